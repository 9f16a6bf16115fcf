// The whole job again with the keyboard only, in React and with the elements.
import type { Page } from "@playwright/test";
import { day, frontDoor, passTime, statusOf } from "./front-door.ts";
import { halves } from "./halves.ts";
import { expect, test } from "./server.ts";

for (const { name, region } of halves) {
  test(`the whole job by keyboard, ${name}`, async ({ page, server }) => {
    test.setTimeout(120_000);
    await page.goto(server.banner.url);
    await expect(page.getByRole("region", { name: region }).getByRole("button", { name: "Linen Room" })).toBeVisible();
    const walk = walker(page, region);
    await walk.press("Connect Account");

    await page.waitForURL(/connect_webviews/);
    const hosted = walker(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await hosted.press("Schlage");
    await expect(page.getByRole("heading", { name: "Sign in to Schlage" })).toBeFocused();
    await hosted.to("Email");
    await page.keyboard.type("jane@example.com");
    await hosted.to("Password");
    await page.keyboard.type("1234");
    await page.keyboard.press("Enter");
    await page.waitForURL(/connect_webview_id=/);

    const newest = page.getByRole("region", { name: region }).getByRole("button", { name: "FRONT DOOR", exact: true });
    await expect(newest).toBeVisible();
    // All doors together are one tab stop.
    await walk.to("Front Door");
    await expect
      .poll(async () => {
        await page.keyboard.press("ArrowDown");
        return newest.evaluate((row) => row === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press("Enter");
    await walk.press(/access codes?$/);
    await walk.press("Add code");
    await walk.to("Name");
    await page.keyboard.type("Ida Lind");
    await walk.to("Ongoing");
    await page.keyboard.press("ArrowDown");
    await walk.press("Edit times");
    await typeDates(page, walk);
    await walk.press("Back");
    await walk.press("Save");
    await walk.press("Done");
    await expect.poll(() => statusOf(server, "Ida Lind")).toBeDefined();
    await passTime(server, 7 * day);
    await expect.poll(() => statusOf(server, "Ida Lind")).toBe("set");

    await walk.press(/^Actions for Ida Lind/);
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await walk.press("Delete code");
    await expect.poll(() => statusOf(server, "Ida Lind")).toBe(undefined);

    await walk.press("Back");
    await walk.press("Unlock");
    await expect.poll(async () => (await frontDoor(server)).properties.locked).toBe(false);
  });
}

type Walker = ReturnType<typeof walker>;

/** Moves between controls with Tab, like a person without a mouse, within `region` if it is given. */
function walker(page: Page, region?: string) {
  const to = async (name: string | RegExp): Promise<void> => {
    // The loop passes the page many times, because the control may not be there yet.
    for (let steps = 0; steps < 1000; steps += 1) {
      await page.keyboard.press("Tab");
      const here = await focused(page, region);
      if (here !== null && (typeof name === "string" ? here === name : name.test(here))) return;
    }
    throw new Error(`Tab never reaches ${name}.`);
  };
  const press = async (name: string | RegExp): Promise<void> => {
    await to(name);
    await page.keyboard.press("Enter");
  };
  return { to, press };
}

/**
 * Returns the accessible name of the focused control, or `null` outside the region. A modal dialog is inside every
 * region.
 */
const focused = (page: Page, region: string | undefined): Promise<string | null> =>
  page.evaluate((wanted) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return null;
    const place = element.closest("section");
    const title = place?.querySelector("h2")?.textContent;
    if (wanted !== undefined && title !== wanted && element.closest("dialog") === null) return null;
    const label =
      element instanceof HTMLInputElement ? element.labels?.[0]?.innerText.trim().split("\n")[0] : undefined;
    return (element.getAttribute("aria-label") ?? label ?? element.textContent ?? "").trim();
  }, region);

/** Types both dates a week later, digit by digit, into the date part of each field. */
async function typeDates(page: Page, walk: Walker): Promise<void> {
  for (const label of ["Start", "End"]) {
    await walk.to(label);
    const shown = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
    const moved = new Date(new Date(`${shown}Z`).getTime() + 7 * day);
    const digits = [moved.getUTCMonth() + 1, moved.getUTCDate(), moved.getUTCFullYear()].map((part) =>
      String(part).padStart(2, "0"),
    );
    await page.keyboard.type(digits.join(""));
  }
}
