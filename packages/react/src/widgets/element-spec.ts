// Describes the custom element of a widget: its tag, and the attribute or event of each prop. The type requires one
// entry per prop, so a missing one does not compile.
import type { ComponentType } from "react";
import type { FirstCalls } from "../data/first-calls.ts";

/** Names of the fields of the event's `detail`, in the order of the callback's arguments. */
export interface EventKind {
  readonly event: readonly string[];
  /**
   * Whether the callback is passed only on request, because the widget looks different with it. The page requests it
   * with a function in the property of the same name, or with the attribute (`on-back`).
   * @default false
   */
  readonly optIn?: boolean;
}

/**
 * Returned by an element's callback if a listener called `preventDefault()`. The widget then skips its own action. A
 * symbol, because a host's callback may return any other value by accident. Registered by name, because the loader of
 * elements and the widgets are separate bundles.
 */
export const defaultPrevented = Symbol.for("mortise default prevented");

/** Kind of a prop. `object` is for objects and for functions that are not callbacks, which only a property can hold. */
export type PropKind = "string" | "boolean" | "list" | "object" | EventKind;

export interface ElementSpec<Props> {
  readonly tag: `seam-${string}`;
  readonly props: { readonly [Name in keyof Props]-?: PropKind };
}

/** Spec of any widget. */
export interface AnyElementSpec {
  readonly tag: `seam-${string}`;
  readonly props: Readonly<Record<string, PropKind>>;
}

/** Spec that elements.ts reads. The widget's `X.element.ts` exports it, and every-element.ts lists it. */
export interface WidgetSpec<Tag extends `seam-${string}`, Props> extends ElementSpec<Props> {
  readonly tag: Tag;
  /** Loads the widget's code. The path is a literal, because bundlers follow nothing else. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** First requests of the element, besides its session. @default nothing */
  readonly calls?: FirstCalls;
  /** Answer to the first of `calls`, shown before the widget's code has loaded. @default nothing is shown */
  readonly preview?: "devices" | "codes";
  /** Whether the widget shows one door or one code. Its answer is kept for the first render. @default false */
  readonly isOfOne?: boolean;
}

/** Spec of any widget, with its loader. */
export interface AnyWidgetSpec
  extends AnyElementSpec,
    Pick<WidgetSpec<`seam-${string}`, object>, "calls" | "preview" | "isOfOne"> {
  readonly load: () => Promise<unknown>;
}
