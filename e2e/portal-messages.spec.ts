// The portal's first view: every message over all endpoints. Failed ones are resent.
import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { addEndpoint, closeReceivers, portal, startReceiver } from "./portal.ts";
import { expect, test } from "./server.ts";

test.afterEach(closeReceivers);

const rows = (page: Page) => page.getByRole("table", { name: "Messages" }).getByRole("row");
const banner = (page: Page) => page.getByRole("region", { name: /endpoints? fails?$/ });
const boxOf = (page: Page) =>
  rows(page)
    .nth(1)
    .evaluate((row) => row.getBoundingClientRect().top);

test("messages of all endpoints stand in one list, each with its status, and open their own page", async ({
  page,
  server,
}) => {
  const { link, appId, mortise } = await portal(server);
  const [good, bad] = [await startReceiver(), await startReceiver()];
  bad.status = 502;
  await mortise.endpoint.create(appId, { url: good.url, description: "Booking system" });
  await mortise.endpoint.create(appId, { url: bad.url, description: "Night desk", filterTypes: ["door.opened"] });
  await mortise.message.create(appId, { eventType: "door.closed", payload: {} });
  await mortise.message.create(appId, { eventType: "door.opened", payload: { door: "Front" } });
  await expect.poll(() => bad.received.length).toBe(1);
  await page.goto(link);
  await expect(page.getByRole("link", { name: "Messages" })).toHaveAttribute("aria-current", "page");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText("Waiting: 1 of 2 endpoints");
  await expect(rows(page).nth(1).getByRole("cell").nth(1)).toHaveText("2 endpoints");
  await expect(rows(page).nth(2)).toContainText("Delivered");
  await expect(rows(page).nth(2).getByRole("cell").nth(1)).toHaveText("Booking system");
  const sent = rows(page).nth(2).getByRole("time");
  await expect(sent).toHaveText(/now|ago/);
  expect(await sent.getAttribute("title")).toMatch(/UTC|GMT/);
  await page.setViewportSize({ width: 280, height: 700 });
  await expect(rows(page).nth(1).getByRole("rowheader")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "door.opened" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "door.opened" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Night desk" }).getByText("status 502").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Booking system" }).getByText(/^\d+ ms$/)).toBeVisible();
  await page.getByRole("button", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeFocused();
});

test("a failing endpoint says since when, and its button sends again what failed and tells what became of it", async ({
  page,
  server,
}) => {
  const { link, appId, mortise } = await portal(server);
  const receiver = await startReceiver();
  receiver.status = 502;
  await mortise.endpoint.create(appId, { url: receiver.url, description: "Night desk" });
  for (const eventType of ["door.opened", "door.closed"])
    await mortise.message.create(appId, { eventType, payload: {} });
  // The second attempt comes after 5 seconds, the third after 5 minutes, so none comes between the presses below.
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  await page.goto(link);
  await expect(banner(page)).toContainText(/Night desk has failed since \d+:\d\d/);
  await expect(banner(page)).toContainText("2 messages are not delivered.");
  expect(await axeFindings(page)).toEqual([]);
  const again = banner(page).getByRole("button", { name: /^Send again what failed since / });
  await again.click();
  await expect(banner(page)).toContainText("0 delivered, 2 failed");
  receiver.status = 204;
  await again.click();
  await expect(banner(page)).toContainText("2 delivered, 0 failed");
  await expect(banner(page)).toContainText("Night desk receives messages again.");
  await expect(rows(page).filter({ hasText: "Delivered" })).toHaveCount(2);
  await again.click();
  await expect(banner(page)).toContainText("Nothing has failed since then.");
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(banner(page)).toHaveCount(0);
});

test("of several endpoints that fail, the one that misses most is first", async ({ page, server }) => {
  const { link, appId, mortise } = await portal(server);
  const receiver = await startReceiver();
  receiver.status = 500;
  const desk = { url: receiver.url, description: "Night desk", filterTypes: ["door.opened"] };
  await mortise.endpoint.create(appId, { url: receiver.url, description: "Booking system" });
  await mortise.endpoint.create(appId, desk);
  for (const eventType of ["door.opened", "door.closed"])
    await mortise.message.create(appId, { eventType, payload: {} });
  await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(3);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "2 endpoints fail" })).toBeVisible();
  const items = banner(page).getByRole("listitem");
  await expect(items.first()).toContainText(/Booking system.*2 messages are not delivered/s);
  await expect(items.last()).toContainText(/Night desk.*1 message is not delivered/s);
  await items.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Booking system" })).toBeFocused();
});

test("messages are found by status, event type, time and a text in their payload", async ({ page, server }) => {
  const { link, appId, mortise } = await portal(server);
  await mortise.endpoint.create(appId, { url: (await startReceiver()).url, description: "Night desk" });
  await mortise.message.create(appId, { eventType: "door.opened", payload: { guest: "Priya Nair" } });
  await mortise.message.create(appId, { eventType: "door.closed", payload: {} });
  await page.goto(link);
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel("Search by ID, type or payload").fill("priya n");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText("door.opened");
  await page.getByLabel("Event type").selectOption("door.closed");
  await expect(page.getByText("No messages match these filters.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("button", { name: "All", exact: true })).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByLabel("Search by ID, type or payload")).toHaveValue("");
  await page.getByLabel("Time").selectOption("Last hour");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText("door.closed");
  await page.getByRole("button", { name: "Failed", exact: true }).click();
  await expect(page.getByText("No messages match these filters.")).toBeVisible();
});

test("a new message waits until it is asked for, so that no row moves by itself", async ({ page, server }) => {
  const { link, appId, mortise } = await portal(server);
  await mortise.endpoint.create(appId, { url: (await startReceiver()).url });
  await mortise.message.create(appId, { eventType: "door.opened", payload: {} });
  await page.goto(link);
  await expect(rows(page)).toHaveCount(2);
  const before = await boxOf(page);
  await mortise.message.create(appId, { eventType: "door.closed", payload: {} });
  const show = page.getByRole("button", { name: "Show new messages" });
  await expect(show).toBeVisible();
  expect(await boxOf(page)).toBe(before);
  await expect(rows(page)).toHaveCount(2);
  await show.click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("link", { name: "door.closed" })).toBeFocused();
  await expect(show).toHaveCount(0);
});

test("without messages the list leads to an example; while the server is away it keeps what it showed", async ({
  page,
  context,
  server,
}) => {
  const { link } = await portal(server);
  await page.goto(link);
  await addEndpoint(page, await startReceiver());
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByText("No messages yet. Send an example to see one.")).toBeVisible();
  await page.getByRole("button", { name: "Send an example" }).click();
  await page.getByRole("button", { name: "Send example" }).click();
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(rows(page)).toHaveCount(2);
  await context.setOffline(true);
  await expect(page.getByText("The server cannot be reached.").first()).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel("Time").selectOption("Last 24 hours");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(2);
});
