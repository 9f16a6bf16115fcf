// Samples of widgets, for the tests of every widget and for the gallery's page of elements. `X.sample.tsx` beside a
// widget exports one. The gallery reads these files too, so they import nothing of a test runner.
import type { ComponentType, ReactNode } from "react";
import type { Locator } from "vitest/browser";
import type { StoryParameters } from "../../../../gallery/story-parameters.ts";
import type { AnyWidgetSpec, WidgetSpec } from "../../src/widgets/element-spec.ts";
import type { Hand } from "./hand.ts";

/** Ids of the widgets' device and code. */
export interface About {
  readonly deviceId: string;
  readonly accessCodeId: string;
}

interface SampleFacts<Props> {
  /** Key of the widget's id. @default none */
  readonly id?: keyof About;
  /** Set if the widget shows every door without the id. @default false */
  readonly isIdOptional?: true;
  /** Text that the widget shows when its data for "Front Door", and its oldest code, has loaded. */
  readonly shows: string | RegExp;
  /** Entity whose name the widget shows. @default nothing but `shows` */
  readonly names?: "door" | "code";
  /** Text before the reason if its request fails. */
  readonly complains?: string;
  /** Set if the widget makes no request until it is pressed. @default false */
  readonly isPressed?: true;
  /** Further props, for tests of the views that a widget opens. */
  readonly with?: Partial<Props>;
  /** Finds a control that takes the focus and, if it is a field, text. */
  readonly control: (hand: Hand) => (screen: Locator) => Locator;
  readonly typed?: string;
  /** Presses a control, and checks the result. */
  readonly use: (hand: Hand) => (screen: Locator) => Promise<unknown>;
  /** Skeleton parts that are as high as the loaded ones. `roomId` is a door with few codes. @default not measured */
  readonly waits?: {
    readonly parts: readonly string[];
    readonly props: (about: About & { readonly roomId: string }) => Props;
  };
  /** Parameters for the story of its element. @default `shows` */
  readonly story?: Pick<StoryParameters, "before" | "shows">;
}

export interface WidgetSample extends Omit<SampleFacts<never>, "with" | "waits"> {
  readonly spec: AnyWidgetSpec;
  /** Returns the widget with its id, and with everything that its page may set. */
  readonly widget: (about: About) => ReactNode;
  /** Returns the widget with only its id. */
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
