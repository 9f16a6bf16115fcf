// A host's page of React components, with ahead.js in its head and a policy that forbids everything inline.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { lockedDoor } from "./doors.ts";
import { expect, test } from "./server.ts";

const entry = fileURLToPath(new URL("../bench/first-row-page/react.tsx", import.meta.url));

/** Builds the page in a folder of this test's own. */
async function buildPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mortise-ahead-"));
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    base: "./",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["source", "module", "browser", "production"] },
    build: {
      target: "es2022",
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { react: entry },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  return folder;
}

test("session and list are asked for before the bundle is there, and once", async ({ page, server }) => {
  const folder = await buildPage();
  const { api_base_url: endpoint, publishable_key: key, user_identifier_key: user } = server.banner;
  const policy = `default-src 'none'; script-src 'self' ${endpoint}; connect-src ${endpoint}; img-src ${endpoint} data:; style-src ${endpoint}`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Doors</title>
    <script src="${endpoint}/ahead.js" data-publishable-key="${key}" data-user-identifier-key="${user}"
      data-endpoint="${endpoint}" data-ask="device-table" data-disable-css-injection></script>
    <script type="module" src="/react.js"></script>
    <seam-device-table endpoint="${endpoint}" publishable-key="${key}" user-identifier-key="${user}"></seam-device-table>`;
  const http = createServer((request, response) => {
    if (request.url === "/")
      return void response
        .setHeader("content-security-policy", policy)
        .setHeader("content-type", "text/html")
        .end(html);
    readFile(join(folder, request.url ?? "")).then(
      (code) => response.setHeader("content-type", "text/javascript").end(code),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  try {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // The count of codes that need attention is requested later, when the page is quiet.
      if (/^\/(client_sessions|devices)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
    });
    const bundle = Promise.withResolvers<void>();
    await page.route("**/react.js", async (route) => {
      await bundle.promise;
      await route.continue();
    });
    await page.goto(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`, { waitUntil: "commit" });
    await expect.poll(() => calls).toEqual(["PUT /client_sessions/create", "GET /devices/list"]);
    bundle.resolve();
    const { name } = (await lockedDoor(server)).properties;
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    expect(calls).toEqual(["PUT /client_sessions/create", "GET /devices/list"]);
    expect(said).toEqual([]);
  } finally {
    http.closeAllConnections();
    http.close();
    await rm(folder, { recursive: true, force: true });
  }
});
