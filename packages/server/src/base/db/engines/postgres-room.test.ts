// The condition of a PostgreSQL that answers but has refused to write.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres, type Postgres, startPostgres } from "../../../../test/postgres/postgres.ts";
import { healthyCondition } from "./condition.ts";
import { openPostgres } from "./postgres.ts";
import { watchWrites } from "./postgres-room.ts";

it("a refused write is told for a minute after the last one", () => {
  let now = 0;
  const { heed, condition } = watchWrites(() => now);
  heed({ code: "23505" });
  heed(null);
  expect(condition()).toEqual(healthyCondition);
  heed({ code: "53100" });
  now = 59_999;
  expect(condition()).toEqual({ status: "degraded", message: expect.stringContaining("full") });
  now = 60_000;
  expect(condition()).toEqual(healthyCondition);
});

describe.skipIf(!hasPostgres())("on PostgreSQL", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  it("a full disk is told by its condition, in a transaction and outside", async () => {
    const full = sql`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`;
    const url = await postgres.takeMigrated();
    const [single, inTransaction] = [await openPostgres({ url }), await openPostgres({ url })];
    expect(await single.condition()).toEqual(healthyCondition);
    await expect(full.execute(single.query)).rejects.toThrow("No space");
    await expect(inTransaction.transaction((tx) => full.execute(tx))).rejects.toThrow("No space");
    for (const database of [single, inTransaction]) {
      expect(await database.condition()).toMatchObject({
        status: "degraded",
        message: expect.stringContaining("full"),
      });
      await database.close();
    }
    await postgres.giveBack();
  });
});
