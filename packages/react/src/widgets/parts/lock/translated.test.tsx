// A browser that translates a page replaces text nodes with elements that React does not know.
import { expect, it } from "vitest";
import { openDoor } from "../../../../test/screens/lock-door.tsx";

/** Replaces texts as browsers do, except inside `translate="no"`. */
function translate(page: HTMLElement): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.translate !== true) continue;
    const translated = document.createElement("font");
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
}

it("a lock shows its new state in a page that the browser translates", async () => {
  const { screen, button, text } = await openDoor(true);
  await expect.element(button("Unlock")).toBeVisible();
  translate(screen.container);
  await button("Unlock").click();
  await expect.element(text("Unlocked")).toBeVisible();
  await expect.element(button("Lock")).toBeVisible();
  await expect.element(text("Locked")).not.toBeInTheDocument();
});
