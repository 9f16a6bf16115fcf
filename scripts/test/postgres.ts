// Finds PostgreSQL for the server's tests, or installs it as root on Debian.
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasApt, install } from "./apt.ts";

const isHere = (): boolean =>
  Boolean(process.env["TEST_DATABASE_URL"]) ||
  globSync("/usr/lib/postgresql/*/bin/postgres").length > 0 ||
  (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, "postgres")));

/** Returns one line with the databases that the tests will use, and more lines if an installation failed. */
export function ensurePostgres(): string {
  const said = !isHere() && hasApt() ? install("postgresql") : "";
  if (isHere()) return "SQLite and PostgreSQL";
  return `${said}SQLite alone: there is no PostgreSQL here; install one, or set TEST_DATABASE_URL`;
}
