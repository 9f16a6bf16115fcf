// A delivery under way is its process's alone while its lease lasts. Leases are told by real time, whatever a sandbox's
// clock says.
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Database } from "../../base/db/database.ts";
import type { Schema } from "../../base/db/schema.ts";

/** A delivery and the lease it was claimed with: writes to it do nothing once another process has taken it. */
interface Leased {
  delivery_id: number;
  lease: string;
}

export const withoutLease = { leased_until: null, leased_by: null };

/** No process has it, or its lease has run out. */
export const isFree = ({ realNow }: Database) => {
  const now = realNow();
  return (eb: ExpressionBuilder<Schema, "webhook_deliveries">) =>
    eb.or([eb("leased_until", "is", null), eb("leased_until", "<", now)]);
};

export const leaseEnd = ({ realNow }: Database, leaseMs: number): RawBuilder<number> =>
  sql<number>`${realNow()} + cast(${leaseMs} as bigint)`;

/**
 * Renews leases, so that a delivery that outlasts its own (its outcome cannot be written, the clock was set forward) is
 * not sent twice.
 */
export async function keepLeases(database: Database, leased: readonly Leased[], leaseMs: number): Promise<void> {
  await updateLeased(database, leased)
    .set({ leased_until: leaseEnd(database, leaseMs) })
    .execute();
}

/** The clock was set back: a dead process's leases would keep its deliveries from others until it has caught up. */
export async function shortenLeases(database: Database, leaseMs: number): Promise<void> {
  const end = leaseEnd(database, leaseMs);
  await database.query
    .updateTable("webhook_deliveries")
    .set({ leased_until: end })
    .where("due_at", "is not", null)
    .where("leased_until", ">", end)
    .execute();
}

/** Ends the leases without counting an attempt: whoever looks next sends these. */
export async function giveBack(database: Database, leased: readonly Leased[]): Promise<void> {
  if (leased.length > 0) await updateLeased(database, leased).set(withoutLease).execute();
}

/** On SQLite a process that starts is the only one: whoever held these is dead. */
export async function freeOrphans({ kind, query }: Database): Promise<void> {
  if (kind === "sqlite")
    await query
      .updateTable("webhook_deliveries")
      .set(withoutLease)
      .where("due_at", "is not", null)
      .where("leased_by", "is not", null)
      .execute();
}

/** An update of those deliveries that are still held under these leases; no other process's are touched. */
export function updateLeased({ query }: Pick<Database, "query">, leased: readonly Leased[]) {
  return query
    .updateTable("webhook_deliveries")
    .where(
      "delivery_id",
      "in",
      leased.map(({ delivery_id }) => delivery_id),
    )
    .where("leased_by", "in", [...new Set(leased.map(({ lease }) => lease))]);
}
