// Finds a Chromium-family browser on any machine, or installs one.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const playwrightFiles = [
  "chrome-linux/chrome",
  "chrome-linux64/chrome",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-win/chrome.exe",
];

/** Flags a headless browser needs in a container; the sandbox cannot run as root. */
export const browserArgs = ["--disable-dev-shm-usage", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

/** In this order: CHROME_PATH, an installed browser, Playwright's own. */
export const findBrowser = (): string | undefined =>
  runnable(process.env.CHROME_PATH) ?? onPath() ?? applications.find((file) => runnable(file)) ?? inPlaywrightCache();

/** As {@link findBrowser}; when there is none, tries Playwright's installer, then apt as root on Debian. */
export function ensureBrowser(): string {
  return findBrowser() ?? byPlaywright() ?? byApt() ?? fail();
}

function runnable(file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => runnable(file));
}

function inPlaywrightCache(): string | undefined {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === "darwin" ? "Library/Caches/ms-playwright" : ".cache/ms-playwright");
  if (!existsSync(folder)) return undefined;
  const builds = readdirSync(folder)
    .filter((name) => name.startsWith("chromium-"))
    .sort()
    .reverse();
  return builds.flatMap((build) => playwrightFiles.map((file) => join(folder, build, file))).find((file) => runnable(file));
}

function byPlaywright(): string | undefined {
  console.error("No browser found; trying Playwright's installer.");
  spawnSync("npx", ["--no-install", "playwright", "install", "chromium"], { stdio: "inherit" });
  return findBrowser();
}

function byApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.error("Trying apt.");
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return findBrowser();
}

function fail(): never {
  throw new Error(
    "No Chromium-family browser was found and none could be installed: install Chrome or Chromium, or set CHROME_PATH to its executable.",
  );
}
