// TypeScript types of the elements: their properties, their events, and their tags in React's JSX.
import type { Seam } from "@mortise/client";
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { everyElement } from "./every-element.ts";
import type { SeamProviderProps } from "../provider/SeamProvider.tsx";
import type { WidgetSpec } from "../widgets/element-spec.ts";
import type { WidgetView } from "../widgets/widget-options.tsx";

type Specs = (typeof everyElement)[number];

/** Elements with the props of their widgets. */
type WidgetProps = {
  [Spec in Specs as Spec["tag"]]: Spec extends WidgetSpec<Spec["tag"], infer Props> ? Props : never;
};

/** Element of a widget. The props of the widget and its provider are properties, `undefined` until they are set. */
export type WidgetElement<Props> = HTMLElement &
  Partial<Omit<Props, "className">> &
  Omit<SeamProviderProps, "children">;

type WidgetElements = { [Tag in keyof WidgetProps]: WidgetElement<WidgetProps[Tag]> };

/**
 * Events of the elements. All bubble, leave shadow roots, and are cancelable. `detail` names the callback's arguments.
 */
export interface WidgetEvents {
  /** A row was pressed. `preventDefault()` keeps its details closed. */
  "seam-device-click": CustomEvent<{ deviceId: string }>;
  /** A row was pressed. `preventDefault()` keeps its details closed. */
  "seam-access-code-click": CustomEvent<{ accessCodeId: string }>;
  /** Editing of a code was requested. `preventDefault()` keeps the form closed. */
  "seam-edit": CustomEvent<{ accessCodeId: string }>;
  /** Deletion of a code was requested. `preventDefault()` leaves it to the page. */
  "seam-delete": CustomEvent<{ accessCodeId: string }>;
  /** The widget has a client: its first one, or that of a renewed session. */
  "seam-session-update": CustomEvent<{ client: Seam }>;
  /** The client session has ended, and could not be renewed. */
  "seam-session-expired": CustomEvent<Record<string, never>>;
  /** A form has saved. */
  "seam-success": CustomEvent<{ accessCodeId: string }>;
  /** A form has created codes for several doors. */
  "seam-codes-created": CustomEvent<{ accessCodeIds: readonly string[] }>;
  /** A view has opened, or is visible again because the one in its place closed. */
  "seam-navigate": CustomEvent<{ view: WidgetView; id: string | null }>;
  /** Back was pressed. The button exists only with the attribute `on-back` or the property `onBack`. */
  "seam-back": CustomEvent<Record<string, never>>;
}

/**
 * Attributes of every tag, for a framework's types. `Common` is the framework's attributes of any tag. Callbacks are
 * events: `onseam-device-click`.
 */
export type WidgetTags<Common = unknown> = {
  [Tag in keyof WidgetProps]: WidgetTag<WidgetProps[Tag] & SeamProviderProps> & Common;
};

/**
 * Omits callbacks: a framework would turn a prop `onDeviceClick` into a listener for an event that no element
 * dispatches.
 */
type WidgetTag<Props> = {
  [Name in keyof Props as Name extends `on${string}` | "className" | "children" ? never : Name]?:
    | Props[Name]
    | undefined;
} & { [Name in keyof WidgetEvents as `on${Name}`]?: ((event: WidgetEvents[Name]) => void) | undefined };

type ReactTags = WidgetTags<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>>;

declare global {
  interface HTMLElementTagNameMap extends WidgetElements {}
  interface GlobalEventHandlersEventMap extends WidgetEvents {}
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends ReactTags {}
  }
}
