// The last text that a screen reader announces of a lock equals the text on screen.
import type { Locator, Page } from "@playwright/test";
import { lockedDoor } from "./doors.ts";
import { halves } from "./halves.ts";
import { expect, type Server, test } from "./server.ts";

const doubt = /No clear response came/;

async function openDoor(page: Page, server: Server, region: string, name: string): Promise<Locator> {
  const live = page.waitForResponse(/\/events\/stream/);
  await page.goto(server.banner.url);
  await live;
  const desk = page.getByRole("region", { name: region });
  await desk.getByRole("button", { name }).click();
  await expect(desk.getByRole("group", { name })).toBeVisible();
  return desk;
}

const spokenIn = (desk: Locator) => desk.getByRole("status").filter({ hasText: /\S/ });

for (const { name, region } of halves) {
  test(`a command that finds no network is heard to have failed, and then where the bolt is, ${name}`, async ({
    page,
    server,
    context,
  }) => {
    const door = await lockedDoor(server);
    const desk = await openDoor(page, server, region, door.properties.name);
    const lock = desk.getByRole("group", { name: door.properties.name });
    await lock.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(lock.getByText("Confirmed by the lock")).toBeVisible();
    await expect(lock.getByText("Confirmed by the lock")).toBeHidden();
    await context.setOffline(true);
    await lock.getByRole("button", { name: "Lock", exact: true }).click();
    await expect(lock.getByText(doubt)).toBeVisible();
    await expect(lock.getByText("Last known: Unlocked")).toBeVisible();
    await expect(spokenIn(desk)).toHaveText([new RegExp(`: Last known: Unlocked\\. ${doubt.source}`)]);
    await context.setOffline(false);
    // The lock is read again once its answer cannot be older than the command.
    await expect(lock.getByText("Unlocked", { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(lock.getByText(doubt)).toBeHidden();
    await expect(spokenIn(desk).filter({ hasText: `${door.properties.name}: Unlocked` })).toHaveCount(1);
  });
}

test("a bolt that is moved from another tab of the same person is no news there", async ({ page, server, context }) => {
  const door = await lockedDoor(server);
  const { name } = door.properties;
  const desk = await openDoor(page, server, halves[0].region, name);
  const other = await context.newPage();
  const otherDesk = await openDoor(other, server, halves[0].region, name);
  await otherDesk.evaluate((root) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const note = () => {
      for (const each of root.querySelectorAll(".seam-lock-note, [role=status]")) said.push(each.textContent ?? "");
    };
    new MutationObserver(note).observe(root, { subtree: true, childList: true, characterData: true });
  });
  await desk.getByRole("group", { name }).getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(otherDesk.getByRole("group", { name }).getByText("Unlocked", { exact: true })).toBeVisible();
  await expect(otherDesk.getByRole("group", { name }).getByRole("button", { name: "Lock", exact: true })).toBeVisible();
  await expect(desk.getByRole("group", { name }).getByText("Confirmed by the lock")).toBeHidden();
  const said = await other.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((text) => text !== "")).toEqual([]);
});
