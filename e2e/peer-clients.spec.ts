// Every widget works with a ready client of each published package, in React and as an element. The lockfile of
// test/peers pins the packages.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { isLocked, lockedDoor } from "./doors.ts";
import { type Banner, expect, type Server, test } from "./server.ts";

const root = fileURLToPath(new URL("../test/peers/browser", import.meta.url));
const modules = fileURLToPath(new URL("../node_modules", import.meta.url));
const clients = ["seamapi", "seamapi-8.4", "seam", "@seamapi/http"];
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mortise-peer-clients-"));
  await build({
    configFile: false,
    logLevel: "error",
    root,
    define: { "process.env.NODE_ENV": '"development"' },
    resolve: {
      conditions: ["source", "module", "browser", "development"],
      alias: ["react", "react-dom"].map((name) => ({
        find: new RegExp(`^${name}(?=$|/)`),
        replacement: join(modules, name),
      })),
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(root, "page.tsx"), output: { entryFileNames: "[name].js" } },
    },
  });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

for (const client of clients) {
  for (const door of ["react", "elements"]) {
    test(`a client of ${client} drives every widget: ${door}`, async ({ page, server }) => {
      const opened = await openPage(page, server, { client, door });
      await expect(page.getByRole("main", { name: "ready" })).toBeAttached();
      const widgets = page.locator("section[aria-label^=seam]");
      const count = await widgets.count();
      expect(count).toBeGreaterThan(8);
      for (let at = 0; at < count; at += 1) {
        const widget = widgets.nth(at).locator(".seam-components");
        await expect(widget).toHaveText(/\w/u);
        await expect(widget.locator("[aria-busy]")).toHaveCount(0);
        await expect(widget.locator(".seam-error")).toHaveCount(0);
      }
      const details = page.getByRole("region", { name: "seam-device-details", exact: true });
      await details.getByRole("button", { name: "Unlock", exact: true }).click();
      await expect(details.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
      await expect.poll(() => isLocked(server, opened.lock)).toBe(false);
      expect(opened.faults).toEqual([]);

      const form = page.getByRole("region", { name: "seam-create-access-code-form" });
      await form.getByRole("textbox", { name: "Name" }).fill(`Made with ${client}`);
      await form.getByRole("button", { name: "Save" }).click();
      const codes = page.getByRole("region", { name: "seam-access-code-table" });
      await expect(codes.getByText(`Made with ${client}`)).toBeVisible();

      const connect = page.getByRole("region", { name: "seam-connect-account-button" });
      await connect.getByRole("button").click();
      await page.waitForURL(/connect_webviews/);
      opened.close();
    });
  }
}

test("a client of @seamapi/http may be globalThis.seam itself", async ({ page, server }) => {
  const { close, lock } = await openPage(page, server, { client: "@seamapi/http", door: "elements", bare: "" });
  const table = page.getByRole("region", { name: "seam-device-table" });
  await expect(table.getByRole("button", { name: lock.properties.name, exact: true })).toBeVisible();
  close();
});

/** Opens the page over its own server, and records each unsuccessful answer of the API. */
async function openPage(page: Page, server: Server, query: Record<string, string>) {
  const lock = await lockedDoor(server);
  const { device_id } = lock;
  const { access_codes } = (await server.call("/access_codes/list", { device_id })) as {
    access_codes: { access_code_id: string }[];
  };
  const facts = {
    endpoint: server.banner.api_base_url,
    token: await tokenOf(server.banner),
    device_id,
    access_code_id: access_codes[0]?.access_code_id,
  };
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Doors</title><main></main><script type="application/json" id="facts">${JSON.stringify(facts)}</script><script type="module" src="/page.js"></script></html>`;
  const http = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://localhost").pathname;
    if (name === "/") return void response.setHeader("content-type", "text/html").end(html);
    readFile(join(folder, name)).then(
      (code) => response.setHeader("content-type", "text/javascript").end(code),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const faults: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`http://127.0.0.1:${(http.address() as AddressInfo).port}/?${new URLSearchParams(query).toString()}`);
  return {
    lock,
    faults,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

async function tokenOf({ api_base_url, publishable_key, user_identifier_key }: Banner): Promise<string> {
  const answer = await fetch(`${api_base_url}/client_sessions/get_or_create`, {
    method: "POST",
    headers: { "seam-publishable-key": publishable_key, "content-type": "application/json" },
    body: JSON.stringify({ user_identifier_key }),
  });
  const { client_session } = (await answer.json()) as { client_session: { token: string } };
  return client_session.token;
}
