// The daily jobs take few steps, in React and with the elements: connect an account, give a code for tomorrow.
import type { Locator, Page } from "@playwright/test";
import { statusOf } from "./front-door.ts";
import { oneHalf } from "./halves.ts";
import { expect, test } from "./server.ts";
import { countSteps, type Steps } from "./steps-taken.ts";

for (const { name, region } of oneHalf) {
  test(`an account and a code for tomorrow take four clicks each, four fields, and no date, ${name}`, async ({
    page,
    server,
  }) => {
    const steps = await countSteps(page);
    await page.goto(server.banner.url);
    const desk = page.getByRole("region", { name: region });
    await connectAugust(page, desk);
    await expectAtMost(steps, { clicks: 4, fields: 3 });
    await giveCode(desk);
    await expect.poll(() => statusOf(server, "Amara Okafor")).toBeDefined();
    await expectAtMost(steps, { clicks: 8, fields: 4 });
  });
}

async function expectAtMost(steps: Steps, { clicks, fields }: Steps): Promise<void> {
  // The counter must have counted some steps.
  await expect.poll(() => steps.clicks > 0 && steps.fields > 0).toBe(true);
  expect(steps.clicks, "clicks").toBeLessThanOrEqual(clicks);
  expect(steps.fields, "fields").toBeLessThanOrEqual(fields);
}

async function connectAugust(page: Page, desk: Locator): Promise<void> {
  await desk.getByRole("button", { name: "Connect Account" }).click();
  await page.getByRole("button", { name: "August" }).click();
  await page.getByLabel("Email or phone number").fill("jane@example.com");
  await page.getByLabel("Password").fill("1234");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Code").fill("123456");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(/connect_webview_id=/);
  await expect(desk.getByRole("button", { name: "GARAGE", exact: true })).toBeVisible();
}

async function giveCode(desk: Locator): Promise<void> {
  await desk.getByRole("button", { name: "FRONT DOOR", exact: true }).click();
  await desk.getByRole("button", { name: "Add code" }).click();
  await desk.getByRole("textbox", { name: "Name", exact: true }).fill("Amara Okafor");
  await desk.getByRole("radio", { name: "Tomorrow" }).check();
  await desk.getByRole("button", { name: "Save" }).click();
}
