// Checks whether the server runs, and whether it uses the examined database.
import { resolve } from "node:path";
import type { Inspection } from "../../base/db/backups/inspect.ts";
import { withoutPassword } from "../../base/db/engines/postgres.ts";
import type { Settings } from "../settings/settings.ts";
import { askHealth, type Health } from "./ask-health.ts";
import type { Finding } from "./finding.ts";

const sameSettings = "Give doctor the server's own settings, for example with --settings FILE.";

/** @param isUnread - Whether there is a database that could not be read. */
export async function checkServer(
  settings: Settings,
  inspection: Inspection | undefined,
  isUnread: boolean,
): Promise<Finding> {
  const at = { check: "server" } as const;
  const { host, port, databaseUrl } = settings;
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const url = `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}`;
  const health = await askHealth(url);
  if (typeof health === "string") {
    const elsewhere = databaseUrl === undefined && inspection?.inUse === true;
    return elsewhere
      ? {
          ...at,
          state: "warning",
          what: `A server uses the folder, but none answers at ${url}`,
          advice: "Use the same --port and --host as the server.",
        }
      : {
          ...at,
          state: "warning",
          what: `No server answers at ${url}`,
          advice: "Start it with `mortise serve`, unless you stopped it on purpose.",
        };
  }
  if (!health.ok)
    return {
      ...at,
      state: "failure",
      what: `The server at ${url} is unhealthy: ${health.message}`,
      advice: "Check its log.",
    };
  return { ...at, ...compareDatabases(url, health, { settings, inspection, isUnread }) };
}

interface Examined {
  settings: Settings;
  inspection: Inspection | undefined;
  isUnread: boolean;
}

/** Checks whether the server at `url` uses the examined database. */
export function compareDatabases(
  url: string,
  { database_id }: Health,
  { settings, inspection, isUnread }: Examined,
): Omit<Finding, "check"> {
  const { databaseUrl, dataDir } = settings;
  const place = databaseUrl === undefined ? resolve(dataDir) : withoutPassword(databaseUrl);
  if (isUnread || database_id === undefined || (inspection && inspection.databaseId === undefined))
    return {
      state: "untested",
      what: `A server answers at ${url}; whether it uses this database was not tested`,
      advice: isUnread
        ? "Check again when the database can be read."
        : "One of the two has an older layout. Bring both to one version.",
    };
  if (inspection?.databaseId !== database_id)
    return { state: "failure", what: `The server at ${url} uses another database than ${place}`, advice: sameSettings };
  if (inspection.inUse === false)
    return {
      state: "failure",
      what: `The server at ${url} uses a copy of the database in ${place}`,
      advice: sameSettings,
    };
  return { state: "ok", what: `A server answers at ${url}, on this database` };
}
