// Deletes a space; its devices and accounts stay.
import type { Tx } from "../../base/db/database.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import type { NewEvent } from "../events/events.ts";
import { recordEvents } from "../events/recording.ts";
import { holdSpaces, requireSpace, type SpaceRef } from "./find-space.ts";
import type { SpaceCaller } from "./space-caller.ts";
import { changeDoors, doorsOf } from "./space-doors.ts";
import { spaceEvent } from "./space-event.ts";
import { tellRest, tellSpaces } from "./tell-spaces.ts";

export async function deleteSpace(context: SpaceCaller, ref: SpaceRef): Promise<void> {
  const { told } = await recordEvents(context, async (tx) =>
    removeSpace(context, tx, await requireSpace(await holdSpaces(context, tx), ref, tx)),
  );
  await tellRest(context.database, told);
}

/**
 * Deletes a space within a larger transaction, with the workspace's row locked (`holdSpaces`). Pass `told` to
 * `tellRest` after the transaction.
 */
export async function removeSpace(
  context: SpaceCaller,
  tx: Tx,
  space: SpaceRow,
): Promise<{ events: NewEvent[]; told: string[] }> {
  const { clock, workspace } = context;
  const events = [await spaceEvent(tx, "space.deleted", space, context.moment())];
  const leaving = await doorsOf(tx, space.space_id);
  const told = await changeDoors(tx, [{ space, leaving }]);
  await tx.deleteFrom("access_grant_spaces").where("space_id", "=", space.space_id).execute();
  await tx.deleteFrom("spaces").where("space_id", "=", space.space_id).execute();
  await tellSpaces(tx, { clock, workspace_id: workspace.workspace_id }, told);
  return { events, told };
}
