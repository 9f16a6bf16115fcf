// The server's one secret: from the environment, from a file beside an embedded database, or from the database itself.
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./db/database.ts";

const bytes = 32;
export const secretFileName = "secret.key";

/** Several processes on one PostgreSQL find the same secret there; MORTISE_SECRET keeps it out of dumps. */
export async function loadSecret(
  database: Database,
  { secret, dataDir }: { secret: string | undefined; dataDir: string },
): Promise<Uint8Array> {
  if (secret !== undefined) return Buffer.from(secret, "hex");
  return database.kind === "sqlite" ? secretFile(join(dataDir, secretFileName)) : secretRow(database);
}

function secretFile(path: string): Uint8Array {
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(bytes).toString("hex"), { mode: 0o600, flag: "wx" });
    chmodSync(path, 0o600);
  }
  return Buffer.from(readFileSync(path, "utf8").trim(), "hex");
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
