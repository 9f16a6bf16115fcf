// A delivery under way is its process's alone while its lease lasts. Leases are told by real time, whatever a sandbox's clock says.
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";

/** Written back under the lease it was claimed with, unless another process has taken it since. */
export interface Leased {
  delivery_id: number;
  lease: string;
}

export const unleased = { leased_until: null, leased_by: null };

/** Nobody has it, or whoever had it is dead. */
export const isFree = ({ realNow }: Database) => {
  const now = realNow();
  return (eb: ExpressionBuilder<Schema, "webhook_deliveries">) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<", now)]);
};

export const leaseEnd = ({ realNow }: Database, leaseMs: number): RawBuilder<number> =>
  sql<number>`${realNow()} + cast(${leaseMs} as bigint)`;

/** What takes longer than its lease, because its outcome cannot be written or the clock was set forward, is not sent again beside it. */
export async function keepLeases(database: Database, leased: readonly Leased[], leaseMs: number): Promise<void> {
  await held(database, leased)
    .set({ leased_until: leaseEnd(database, leaseMs) })
    .execute();
}

/** The clock was set back: what a dead process held would be nobody else's until it has caught up. */
export async function shortenLeases(database: Database, leaseMs: number): Promise<void> {
  const end = leaseEnd(database, leaseMs);
  await database.query
    .updateTable("webhook_deliveries")
    .set({ leased_until: end })
    .where("due_at", "is not", null)
    .where("leased_until", ">", end)
    .execute();
}

/** Not counted: whoever looks next sends them again. */
export async function giveBack(database: Database, leased: readonly Leased[]): Promise<void> {
  if (leased.length > 0) await held(database, leased).set(unleased).execute();
}

/** On SQLite a process that starts is the only one: whoever held these is dead. */
export async function freeOrphans({ kind, query }: Database): Promise<void> {
  if (kind === "sqlite")
    await query
      .updateTable("webhook_deliveries")
      .set(unleased)
      .where("due_at", "is not", null)
      .where("leased_by", "is not", null)
      .execute();
}

export function held({ query }: Pick<Database, "query">, leased: readonly Leased[]) {
  return query
    .updateTable("webhook_deliveries")
    .where(
      "delivery_id",
      "in",
      leased.map(({ delivery_id }) => delivery_id),
    )
    .where("leased_by", "in", [...new Set(leased.map(({ lease }) => lease))]);
}
