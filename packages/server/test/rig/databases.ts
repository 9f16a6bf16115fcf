// Runs the same tests on one or both databases. Each test opens its own database.
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import type { Database } from "../../src/base/db/database.ts";
import { openPostgres } from "../../src/base/db/engines/postgres.ts";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import { hasPostgres, type Postgres, startPostgres } from "../postgres/postgres.ts";
import { bothEngines, type Engine, usualEngines } from "./engines.ts";

/** Databases that {@link onBothDatabases} hands to the tests. */
export interface TestDatabases {
  /** Opens an empty database, which is closed after the test. */
  open: () => Promise<Database>;
  /** Opens a second connection to the last opened database, like another process. PostgreSQL only. */
  openAgain?: () => Promise<Database>;
}

type Define = (databases: TestDatabases) => void;

/** Runs a suite on SQLite and on PostgreSQL in every run. */
export const onBothDatabases = (define: Define): void => onEngines(bothEngines, define);

/** Runs a suite on SQLite; `npm run test:release` runs it on PostgreSQL too. */
export const onDatabase = (define: Define): void => onEngines(usualEngines, define);

function onEngines(engines: readonly Engine[], define: Define): void {
  describe("on SQLite", () => {
    define(closing({ open: () => openSqlite({ folder: null }) }));
  });
  if (!engines.includes("PostgreSQL")) return;
  describe.skipIf(!hasPostgres())("on PostgreSQL", () => {
    let postgres: Postgres;
    let url = "";
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterEach(() => postgres.giveBack());
    afterAll(() => postgres.stop());
    const open = async () => {
      url = await postgres.takeMigrated();
      return openPostgres({ url, connections: 5 });
    };
    define(closing({ open, openAgain: () => openPostgres({ url, connections: 5 }) }));
  });
}

function closing({ open, openAgain }: TestDatabases): TestDatabases {
  const opened: Database[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  const kept = (opening: () => Promise<Database>) => async () => {
    const database = await opening();
    opened.push(database);
    return database;
  };
  return { open: kept(open), ...(openAgain && { openAgain: kept(openAgain) }) };
}
