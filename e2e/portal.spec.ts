// The webhook portal, opened by its link: endpoints, examples, attempts and secrets.
import { Webhook } from "@mortise/webhooks";
import type { Page } from "@playwright/test";
import ar from "../packages/server/pages/portal/strings/ar.json" with { type: "json" };
import { axeFindings } from "./axe.ts";
import { addEndpoint, closeReceivers, portal, startReceiver } from "./portal.ts";
import { expect, test } from "./server.ts";
import { wordsOf } from "./words-of.ts";

test.afterEach(closeReceivers);

const attempts = (page: Page) => page.getByRole("region", { name: "Attempts", exact: true });
const secret = (page: Page) => page.getByRole("region", { name: "Signing secret" });

test("the portal adds an endpoint, sends it an example, shows the attempt, and changes its secret", async ({
  page,
  server,
}) => {
  const receiver = await startReceiver();
  const { link } = await portal(server);
  await page.goto(link);
  await expect(page.getByText("No endpoints yet")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);

  await page.getByRole("button", { name: "Add endpoint" }).click();
  await page.getByRole("button", { name: "Add endpoint" }).click();
  await expect(page.getByLabel("URL")).toBeFocused();
  await page.getByLabel("URL").fill("ftp://nowhere");
  await page.getByRole("button", { name: "Add endpoint" }).click();
  await expect(page.getByLabel("URL")).toHaveAccessibleDescription(/http/);
  await page.getByLabel("URL").fill(receiver.url);
  await page.getByLabel("Description").fill("Night desk");
  await page.getByLabel("Only selected events").check();
  await page.getByLabel("door.opened").check();
  await page.getByRole("button", { name: "Add endpoint" }).click();
  await expect(page.getByRole("heading", { name: "Night desk" })).toBeFocused();

  const example = page.getByRole("region", { name: "Send an example" });
  await example.getByLabel("Event type").selectOption("door.opened");
  await page.getByRole("button", { name: "Send example" }).click();
  const attempt = attempts(page).getByRole("listitem").filter({ hasText: "Succeeded" });
  await expect(attempt).toContainText("status 200");
  await attempt.locator("summary").click();
  await expect(attempt.getByRole("region", { name: "Response" })).toHaveText("Thanks");
  await expect(attempt.getByRole("region", { name: "Message" })).toContainText("Front Door");

  const shown = secret(page).locator(".secret");
  await expect(shown).toContainText("••••");
  await secret(page).getByRole("button", { name: "Reveal" }).click();
  await expect(shown).toContainText("whsec_");
  const first = await shown.innerText();
  const [delivery] = receiver.received;
  expect(new Webhook(first).verify(delivery?.body ?? "", delivery?.headers ?? {})).toEqual({ door: "Front Door" });

  await secret(page).getByRole("button", { name: "Rotate" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Rotate" }).click();
  await expect(shown).toContainText("••••");
  await secret(page).getByRole("button", { name: "Reveal" }).click();
  await expect(shown).toContainText("whsec_");
  expect(await shown.innerText()).not.toBe(first);
});

test("the portal finds failed messages, resends one, and says that recovery reaches back 14 days", async ({
  page,
  server,
}) => {
  const { link } = await portal(server);
  const receiver = await startReceiver();
  receiver.status = 500;
  await page.goto(link);
  await addEndpoint(page, receiver);
  await page.getByRole("button", { name: "Send example" }).click();
  const failed = attempts(page).getByRole("listitem").filter({ hasText: "Failed" });
  await expect(failed.first()).toContainText("status 500");

  receiver.status = 204;
  await failed.first().locator("summary").click();
  await attempts(page).getByRole("button", { name: "Send again", exact: true }).first().click();
  await expect(attempts(page).getByRole("listitem").filter({ hasText: "status 204" }).first()).toContainText(
    "sent manually",
  );
  await attempts(page).getByRole("button", { name: "Failed" }).click();
  await expect(attempts(page).getByText("status 204")).toHaveCount(0);
  await expect(failed.first()).toBeVisible();

  await page.getByText("Send failed messages again").click();
  await page.getByLabel("Failed since").fill("2001-01-01T00:00");
  await page.getByRole("button", { name: "Send all again" }).click();
  await expect(page.getByLabel("Failed since")).toHaveAccessibleDescription(/14 days/);
});

test("the portal shows a payload as it was sent, stays open over a reload, and says how many messages it sends again", async ({
  page,
  server,
}) => {
  const { link, appId, token } = await portal(server);
  const receiver = await startReceiver();
  receiver.status = 500;
  await page.goto(link);
  await addEndpoint(page, receiver);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = '{"eventType":"door.opened","payload":{"id":12345678901234567890,"price":1.0}}';
  await fetch(`${server.banner.url}/api/v1/app/${appId}/msg`, { method: "POST", headers, body });
  await expect.poll(() => receiver.received.length).toBe(1);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Night desk" })).toBeVisible();
  const failed = attempts(page).getByRole("listitem").filter({ hasText: "Failed" });
  await failed.first().locator("summary").click();
  const message = failed.first().getByRole("region", { name: "Message" });
  await expect(message).toHaveText('{\n  "id": 12345678901234567890,\n  "price": 1.0\n}', { useInnerText: true });

  receiver.status = 204;
  await page.getByText("Send failed messages again").click();
  await page.getByRole("button", { name: "Send all again" }).click();
  await expect(page.getByText("1 message is being sent again.")).toBeVisible();
  await expect.poll(() => receiver.received.length).toBe(2);
  await page.getByRole("button", { name: "Send all again" }).click();
  await expect(page.getByText("Nothing has failed since then.")).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Night desk" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
});

test("the portal edits, disables, enables and deletes an endpoint, and Back returns to the page before", async ({
  page,
  server,
}) => {
  const { link, appId, mortise } = await portal(server);
  await page.goto(link);
  await addEndpoint(page, await startReceiver());
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Description").fill("Day desk");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Day desk" })).toBeVisible();

  await page.getByRole("button", { name: "Disable" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
  await expect(page.getByRole("button", { name: "Enable" })).toBeVisible();
  const listed = async () =>
    (await mortise.endpoint.list(appId)).data.map(({ description, disabled }) => ({ description, disabled }));
  expect(await listed()).toEqual([{ description: "Day desk", disabled: true }]);
  await page.getByRole("button", { name: "Enable" }).click();
  await expect(page.getByRole("button", { name: "Disable" })).toBeVisible();

  await page.getByLabel("Name").fill("X-Desk");
  await page.getByLabel("Value").fill("7");
  await page.getByRole("button", { name: "Add header" }).click();
  await expect(page.getByText("X-Desk: 7")).toBeVisible();
  await page.getByLabel("Name").fill("Host");
  await page.getByRole("button", { name: "Add header" }).click();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription(/cannot be changed/);

  await page.getByRole("button", { name: "Endpoints", exact: true }).click();
  await page.goBack();
  await page.getByRole("button", { name: "Delete" }).click();
  const remove = page.getByRole("alertdialog").getByRole("button", { name: "Delete endpoint" });
  await expect(remove).toHaveCSS("background-color", "rgb(179, 38, 30)");
  await remove.click();
  await expect(page.getByText("No endpoints yet")).toBeVisible();
  expect(await listed()).toEqual([]);
});

test("on a phone the portal's buttons align with its cards, and an endpoint's address stands above the buttons", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { link } = await portal(server);
  await page.goto(link);
  await addEndpoint(page, await startReceiver());
  const end = async (name: string) => (await wordsOf(page.getByRole("button", { name }))).right;
  const cards = await attempts(page).evaluate((card) => card.getBoundingClientRect().right);
  for (const chip of await attempts(page).locator(".seam-chip").all())
    await expect(chip).toHaveCSS("font-size", "14px");
  expect(await end("Log out")).toBeCloseTo(cards, 0);
  const address = await wordsOf(page.locator(".view-sub"));
  expect(address.bottom).toBeLessThan((await wordsOf(page.getByRole("button", { name: "Edit" }))).top);
});

