// Defines widgets as custom elements. A page loads only this file at first; runtime, provider and widget load in
// parallel when the first element of a kind is on the page.
import type { ComponentType } from "react";
import { addAssetsAhead, askAhead, type FirstAnswer } from "./ask-ahead.ts";
import { withGlobalConfiguration } from "../provider/global-configuration.ts";
import { hideUntilStyled } from "../provider/page-assets.ts";
import type { Previewer } from "./preview/previewer.ts";
import { createElementClass } from "./element-class.ts";
import type { KeepAnswer } from "./keep-answer.ts";
import type { ElementOptions, LoadWidget, PrepareElement } from "./mount-widget.ts";
import type { AnyElementSpec, ElementSpec } from "../widgets/element-spec.ts";
import { type FirstCalls, noCalls } from "../data/first-calls.ts";
import { waitMs, waitUntilOnScreen } from "./preview/wait-until-on-screen.ts";

export interface DefineOptions extends ElementOptions {
  /** First requests of the element, besides its session. @default nothing */
  readonly calls?: FirstCalls;
  /** Loads the code that previews the answer to the first of these calls before the widget has loaded. @default none */
  readonly loadPreviewer?: () => Promise<Previewer>;
  /** Loads the function that stores that answer for the widget's first render. @default none: a previewer stores it */
  readonly loadKeeper?: () => Promise<KeepAnswer>;
  /** Loads chunks that the widget's chunk imports, in parallel instead of afterwards. */
  readonly fetchPieces?: () => readonly Promise<unknown>[];
}

/** Loads a chunk that the widgets' chunks import, in parallel instead of afterwards. */
const fetchFirstPiece = () => import("./preview/device-table-preview.ts");

/** Ignores failures, because the code that needs a module loads it again and reports the failure. */
const ignoreFailures = (loading: readonly (Promise<unknown> | undefined)[]) => {
  for (const each of loading) each?.catch(() => undefined);
};

declare const CORE_FILE: string | undefined;

/** Preloads the chunk `core`, which has the bridge, while the first answer is pending. It runs after the preview. */
function fetchCore(): void {
  // Only the build of elements.js defines the file's name (vite.web.config.ts).
  if (typeof CORE_FILE === "undefined") return;
  const href = new URL(CORE_FILE, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "script", crossOrigin: "anonymous", href });
  document.head.append(link);
}

/** Longest time that the code waits for the first answer, so that its preview shows before the code runs. */
const longestAheadMs = 400;

/** Longest time that a loaded widget waits for its first answer before it renders, so that it renders no skeleton. */
const longestBeforeMountMs = 50;

/**
 * Resolves when the previews of all elements are shown, or after `longestAheadMs`. The widgets' code runs later,
 * because it would delay the previews.
 */
let previewsShown: Promise<unknown> = Promise.resolve();

/**
 * Defines a widget's element, unless an earlier script has. The widget is loaded when the first element is on the page.
 */
export function defineElement<Props>(
  spec: ElementSpec<Props>,
  load: () => Promise<ComponentType<Props>>,
  options: DefineOptions = {},
): void {
  // Servers have no custom elements.
  if (typeof customElements === "undefined" || customElements.get(spec.tag) !== undefined) return;
  // `ElementSpec` has checked the props against the widget's type; from here on they are only names and kinds.
  const { props: kinds }: AnyElementSpec = spec;
  const loadWidget = load as unknown as LoadWidget;
  const { calls = noCalls, loadPreviewer, loadKeeper, fetchPieces, assetsBaseUrl } = options;
  const firstAnswers: Promise<FirstAnswer | undefined>[] = [];
  const loadMount = async () => {
    // Both files load in parallel. The bridge shows a failure, and retries.
    const widget = loadWidget();
    const keeper = loadKeeper?.();
    ignoreFailures([widget, keeper, fetchFirstPiece(), ...(fetchPieces?.() ?? [])]);
    const { createMount } = await import("./bridge.tsx");
    const mount = await createMount(loadWidget, options, widget);
    const keep = await keeper?.catch(() => undefined);
    const answers = keep && (await Promise.race([Promise.all(firstAnswers), waitMs(longestBeforeMountMs)]));
    for (const answer of answers ?? []) if (answer) keep?.(answer);
    return mount;
  };
  const prepare: PrepareElement = (element, inputs, show) => {
    const link = addAssetsAhead(element, inputs, assetsBaseUrl);
    const { giveUp, first } = askAhead(inputs, calls);
    const showPreview = async (fetchPreviewer: () => Promise<Previewer>) => {
      ignoreFailures([fetchFirstPiece()]);
      const preview = await fetchPreviewer();
      fetchCore();
      const answer = await first;
      const showStyled = (root: HTMLElement) => {
        show(root);
        if (link) hideUntilStyled(root, link);
      };
      const whole = { ...inputs, provider: withGlobalConfiguration(inputs.provider) };
      if (answer && preview(answer, whole, showStyled)) await waitUntilOnScreen();
    };
    firstAnswers.push(first);
    // Without a preview, the widget itself shows the answer or the error, a little later.
    const shown = loadPreviewer && showPreview(loadPreviewer).catch(() => undefined);
    if (shown) previewsShown = Promise.race([Promise.all([previewsShown, shown]), waitMs(longestAheadMs)]);
    return { giveUp, ready: previewsShown };
  };
  customElements.define(spec.tag, createElementClass(kinds, loadMount, prepare));
}
