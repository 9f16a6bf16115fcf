// A server opens PostgreSQL databases of all earlier versions, and their content stays.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canonical, keptRows, migrationNames } from "../../../test/layouts/layouts.ts";
import {
  fillPostgres,
  hashOfLayout,
  keptHashes,
  migratePostgresTo,
  rowsLike,
  withClient,
} from "../../../test/layouts/postgres-layouts.ts";
import { hasPostgres, type Postgres, startPostgres } from "../../../test/postgres/postgres.ts";
import { openPostgres } from "./engines/postgres.ts";

describe.skipIf(!hasPostgres())("on PostgreSQL", () => {
  let postgres: Postgres;
  /** Database that goes through all layouts, one after another. Each test takes a copy. */
  let layouts = "";
  beforeAll(async () => {
    postgres = await startPostgres();
    layouts = await postgres.createDatabase();
  }, 60_000);
  afterAll(() => postgres.stop());

  it.each(migrationNames)(
    "a database with the layout of migration %s is brought to the newest, and every row survives",
    { timeout: 60_000 },
    async (name) => {
      await migratePostgresTo(layouts, name);
      const url = await postgres.createDatabase(layouts);
      const written = await withClient(url, async (client) => {
        // A different layout means that an old migration was changed: add a new one instead, which write.ts records.
        expect(await hashOfLayout(client)).toBe(keptHashes()[name]);
        return fillPostgres(client, keptRows());
      });
      expect(Object.keys(written).length).toBeGreaterThan(10);

      await (await openPostgres({ url })).close();
      await withClient(url, async (client) => {
        for (const [table, rows] of Object.entries(written)) {
          const found = canonical(await rowsLike(client, table, rows));
          expect({ table, found }).toEqual({ table, found: expect.arrayContaining(canonical(rows)) });
        }
        expect(await hashOfLayout(client)).toBe(keptHashes()[migrationNames.at(-1) ?? ""]);
      });
    },
  );
});
