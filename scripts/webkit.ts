// Finds WebKit, the engine of every browser on an iPhone, for the journeys that run in it too; as root on Debian, installs it.
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasApt, install } from "./apt.ts";

export interface WebKit {
  /** The WebDriver server. */
  readonly driver: string;
  /** WebKitGTK's own small browser. */
  readonly browser: string;
  /** A display that nobody sees. */
  readonly display: string;
}

export function findWebKit(): WebKit | undefined {
  const [driver, display] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
  const browser = globSync("/usr/{lib,libexec}/**/webkit2gtk-4.1/MiniBrowser")[0];
  return driver && display && browser ? { driver, browser, display } : undefined;
}

const onPath = (name: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Returns one line that says which engines the journeys will run in; more lines if an installation failed. */
export function ensureWebKit(): string {
  const said = !findWebKit() && hasApt() ? ["webkit2gtk-driver", "xvfb"].map(install).join("") : "";
  if (findWebKit()) return "Chromium and WebKit";
  return `${said}Chromium alone: there is no WebKitWebDriver here, or no Xvfb (Debian: webkit2gtk-driver, xvfb)`;
}
