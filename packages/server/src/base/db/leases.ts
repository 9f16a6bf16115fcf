// A lease makes a row one process's own until `leased_until`: the process renews it while it works, and once it has run
// out another takes the row over. Leases are told by real time, whatever the clock of the server or a sandbox shows.
// Each table has its own fence against a process that stood still meanwhile: jobs count their claims (`attempts`),
// deliveries name them (`leased_by`), links name the process (`holder`).
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Dialect, PlainQuery, Query } from "./database.ts";

type RealTime = Pick<Dialect, "realNow">;

/** When a lease ends that begins now. */
export const leaseEnd = ({ realNow }: RealTime, leaseMs: number): RawBuilder<number> =>
  sql<number>`${realNow()} + cast(${leaseMs} as bigint)`;

/** No process has the row, or its lease has run out. */
export const isFree = ({ realNow }: RealTime, column = "leased_until"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} < ${realNow()})`;

/** `leased` is true of every row under a lease, and has an index where a table keeps many others. */
const tables = {
  jobs: { key: "job_id", leased: sql`true` },
  account_links: { key: "connected_account_id", leased: sql`true` },
  webhook_deliveries: { key: "delivery_id", leased: sql`due_at is not null` },
};

/**
 * For when the clock was set back: the leases of a dead process would last until it has caught up. A living one renews
 * its own. Rows are locked in order, because two such statements could otherwise wait for each other.
 */
export async function shortenLeases(query: Query, table: keyof typeof tables, leaseMs: number): Promise<void> {
  const { key, leased } = tables[table];
  const end = leaseEnd(query, leaseMs);
  await sql`
    update ${sql.table(table)} set leased_until = ${end} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${leased} and leased_until > ${end}
      order by ${sql.ref(key)} ${query.kind === "postgres" ? sql`for no key update` : sql``})`.execute(query);
}

/** For a server that has the database to itself, before it begins: the processes that held these rows are dead. */
export async function freeOrphans(db: PlainQuery): Promise<void> {
  await db.updateTable("jobs").set({ leased_until: null }).where("leased_until", "is not", null).execute();
  await db
    .updateTable("webhook_deliveries")
    .set({ leased_until: null, leased_by: null })
    .where("due_at", "is not", null)
    .where("leased_by", "is not", null)
    .execute();
  await db.deleteFrom("account_links").execute();
}
