// The folder and the secret in it.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { freeSpace, hardlyAnySpace } from "../db/condition.ts";
import { ensureWritable } from "../db/folder.ts";
import type { Inspection } from "../db/inspect.ts";
import { readSecretFile, secretFileName } from "../secrets/secret.ts";
import { type Settings, SettingsError } from "../settings.ts";
import type { Finding } from "./finding.ts";

const littleSpace = 500_000_000;

export function folder({ dataDir }: Settings): Finding {
  const at = { check: "folder" } as const;
  try {
    ensureWritable(dataDir);
  } catch (error) {
    const what = `The folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`;
    return { ...at, state: "failure", what, advice: "Give it, or the one above it, to the user the server runs as." };
  }
  if (!existsSync(dataDir)) return { ...at, state: "ok", what: `The folder ${dataDir} will be made at the first start` };
  const free = freeSpace(dataDir);
  const what = `The folder ${dataDir} has ${Math.floor(free / 1_000_000)} MB left`;
  if (free < hardlyAnySpace) return { ...at, state: "failure", what, advice: "Make room: without it nothing can be written down." };
  if (free < littleSpace) return { ...at, state: "warning", what, advice: "Make room soon." };
  if (isOpen(dataDir)) return { ...at, state: "warning", what: `Other users may look into ${dataDir}`, advice: `chmod 700 ${dataDir}` };
  return { ...at, state: "ok", what };
}

/** Windows keeps no such bits. */
const isOpen = (path: string): boolean => process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0;

/** `isUnread`: what is in the database cannot be told. */
export function secret(
  { secret: given, databaseUrl, dataDir }: Settings,
  inspection: Inspection | undefined,
  { isUnread = false }: { isUnread?: boolean } = {},
): Finding {
  const at = { check: "secret" } as const;
  if (given !== undefined) return { ...at, state: "ok", what: "The secret comes from MORTISE_SECRET" };
  const hidden = { ...at, state: "warning", advice: "Look again when the database can be read." } as const;
  if (databaseUrl !== undefined && isUnread) return { ...hidden, what: "Whether the database holds the secret cannot be told" };
  if (databaseUrl !== undefined)
    return inspection?.holdsSecret === false
      ? { ...at, state: "ok", what: "The secret will be made at the first start, and kept in the database" }
      : { ...at, state: "ok", what: "The secret lies in the database" };
  const path = join(dataDir, secretFileName);
  if (!existsSync(path)) {
    if (isUnread) return { ...hidden, what: `There is no ${path}, and whether there is data under one cannot be told` };
    const advice = "Sessions and webhooks made under the old one are lost without it: put it back, or restore a backup.";
    return inspection?.isUnderSecret === true
      ? { ...at, state: "failure", what: `There is data but no ${path}`, advice }
      : { ...at, state: "ok", what: "The secret will be made at the first start" };
  }
  if (isOpen(path)) return { ...at, state: "failure", what: `Other users may read ${path}`, advice: `chmod 600 ${path}` };
  try {
    readSecretFile(dataDir);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const [what = "", ...advice] = error.message.split(/(?<=\.) /);
    return { ...at, state: "failure", what: what.replace(/\.$/, ""), advice: advice.join(" ") };
  }
  return { ...at, state: "ok", what: `The secret lies in ${path}` };
}
