// The server's one secret: from the environment, from a file beside an embedded database, or from the database itself.
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../db/database.ts";

const bytes = 32;
export const secretFileName = "secret.key";

/** Several processes on one PostgreSQL find the same secret there; MORTISE_SECRET keeps it out of dumps. */
export async function loadSecret(
  database: Database,
  { secret, dataDir }: { secret: string | undefined; dataDir: string },
): Promise<Uint8Array> {
  if (secret !== undefined) return Buffer.from(secret, "hex");
  return database.kind === "sqlite" ? secretFile(dataDir) : secretRow(database);
}

function secretFile(folder: string): Uint8Array {
  if (readSecretFile(folder) === undefined) writeSecretFile(folder, randomBytes(bytes).toString("hex"), "wx");
  return Buffer.from(readSecretFile(folder) ?? "", "hex");
}

/** Hexadecimal; undefined: there is none yet. */
export function readSecretFile(folder: string): string | undefined {
  const path = join(folder, secretFileName);
  return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
}

/** `wx`: never over another. */
export function writeSecretFile(folder: string, secret: string, flag: "w" | "wx" = "w"): void {
  const path = join(folder, secretFileName);
  writeFileSync(path, secret, { mode: 0o600, flag });
  chmodSync(path, 0o600);
}

async function secretRow({ query }: Database): Promise<Uint8Array> {
  const name = "secret";
  const value = randomBytes(bytes).toString("hex");
  await query
    .insertInto("settings")
    .values({ name, value })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await query.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return Buffer.from(row.value, "hex");
}
