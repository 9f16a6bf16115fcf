// Installs Debian's packages, if this process may.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

let isUpdated = false;

/** True for root on Debian itself; not on Ubuntu, whose package chromium only points to a snap. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && /^ID=debian$/m.test(osRelease());
}

/** Installs a package; returns the output of apt, to be shown if the package is missing afterwards. */
export function install(name: string): string {
  const said = isUpdated ? "" : apt("update", "-qq");
  isUpdated = true;
  return said + apt("install", "-y", "-qq", "--no-install-recommends", name);
}

function apt(...args: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { stdout, stderr, error } = spawnSync("apt-get", args, { encoding: "utf8", env });
  return [stdout, stderr, error?.message ?? ""].join("");
}

function osRelease(): string {
  try {
    return readFileSync("/etc/os-release", "utf8");
  } catch {
    return "";
  }
}
