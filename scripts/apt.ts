// Debian's packages, where this process may install them.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

let isUpdated = false;

/** As root on Debian itself: Ubuntu's package named chromium only points to a snap. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && /^ID=debian$/m.test(osRelease());
}

/** What apt said, to be shown if the package is not there afterwards. */
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
