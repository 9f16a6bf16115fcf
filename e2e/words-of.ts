import type { Locator } from "@playwright/test";

/** The box of an element's text, without the space around it. */
export const wordsOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return words.getBoundingClientRect().toJSON() as DOMRect;
  });
