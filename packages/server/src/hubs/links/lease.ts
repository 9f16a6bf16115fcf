// Leases of links. Of several processes on one database, at most one holds an account's link. It renews its lease for
// as long as the link runs.
import type { Database } from "../../base/db/database.ts";
import { isFree, leaseEnd } from "../../base/db/leases.ts";

interface Lease {
  /** Name of this process. */
  holder: string;
  /** Real milliseconds after which another process may take the link over. */
  leaseMs: number;
}

/**
 * Takes or renews the lease. Resolves to whether this process holds the link: it was free, its lease had ended, or this
 * process held it already.
 * @param counted - Bolt readings of each lock in the last hour, by key. They are stored because the command line, which
 * shows them, is another process.
 */
export async function takeLink(
  { query }: Pick<Database, "query">,
  connected_account_id: string,
  { holder, leaseMs }: Lease,
  counted?: Readonly<Record<string, number>>,
): Promise<boolean> {
  const leased_until = leaseEnd(query, leaseMs);
  const questions = counted ? JSON.stringify(counted) : null;
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto("account_links")
    .values({ connected_account_id, holder, leased_until, questions })
    .onConflict((on) =>
      on
        .column("connected_account_id")
        .doUpdateSet({ holder, leased_until, questions })
        .where((eb) => eb.or([eb("account_links.holder", "=", holder), isFree(query, "account_links.leased_until")])),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Gives the lease up, so that another process need not wait for its end. */
export async function giveLinkUp(
  { query }: Database,
  connected_account_id: string,
  { holder }: Pick<Lease, "holder">,
): Promise<void> {
  await query
    .deleteFrom("account_links")
    .where("connected_account_id", "=", connected_account_id)
    .where("holder", "=", holder)
    .execute();
}
