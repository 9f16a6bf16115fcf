// What the custom element of a widget is called, and which kind of attribute or event each prop becomes.
// The type demands one entry per prop: a prop without one does not compile.

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
