// The server's tests run on PostgreSQL too where there is one; as root on Debian, one is installed.
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const isHere = (): boolean =>
  Boolean(process.env["TEST_DATABASE_URL"]) ||
  globSync("/usr/lib/postgresql/*/bin/postgres").length > 0 ||
  (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, "postgres")));

/** Says in one line what the tests will run on. */
export function ensurePostgres(): string {
  if (isHere()) return "SQLite and PostgreSQL";
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const quietly = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    spawnSync("apt-get", ["update", "-qq"], quietly);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], quietly);
  }
  return isHere() ? "SQLite and PostgreSQL" : "SQLite alone: there is no PostgreSQL here; install one, or set TEST_DATABASE_URL";
}
