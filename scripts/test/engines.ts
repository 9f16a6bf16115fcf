// Finds the engines besides Chromium for journeys, or installs them as root on Debian.
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasApt, install } from "./apt.ts";

/** Programs of WebKit, the engine of Safari and of every browser on an iPhone. */
export interface WebKit {
  /** WebDriver server. */
  readonly driver: string;
  /** WebKitGTK's own small browser. */
  readonly browser: string;
  /** Program for an invisible display. */
  readonly display: string;
}

export function findWebKit(): WebKit | undefined {
  const [driver, display] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
  const browser = globSync("/usr/{lib,libexec}/**/webkit2gtk-4.1/MiniBrowser")[0];
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** Returns the executable of Firefox. */
export const findFirefox = (): string | undefined => onPath("firefox") ?? onPath("firefox-esr");

const onPath = (name: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const engines = [
  {
    name: "WebKit",
    find: findWebKit,
    packages: ["webkit2gtk-driver", "xvfb"],
    missing: "no WebKitWebDriver here, or no Xvfb",
  },
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"], missing: "no Firefox here" },
];

/** Returns one line with the engines that the journeys will use, and more lines if an installation failed. */
export function ensureEngines(): string {
  const said = engines.map(({ find, packages }) => (!find() && hasApt() ? packages.map(install).join("") : ""));
  const there = engines.filter(({ find }) => find()).map(({ name }) => name);
  const lacks = engines.flatMap(({ find, missing, packages }, at) =>
    find() ? [] : [`${said[at]}There is ${missing} (Debian: ${packages.join(", ")}).`],
  );
  return [["Chromium", ...there].join(", "), ...lacks].join("\n  ");
}
