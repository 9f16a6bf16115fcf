// The whole job, with the server killed and restarted in the middle of each part. No typed text is lost, nothing is
// done twice, and the page is right at every moment.
import type { Locator, Page } from "@playwright/test";
import { frontDoor, statusOf } from "./front-door.ts";
import { oneHalf } from "./halves.ts";
import { expect, type Server, test } from "./server.ts";

for (const { name, region } of oneHalf) {
  test(`the whole job, with the server killed in the middle of each part, ${name}`, async ({ page, server }) => {
    test.setTimeout(240_000);
    const streams = page.waitForResponse(/\/events\/stream/);
    await page.goto(server.banner.url);
    await streams;
    const desk = page.getByRole("region", { name: region });
    await connectWhileKilled(page, server, desk);

    const live = page.waitForResponse(/\/events\/stream/);
    await page.waitForURL(/connect_webview_id=/);
    await live;
    await desk.getByRole("button", { name: "FRONT DOOR", exact: true }).click();
    await desk.getByRole("button", { name: /access codes?$/ }).click();

    await desk.getByRole("button", { name: "Add code" }).click();
    await desk.getByRole("textbox", { name: "Name" }).fill("Amara Okafor");
    await saveWhileKilled(page, server, desk);
    await expect.poll(() => statusOf(server, "Amara Okafor"), { timeout: 30_000 }).toBe("set");
    await desk.getByRole("button", { name: "Done" }).click();
    const row = desk.getByRole("listitem").filter({ hasText: "Amara Okafor" });
    await expect(row).toHaveCount(1);

    await row.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: "Edit code" }).click();
    await desk.getByRole("textbox", { name: "Name" }).fill("Amara and family");
    await saveWhileKilled(page, server, desk);
    const renamed = desk.getByRole("listitem").filter({ hasText: "Amara and family" });
    await expect(renamed).toHaveCount(1);

    await renamed.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: "Delete code" }).click();
    await server.kill();
    const sure = page.getByRole("alertdialog").getByRole("button", { name: "Delete code" });
    await sure.click();
    await expect(noAnswer(page)).toBeVisible({ timeout: 30_000 });
    await server.restart();
    await expect(notLive(desk)).toBeHidden({ timeout: 30_000 });
    if (!(await sure.isVisible())) {
      await renamed.getByRole("button", { name: /^Actions/ }).click();
      await page.getByRole("menuitem", { name: "Delete code" }).click();
    }
    await sure.click();
    await expect.poll(() => statusOf(server, "Amara and family"), { timeout: 30_000 }).toBe(undefined);

    await desk.getByRole("button", { name: "Back", exact: true }).click();
    await unlockWhileKilled(server, desk);
  });
}

/**
 * Finds the notice of a lost connection. It stands beside the doors, not in a form, which shows no data of the server.
 */
const notLive = (within: Page | Locator) =>
  within.getByText(/(Not live since|What you see could not be refreshed)/).first();
/** Finds the sentence about a call that got no answer. */
const noAnswer = (within: Page | Locator) =>
  within.getByText(/No clear response came, so it may have been done anyway/).first();

/**
 * Kills the server while the login is filled in. The browser's own page says that the server is down, and Back restores
 * the login.
 */
async function connectWhileKilled(page: Page, server: Server, desk: Locator): Promise<void> {
  await desk.getByRole("button", { name: "Connect Account" }).click();
  await page.getByRole("button", { name: "Schlage" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to Schlage" })).toBeVisible();
  await server.kill();
  await server.restart();
  await page.getByLabel("Email").fill("jane@example.com");
  await page.getByLabel("Password").fill("1234");
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Kills the server while a form is filled in. The content stays, and the next press saves it once. */
async function saveWhileKilled(page: Page, server: Server, desk: Locator): Promise<void> {
  const [field, save] = [desk.getByRole("textbox", { name: "Name" }), desk.getByRole("button", { name: "Save" })];
  const typed = await field.inputValue();
  await server.kill();
  await save.click();
  await expect(noAnswer(desk)).toBeVisible({ timeout: 30_000 });
  await expect(field).toHaveValue(typed);
  await expect(notLive(page)).toBeVisible({ timeout: 15_000 });
  await server.restart();
  await expect(notLive(page)).toBeHidden({ timeout: 30_000 });
  await expect(field).toHaveValue(typed);
  await save.click();
}

/**
 * Kills the server during an unlock. The unlock is not repeated, so the door stays as it is until somebody presses
 * again.
 */
async function unlockWhileKilled(server: Server, desk: Locator): Promise<void> {
  const unlock = desk.getByRole("button", { name: "Unlock", exact: true });
  await expect(unlock).toBeVisible();
  await server.kill();
  await unlock.click();
  await expect(notLive(desk)).toBeVisible({ timeout: 15_000 });
  await expect(noAnswer(desk)).toBeVisible({ timeout: 30_000 });
  await server.restart();
  await expect(notLive(desk)).toBeHidden({ timeout: 30_000 });
  expect((await frontDoor(server)).properties.locked).toBe(true);
  await desk.getByRole("button", { name: /^(Unlock|Try again)$/ }).click();
  await expect.poll(async () => (await frontDoor(server)).properties.locked, { timeout: 30_000 }).toBe(false);
  await expect(desk.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
}
