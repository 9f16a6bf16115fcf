import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isClockMadeUp } from "../../../../../../test/release.ts";
import { lockWaits } from "../../../../test/postgres/lock-waits.ts";
import { hasPostgres, type Postgres, startPostgres } from "../../../../test/postgres/postgres.ts";
import { healthyCondition } from "./condition.ts";
import { openPostgres } from "./postgres.ts";

describe.skipIf(!hasPostgres())("a PostgreSQL that is stopped or restarted, or gives a statement up", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  // Without a listener the connection's error event would end the process: the runner reports it as an unhandled error.
  it("between two statements of a transaction fails that transaction alone", async () => {
    const url = await postgres.createDatabase();
    const database = await openPostgres({ url });
    const operator = new Client({ connectionString: url });
    await operator.connect();
    const cutOff = database.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await operator.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
      // The connection reports its end by an event, without a statement.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await sql`select 1`.execute(tx);
    });
    const error: unknown = await cutOff.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ message: expect.stringMatching(/connection|terminat/i) });
    expect(database.isUnavailable(error)).toBe(true);
    // Text of the query builder for a connection that broke while one caller held it.
    expect(database.isUnavailable(new Error("Postgres connection has been discarded"))).toBe(true);
    expect(database.isUnavailable(Object.assign(new Error("duplicate key"), { code: "23505" }))).toBe(false);
    expect(await database.condition()).toEqual(healthyCondition);
    expect(await database.query.selectFrom("jobs").selectAll().execute()).toEqual([]);
    await operator.end();
    await database.close();
  });

  it.each(["before a statement", "under a statement", "before its end"] as const)(
    "%s of a transaction is told as being away",
    async (when) => {
      const url = await postgres.createDatabase();
      const database = await openPostgres({ url });
      const operator = new Client({ connectionString: url });
      await operator.connect();
      const error: unknown = await database
        .transaction(async (tx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
          const end = () => operator.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
          if (when === "under a statement") {
            const sleeping = sql`select pg_sleep(20)`.execute(tx);
            await Promise.all([sleeping, end()]);
          } else await end();
          if (when === "before a statement") await sql`select 1`.execute(tx);
        })
        .then(
          () => undefined,
          (reason: unknown) => reason,
        );
      expect([String(error), database.isUnavailable(error)]).toEqual([expect.any(String), true]);
      await operator.end();
      await database.close();
    },
  );

  it.skipIf(isClockMadeUp)("gives up a statement to end a deadlock, and the statement is asked again", async () => {
    const url = await postgres.createDatabase();
    const other = new Client({ connectionString: url });
    await other.connect();
    // PostgreSQL gives up the session that detects the deadlock. These timeouts let the statement detect it, before its
    // own `lock_timeout`, and never the other session.
    await other.query(`alter database ${other.database} set deadlock_timeout = '2500ms'`);
    await other.query("set deadlock_timeout = '1h'");
    const database = await openPostgres({ url });
    await other.query("begin");
    await other.query("select pg_advisory_xact_lock(2)");
    const both = sql<{
      done: number;
    }>`select 1 as done from (select pg_advisory_xact_lock(1), pg_advisory_xact_lock(2)) as locks`;
    const asked = both.execute(database.query);
    await expect.poll(() => lockWaits(database.query), { interval: 10 }).toBe(1);
    // Both wait for each other from here on.
    await other.query("select pg_advisory_xact_lock(1)");
    await other.query("commit");
    expect((await asked).rows).toEqual([{ done: 1 }]);
    const { rows } = await other.query("select deadlocks from pg_stat_database where datname = current_database()");
    expect(rows).toEqual([{ deadlocks: "1" }]);
    await other.end();
    await database.close();
  });
});
