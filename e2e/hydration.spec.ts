// Widgets are rendered on a server and hydrated in the browser, as in Next.js. React must find no mismatch and log
// nothing.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Seam } from "@mortise/client";
import { prefetchSeam } from "@mortise/react/server";
import type { Page } from "@playwright/test";
import { build, type InlineConfig } from "vite";
import { lockedDoor } from "./doors.ts";
import type { Facts } from "./hydration/App.tsx";
import { type Banner, expect, test } from "./server.ts";

const root = fileURLToPath(new URL("./hydration", import.meta.url));
const folderOf = (name: string) => fileURLToPath(new URL(`../${name}/node_modules`, import.meta.url));

const tokenOf = async ({
  api_base_url: endpoint,
  publishable_key: publishableKey,
  user_identifier_key: userIdentifierKey,
}: Banner) => (await Seam.getClientSessionToken({ endpoint, publishableKey, userIdentifierKey })).client_session.token;

/** Bundles React's development build, because the production build logs no hydration warnings. */
const config = (folder: string, reactFolder: string | null): InlineConfig => ({
  configFile: false,
  logLevel: "error",
  root,
  mode: "development",
  define: { "process.env.NODE_ENV": '"development"' },
  resolve: {
    conditions: ["source", "module", "development"],
    alias: ["react", "react-dom"].flatMap((name) =>
      reactFolder === null ? [] : [{ find: new RegExp(`^${name}(?=$|/)`), replacement: join(reactFolder, name) }],
    ),
  },
  ssr: { noExternal: true, resolve: { conditions: ["source", "module", "node", "development"] } },
  build: { outDir: folder, emptyOutDir: false, minify: false, target: "es2022", modulePreload: false },
});

async function buildHost(folder: string, reactFolder: string | null) {
  const common = config(folder, reactFolder);
  const output = { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" };
  const input = { client: join(root, "client.tsx") };
  await build({ ...common, build: { ...common.build, rolldownOptions: { input, output } } });
  const server = { render: join(root, "render.tsx") };
  const outDir = join(folder, "server");
  await build({
    ...common,
    build: {
      ...common.build,
      outDir,
      ssr: true,
      rolldownOptions: { input: server, output: { entryFileNames: "render.mjs" } },
    },
  });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  return (await import(pathToFileURL(join(outDir, "render.mjs")).href)) as { render(facts: Facts): string };
}

/** Returns the HTML. The stylesheet is in the head, as on every page that must be readable before its scripts run. */
function pageOf(written: string, facts: Facts): string {
  const data = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Doors</title><link rel="stylesheet" href="${facts.endpoint}/index.min.css"><div id="page">${written}</div><script type="application/json" id="facts">${data}</script><script type="module" src="/client.js"></script></html>`;
}

/** Serves one page and its scripts. */
async function serve(folder: string, html: string): Promise<HttpServer> {
  const http = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://localhost").pathname;
    if (name === "/") return void response.setHeader("content-type", "text/html").end(html);
    readFile(join(folder, name)).then(
      (code) => response.setHeader("content-type", "text/javascript").end(code),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return http;
}

/** Checks that rows are there before scripts run, nothing is requested twice, nothing moves, and events arrive. */
async function checkFilledPage(page: Page, address: string, name: string): Promise<void> {
  // Leaving the previous page ends its requests, so that they do not count for this one.
  await page.goto("about:blank");
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(devices|access_codes|device_models|events)\//.test(pathname)) calls.push(pathname);
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/client.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  const table = page.getByRole("region", { name: "table" });
  await expect(table.getByRole("button", { name, exact: true })).toBeVisible();
  await expect(table.getByText("Locked", { exact: true }).first()).toBeVisible();
  expect(calls).toEqual([]);
  scripts.resolve();
  await expect.poll(() => calls).toContain("/events/stream");
  await expect(page.getByText("The elements are here.")).toBeVisible();
  await expect(page.getByRole("region", { name: "element" }).getByRole("button", { name, exact: true })).toBeVisible();
  // The count of codes that need attention is requested later, as on every page.
  expect(calls.filter((call) => call !== "/access_codes/list")).toEqual(["/events/stream"]);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
}

for (const [version, reactFolder] of [
  ["19", null],
  ["18", folderOf("test/react18")],
] as const) {
  test(`a page that React ${version} rendered on a server hydrates without warnings`, async ({ page, server }) => {
    const folder = await mkdtemp(join(tmpdir(), "mortise-hydration-"));
    const host = await buildHost(folder, reactFolder);
    const door = await lockedDoor(server);
    const facts = {
      endpoint: server.banner.api_base_url,
      token: await tokenOf(server.banner),
      device_id: door.device_id,
    };
    const http = await serve(folder, pageOf(host.render(facts), facts));
    const said: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(error.message));
    await page.addInitScript(() => {
      const hidden: string[] = [];
      Object.assign(globalThis, { hidden });
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element && target.classList.contains("seam-components")) hidden.push(target.className);
      }).observe(document, { subtree: true, attributeFilter: ["data-seam-waits"] });
    });
    await page.goto(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`);
    const { name } = door.properties;
    await expect(page.getByRole("region", { name: "table" }).getByRole("button", { name, exact: true })).toBeVisible();
    await expect(
      page.getByRole("region", { name: "details" }).getByRole("button", { name: "Unlock", exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole("region", { name: "element" }).getByRole("button", { name, exact: true }),
    ).toBeVisible();
    await page.getByRole("region", { name: "details" }).getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(
      page.getByRole("region", { name: "details" }).getByRole("button", { name: "Lock", exact: true }),
    ).toBeVisible();
    expect(said).toEqual([]);
    // The HTML of the server is on screen already, so no part of it may be hidden to wait for content above it.
    expect(await page.evaluate(() => (globalThis as unknown as { hidden: string[] }).hidden)).toEqual([]);
    http.closeAllConnections();
    http.close();

    // The same page, with the data that its server has read.
    const { endpoint, token: clientSessionToken } = facts;
    const initial = await prefetchSeam({
      endpoint,
      clientSessionToken,
      widgets: [{ deviceTable: {} }, { deviceDetails: { deviceId: door.device_id } }, { supportedDeviceTable: {} }],
    });
    const filled = { ...facts, initial };
    const second = await serve(folder, pageOf(host.render(filled), filled));
    await checkFilledPage(page, `http://127.0.0.1:${(second.address() as AddressInfo).port}/`, name);
    expect(said).toEqual([]);
    second.closeAllConnections();
    second.close();
    await rm(folder, { recursive: true, force: true });
  });
}