test.describe("in an Arabic browser", () => {
  test.use({ locale: "ar-EG" });
  test("the portal is in Arabic, from right to left, and axe finds nothing", async ({ page, server }) => {
    const { link } = await portal(server);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: ar.messages, exact: true })).toBeVisible();
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      "ar-EG",
      "rtl",
    ]);
    await page.getByRole("button", { name: ar.addEndpoint }).click();
    await page.getByLabel(ar.url).fill((await startReceiver()).url);
    await page.getByRole("button", { name: ar.addEndpoint }).click();
    await page.getByRole("button", { name: ar.sendExample }).click();
    await expect(page.getByRole("listitem").filter({ hasText: ar.succeeded })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: ar.logOut }).click();
    await expect(page.getByRole("heading", { name: ar.loggedOut })).toBeVisible();
  });
});

test.describe("in a browser whose language has no catalogue", () => {
  test.use({ locale: "fi-FI" });
  test("the portal is in English, also for traditional Chinese, where browsers add plain `zh`", async ({
    page,
    server,
  }) => {
    await page.goto(`${server.banner.url}/portal`);
    await expect(page.getByRole("heading", { name: "You need a new link to this page" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "languages", { get: () => ["zh-TW", "zh", "en-US"] }),
    );
    await page.goto(`${server.banner.url}/portal`);
    await expect(page.getByRole("heading", { name: "You need a new link to this page" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toMatch(/^en/);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the portal, ${colorScheme}`, async ({ page, server }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.emulateMedia({ colorScheme });
    const { link } = await portal(server);
    await page.goto(link);
    await expect(page.getByText("No endpoints yet")).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Add endpoint" }).click();
    await page.getByLabel("Only selected events").check();
    await expect(page.getByLabel("door.opened")).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await addEndpoint(page, await startReceiver());
    await page.getByRole("button", { name: "Send example" }).click();
    const attempt = attempts(page).getByRole("listitem").filter({ hasText: "Succeeded" });
    await attempt.locator("summary").click();
    await expect(attempt.getByRole("region", { name: "Message" })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Delete" }).click();
    await expectNoViolations(page);
    expect(faults).toEqual([]);
  });
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}
