// A host's page that a library morphs into the server's markup.
import { morph } from "@alpinejs/morph";
import { Alpine } from "alpinejs";
import { Idiomorph } from "idiomorph";
import morphdom from "morphdom";
import { expect, onTestFinished } from "vitest";
import { type Locator, page as browserPage } from "vitest/browser";

Object.assign(globalThis, { Alpine });
Alpine.plugin(morph);

export const libraries = {
  // Its types declare it as a CommonJS module.
  morphdom: (from: Element, html: string) => void (morphdom as unknown as typeof morphdom.default)(from, html),
  idiomorph: (from: Element, html: string) => void Idiomorph.morph(from, html),
  "@alpinejs/morph": (from: Element, html: string) => void Alpine.morph(from, html),
};
export type Library = keyof typeof libraries;

export interface MorphedPage {
  readonly page: Element;
  /** The page's element of a widget. */
  readonly element: Element;
  readonly screen: Locator;
  readonly send: (...parts: readonly string[]) => string;
}

/** Opens a page of these parts, one of which is an element of ours, and waits for its widget. */
export async function openMorphedPage(...parts: readonly string[]): Promise<MorphedPage> {
  const send = (...sent: readonly string[]) => `<main id="page">${sent.join("")}</main>`;
  document.body.insertAdjacentHTML("beforeend", send(...parts));
  const page = document.querySelector("#page") as HTMLElement;
  onTestFinished(() => page.remove());
  const element = [...page.children].find(({ localName }) => localName.startsWith("seam-")) as Element;
  // The element is neither empty, nor shows a preview or a skeleton.
  await expect.poll(() => element.querySelector(".seam-components")).not.toBeNull();
  await expect.poll(() => element.querySelector('.seam-waiting, .seam-skeleton, [id^="seam0-"]')).toBeNull();
  // A table requests it when the page is idle.
  if (element.querySelector(".seam-device-row"))
    await expect.poll(() => element.querySelector(".seam-attention-chip")).not.toBeNull();
  return { page, element, screen: browserPage.elementLocator(element), send };
}

/** Morphs the page into each of these, twice, while nothing in the widget may change. */
export async function expectToStay(
  library: Library,
  { page, element, send }: MorphedPage,
  pages: readonly (readonly string[])[],
): Promise<void> {
  const before = stateOf(element);
  const nodes = nodesOf(element);
  for (const parts of pages) {
    for (let round = 0; round < 2; round += 1) {
      libraries[library](page, send(...parts));
      await expect.poll(() => stateOf(element)).toEqual(before);
      expect(nodesOf(element).every((node, at) => node === nodes[at])).toBe(true);
      expect([...page.children].map(({ localName, textContent }) => (localName === "p" ? textContent : ""))).toEqual(
        parts.map((part) => /^<p>(.*)<\/p>$/u.exec(part)?.[1] ?? ""),
      );
      expect(page.contains(element)).toBe(true);
    }
  }
}

/** Returns a widget's visible content, its typed text, and the position of focus and caret. */
function stateOf(element: Element) {
  const { activeElement } = document;
  const { value, selectionStart } = (element.contains(activeElement) ? activeElement : {}) as HTMLInputElement;
  const at = nodesOf(element).indexOf(activeElement as Node);
  const fields = [...element.querySelectorAll("input")].map((field) => [field.value, field.labels?.[0]?.textContent]);
  const opened = [...element.querySelectorAll(":popover-open, :modal")].map(({ className }) => className);
  return { text: element.textContent, html: element.innerHTML, at, value, selectionStart, fields, opened };
}

function nodesOf(element: Element): Node[] {
  const walker = document.createTreeWalker(element);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
