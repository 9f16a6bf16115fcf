// A page that the browser translates for its reader: every text is put into elements that nobody told us of.
import { expect, it } from "vitest";
import { openDoor } from "../../../../test/lock-door.tsx";

/** As browsers do it, who heed `translate`. */
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

it("a lock says how it is in a page that the browser translates", async () => {
  const { screen, button, text } = await openDoor(true);
  await expect.element(button("Unlock")).toBeVisible();
  translate(screen.container);
  await button("Unlock").click();
  await expect.element(text("Unlocked")).toBeVisible();
  await expect.element(button("Lock")).toBeVisible();
  await expect.element(text("Locked")).not.toBeInTheDocument();
});
