// The webhook portal in daily work: failures are seen, found, understood and resent.
import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { addEndpoint, closeReceivers, portal, startReceiver } from "./portal.ts";
import { expect, test } from "./server.ts";

test.afterEach(closeReceivers);

const attempts = (page: Page) => page.getByRole("region", { name: "Attempts", exact: true });

test("an endpoint whose messages fail is shown to fail while they wait for another try, and nobody has to ask", async ({
  page,
  server,
}) => {
  const { link, appId, mortise } = await portal(server);
  const receiver = await startReceiver();
  await page.goto(link);
  await addEndpoint(page, receiver);
  const failing = page.getByText("Failing", { exact: true });
  await expect(page.getByText("Enabled", { exact: true })).toBeVisible();
  receiver.status = 500;
  await mortise.message.create(appId, { eventType: "door.opened", payload: {} });
  await expect(failing).toBeVisible();
  await expect(page.getByText("1 message waiting for another try")).toBeVisible();
  await expect(attempts(page).getByRole("listitem").first()).toContainText("status 500");

  await page.getByRole("button", { name: "Endpoints", exact: true }).click();
  await expect(page.getByRole("button", { name: "Night desk" })).toHaveAccessibleDescription(
    /Failing.*Last attempt: status 500/,
  );
  receiver.status = 200;
  await mortise.message.create(appId, { eventType: "door.opened", payload: {} });
  await expect(failing).toHaveCount(0);
});

test("attempts tell their event, which try they are and when the next is, and are found by event, time and message", async ({
  page,
  server,
}) => {
  const { link, appId, mortise } = await portal(server);
  const receiver = await startReceiver();
  receiver.status = 500;
  await page.goto(link);
  await addEndpoint(page, receiver);
  const { id } = await mortise.message.create(appId, { eventType: "door.opened", payload: {} });
  await mortise.message.create(appId, { eventType: "door.closed", payload: {} });
  const list = attempts(page).getByRole("listitem");
  const opened = list.filter({ hasText: "door.opened" });
  const closed = list.filter({ hasText: "door.closed" });
  await expect(opened.filter({ hasText: /try 2 of 8 next try/ })).toHaveCount(1);
  await expect(opened.filter({ hasText: /try 1 of 8\s*$/ })).toHaveCount(1);
  await expect(closed.first()).toBeVisible();

  await page.getByText("More filters").click();
  const apply = page.getByRole("button", { name: "Apply filters" });
  await attempts(page).getByLabel("Event type").selectOption("door.closed");
  await apply.click();
  await expect(opened).toHaveCount(0);
  await expect(closed.first()).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(attempts(page).getByLabel("Event type")).toBeFocused();
  await page.getByLabel("Message ID").fill(id);
  await apply.click();
  await expect(closed).toHaveCount(0);
  await expect(opened).toHaveCount(2);
  await page.getByLabel("Message ID").fill("msg_nothing");
  await apply.click();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("button", { name: "All", exact: true })).toBeFocused();
  await expect(closed.first()).toBeVisible();
  await page.getByText("More filters").click();
  await attempts(page).getByLabel("Until").fill("2001-01-01T00:00");
  await apply.click();
  await expect(attempts(page).getByText("No attempts match this filter.")).toBeVisible();
});

