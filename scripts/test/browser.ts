// Finds a Chromium-family browser on any machine, or installs one.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { hasApt, install } from "./apt.ts";

const require = createRequire(import.meta.url);

/**
 * Headless builds of Chromium without the browser's own windows and pages. They take a third less processor time in
 * tests that open many pages.
 */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const names = [
  ...shells,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  join(process.env["LOCALAPPDATA"] ?? "C:\\", "Google\\Chrome\\Application\\chrome.exe"),
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Flags that a headless browser needs in a container. The sandbox cannot run as root. */
export const browserArgs = ["--disable-dev-shm-usage", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

/**
 * Returns the first browser among CHROME_PATH, an installed headless shell, an installed browser, and Playwright's own.
 */
const findBrowser = (): string | undefined =>
  runnable(process.env["CHROME_PATH"]) ?? onPath() ?? applications.find((file) => runnable(file)) ?? playwrights();

/**
 * Finds or installs a browser: Debian's as root on Debian, because such a system has a mirror configured, else
 * Playwright's, also if Debian's fails. The installers' output is shown only if all of them fail.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  const said: string[] = [];
  for (const { name, begin } of ways.filter(({ isOpen }) => isOpen())) {
    console.error(`No browser found; installing ${name}, which takes a minute.`);
    said.push(`${name}:\n${inShort(begin())}`);
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  const advice = "Install Chrome or Chromium, or set CHROME_PATH to its executable.";
  throw new Error(
    `There is no Chromium-family browser here, and none could be installed.\n\n${said.join("\n\n")}\n\n${advice}`,
  );
}

/** Installs Debian's headless shell, even if another browser is installed. */
export function preferShell(): void {
  const isThere = shells.some((name) => findBrowser()?.endsWith(name));
  if (!isThere && !process.env["CHROME_PATH"] && hasApt()) install("chromium-headless-shell");
}

const ways: { name: string; isOpen: () => boolean; begin: () => string }[] = [
  { name: "Debian's Chromium, headless", isOpen: hasApt, begin: () => install("chromium-headless-shell") },
  { name: "Debian's Chromium", isOpen: hasApt, begin: () => install("chromium") },
  {
    name: "Playwright's Chromium and the libraries it needs",
    // A bare container has none of these libraries.
    isOpen: () => process.platform === "linux" && process.getuid?.() === 0,
    begin: () => installPlaywrights("--with-deps"),
  },
  { name: "Playwright's Chromium", isOpen: () => true, begin: () => installPlaywrights() },
];

/** Returns each line once, without indented lines such as those of stack traces. */
const inShort = (said: string): string =>
  [...new Set(said.split("\n"))].filter((line) => /^[^\s}]/.test(line)).join("\n");

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
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => runnable(file));
}

/** Returns the path of Playwright's own browser on this system. */
function playwrights(): string | undefined {
  const { chromium } = require("@playwright/test") as typeof import("@playwright/test");
  return runnable(chromium.executablePath());
}

function installPlaywrights(...options: string[]): string {
  const args = [require.resolve("@playwright/test/cli"), "install", "--no-shell", ...options, "chromium"];
  const { stdout, stderr, error } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return [stdout, stderr, error?.message ?? ""].join("");
}
