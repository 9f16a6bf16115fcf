// Every example starts with one command, and its main flow works, on the packages as published.
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { lockedDoor } from "./doors.ts";
import { type Example, freePort, startExample } from "./examples.ts";
import { namesOfDoors, read, shiftsOfLayout, stateIn, watchPage } from "./rendered-page.ts";
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
  // A request from another site, or without a login, gets no token.
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
  // The server's data is in the HTML before any script runs, for this visitor only, and without the key.
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

test("Next", async ({ page, browser, server }) => {
  // The example is installed and built first, which takes long.
  test.slow();
  example = await startExample("next", server.banner, { NEXT_TELEMETRY_DISABLED: "1" });
  execFileSync("tsc", ["-p", "examples/next"], { stdio: "inherit" });
  const { device_id, properties } = await lockedDoor(server);
  const { name } = properties;
  const home = example.url.replace(/\/?$/, "/");
  const address = `${home}doors/${device_id}`;

  await test.step("the rows are in the HTML, for one user alone", async () => {
    const [doors, door] = [await read(home), await read(address)];
    expect(stateIn(doors, name)).toBe("Locked");
    // The name comes first. The lock's state is streamed after it.
    expect(door.indexOf(`<h1>${name}</h1>`)).toBeGreaterThan(0);
    expect(door.indexOf(">Reading the lock…")).toBeGreaterThan(door.indexOf(`<h1>${name}</h1>`));
    expect(door.indexOf(">Locked<")).toBeGreaterThan(door.indexOf(">Reading the lock…"));
    const others = (await namesOfDoors(server)).filter((each) => each !== name);
    expect(others.filter((each) => !doors.includes(each))).toEqual([]);
    expect(others.filter((each) => door.includes(each))).toEqual([]);
    for (const secret of [server.banner.api_key, server.banner.user_identifier_key])
      expect(doors + door).not.toContain(secret);
    expect((await fetch(address.slice(0, -1))).status).toBe(404);
  });

  await test.step("no page with rows is made beforehand, or kept", async () => {
    const file = "examples/next/.next/prerender-manifest.json";
    const made = JSON.parse(await readFile(file, "utf8")) as Record<"routes" | "dynamicRoutes", object>;
    expect([...Object.keys(made.routes), ...Object.keys(made.dynamicRoutes)]).toEqual(["/_global-error"]);
    // For a link, Next requests only the content of a page.
    for (const each of [home, address])
      for (const asked of [{}, { rsc: "1" }]) {
        const { headers } = await fetch(each, { headers: asked });
        expect(headers.get("cache-control")).toContain("private");
        expect(headers.get("cache-control")).toContain("no-store");
      }
  });

  await test.step("without JavaScript the rows can be read", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(home);
    const row = plain.getByRole("listitem").filter({ hasText: name });
    await expect(row.getByText("Locked")).toBeVisible();
    await expect(plain.getByText(/Not live since .* UTC\. What you see may have changed since then\./)).toBeVisible();
    await context.close();
  });

  await test.step("with it they go live, ask for nothing again and move nothing", async () => {
    // After its rows, the table requests the codes that need attention.
    for (const [each, after] of [
      [home, "/access_codes/list"],
      [address, null],
    ] as const) {
      const asked = await watchPage(page, each);
      await expect.poll(() => asked).toContain("/events/stream");
      await page.waitForTimeout(1000);
      expect(asked.filter((path) => path !== "/events/stream" && path !== after)).toEqual([]);
      expect(await page.evaluate(shiftsOfLayout)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    }
  });

  await test.step("a door is opened on its own page, and every page says so", async () => {
    await page.goto(home);
    await page.getByRole("button", { name, exact: true }).click();
    await page.waitForURL(address);
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(page.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
    expect(stateIn(await read(home), name)).toBe("Unlocked");
    await page.getByRole("link", { name: "All doors" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: name }).getByText("Unlocked")).toBeVisible();
    // Next keeps the page as first rendered: locked.
    await page.goBack();
    await expect(page.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test("the webhook receiver", async ({ server }) => {
  example = await startExample("webhook-receiver", server.banner);
  const { device_id } = await lockedDoor(server);
  await server.call("/locks/unlock_door", { device_id });
  await expect.poll(() => example?.lines.join("\n")).toContain(`lock.unlocked ${device_id}`);
  // The example removes its webhook when it stops.
  await example.stop();
  expect(await server.call("/webhooks/list")).toMatchObject({ webhooks: [] });
});
