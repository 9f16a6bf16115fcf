// Ends a person's access grants when the person is deleted, and moves them when the person is merged.
import type { AskedBy } from "../../base/db/asked-by.ts";
import type { Tx } from "../../base/db/database.ts";
import { wakeGrant } from "../../base/jobs/grant-job.ts";

/** Deletes the grants. They are gone when their codes are off their locks. */
export async function endGrantsOf(
  tx: Tx,
  user_identity_id: string,
  { moment, asked_by }: { moment: string; asked_by: AskedBy },
): Promise<void> {
  const grants = await tx
    .selectFrom("access_grants")
    .select("access_grant_id")
    .where("user_identity_id", "=", user_identity_id)
    .where("deleting_at", "is", null)
    .orderBy("access_grant_id")
    .execute();
  for (const { access_grant_id } of grants) {
    await tx
      .updateTable("access_grants")
      .set({ deleting_at: moment, asked_by: JSON.stringify(asked_by) })
      .where("access_grant_id", "=", access_grant_id)
      .execute();
    await wakeGrant(tx, access_grant_id);
  }
}

/** Moves the grants with their events, so that a list of the survivor's events has all. */
export async function moveGrants(tx: Tx, from: readonly string[], user_identity_id: string): Promise<void> {
  await tx.updateTable("access_grants").set({ user_identity_id }).where(tx.among("user_identity_id", from)).execute();
  await tx.updateTable("events").set({ user_identity_id }).where(tx.among("user_identity_id", from)).execute();
}
