"use client";
// Entry point "@mortise/react/elements", also built as the script elements.js. Importing it defines every element. A
// widget's own code loads when the first of its elements is on the page.
import { defineElement, type DefineOptions } from "./element/define.ts";
import { everyElement } from "./element/every-element.ts";
import type { LoadWidget, WidgetProps } from "./element/mount-widget.ts";
import type { AnyWidgetSpec } from "./widgets/element-spec.ts";

export type { WidgetElement, WidgetEvents, WidgetTags } from "./element/element-types.ts";

// elements.js is served from the folder that also contains its stylesheet and fonts. A host's own bundle, which has
// another name, is not.
const here: string = import.meta.url;
const place: DefineOptions = /^https?:.*\/elements(\.\w+)?\.js([?#].*)?$/.test(here)
  ? { assetsBaseUrl: new URL(".", here).href }
  : {};
/**
 * Options for elements of one door or one code: their code is in the chunk `details`, or in a chunk that imports it.
 */
const ofOne: DefineOptions = {
  loadKeeper: async () => (await import("./element/keep-answer.ts")).keepAnswer,
  fetchPieces: () => [import("./element/preview/code-table-preview.ts"), import("./strings/all-strings.ts")],
};
const previews: Readonly<Record<NonNullable<AnyWidgetSpec["preview"]>, DefineOptions>> = {
  devices: {
    loadPreviewer: async () => (await import("./element/preview/device-table-preview.ts")).previewDeviceTable,
  },
  codes: { loadPreviewer: async () => (await import("./element/preview/code-table-preview.ts")).previewCodeTable },
};

for (const spec of everyElement) {
  const { load, calls, preview, isOfOne }: AnyWidgetSpec = spec;
  defineElement<WidgetProps>(spec, load as LoadWidget, {
    ...place,
    ...(isOfOne && ofOne),
    ...(preview && previews[preview]),
    ...(calls && { calls }),
  });
}
