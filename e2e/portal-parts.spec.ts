// Controls that the portal shares with the widgets, as the portal uses them.
import { addEndpoint, closeReceivers, portal, startReceiver } from "./portal.ts";
import { expect, test } from "./server.ts";

test.afterEach(closeReceivers);

test("a question takes the focus, is left with Escape, and gives the focus back", async ({ page, server }) => {
  const { link } = await portal(server);
  await page.goto(link);
  await addEndpoint(page, await startReceiver());
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this endpoint?" });
  await expect(question).toHaveAccessibleDescription(/cannot be undone/);
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete" })).toBeFocused();
});

test("a message is in the status region anew each time, and stays while the pointer is on it", async ({
  page,
  server,
}) => {
  await page.clock.install();
  const { link } = await portal(server);
  await page.goto(link);
  await addEndpoint(page, await startReceiver());
  const message = page.getByRole("status").locator(".seam-toast");
  await expect(message).toHaveText("Endpoint added.");
  const first = await message.elementHandle();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(message).toHaveText("Saved.");
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  await message.hover();
  await page.clock.fastForward(60_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5000);
  await expect(message).toHaveCount(0);
});
