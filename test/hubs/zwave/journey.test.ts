// A person at a real door, in a browser: the hub is connected in the hosted flow. The door shows as open only once its
// bolt has moved. A code is created, typed at the keypad, shown in an event with its id, and deleted.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { browserArgs, ensureBrowser } from "../../../scripts/test/browser.ts";
import { mortiseJson } from "../../../packages/server/test/processes/mortise.ts";
import {
  kill,
  killAllAfterwards,
  type Running,
  start,
} from "../../../packages/server/test/processes/server-process.ts";
import { freePort, type HubProcess, startHub } from "../hub-process.ts";

const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
/** Lock whose bolt travels for 0.9 s, long enough to see that no success is shown before it arrives. */
const node = 3;
const pin = "58204917";
const patience = { timeout: 20_000 };

killAllAfterwards();
const folder = mkdtempSync(join(tmpdir(), "mortise-journey-"));
const env = { DATA_DIR: folder, MORTISE_DEMO: "off", MORTISE_HUB_ALLOW: "127.0.0.0/8" };
let hub: HubProcess;
let hubPort = 0;
let server: Running;
let key = "";
let host: Server;
let browser: Browser;
let page: Page;
let token = "";
const troubles: string[] = [];

async function ask<Body>(path: string, input: object = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(input) });
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Body;
}
const isLocked = async () => (await hub.tell<{ locked: boolean }>("state", { node })).locked;
const isToldLocked = async () => {
  const { devices } = await ask<{ devices: { properties: { name: string; locked?: boolean } }[] }>("/devices/list");
  return devices.find(({ properties }) => properties.name.endsWith(String(node)))?.properties.locked;
};
const codesOnLock = async () => (await hub.tell<{ codes: number[] }>("state", { node })).codes.length;

/** Page of a host with one element. */
const hostPage =
  () => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Our doors</title>
<script type="module" src="${server.url}/elements.js"></script>
<seam-device-table endpoint="${server.url}" client-session-token="${token}"
  disable-create-access-code="false" disable-delete-access-code="false"></seam-device-table>`;

beforeAll(async () => {
  hubPort = await freePort();
  [hub, server] = await Promise.all([startHub(mockHub, [String(hubPort)]), start(env)]);
  ({ key } = await mortiseJson<{ key: string }>(["keys", "create", "--new-workspace", "House"], env));
  host = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(hostPage()),
  );
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  page = await browser.newPage({ locale: "en-US", viewport: { width: 1000, height: 900 } });
  page.on("pageerror", (error) => void troubles.push(error.message));
}, 120_000);
afterAll(async () => {
  await browser.close();
  host.close();
  await kill(server, "SIGTERM");
  await hub.kill();
  rmSync(folder, { recursive: true, force: true });
});

const shows = (what: Locator) => what.waitFor({ state: "visible", ...patience });
const button = (name: string | RegExp) =>
  page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

/**
 * Resolves to a function that resolves to whether the widget has shown a text since. Locators poll only twice a second,
 * and a bolt is faster.
 */
async function watchText(text: string): Promise<() => Promise<boolean>> {
  const watch = await page.locator("seam-device-table").evaluateHandle((table, awaited) => {
    const root = table.shadowRoot ?? table;
    const seen = { isSeen: false };
    const look = () => (seen.isSeen ||= root.textContent.includes(awaited));
    new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true });
    return seen;
  }, text);
  return () => watch.evaluate(({ isSeen }) => isSeen);
}

it("connects the hub in the hosted flow: its address, the locks found, Connect", { timeout: 60_000 }, async () => {
  const { connect_webview } = await ask<{ connect_webview: { connect_webview_id: string; url: string } }>(
    "/connect_webviews/create",
  );
  await page.goto(connect_webview.url);
  await button("Z-Wave JS").click();
  const address = page.getByLabel("Address");
  await address.fill(`127.0.0.1:${await freePort()}`);
  await button("Find locks").click();
  await shows(page.getByRole("alert").filter({ hasText: "Nothing listens at that address" }));
  await address.fill(`127.0.0.1:${hubPort}`);
  await button("Find locks").click();
  await shows(page.getByRole("heading", { name: "Choose the locks to connect" }));
  expect(await page.getByRole("checkbox").count()).toBe(2);
  await button("Connect").click();
  await shows(page.getByText("Your account is connected"));
  const { connect_webview_id } = connect_webview;
  const { connect_webview: ended } = await ask<{ connect_webview: { status: string; connected_account_id: string } }>(
    "/connect_webviews/get",
    { connect_webview_id },
  );
  expect(ended.status).toBe("authorized");
  const made = await ask<{ client_session: { token: string } }>("/client_sessions/create", {
    connected_account_ids: [ended.connected_account_id],
  });
  token = made.client_session.token;
});

it("sees the door open when its bolt is there, and not before", { timeout: 60_000 }, async () => {
  await hub.tell("turn", { node, locked: true });
  // The widget ignores a press just after an event of the bolt's movement.
  await expect.poll(isToldLocked, patience).toBe(true);
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  await button(new RegExp(`(^|\\D)${node}$`)).click();
  await shows(button("Unlock"));
  const unlocked = page.getByText("Unlocked", { exact: true });
  const hasShown = await watchText("Unlocking…");
  await button("Unlock").click();
  await shows(button("Lock"));
  await shows(unlocked.first());
  expect(await hasShown()).toBe(true);
  expect(await isLocked()).toBe(false);
  await button("Lock").click();
  await shows(button("Unlock"));
  await expect.poll(isLocked, patience).toBe(true);
});

it("gives a code, which opens the door at the keypad and is told by its name", { timeout: 90_000 }, async () => {
  await button(/access codes?$/).click();
  await button("Add code").first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("Amara Okafor");
  await page.getByRole("textbox", { name: /^(?:PIN|Code)/ }).fill(pin);
  await button("Save").click();
  await button("Done").click();
  const row = page.getByRole("listitem").filter({ hasText: "Amara Okafor" });
  await shows(row);
  await expect.poll(codesOnLock, patience).toBe(1);
  const { devices } = await ask<{ devices: { device_id: string; properties: { name: string } }[] }>("/devices/list");
  const device_id = devices.find(({ properties }) => properties.name.endsWith(String(node)))?.device_id ?? "";
  const code = async () =>
    (
      await ask<{ access_codes: { access_code_id: string; status: string; name: string }[] }>("/access_codes/list", {
        device_id,
      })
    ).access_codes[0];
  await expect.poll(async () => (await code())?.status, patience).toBe("set");
  expect(await hub.tell("type", { node, digits: pin })).toMatchObject({ opened: true });
  const opened = async () =>
    (
      await ask<{ events: { access_code_id?: string; method?: string }[] }>("/events/list", {
        since: "1970-01-01",
        device_id,
      })
    ).events.find(({ method }) => method === "keycode")?.access_code_id;
  await expect.poll(opened, patience).toBe((await code())?.access_code_id);

  await row.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Delete code" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete code" }).click();
  await row.waitFor({ state: "detached", ...patience });
  await expect.poll(codesOnLock, patience).toBe(0);
  expect(troubles).toEqual([]);
});
