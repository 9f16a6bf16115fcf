import type { Tx } from "../../base/db/database.ts";
import type { Context } from "../context.ts";
import { askedBy } from "../events/asked-by.ts";
import type { NewEvent } from "../events/events.ts";
import { recordEvents } from "../events/recording.ts";
import { endSessionsOf } from "../access/end-sessions.ts";
import { endGrantsOf } from "./grants-of-person.ts";
import { identityNotFound, lockIdentities } from "./find-identity.ts";

/** Deletes identities. Every deletion goes through this function. */
export async function removeIdentities(tx: Tx, ids: readonly string[]): Promise<void> {
  // Names that lead to them are deleted with their rows.
  await tx.deleteFrom("user_identities").where(tx.among("user_identity_id", ids)).execute();
}

/** Deletes all identities of a workspace. */
export async function removeAllIdentities(tx: Tx, workspace_id: string): Promise<void> {
  const rows = await tx
    .selectFrom("user_identities")
    .select("user_identity_id")
    .where("workspace_id", "=", workspace_id)
    .execute();
  if (rows.length > 0)
    await removeIdentities(
      tx,
      rows.map(({ user_identity_id }) => user_identity_id),
    );
}

/**
 * Deletes one identity by its own id. The id of a merged one is refused, because a caller who cleans up duplicates
 * would delete the survivor.
 */
export const removeNamedIdentity = (context: Context, id: string): Promise<unknown> =>
  recordEvents(context, async (tx) => {
    const [row] = await lockIdentities(tx, [id.toLowerCase()]);
    if (row?.workspace_id !== context.workspace.workspace_id) throw identityNotFound({ user_identity_id: id });
    return { events: await removeWithGrants(context, tx, row.user_identity_id) };
  });

/** Deletes a person with all grants and client sessions. Call it with the identity's row locked. */
export async function removeWithGrants(context: Context, tx: Tx, user_identity_id: string): Promise<NewEvent[]> {
  await endGrantsOf(tx, user_identity_id, { moment: context.moment(), asked_by: askedBy(context.asker) });
  const events = await endSessionsOf(tx, { user_identity_id }, context.moment());
  await removeIdentities(tx, [user_identity_id]);
  return events;
}
