// Records every line that a test's server logs, and every request to that server. After each test the lines are
// searched for secrets. No module of the server is loaded before a line is logged, so tests that mock modules begin
// with this one.
import { subscribe } from "node:diagnostics_channel";
import type { Database } from "../../src/base/db/database.ts";
import type { ServerOptions } from "../../src/index.ts";
import { leaksIn, secretsIn } from "./secrets.ts";

type Log = (line: string) => void;
type Kept = Pick<ServerOptions, "database" | "secret">;

let lines: string[] = [];
let writers = new Set<Kept>();
let said: unknown[] = [];

/**
 * Returns a `log` that is watched.
 * @param kept - Stored secrets of the server that logs.
 */
export function watchedLog(log: Log = () => undefined, kept?: Kept): Log {
  return (line) => {
    lines.push(line);
    if (kept) writers.add(kept);
    log(line);
  };
}

/** Records a request or an answer. It is searched only if a line is logged. */
export const noteSaid = (value: unknown): void => void said.push(value);

/** Node reports the bodies that this process sends by `fetch`. */
subscribe("undici:request:bodyChunkSent", (message) => {
  const { chunk } = message as { chunk: string | Uint8Array };
  noteSaid(chunk);
});

/** Returns the lines since the last call that hold a secret of the test. */
export async function leaksSinceLastTest(): Promise<string[]> {
  const [written, asked, from] = [lines, said, writers];
  [lines, said, writers] = [[], [], new Set()];
  if (written.length === 0) return [];
  const secrets = secretsIn(asked.map(parsed));
  for (const kept of from) await Promise.race([addKept(kept, secrets).catch(() => undefined), aMoment()]);
  return leaksIn(written, secrets);
}

/** Adds codes and providers' passwords in the database. The database of a test may also be closed, missing or full. */
async function addKept({ database, secret }: Kept, secrets: Set<string>): Promise<void> {
  const { query }: Pick<Database, "query"> = database;
  for (const table of ["code_slots", "access_codes"] as const)
    secretsIn(await query.selectFrom(table).select("code").where("code", "is not", null).execute(), secrets);
  const { secretsOf } = await import("../../src/hubs/links/account-for-driver.ts");
  const { createSeal } = await import("../../src/base/secrets/sealed-text.ts");
  const seal = createSeal(secret);
  const accounts = query.selectFrom("connected_accounts").select("sealed_secrets");
  for (const account of await accounts.where("sealed_secrets", "is not", null).execute())
    secretsIn({ secret: Object.values(secretsOf(account, seal)) }, secrets);
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1000).unref());

function parsed(value: unknown): unknown {
  if (typeof value === "object" && value !== null && !(value instanceof Uint8Array)) return value;
  try {
    return JSON.parse(typeof value === "string" ? value : Buffer.from(value as Uint8Array).toString());
  } catch {
    return undefined;
  }
}