test("a message has a page and an address of its own, with each endpoint's tries and its payload as it was sent", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { link, appId, mortise, token } = await portal(server);
  const [good, bad] = [await startReceiver(), await startReceiver()];
  bad.status = 500;
  await mortise.endpoint.create(appId, { url: good.url, description: "Day desk" });
  const { id: badId } = await mortise.endpoint.create(appId, { url: bad.url, description: "Night desk" });
  const payload = '{"id":12345678901234567890,"price":1.0}';
  const sent = await fetch(`${server.banner.url}/api/v1/app/${appId}/msg`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: `{"eventType":"door.opened","payload":${payload}}`,
  });
  const { id } = (await sent.json()) as { id: string };

  await page.goto(`${link}&at=/endpoint/${badId}`);
  await expect(page.getByRole("heading", { name: "Night desk" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#/endpoint/${badId}`);
  await attempts(page).getByRole("listitem").filter({ hasText: "try 1 of 8" }).locator("summary").click();
  await page.getByRole("button", { name: "Open message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(new URL(page.url()).hash).toBe(`#/message/${id}`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "door.opened" })).toBeVisible();
  await page.getByRole("button", { name: "Copy payload" }).click();
  await expect(page.getByText("Payload copied, as it was sent.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payload);

  const night = page.getByRole("region", { name: "Night desk" });
  await expect(page.getByRole("region", { name: "Day desk" }).getByText("Succeeded")).toBeVisible();
  await expect(night.getByText("try 1 of 8")).toBeVisible();
  bad.status = 204;
  await night.getByRole("button", { name: "Send again" }).click();
  await expect(night.getByText("status 204")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await night.getByRole("button", { name: "Endpoint", exact: true }).click();
  await page.evaluate((to) => location.assign(to), `#/message/${id}`);
  await expect(page.getByRole("heading", { name: "door.opened" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "door.opened" })).toBeVisible();
});

test("before failed messages are sent again the portal says how many there are", async ({ page, server }) => {
  const { link, appId, mortise } = await portal(server);
  const receiver = await startReceiver();
  receiver.status = 500;
  await page.goto(link);
  await addEndpoint(page, receiver);
  await page.getByText("Send failed messages again").click();
  await expect(page.getByText("Nothing has failed since then.")).toBeVisible();
  for (const eventType of ["door.opened", "door.closed"])
    await mortise.message.create(appId, { eventType, payload: {} });
  await expect(page.getByText("2 messages will be sent again.")).toBeVisible();
  await page.getByLabel("Failed since").fill("");
  await expect(page.getByText("will be sent again")).toHaveCount(0);
});

test("removing a header leaves the focus in the form", async ({ page, server }) => {
  const { link } = await portal(server);
  await page.goto(link);
  await addEndpoint(page, await startReceiver());
  await page.getByLabel("Name").fill("X-Desk");
  await page.getByLabel("Value").fill("7");
  await page.getByRole("button", { name: "Add header" }).click();
  await page.getByRole("button", { name: "Remove X-Desk" }).click();
  await expect(page.getByText("X-Desk: 7")).toHaveCount(0);
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("an endpoint's attempts of a week are drawn by day, and are a sentence each to a screen reader", async ({
  page,
  server,
}) => {
  const { link, appId, mortise } = await portal(server);
  const receiver = await startReceiver();
  await page.goto(link);
  await addEndpoint(page, receiver);
  await mortise.message.create(appId, { eventType: "door.opened", payload: {} });
  const week = page.getByRole("region", { name: "Attempts of the last 7 days" });
  const days = week.getByRole("listitem");
  await expect(days).toHaveCount(7);
  await expect(days.last()).toContainText(/until now: 1 delivered, 0 failed/, { timeout: 40_000 });
  await expect(days.first()).toContainText("0 delivered, 0 failed");
  await expect(week.getByText(/^Response time: median \d+ ms, slowest \d+ ms\.$/)).toBeVisible();
});

test("rate limit, channels and an endpoint's own id can be edited, and wrong ones are said at their field", async ({
  page,
  server,
}) => {
  const { link, appId, mortise } = await portal(server);
  await page.goto(link);
  await addEndpoint(page, await startReceiver());
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByText("More settings").click();
  await page.getByLabel("Rate limit").fill("often");
  await page.getByLabel("Channels").fill("floor-2, floor-3");
  await page.getByLabel("Your own ID").fill("night-desk");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Rate limit")).toBeFocused();
  await expect(page.getByLabel("Rate limit")).toHaveAccessibleDescription(/whole number/);
  await page.getByLabel("Rate limit").fill("20");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
  const [saved] = (await mortise.endpoint.list(appId)).data;
  expect(saved).toMatchObject({ rateLimit: 20, channels: ["floor-2", "floor-3"], uid: "night-desk" });
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByLabel("Channels")).toHaveValue("floor-2, floor-3");
});
