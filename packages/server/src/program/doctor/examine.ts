// Examines an installation, in the order in which its problems are to be solved.
import { resolve } from "node:path";
import { DatabaseError } from "../../base/db/engines/database-error.ts";
import type { Holdings } from "../../base/db/backups/holdings.ts";
import { type Inspection, inspectPostgres, inspectSqlite } from "../../base/db/backups/inspect.ts";
import type { Settings } from "../settings/settings.ts";
import { addressFindings } from "./addresses.ts";
import { backupFindings } from "./backup.ts";
import { databaseFindings } from "./database.ts";
import type { Finding } from "./finding.ts";
import { checkFolder, checkSecret } from "./folder.ts";
import { checkPublicAddress } from "./public-address.ts";
import { checkAddress, checkDemo, unknownNames, checkNode } from "./reach.ts";
import { checkServer } from "./server.ts";

interface Examined {
  findings: Finding[];
  /** Content of the database; `undefined` if there is none, or it could not be read. */
  holdings: Holdings | undefined;
}

/** @param isOffline - Whether only the installation's own files and database are examined, and no server is asked. */
export async function examineInstallation(settings: Settings, { isOffline = false } = {}): Promise<Examined> {
  const inspected = await inspect(settings);
  const inspection = "check" in inspected ? undefined : inspected;
  const isUnread = "check" in inspected && inspected.state === "failure";
  const findings = [
    checkNode(),
    ...unknownNames(settings),
    checkAddress(settings),
    ...(isOffline ? [] : await checkPublicAddress(settings, inspection, isUnread)),
    checkDemo(settings),
    ...(settings.databaseUrl === undefined ? [checkFolder(settings)] : []),
    checkSecret(settings, inspection, { isUnread }),
    ...("check" in inspected
      ? [inspected]
      : [...databaseFindings(inspected, settings), ...addressFindings(inspected), ...backupFindings(inspected)]),
    ...(isOffline ? [] : [await checkServer(settings, inspection, isUnread)]),
  ];
  return { findings, holdings: inspection?.holdings };
}

async function inspect({ databaseUrl, dataDir }: Settings): Promise<Inspection | Finding> {
  try {
    const inspection = databaseUrl === undefined ? await inspectSqlite(dataDir) : await inspectPostgres(databaseUrl);
    return (
      inspection ?? {
        check: "database",
        state: "warning",
        what: `There is no database in ${resolve(dataDir)}; the first start makes one`,
        advice: "If a server has run already, check DATA_DIR, --data-dir or --settings.",
      }
    );
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return {
      check: "database",
      state: "failure",
      what: error.message,
      advice: "Check DATABASE_URL or DATA_DIR, and the database itself.",
    };
  }
}
