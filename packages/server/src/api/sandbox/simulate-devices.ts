// Platform calls that simulate devices, for sandboxes only. Other workspaces get the same refusal for known and unknown
// devices.
import type { everyCall } from "@mortise/contract";
import { requireAnyDevice } from "../../doors/access/device-access.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import type { Database } from "../../base/db/database.ts";
import type { DeviceEvent } from "../../driver/driver.ts";
import { changeAtDoor, changeSubscription, type Place, removeAtMaker } from "../../hubs/sandbox/door.ts";
import { notASandbox } from "../../base/errors.ts";
import { applyDeviceEvents } from "../../doors/reports/device-events.ts";

type Simulations = Pick<typeof everyCall.devices, Extract<keyof typeof everyCall.devices, `simulate${string}`>>;

export const simulatedDevices = {
  simulateConnect: (context, input) => atDoor(context, input, (...door) => changeAtDoor(...door, { online: true })),
  simulateDisconnect: (context, input) => atDoor(context, input, (...door) => changeAtDoor(...door, { online: false })),
  simulateConnectToHub: (context, input) =>
    atDoor(context, input, (...door) => changeAtDoor(...door, { hub_online: true })),
  simulateDisconnectFromHub: (context, input) =>
    atDoor(context, input, (...door) => changeAtDoor(...door, { hub_online: false })),
  simulateRemove: (context, input) => atDoor(context, input, removeAtMaker),
  simulatePaidSubscription: (context, input) =>
    atDoor(context, input, (...door) => changeSubscription(...door, input.is_expired)),
} satisfies Handlers<Simulations>;

async function atDoor(
  context: CallContext,
  { device_id: id }: { device_id: string },
  happen: (database: Database, place: Place) => Promise<DeviceEvent[]>,
): Promise<Record<string, never>> {
  const { database, workspace } = context;
  if (workspace.is_sandbox === 0) throw notASandbox();
  const { device_id } = await requireAnyDevice(context, id);
  await applyDeviceEvents(database, workspace.workspace_id, await happen(database, { device_id, now: context.now() }));
  return {};
}
