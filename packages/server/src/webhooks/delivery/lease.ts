// Leases of deliveries: renewed, and given back unfinished.
import type { Database } from "../../base/db/database.ts";
import { leaseEnd } from "../../base/db/leases.ts";

/** A delivery with its lease. Writes have no effect after another process has taken it. */
export interface Leased {
  delivery_id: number;
  lease: string;
}

export const withoutLease = { leased_until: null, leased_by: null };

/**
 * Renews leases. Without renewal, a delivery that outlasts its lease would be sent twice, for example because its
 * outcome cannot be written or the clock was set forward.
 */
export async function keepLeases(database: Database, leased: readonly Leased[], leaseMs: number): Promise<void> {
  await updateLeased(database, leased)
    .set({ leased_until: leaseEnd(database, leaseMs) })
    .execute();
}

/** Ends leases without counting an attempt, so that the next worker sends the deliveries. */
export async function giveBack(database: Database, leased: readonly Leased[]): Promise<void> {
  if (leased.length > 0) await updateLeased(database, leased).set(withoutLease).execute();
}

/** Updates only deliveries that are still under these leases. */
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
