// Examines an installation, in the order in which its problems are to be solved.
import { DatabaseError } from "../db/database-error.ts";
import { type Inspection, inspectPostgres, inspectSqlite } from "../db/inspect.ts";
import type { Settings } from "../settings.ts";
import { databaseFindings } from "./database.ts";
import type { Finding } from "./finding.ts";
import { folder, secret } from "./folder.ts";
import { address, demo, node } from "./reach.ts";
import { server } from "./server.ts";

export async function examine(settings: Settings): Promise<Finding[]> {
  const inspected = await inspect(settings);
  const inspection = "check" in inspected ? undefined : inspected;
  return [
    node(),
    address(settings),
    demo(settings),
    ...(settings.databaseUrl === undefined ? [folder(settings)] : []),
    secret(settings, inspection, { isUnread: "check" in inspected && inspected.state === "failure" }),
    ...("check" in inspected ? [inspected] : databaseFindings(inspected, settings)),
    await server(settings, inspection),
  ];
}

async function inspect({ databaseUrl, dataDir }: Settings): Promise<Inspection | Finding> {
  try {
    const inspection = databaseUrl === undefined ? await inspectSqlite(dataDir) : await inspectPostgres(databaseUrl);
    return inspection ?? { check: "database", state: "ok", what: "The database will be created at the first start" };
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
