// The whole job, in React and with the elements: connect an account, see its locks arrive, give a guest a code for next
// week, watch it become set, change it, delete it, unlock the door.
import type { Locator, Page } from "@playwright/test";
import { day, frontDoor, passTime, statusOf } from "./front-door.ts";
import { halves } from "./halves.ts";
import { expect, test } from "./server.ts";

for (const { name, region } of halves) {
  test(`the whole job, ${name}`, async ({ page, server }) => {
    test.setTimeout(120_000);
    await page.goto(server.banner.url);
    await connectSchlage(page, page.getByRole("region", { name: region }));
    const desk = page.getByRole("region", { name: region });
    await desk.getByRole("button", { name: "FRONT DOOR", exact: true }).click();
    await desk.getByRole("button", { name: /access codes?$/ }).click();

    await desk.getByRole("button", { name: "Add code" }).click();
    await desk.getByRole("textbox", { name: "Name" }).fill("Amara Okafor");
    await chooseNextWeek(desk);
    await desk.getByRole("button", { name: "Save" }).click();
    await desk.getByRole("button", { name: "Done" }).click();
    const row = desk.getByRole("listitem").filter({ hasText: "Amara Okafor" });
    await expect(row).toContainText("Starts:");

    await passTime(server, 7 * day);
    await expect.poll(() => statusOf(server, "Amara Okafor")).toBe("set");

    await row.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: "Edit code" }).click();
    await desk.getByRole("textbox", { name: "Name" }).fill("Amara Okafor and family");
    await desk.getByRole("button", { name: "Save" }).click();
    const renamed = desk.getByRole("listitem").filter({ hasText: "Amara Okafor and family" });
    await expect(renamed).toBeVisible();

    await renamed.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: "Delete code" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete code" }).click();
    await expect.poll(() => statusOf(server, "Amara Okafor and family")).toBe(undefined);

    await desk.getByRole("button", { name: "Back", exact: true }).click();
    await desk.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(desk.getByText("Unlocked", { exact: true }).last()).toBeVisible();
    await expect.poll(async () => (await frontDoor(server)).properties.locked).toBe(false);
  });
}

async function connectSchlage(page: Page, desk: Locator): Promise<void> {
  await desk.getByRole("button", { name: "Connect Account" }).click();
  await page.getByRole("button", { name: "Schlage" }).click();
  await page.getByLabel("Email").fill("jane@example.com");
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("No account matches");
  await page.getByLabel("Email").fill("jane@example.com");
  await page.getByLabel("Password").fill("1234");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/connect_webview_id=/);
}

/** Moves both times by seven days, in the format of the two fields. */
async function chooseNextWeek(desk: Locator): Promise<void> {
  await desk.getByRole("radio", { name: "Start/end times" }).check();
  await desk.getByRole("button", { name: "Edit times" }).click();
  for (const label of ["Start", "End"]) {
    const field = desk.getByLabel(label, { exact: true });
    const shown = new Date(`${await field.inputValue()}Z`);
    await field.fill(new Date(shown.getTime() + 7 * day).toISOString().slice(0, 16));
  }
  await desk
    .getByRole("button", { name: /Save|Back/ })
    .first()
    .click();
}
