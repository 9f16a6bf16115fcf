// Every example starts with one command, and its main way works, on the packages as they are published.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { lockedDoor } from "./doors.ts";
import { type Example, freePort, startExample } from "./examples.ts";
import { expect, test } from "./server.ts";

let example: Example | undefined;
const faults: string[] = [];
test.beforeEach(({ page }) => {
  faults.length = 0;
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
});
test.afterEach(async () => {
  await example?.stop();
  example = undefined;
});

/** Opens the door's details in a table, and unlocks it. */
async function unlock(page: Page, door: string): Promise<void> {
  await page.getByRole("button", { name: door, exact: true }).click();
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(page.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
}

test("plain HTML", async ({ page, server }) => {
  example = await startExample("plain-html", server.banner);
  const door = await lockedDoor(server);
  await page.goto(example.url);
  await unlock(page, door.properties.name);
  await expect(page.getByText(`Last chosen: ${door.device_id}`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("plain HTML brings a server of its own when it is told of none", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "mortise-example-"));
  const env = { MORTISE_PORT: String(await freePort()), DATA_DIR: folder, MORTISE_URL: "", MORTISE_API_KEY: "" };
  example = await startExample("plain-html", null, env);
  await page.goto(example.url);
  await expect(page.getByRole("button", { name: "Front Door", exact: true })).toBeVisible();
  await example.stop();
  await rm(folder, { recursive: true, force: true });
});

test("an unknown example fails with one line that names those that exist", async () => {
  await expect(startExample("gadget", null)).rejects.toThrow(/no example named "gadget".*check-in.*webhook-receiver/);
});

test("React with Vite", async ({ page, server }) => {
  example = await startExample("react-vite", server.banner, { DESK_PASSWORD: "let the desk in" });
  await page.goto(example.url);
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The password is wrong." })).toBeVisible();
  await page.getByLabel("Password").fill("let the desk in");
  await page.getByRole("button", { name: "Sign in" }).click();
  await unlock(page, (await lockedDoor(server)).properties.name);
  expect(await axeFindings(page)).toEqual([]);
  // Chromium reports the refused password itself.
  expect(faults.filter((fault) => !fault.includes("401"))).toEqual([]);
  const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  for (const address of scripts.filter((name) => name.startsWith(example?.url ?? "")))
    expect(await (await page.request.get(address)).text()).not.toContain(server.banner.api_key);
  // Nobody gets a token from elsewhere, or without having signed in.
  const asked = await fetch(`${example.url}lock-token`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(asked.status).toBe(401);
  expect((await fetch(`${example.url}lock-token`, { method: "POST" })).status).toBe(403);
});

test("React Router", async ({ page, server, browser }) => {
  example = await startExample("react-router", server.banner);
  execFileSync("tsc", ["-p", "examples/react-router"], { stdio: "inherit" });
  const { device_id, properties } = await lockedDoor(server);
  const address = `${example.url.replace(/\/$/, "")}/doors/${device_id}`;
  // What the server has read is there before any script runs, for this visitor alone, and the key is not.
  const response = await fetch(example.url);
  expect(response.headers.get("cache-control")).toBe("no-store");
  for (const written of [await response.text(), await (await fetch(address)).text()]) {
    expect(written).toContain(properties.name);
    expect(written).not.toContain(server.banner.api_key);
  }
  const withoutScripts = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await withoutScripts.goto(example.url);
  const row = withoutScripts.getByRole("listitem").filter({ hasText: properties.name });
  await expect(row.getByText("Locked", { exact: true })).toBeVisible();
  await expect(withoutScripts.getByText(/^Warning: Not live since .* UTC\./)).toBeVisible();
  await withoutScripts.context().close();

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(example.url);
  await expect.poll(() => asked).toContain("/events/stream");
  expect(asked.filter((path) => path.startsWith("/devices/"))).toEqual([]);
  await page.getByRole("button", { name: properties.name, exact: true }).click();
  await page.waitForURL(address);
  await page.reload();
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(page.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
  expect((await fetch(`${address}0`)).status).toBe(404);
});

test("the webhook receiver", async ({ server }) => {
  example = await startExample("webhook-receiver", server.banner);
  const { device_id } = await lockedDoor(server);
  await server.call("/locks/unlock_door", { device_id });
  await expect.poll(() => example?.lines.join("\n")).toContain(`lock.unlocked ${device_id}`);
  // It takes its webhook away with it.
  await example.stop();
  expect(await server.call("/webhooks/list")).toMatchObject({ webhooks: [] });
});
