// Leases. A lease reserves a row for one process until `leased_until`. The process renews it while it works; when the
// lease has expired, another process takes the row over. Leases use real time, independent of the clocks of the server
// and of sandboxes. Each table has its own fence against a process that was paused meanwhile: jobs count their claims
// (`attempts`), deliveries name the claim (`leased_by`), links name the process (`holder`).
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Dialect, PlainQuery, Query } from "./database.ts";

type RealTime = Pick<Dialect, "realNow">;

/** End of a lease that starts now. */
export const leaseEnd = ({ realNow }: RealTime, leaseMs: number): RawBuilder<number> =>
  sql<number>`${realNow()} + cast(${leaseMs} as bigint)`;

/** Condition for rows without a lease, or with one that ran out. */
export const isFree = ({ realNow }: RealTime, column = "leased_until"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} < ${realNow()})`;

/** Key of each table, and a condition that holds for all leased rows. In `webhook_deliveries` indexes support it. */
const tables = {
  jobs: { key: "job_id", leased: sql`true` },
  account_links: { key: "connected_account_id", leased: sql`true` },
  webhook_deliveries: { key: "delivery_id", leased: sql`due_at is not null` },
};

/**
 * Shortens leases after the clock was set back. Otherwise leases of a dead process would last until the clock has
 * caught up; a living process renews its own. Rows are locked in order, so that two such statements cannot deadlock.
 */
export async function shortenLeases(query: Query, table: keyof typeof tables, leaseMs: number): Promise<void> {
  const { key, leased } = tables[table];
  const end = leaseEnd(query, leaseMs);
  await sql`
    update ${sql.table(table)} set leased_until = ${end} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${leased} and leased_until > ${end}
      order by ${sql.ref(key)} ${query.kind === "postgres" ? sql`for no key update` : sql``})`.execute(query);
}

/** Frees all leases, at the start of a server that has the database to itself: their processes are dead. */
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
