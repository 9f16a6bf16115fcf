// The samples of all widgets, in the order of their list.
import { everyElement } from "../../src/element/every-element.ts";
import type { WidgetSample } from "./widget-sample.tsx";

export interface ListedSample extends WidgetSample {
  readonly tag: `seam-${string}`;
  /** Name of its component, such as `DeviceTable`. */
  readonly name: string;
}

const files = Object.entries(
  import.meta.glob<WidgetSample>("../../src/widgets/**/*.sample.tsx", { eager: true, import: "sample" }),
);

export const everySample = everyElement.map(({ tag }): ListedSample => {
  const [path = "", sample] = files.find(([, { spec }]) => spec.tag === tag) ?? [];
  if (!sample)
    throw new Error(`<${tag}> has no sample, so no test of every widget would use it: write X.sample.tsx beside it.`);
  return Object.assign(sample, { tag, name: path.replace(/^.*\/|\.sample\.tsx$/g, "") });
});
