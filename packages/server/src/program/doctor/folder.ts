// Checks the data folder and the place of the server's secret.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { freeSpace, hardlyAnySpace } from "../../base/db/engines/condition.ts";
import { ensureWritable } from "../../base/db/files/folder.ts";
import type { Inspection } from "../../base/db/backups/inspect.ts";
import { readSecretFile, secretFileName } from "../../base/db/files/secret.ts";
import { createSeal, UnreadableError } from "../../base/secrets/sealed-text.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../../base/settings-error.ts";
import type { Finding } from "./finding.ts";

const littleSpace = 500_000_000;

export function checkFolder({ dataDir }: Settings): Finding {
  const at = { check: "folder" } as const;
  try {
    ensureWritable(dataDir);
  } catch (error) {
    const what = `The folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`;
    return {
      ...at,
      state: "failure",
      what,
      advice: "Let the user that the server runs as write to it, or to the folder above it.",
    };
  }
  if (!existsSync(dataDir))
    return { ...at, state: "ok", what: `The folder ${dataDir} will be created at the first start` };
  const free = freeSpace(dataDir);
  const what = `The folder ${dataDir} has ${Math.floor(free / 1_000_000)} MB left`;
  if (free < hardlyAnySpace)
    return { ...at, state: "failure", what, advice: "Free up space: without it, nothing can be saved." };
  if (free < littleSpace) return { ...at, state: "warning", what, advice: "Free up space soon." };
  if (isOpen(dataDir))
    return { ...at, state: "warning", what: `Other users can look into ${dataDir}`, advice: `chmod 700 ${dataDir}` };
  return { ...at, state: "ok", what };
}

/** Whether other users may read the path. Windows has no such permission bits. */
const isOpen = (path: string): boolean => process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0;

/** @param isUnread - Whether the database could not be read, so that its secret and its sealed data are unknown. */
export function checkSecret(
  { secret: given, databaseUrl, dataDir }: Settings,
  inspection: Inspection | undefined,
  { isUnread = false }: { isUnread?: boolean } = {},
): Finding {
  const at = { check: "secret" } as const;
  if (given !== undefined)
    return otherSecretIn(inspection, given) ?? { ...at, state: "ok", what: "The secret comes from MORTISE_SECRET" };
  const hidden = { ...at, state: "warning", advice: "Check again when the database can be read." } as const;
  if (databaseUrl !== undefined && isUnread)
    return { ...hidden, what: "Could not check whether the database holds the secret" };
  const lost = "Without the old secret, its sessions and webhooks are lost, and its hubs stop.";
  if (databaseUrl !== undefined && inspection?.holdsSecret !== false)
    return { ...at, state: "ok", what: "The secret is in the database" };
  if (databaseUrl !== undefined)
    return inspection?.isUnderSecret === true
      ? {
          ...at,
          state: "failure",
          what: "There is data but no secret in the database",
          advice: `${lost} Give the secret in MORTISE_SECRET, or restore a backup.`,
        }
      : { ...at, state: "ok", what: "The secret will be created at the first start and stored in the database" };
  const path = join(dataDir, secretFileName);
  if (!existsSync(path)) {
    if (isUnread)
      return { ...hidden, what: `There is no ${path}, and it could not be checked whether any data needs it` };
    const advice = `${lost} Put the file back, give the secret in MORTISE_SECRET, or restore a backup.`;
    return inspection?.isUnderSecret === true
      ? { ...at, state: "failure", what: `There is data but no ${path}`, advice }
      : { ...at, state: "ok", what: "The secret will be created at the first start" };
  }
  if (isOpen(path))
    return { ...at, state: "failure", what: `Other users can read ${path}`, advice: `chmod 600 ${path}` };
  try {
    const found = otherSecretIn(inspection, readSecretFile(dataDir) ?? "");
    return found ?? { ...at, state: "ok", what: `The secret is in ${path}` };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const [what = "", ...advice] = error.message.split(/(?<=\.) /);
    return { ...at, state: "failure", what: what.replace(/\.$/, ""), advice: advice.join(" ") };
  }
}

/** Returns a failure if accounts were connected under another secret than this one, which is in hexadecimal. */
function otherSecretIn(inspection: Inspection | undefined, secret: string): Finding | undefined {
  const sealed = inspection?.sealedSecrets ?? [];
  const unreadable = sealed.filter((text) => !isReadable(text, secret)).length;
  if (unreadable === 0) return undefined;
  return {
    check: "secret",
    state: "failure",
    what: `Connected accounts that need another secret than the server's: ${unreadable} of ${sealed.length}`,
    advice: "Their locks are offline. Put the old secret back, or add each account again with the same address.",
  };
}

function isReadable(sealed: string, secret: string): boolean {
  try {
    createSeal(Buffer.from(secret, "hex")).open(sealed);
    return true;
  } catch (error) {
    if (error instanceof UnreadableError) return false;
    throw error;
  }
}
