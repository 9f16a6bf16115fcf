import type { Locator } from "@playwright/test";

/** Where the words of an element stand, whatever room is around them. */
export const wordsOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return words.getBoundingClientRect().toJSON() as DOMRect;
  });
