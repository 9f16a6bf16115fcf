// The webhook portal's tools: headers of a request, the catalogue of events, custom examples, pending messages, and
// time.
import type { Locator, Page } from "@playwright/test";
import de from "../packages/server/pages/portal/strings/de.json" with { type: "json" };
import { axeFindings } from "./axe.ts";
import { addEndpoint, closeReceivers, portal, startReceiver } from "./portal.ts";
import { expect, test } from "./server.ts";

test.afterEach(closeReceivers);

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
const attempts = (page: Page) => page.getByRole("region", { name: "Attempts", exact: true });
const example = (page: Page) => page.getByRole("region", { name: "Send an example" });

test("an attempt shows the headers that were sent, but no hidden value, and one header is changed where it stands", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { link, appId, mortise } = await portal(server);
  const receiver = await startReceiver();
  const headers = { "X-Desk": "7", "X-Floor": "1", Authorization: "Bearer s3cret" };
  const { id } = await mortise.endpoint.create(appId, { url: receiver.url, description: "Night desk", headers });
  const message = await mortise.message.create(appId, { eventType: "door.opened", payload: {} });
  await page.goto(`${link}&at=/endpoint/${id}`);
  const row = attempts(page).getByRole("listitem").filter({ hasText: "Succeeded" });
  await row.locator("summary").click();
  const shown = row.getByRole("region", { name: "Request headers" });
  await expect(shown).toContainText("X-Desk: 7");
  await expect(shown).toContainText("Authorization: (hidden)");
  await expect(shown).not.toContainText("s3cret");
  await row.getByRole("button", { name: "Copy headers" }).click();
  await expect(page.getByText("Headers copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const sent = receiver.received[0]?.headers ?? {};
  for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature", "content-type", "content-length"])
    expect(copied).toContain(`${name}: ${sent[name]}`);

  await page.getByRole("button", { name: "Edit X-Desk" }).click();
  const value = page.getByLabel("Value of X-Desk");
  await expect(value).toBeFocused();
  await expect(value).toHaveValue("7");
  await value.fill("ü\u2028");
  await value.press("Enter");
  await expect(value).toHaveAccessibleDescription(/Latin-1/);
  await value.press("Escape");
  await expect(page.getByRole("button", { name: "Edit X-Desk" })).toBeFocused();
  await page.getByRole("button", { name: "Edit Authorization" }).click();
  const hidden = page.getByLabel("Value of Authorization");
  await expect(hidden).toHaveValue("");
  await expect(hidden).toHaveAccessibleDescription(/hidden/);
  await hidden.fill("Bearer other");
  await hidden.press("Enter");
  await expect(page.getByRole("button", { name: "Edit Authorization" })).toBeFocused();
  expect(await mortise.endpoint.getHeaders(appId, id)).toEqual({
    headers: { "X-Desk": "7", "X-Floor": "1" },
    sensitive: ["Authorization"],
  });

  await page.setViewportSize({ width: 240, height: 640 });
  const [desk, floor] = [page.getByText("X-Desk: 7").last(), page.getByText("X-Floor: 1").last()];
  const buttons = await boxOf(page.getByRole("button", { name: "Edit X-Desk" }));
  expect(buttons.top).toBeGreaterThanOrEqual((await boxOf(desk)).bottom);
  expect((await boxOf(floor)).top - buttons.bottom).toBeGreaterThan(buttons.top - (await boxOf(desk)).bottom);
  await page.setViewportSize({ width: 1000, height: 800 });

  await page.evaluate((to) => location.assign(to), `#/message/${message.id}`);
  await page.locator("summary").filter({ hasText: "Succeeded" }).click();
  await expect(page.getByRole("region", { name: "Request headers" })).toContainText(message.id);
  expect(await axeFindings(page)).toEqual([]);
});

test("the catalogue of events is searched and opened with the keyboard, also from a form, which keeps what was typed", async ({
  page,
  server,
}) => {
  const { link, mortise } = await portal(server);
  await mortise.eventType.create({ name: "guest.arrived", description: "A guest arrived.", groupName: "Front desk" });
  await page.goto(link);
  await page.getByRole("link", { name: "Event types" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Event types" })).toBeFocused();
  expect(new URL(page.url()).hash).toBe("#/events");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Front desk", "door"]);
  await page.keyboard.press("Tab");
  await page.keyboard.type("OPENED door");
  await expect(page.getByText("guest.arrived")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Schema" })).toContainText('"required"');
  await expect(page.getByRole("region", { name: "Example" })).toContainText("Front Door");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Search event types").fill("nothing like it");
  const [field, nothing] = [page.getByLabel("Search event types"), page.getByText("No event types match your search.")];
  expect((await boxOf(nothing)).top - (await boxOf(field)).bottom).toBeGreaterThanOrEqual(8);

  await page.goBack();
  await page.getByRole("button", { name: "Add endpoint" }).click();
  await page.getByLabel("Description").fill("Night desk");
  await page.getByRole("button", { name: "See event types" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Event types" });
  await dialog.getByText("door.closed").click();
  await expect(dialog.getByText("This event type has no schema.")).toBeVisible();
  await dialog.getByLabel("Search event types").press("Enter");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "See event types" })).toBeFocused();
  await expect(page.getByLabel("Description")).toHaveValue("Night desk");

  await addEndpoint(page, await startReceiver());
  await example(page).getByLabel("Event type").selectOption("door.opened");
  await example(page).getByRole("link", { name: "See event types" }).click();
  await expect(page.getByRole("region", { name: "Example" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Example" })).toBeVisible();
});

test("an example is edited and sent as it stands; what is no JSON is said at its field, and the example comes back", async ({
  page,
  server,
}) => {
  const { link } = await portal(server);
  const receiver = await startReceiver();
  await page.goto(link);
  await addEndpoint(page, receiver);
  await example(page).getByLabel("Event type").selectOption("door.opened");
  const payload = example(page).getByLabel("Payload");
  const send = page.getByRole("button", { name: "Send example" });
  await expect(payload).toHaveValue('{\n  "door": "Front Door"\n}');
  await expect(page.getByRole("button", { name: "Reset to the example" })).toHaveCount(0);
  await payload.fill('{\n  "door": Front\n}');
  await send.click();
  await expect(payload).toBeFocused();
  await expect(payload).toHaveAccessibleDescription(/line 2, column 11/);
  expect(await payload.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(12);
  await payload.fill("[1]");
  await expect(payload).toHaveAccessibleDescription(/JSON object/);
  await payload.fill('{"id":12345678901234567890,"price":1.0}');
  await expect(payload).toHaveAccessibleDescription("");
  await example(page).getByLabel("Event type").selectOption("door.closed");
  await expect(payload).toHaveValue("{}");
  await example(page).getByLabel("Event type").selectOption("door.opened");
  await send.click();
  await expect
    .poll(() => receiver.received.map(({ body }) => body))
    .toEqual(['{"id":12345678901234567890,"price":1.0}']);
  await page.getByRole("button", { name: "Reset to the example" }).click();
  await expect(payload).toBeFocused();
  await expect(payload).toHaveValue('{\n  "door": "Front Door"\n}');
  await payload.fill(`{"long":"${"x".repeat(350_000)}"}`);
  await send.click();
  await expect(payload).toHaveAccessibleDescription(/350,000 bytes/);
  expect(await axeFindings(page)).toEqual([]);
});

test("messages that will be tried again are found among the attempts", async ({ page, server }) => {
  const { link, appId, mortise } = await portal(server);
  const receiver = await startReceiver();
  await page.goto(link);
  await addEndpoint(page, receiver);
  await mortise.message.create(appId, { eventType: "door.closed", payload: {} });
  const list = attempts(page).getByRole("listitem");
  await expect(list.filter({ hasText: "Succeeded" })).toHaveCount(1);
  receiver.status = 500;
  await mortise.message.create(appId, { eventType: "door.opened", payload: {} });
  await expect(list.filter({ hasText: "try 2 of 8" })).toHaveCount(1);
  const chip = page.getByRole("button", { name: "Will be tried again" });
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(/door\.opened.*try 2 of 8.*next try/s);
});

test("where a sandbox's clock was moved, the last week and what failed are told by it", async ({ page, server }) => {
  const { link, appId, mortise } = await portal(server);
  const receiver = await startReceiver();
  const { api_base_url, sandbox_key } = server.banner;
  await page.goto(link);
  await addEndpoint(page, receiver);
  const moved = await fetch(`${api_base_url}/sandbox/clock/advance`, {
    method: "POST",
    headers: { authorization: `Bearer ${sandbox_key}`, "content-type": "application/json" },
    body: JSON.stringify({ milliseconds: 3 * 86_400_000 }),
  });
  expect(moved.ok).toBe(true);
  await mortise.message.create(appId, { eventType: "door.opened", payload: {} });
  await page.reload();
  const days = page.getByRole("region", { name: "Attempts of the last 7 days" }).getByRole("listitem");
  await expect(days.last()).toContainText("until now: 1 delivered, 0 failed");
  await page.getByText("Send failed messages again").click();
  const since = page.getByLabel("Failed since");
  await expect(since).not.toHaveValue("");
  const daysAhead = (Date.parse(await since.inputValue()) - Date.now()) / 86_400_000;
  expect(daysAhead).toBeGreaterThan(1);
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });
  test("a private address is refused where it is entered, in German", async ({ page, server }) => {
    const { link } = await portal(server);
    await page.goto(link);
    await page.getByRole("button", { name: de.addEndpoint }).click();
    const url = page.getByLabel(de.url);
    for (const [typed, said] of [
      ["https://10.0.0.1/hook", de.privateAddress],
      ["ftp://nowhere", de.urlWrong],
    ] as const) {
      await url.fill(typed);
      await page.getByRole("button", { name: de.addEndpoint }).click();
      await expect(url).toBeFocused();
      await expect(url).toHaveAccessibleDescription(said);
    }
  });
});
