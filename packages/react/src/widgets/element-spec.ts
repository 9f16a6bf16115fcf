// What the custom element of a widget is called, and which kind of attribute or event each prop becomes.
// The type demands one entry per prop: a prop without one does not compile.
import type { ComponentType } from "react";
import type { FirstCalls } from "../data/first-calls.ts";

/** Names of the event's `detail`, in the order of the callback's arguments. */
export interface EventKind {
  readonly event: readonly string[];
  /**
   * The widget looks different when somebody listens, so the callback is passed only when asked for: by a function in
   * the property of the same name, or by the attribute (`on-back`).
   * @default false
   */
  readonly optIn?: boolean;
}

/**
 * What an element's callback answers when a listener called `preventDefault()`: the widget then leaves undone what it
 * would have done by itself. A symbol, because a host's own callback may answer anything else by accident.
 */
export const defaultPrevented = Symbol("default prevented");

/** `object` is for what only a property can hold: objects and functions that are not callbacks. */
export type PropKind = "string" | "boolean" | "list" | "object" | EventKind;

export interface ElementSpec<Props> {
  readonly tag: `seam-${string}`;
  readonly props: { readonly [Name in keyof Props]-?: PropKind };
}

/** Any spec, whatever its widget. */
export interface AnyElementSpec {
  readonly tag: `seam-${string}`;
  readonly props: Readonly<Record<string, PropKind>>;
}

/** What elements.ts needs of a widget. The widget's `X.element.ts` exports it, and every-element.ts lists it. */
export interface WidgetSpec<Tag extends `seam-${string}`, Props> extends ElementSpec<Props> {
  readonly tag: Tag;
  /** Loads the widget's code. The path is written out, because bundlers follow only that. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the element asks first, besides its session. @default nothing */
  readonly calls?: FirstCalls;
  /** The answer to the first of these calls, shown before the widget's code is there. @default nothing is shown */
  readonly preview?: "devices" | "codes";
  /** The widget is about one door or one code: the answer is kept for its first rendering. @default false */
  readonly isOfOne?: boolean;
}

/** Any spec with its widget's loader, whatever its props. */
export interface AnyWidgetSpec
  extends AnyElementSpec,
    Pick<WidgetSpec<`seam-${string}`, object>, "calls" | "preview" | "isOfOne"> {
  readonly load: () => Promise<unknown>;
}
