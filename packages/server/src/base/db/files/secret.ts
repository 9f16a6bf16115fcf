// Loads the server's secret from the environment, from a file beside an embedded database, or from the database.
import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { secretSetting } from "../backups/backup.ts";
import type { Database } from "../database.ts";
import { keepPrivate } from "./private-file.ts";
import { isUnderSecret, sealedLogins } from "./under-secret.ts";
import { SettingsError } from "../../settings-error.ts";

const bytes = 32;
export const secretFileName = "secret.key";

interface Place {
  secret: string | undefined;
  dataDir: string;
}

/** Loads the secret. On PostgreSQL it is a row that all processes share; MORTISE_SECRET keeps it out of dumps. */
export async function loadSecret(
  database: Database,
  { secret, dataDir }: Place,
  log = (_message: string) => {},
): Promise<Uint8Array> {
  if (secret !== undefined) return Buffer.from(secret, "hex");
  return database.kind === "sqlite" ? secretFile(database, dataDir, log) : secretRow(database);
}

async function secretFile({ query }: Database, folder: string, log: (message: string) => void): Promise<Uint8Array> {
  if (readSecretFile(folder) === undefined) {
    if ((await isUnderSecret(query)) || (await sealedLogins(query)).length > 0)
      log(
        `${join(folder, secretFileName)} was missing, so a new one was created. Sessions have ended, and webhooks' signing secrets and headers and hubs' passwords cannot be read. Stop the server and put the old file back, or rotate the secrets and connect the hubs again.`,
      );
    writeSecretFile(folder, randomBytes(bytes).toString("hex"), "wx");
  }
  return Buffer.from(readSecretFile(folder) ?? "", "hex");
}

/**
 * Reads the secret, in hexadecimal; `undefined` if there is none yet.
 * @throws SettingsError if the secret cannot be read or is incomplete. Anybody could forge sessions signed with half a
 * secret, or none.
 */
export function readSecretFile(folder: string): string | undefined {
  const path = join(folder, secretFileName);
  if (!existsSync(path)) return undefined;
  const text = readText(path).trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return text;
  throw new SettingsError(
    `${path} must hold 64 hexadecimal digits, and does not. Restore it from a copy or a backup. If this server has no data yet, delete it.`,
  );
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    throw new SettingsError(`${path} cannot be read (${why}). Give it to the user the server runs as.`, {
      cause: error,
    });
  }
}

/**
 * Writes the file entirely or not at all, even if the machine fails meanwhile. With the flag `wx`, a file that another
 * process has just made is kept, except on file systems without hard links.
 */
export function writeSecretFile(folder: string, secret: string, flag: "w" | "wx" = "w"): void {
  const path = join(folder, secretFileName);
  const draft = `${path}.${process.pid}.new`;
  try {
    rmSync(draft, { force: true });
    writeFileSync(draft, secret, { mode: 0o600, flush: true, flag: "wx" });
    keepPrivate(draft);
    if (flag === "w") renameSync(draft, path);
    else putWhereNoneIs(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

function putWhereNoneIs(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    // The file system has no hard links.
    renameSync(draft, path);
  }
}

async function secretRow({ query }: Database): Promise<Uint8Array> {
  const value = randomBytes(bytes).toString("hex");
  await query
    .insertInto("settings")
    .values({ name: secretSetting, value })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await query
    .selectFrom("settings")
    .select("value")
    .where("name", "=", secretSetting)
    .executeTakeFirstOrThrow();
  return Buffer.from(row.value, "hex");
}
