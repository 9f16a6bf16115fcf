// What the tests of every widget, and the gallery's page of elements, know of one. `X.sample.tsx` beside a widget
// exports it. The gallery reads these files too, so they import nothing of a test runner.
import type { ComponentType, ReactNode } from "react";
import type { Locator } from "vitest/browser";
import type { StoryParameters } from "../../../../gallery/story-parameters.ts";
import type { AnyWidgetSpec, WidgetSpec } from "../../src/widgets/element-spec.ts";
import type { Hand } from "./hand.ts";

/** The ids of what the widgets show. */
export interface About {
  readonly deviceId: string;
  readonly accessCodeId: string;
}

interface SampleFacts<Props> {
  /** The id that the widget is given. @default none */
  readonly id?: keyof About;
  /** Without the id the widget shows every door. @default false */
  readonly isIdOptional?: true;
  /** Text that the widget shows once its data for "Front Door", and its oldest code, has arrived. */
  readonly shows: string | RegExp;
  /** What the widget names of the door or the code that it is about. @default nothing but `shows` */
  readonly names?: "door" | "code";
  /** Text that stands before the reason if its request fails. */
  readonly complains?: string;
  /** The widget makes no request until it is pressed. @default false */
  readonly isPressed?: true;
  /** Further props, for tests that reach what a widget opens. */
  readonly with?: Partial<Props>;
  /** Finds what takes the focus and, where it is a field, a text. */
  readonly control: (hand: Hand) => (screen: Locator) => Locator;
  readonly typed?: string;
  /** Presses something, and expects what must come of it. */
  readonly use: (hand: Hand) => (screen: Locator) => Promise<unknown>;
  /** Parts that wait as high as they will be. `roomId`: a door with few codes. @default not measured */
  readonly waits?: {
    readonly parts: readonly string[];
    readonly props: (about: About & { readonly roomId: string }) => Props;
  };
  /** What the story of its element shows. @default `shows` */
  readonly story?: Pick<StoryParameters, "before" | "shows">;
}

export interface WidgetSample extends Omit<SampleFacts<never>, "with" | "waits"> {
  readonly spec: AnyWidgetSpec;
  /** The widget with its id, and with all that its page may set. */
  readonly widget: (about: About) => ReactNode;
  /** The widget with its id alone. */
  readonly plain: (about: About, className?: string) => ReactNode;
  readonly waits?: {
    readonly parts: readonly string[];
    readonly widget: (about: About & { readonly roomId: string }) => ReactNode;
  };
}

export function sampleOf<Tag extends `seam-${string}`, Props extends object>(
  Widget: ComponentType<Props>,
  spec: WidgetSpec<Tag, Props>,
  { with: more, waits, ...facts }: SampleFacts<NoInfer<Props>>,
): WidgetSample {
  const { id } = facts;
  const given = (about: About, others: object) => ({ ...(id && { [id]: about[id] }), ...others }) as unknown as Props;
  return {
    ...facts,
    spec,
    widget: (about) => <Widget {...given(about, { ...more })} />,
    plain: (about, className) => <Widget {...given(about, { className })} />,
    ...(waits && { waits: { parts: waits.parts, widget: (about) => <Widget {...waits.props(about)} /> } }),
  };
}
