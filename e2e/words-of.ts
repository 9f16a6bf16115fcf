import type { Locator } from "@playwright/test";

/** Returns the box of an element's text, without the space around it. */
export const wordsOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return words.getBoundingClientRect().toJSON() as DOMRect;
  });
