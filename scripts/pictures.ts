// Takes the docs' pictures of the demo's hotel, from the built server: three widgets in light, in dark and in Arabic,
// and single ones on a phone. Run by `npm run pictures`, after `npm run build`.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { browserArgs, ensureBrowser } from "./test/browser.ts";

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
const timezoneId = "America/Los_Angeles";

const folder = await mkdtemp(join(tmpdir(), "mortise-pictures-"));
const server = spawn(process.execPath, ["--conditions=source", "packages/server/src/main.ts", "--json"], {
  env: { ...process.env, PORT: "0", DATA_DIR: folder },
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = new Promise((resolve) => server.once("exit", resolve));
const chrome = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
try {
  const banner = await new Promise<Banner>((resolve) => {
    createInterface({ input: server.stdout }).once("line", (line) => resolve(JSON.parse(line) as Banner));
  });
  await takeWide(chrome, banner);
  await takePhone(chrome, banner);
} finally {
  await chrome.close();
  server.kill();
  await ended;
  await rm(folder, { recursive: true });
}

/** Takes three widgets side by side: in light, in dark, and from right to left. */
async function takeWide(browser: Browser, banner: Banner): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1240, height: 680 }, deviceScaleFactor: 2, timezoneId });
  for (const [name, colorScheme, locale] of [
    ["light", "light", "en-US"],
    ["dark", "dark", "en-US"],
    ["arabic", "light", "ar"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await show(page, banner, wide, locale);
    await page.getByText("Amara Okafor").waitFor();
    await page.locator("seam-device-details button").nth(1).waitFor();
    await shoot(page, page.locator("main"), `widgets-${name}`);
  }
  await page.close();
}

/** Takes single widgets at the width of a phone. A picture ends where the widget does. */
async function takePhone(browser: Browser, banner: Banner): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 760 },
    deviceScaleFactor: 2,
    timezoneId,
    hasTouch: true,
    isMobile: true,
  });
  await show(page, banner, phone("device-table"), "en-US");
  await page.getByText("Room 2 Heron").waitFor();
  await shoot(page, page.locator("main"), "phone-devices");
  await show(page, banner, phone("create-access-code-form"), "en-US");
  await page.getByRole("textbox", { name: "Name" }).fill("Amara Okafor");
  await page.getByRole("radio", { name: /^Tomorrow/ }).check({ force: true });
  await shoot(page, page.locator("main"), "phone-code-form");
  await show(page, banner, phone("access-code-table"), "ar");
  await page.getByText("Amara Okafor").waitFor();
  await shoot(page, page.locator("main"), "phone-arabic");
  const { connect_webview } = await ask<{ connect_webview: { url: string } }>(banner, "/connect_webviews/create");
  await page.goto(connect_webview.url);
  // The page is centred in its window, so the space above it is scrolled away.
  await page.locator("main").evaluate((main) => scrollTo(0, main.getBoundingClientRect().top));
  await shoot(page, page, "phone-makers");
  await page.close();
}

async function show(page: Page, banner: Banner, main: Drawing, locale: string): Promise<void> {
  await page.route("**/picture", async (route) =>
    route.fulfill({ contentType: "text/html", body: html(banner, main(await inputs(banner, locale)), locale) }),
  );
  await page.goto(`${banner.url}/picture`);
  await page.getByRole("heading").first().waitFor();
}

async function shoot(page: Page, place: Locator | Page, name: string): Promise<void> {
  // Images below the visible part are not loaded.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > 640),
  );
  await page.evaluate(async () => document.fonts.ready.then(() => undefined));
  await place.screenshot({ path: `docs/pictures/${name}.png`, animations: "disabled" });
}

async function ask<Answer>({ url, api_key }: Banner, path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${api_key}`, "content-type": "application/json" };
  const answer = await fetch(url + path, { method: "POST", headers, body: "{}" });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}

/** Returns the attributes of every widget. */
async function inputs(banner: Banner, locale: string): Promise<string> {
  const { devices } = await ask<{ devices: Door[] }>(banner, "/devices/list");
  const device = devices.find(({ properties }) => properties.name === door)?.device_id ?? "";
  const { url, publishable_key, user_identifier_key } = banner;
  return `endpoint="${url}" publishable-key="${publishable_key}" user-identifier-key="${user_identifier_key}"
    device-id="${device}" locale="${locale}" color-scheme="auto" disable-create-access-code="false" grouped`;
}

type Drawing = (inputs: string) => string;

function wide(given: string): string {
  return `<main class="wide">
    <seam-device-table ${given}></seam-device-table>
    <seam-device-details ${given}></seam-device-details>
    <seam-access-code-table ${given}></seam-access-code-table>
  </main>`;
}

function phone(widget: string): Drawing {
  return (given) => `<main class="phone"><seam-${widget} ${given}></seam-${widget}></main>`;
}

function html({ url }: Banner, main: string, locale: string): string {
  return `<!doctype html><html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">
  <meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark"><title>Mortise</title>
  <style>
    body { margin: 0 }
    main { background: light-dark(#eef0f2, #0b0c0e) }
    .wide { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 20px; padding: 20px }
    .wide > * { height: 640px; overflow: hidden; border-radius: 12px }
    .wide > :first-child, .wide > :last-child { mask: linear-gradient(#000 82%, transparent) }
    .phone { max-height: 760px; overflow: hidden }
  </style>
  <script type="module" src="${url}/elements.js"></script>
  ${main}</html>`;
}
