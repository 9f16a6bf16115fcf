// The portal in a browser that translates pages, which replaces their text nodes.
import { addEndpoint, closeReceivers, portal, startReceiver } from "./portal.ts";
import { expect, test } from "./server.ts";

test.afterEach(closeReceivers);

test("the portal keeps working under a page translator and shows current data", async ({ page, server }) => {
  const { link } = await portal(server);
  const receiver = await startReceiver();
  const broken: Error[] = [];
  page.on("pageerror", (error) => broken.push(error));
  await page.addInitScript(translating);
  await page.goto(link);
  await addEndpoint(page, receiver);
  await page.getByRole("button", { name: "Send example" }).click();
  await expect(
    page.getByRole("region", { name: "Attempts" }).getByRole("listitem").filter({ hasText: "Succeeded" }),
  ).toContainText("status 200");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Description").fill("Day desk");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Day desk" })).toBeVisible();
  await expect(page.getByText("Night desk")).toHaveCount(0);
  await page.getByRole("button", { name: "Disable" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
  await expect(page.getByRole("button", { name: "Enable" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Disable" })).toHaveCount(0);
  expect(broken).toEqual([]);
});

/**
 * Imitates a browser's page translator: wraps each new text in a `<font>` element, except where `translate` is "no".
 */
function translating(): void {
  const translate = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.parentElement?.translate !== true || text.parentElement.closest("font, script, option")) continue;
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  new MutationObserver(translate).observe(document, { childList: true, subtree: true, characterData: true });
}
