// The docs as a server serves them: no page scrolls sideways, samples can be copied by keyboard, search works, and no
// page breaks the Content-Security-Policy.
import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./server.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "packages/server/dist/docs");

// The whole file runs in one worker, so that the docs are built only once.
test.describe.configure({ mode: "default" });
test.beforeAll(() => {
  execFileSync(process.execPath, ["--conditions=source", "scripts/docs.mjs", "build"], { cwd: root });
});

const faults: string[] = [];
test.beforeEach(({ page }) => {
  faults.length = 0;
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
});

test("no page scrolls sideways at 390 and 280 px", async ({ page, server }) => {
  const wide: string[] = [];
  const pages = globSync("*.html", { cwd: built });
  expect(pages.length).toBeGreaterThan(60);
  for (const name of pages) {
    await page.goto(`${server.banner.api_base_url}/docs/${name}`);
    for (const width of [390, 280]) {
      await page.setViewportSize({ width, height: 800 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (scrolled > 0) wide.push(`${name} at ${width}: ${scrolled} px`);
    }
    const unreachable = page.locator(".vp-doc table:not([tabindex]), .vp-doc pre:not([tabindex])");
    if ((await unreachable.count()) > 0) wide.push(`${name}: a box that no key can scroll`);
  }
  expect(wide).toEqual([]);
  expect(faults).toEqual([]);
});

test("a sample is chosen and copied by keyboard", async ({ page, server, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { api_base_url: address } = server.banner;
  await page.goto(`${address}/docs/api-locks.html`);
  const group = page.locator("h2#locksunlockdoor ~ .vp-code-group").first();
  await group.getByLabel("curl").focus();
  await page.keyboard.press("ArrowRight");
  await expect(group.getByText("await seam.locks.unlockDoor(")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(group.getByText("locks/unlock_door")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(group.locator(".active button.copy")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`curl ${address}/locks/unlock_door`);
  expect(faults).toEqual([]);
});

test("an unknown address is answered with 404 and the search of the docs", async ({ page, server }) => {
  const response = await page.goto(`${server.banner.api_base_url}/docs/no/such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await page.getByRole("button", { name: "Search the docs" }).click();
  await page.getByRole("searchbox").fill("theming");
  await expect(page.locator(".VPLocalSearchBox .result").first()).toHaveAttribute("href", /theming/);
  // The browser itself reports the page's status.
  expect(faults.filter((fault) => !fault.includes("404 (Not Found)"))).toEqual([]);
  await page.keyboard.press("Escape");
  // The generator's search button is excluded, because its text has a key that its label lacks.
  expect(await axeFindings(page, [".DocSearch-Button"])).toEqual([]);
});

test("a page leads to its Markdown, and its samples name this installation", async ({ page, server }) => {
  const { api_base_url: address } = server.banner;
  await page.goto(`${address}/docs/sign-in.html`);
  await expect(page.locator(".vp-doc").getByText(address).first()).toBeVisible();
  await page.getByRole("link", { name: "View as Markdown" }).click();
  await expect(page).toHaveURL(`${address}/docs/sign-in.md`);
  await expect(page.locator("body")).toContainText("https://locks.example.com");
  expect(faults).toEqual([]);
});
