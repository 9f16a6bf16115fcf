// Takes the pictures that the README shows: three widgets of the demo's hotel, light and dark, as the built server serves them.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Page } from "@playwright/test";
import { browserArgs, ensureBrowser } from "./browser.ts";

interface Banner {
  url: string;
  publishable_key: string;
  user_identifier_key: string;
  api_key: string;
}
interface Door {
  device_id: string;
  properties: { name: string };
}

const door = "Front Door";

const folder = await mkdtemp(join(tmpdir(), "mortise-pictures-"));
const server = spawn(process.execPath, ["--conditions=source", "packages/server/src/main.ts", "--json"], {
  env: { ...process.env, PORT: "0", DATA_DIR: folder },
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = new Promise((resolve) => server.once("exit", resolve));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
try {
  const banner = await new Promise<Banner>((resolve) => {
    createInterface({ input: server.stdout }).once("line", (line) => resolve(JSON.parse(line) as Banner));
  });
  const page = await browser.newPage({ viewport: { width: 1240, height: 680 }, deviceScaleFactor: 2, timezoneId: "America/Los_Angeles" });
  for (const scheme of ["light", "dark"] as const) await take(page, banner, scheme);
} finally {
  await browser.close();
  server.kill();
  await ended;
  await rm(folder, { recursive: true });
}

async function take(page: Page, banner: Banner, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.route("**/picture", async (route) => route.fulfill({ contentType: "text/html", body: await html(banner) }));
  await page.goto(`${banner.url}/picture`);
  await page.getByRole("heading", { name: door }).first().waitFor();
  await page.getByRole("button", { name: "Unlock" }).waitFor();
  await page.getByText("Amara Okafor").waitFor();
  // Images below the visible part are not loaded.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > 640));
  await page.evaluate(async () => document.fonts.ready.then(() => undefined));
  await page.locator("main").screenshot({ path: `docs/pictures/widgets-${colorScheme}.png`, animations: "disabled" });
}

async function html({ url, publishable_key, user_identifier_key, api_key }: Banner): Promise<string> {
  const answer = await fetch(`${url}/devices/list`, { method: "POST", headers: { authorization: `Bearer ${api_key}` } });
  const { devices } = (await answer.json()) as { devices: Door[] };
  const device = devices.find(({ properties }) => properties.name === door)?.device_id ?? "";
  const session = `endpoint="${url}" publishable-key="${publishable_key}" user-identifier-key="${user_identifier_key}" color-scheme="auto"`;
  return `<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Mortise</title>
    <style>
      body { margin: 0 }
      main { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 20px; padding: 20px; background: light-dark(#eef0f2, #0b0c0e) }
      main > * { height: 640px; overflow: hidden; border-radius: 12px }
      main > :first-child { mask: linear-gradient(#000 82%, transparent) }
    </style>
    <script type="module" src="${url}/elements.js"></script>
    <main>
      <seam-device-table ${session}></seam-device-table>
      <seam-device-details ${session} device-id="${device}"></seam-device-details>
      <seam-access-code-table ${session} device-id="${device}"></seam-access-code-table>
    </main></html>`;
}
