// Changes a space's name, customer data and devices, in one transaction.
import type { everyCall, InputOf } from "@mortise/contract";
import type { Tx } from "../../base/db/database.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import type { Seer } from "../access/device-access.ts";
import { recordEvents } from "../events/recording.ts";
import { customerDataOf, mergeCustomerData } from "./customer-data.ts";
import { inLowerCase, requireDoors } from "./find-doors.ts";
import { holdSpaces, requireSpace, type SpaceRef } from "./find-space.ts";
import type { SpaceCaller } from "./space-caller.ts";
import { changeDoors, type DoorChange, doorsOf } from "./space-doors.ts";
import { columnsOf } from "./space-entity.ts";
import { spaceEvent } from "./space-event.ts";
import { tellRest, tellSpaces } from "./tell-spaces.ts";

type Doors = Pick<DoorChange, "entering" | "leaving">;
/** Plans the devices that enter and leave a space with the devices `before`. Throws for unknown devices. */
type Plan = (seer: Seer, tx: Tx, before: ReadonlySet<string>) => Promise<Doors>;

export const addDoors = (context: SpaceCaller, ref: SpaceRef, device_ids: readonly string[]) =>
  change(context, ref, {
    async plan(seer, tx, before) {
      const ids = inLowerCase(device_ids);
      await requireDoors(seer, tx, ids, { isManaged: true });
      return { entering: ids.filter((id) => !before.has(id)) };
    },
  });

export const removeDoors = (context: SpaceCaller, ref: SpaceRef, device_ids: readonly string[]) =>
  change(context, ref, {
    async plan(seer, tx, before) {
      const ids = inLowerCase(device_ids);
      await requireDoors(seer, tx, ids, { isManaged: false });
      return { leaving: ids.filter((id) => before.has(id)) };
    },
  });

/** Replaces the devices. Devices in the space stay there, even if they are no longer managed. */
export const replaceDoors =
  (device_ids: readonly string[]): Plan =>
  async (seer, tx, before) => {
    const ids = inLowerCase(device_ids);
    const wanted = new Set(ids);
    const entering = ids.filter((id) => !before.has(id));
    await requireDoors(seer, tx, entering, { isManaged: true });
    return { entering, leaving: [...before].filter((id) => !wanted.has(id)) };
  };

type Changes = Pick<InputOf<typeof everyCall.spaces.update>, "name" | "customer_data">;

export async function change(
  context: SpaceCaller,
  ref: SpaceRef,
  { plan, name, customer_data }: { plan?: Plan | undefined } & Changes,
): Promise<SpaceRow> {
  const { clock, workspace } = context;
  const { told, row } = await recordEvents(context, async (tx) => {
    const seer = await holdSpaces(context, tx);
    const space = await requireSpace(seer, ref, tx);
    const { space_id } = space;
    if (name !== undefined || customer_data !== undefined) {
      const merged = mergeCustomerData(customerDataOf(space), customer_data);
      const columns = columnsOf({ ...space, name: name ?? space.name }, merged);
      await tx.updateTable("spaces").set(columns).where("space_id", "=", space_id).execute();
    }
    const doors = plan ? await plan(seer, tx, new Set(await doorsOf(tx, space_id))) : {};
    const devices = await changeDoors(tx, [{ space, ...doors }]);
    await tellSpaces(tx, { clock, workspace_id: workspace.workspace_id }, devices);
    const hasChanged = devices.length > 0;
    const events = hasChanged ? [await spaceEvent(tx, "space.device_membership_changed", space, context.moment())] : [];
    return { events, told: devices, row: await requireSpace(seer, { space_id }, tx) };
  });
  await tellRest(context.database, told);
  return row;
}
