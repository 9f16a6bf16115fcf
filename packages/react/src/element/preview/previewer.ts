// Shows an answer before the widgets' code has loaded.
import type { FirstAnswer } from "../ask-ahead.ts";
import type { ElementInputs } from "../mount-widget.ts";
import type { CachedCall } from "../../provider/cache-keys.ts";
import { keepFirstAnswer } from "../../provider/first-answers.ts";
import { markLanguage } from "../../strings/mark-language.ts";

/**
 * Shows the answer to an element's first call. Returns `false` if only the widget can show it.
 * @param inputs - Inputs of the element, completed by the page's configuration.
 */
export type Previewer = (answer: FirstAnswer, inputs: ElementInputs, show: (preview: HTMLElement) => void) => boolean;

/** Creates a previewer. @param read - Parses the answer into what the widget's cache will hold. */
export const createPreviewer =
  <Body, Data>(
    call: CachedCall,
    read: (body: Body) => Data,
    rootOf: (inputs: ElementInputs, data: Data) => HTMLElement | undefined,
  ): Previewer =>
  ({ sessionKey, input, body }, inputs, show) => {
    const data = read(body as Body);
    const root = rootOf(inputs, data);
    if (!root) return false;
    keepFirstAnswer(sessionKey, call, input, data);
    show(root);
    // The page's own language can be compared only after insertion.
    markLanguage(root, inputs.provider.locale || "en-US");
    return true;
  };
