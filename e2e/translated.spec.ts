// In a browser that translates pages for its reader.
import { addEndpoint, closeReceivers, portal, startReceiver } from "./portal.ts";
import { expect, test } from "./server.ts";

test.afterEach(closeReceivers);

test("the portal goes on, and says what is so", async ({ page, server }) => {
  const { link } = await portal(server);
  const receiver = await startReceiver();
  const broken: Error[] = [];
  page.on("pageerror", (error) => broken.push(error));
  await page.addInitScript(translating);
  await page.goto(link);
  await addEndpoint(page, receiver);
  await page.getByRole("button", { name: "Send example" }).click();
  await expect(page.getByRole("region", { name: "Attempts" }).getByRole("listitem").filter({ hasText: "Succeeded" })).toContainText(
    "status 200",
  );
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Description").fill("Day desk");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Day desk" })).toBeVisible();
  await expect(page.getByText("Night desk")).toHaveCount(0);
  await page.getByRole("button", { name: "Disable" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await expect(page.getByRole("button", { name: "Enable" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Disable" })).toHaveCount(0);
  expect(broken).toEqual([]);
});

/** As browsers do it, who heed `translate`: each text that comes is put into elements that nobody told the page of. */
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
