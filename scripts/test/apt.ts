// Installs Debian's packages, if this process may.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

let isUpdated = false;

/** Whether this is root on Debian itself. Ubuntu is excluded, because its package chromium only points to a snap. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && /^ID=debian$/m.test(osRelease());
}

/** Installs a package. Returns the output of apt, to show if the package is missing afterwards. */
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
