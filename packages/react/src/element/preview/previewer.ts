// How the loader shows an answer before the widgets' code is there.
import type { FirstAnswer } from "../ask-ahead.ts";
import type { ElementInputs } from "../mount-widget.ts";
import type { CachedCall } from "../../provider/cache-keys.ts";
import { keepFirstAnswer } from "../../provider/first-answers.ts";
import { markLanguage } from "../../strings/mark-language.ts";

/**
 * Shows the answer to an element's first call; returns false where that is for the widget alone. `inputs`: completed by
 * the page's configuration.
 */
export type Previewer = (answer: FirstAnswer, inputs: ElementInputs, show: (preview: HTMLElement) => void) => boolean;

/** `read`: what the widget's cache will hold of the answer. */
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
    // Whether the page's language is its own shows only there.
    markLanguage(root, inputs.provider.locale || "en-US");
    return true;
  };
