// What TypeScript knows of the elements: their properties, their events, and their tags in React's JSX.
import type { Seam } from "@mortise/client";
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { everyElement } from "./every-element.ts";
import type { SeamProviderProps } from "../provider/SeamProvider.tsx";
import type { WidgetSpec } from "../widgets/element-spec.ts";
import type { WidgetView } from "../widgets/widget-options.tsx";

type Specs = (typeof everyElement)[number];

/** Every element and the props of its widget. */
type WidgetProps = {
  [Spec in Specs as Spec["tag"]]: Spec extends WidgetSpec<Spec["tag"], infer Props> ? Props : never;
};

/**
 * A widget's element: its props and those of its provider as properties, `undefined` as long as nobody has set them.
 */
export type WidgetElement<Props> = HTMLElement &
  Partial<Omit<Props, "className">> &
  Omit<SeamProviderProps, "children">;

type WidgetElements = { [Tag in keyof WidgetProps]: WidgetElement<WidgetProps[Tag]> };

/**
 * What the elements send; all bubble, leave shadow roots, and can be cancelled. `detail` names the callback's
 * arguments.
 */
export interface WidgetEvents {
  /** A row was pressed; `preventDefault()` leaves its details closed. */
  "seam-device-click": CustomEvent<{ deviceId: string }>;
  /** A row was pressed; `preventDefault()` leaves its details closed. */
  "seam-access-code-click": CustomEvent<{ accessCodeId: string }>;
  /** A code is to be changed; `preventDefault()` leaves the form closed. */
  "seam-edit": CustomEvent<{ accessCodeId: string }>;
  /** A code is to be deleted; `preventDefault()` leaves that to the page. */
  "seam-delete": CustomEvent<{ accessCodeId: string }>;
  /** The widget has a client: its first one, or that of a renewed session. */
  "seam-session-update": CustomEvent<{ client: Seam }>;
  /** The client session has ended, and could not be renewed. */
  "seam-session-expired": CustomEvent<Record<string, never>>;
  /** A form has saved. */
  "seam-success": CustomEvent<{ accessCodeId: string }>;
  /** A form has made codes for several doors. */
  "seam-codes-created": CustomEvent<{ accessCodeIds: readonly string[] }>;
  /** A view has opened, or is seen again because the one above it closed. */
  "seam-navigate": CustomEvent<{ view: WidgetView; id: string | null }>;
  /** Back was pressed; its button is there only with the attribute `on-back`. */
  "seam-back": CustomEvent<Record<string, never>>;
}

/**
 * The attributes of every tag, for a framework's types; `Common`: those it gives any tag. Callbacks are events:
 * `onseam-device-click`.
 */
export type WidgetTags<Common = unknown> = {
  [Tag in keyof WidgetProps]: WidgetTag<WidgetProps[Tag] & SeamProviderProps> & Common;
};

/** Leaves callbacks out: of a prop `onDeviceClick` a framework would make a listener for an event that nobody sends. */
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
