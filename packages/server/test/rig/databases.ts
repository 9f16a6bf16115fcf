// Runs the same tests on both databases; each test opens a database of its own.
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/engines/postgres.ts";
import { openSqlite } from "../../src/db/engines/sqlite.ts";
import { hasPostgres, type Postgres, startPostgres } from "../postgres/postgres.ts";

/** What {@link onBothDatabases} hands to the tests. */
export interface TestDatabases {
  /** An empty database, closed after the test. */
  open: () => Promise<Database>;
  /** Opens a second connection to the database that was opened last, as another process would; PostgreSQL only. */
  openAgain?: () => Promise<Database>;
}

export function onBothDatabases(define: (databases: TestDatabases) => void): void {
  describe("on SQLite", () => {
    define(closing({ open: () => openSqlite({ folder: null }) }));
  });
  describe.skipIf(!hasPostgres())("on PostgreSQL", () => {
    let postgres: Postgres;
    let migrated = "";
    let url = "";
    beforeAll(async () => {
      postgres = await startPostgres();
      migrated = await postgres.createDatabase();
      await (await openPostgres({ url: migrated })).close();
    }, 60_000);
    afterAll(() => postgres.stop());
    const open = async () => {
      url = await postgres.createDatabase(migrated);
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
