// Deletes a space; its devices and accounts stay.
import { recordEvents } from "../events/recording.ts";
import { holdSpaces, requireSpace, type SpaceRef } from "./find-space.ts";
import type { SpaceCaller } from "./space-caller.ts";
import { changeDoors, doorsOf } from "./space-doors.ts";
import { spaceEvent } from "./space-event.ts";
import { tellRest, tellSpaces } from "./tell-spaces.ts";

export async function deleteSpace(context: SpaceCaller, ref: SpaceRef): Promise<void> {
  const { clock, workspace } = context;
  const { told } = await recordEvents(context, async (tx) => {
    const space = await requireSpace(await holdSpaces(context, tx), ref, tx);
    const events = [await spaceEvent(tx, "space.deleted", space, context.moment())];
    const devices = await changeDoors(tx, [{ space, leaving: await doorsOf(tx, space.space_id) }]);
    await tx.deleteFrom("access_grant_spaces").where("space_id", "=", space.space_id).execute();
    await tx.deleteFrom("spaces").where("space_id", "=", space.space_id).execute();
    await tellSpaces(tx, { clock, workspace_id: workspace.workspace_id }, devices);
    return { events, told: devices };
  });
  await tellRest(context.database, told);
}
