import type { everyCall } from "@mortise/contract";
import { listDeviceProviders } from "../catalogue/device-providers.ts";
import { disablePool, enablePool } from "../codes/pool.ts";
import type { Context, Handlers } from "../context.ts";
import type { Database } from "../db/database.ts";
import { requireAnyDevice, requireDevice } from "../access/device-access.ts";
import { changeDevice, deleteDevice, holdDevice, unmanageDevice } from "../devices/device-changes.ts";
import { listDevices } from "../devices/device-list.ts";
import { applyDriverEvents } from "../drivers/device-events.ts";
import type { DriverEvent } from "../drivers/driver.ts";
import { changeAtDoor, changeSubscription, type Place, removeAtMaker } from "../drivers/sandbox-door.ts";
import { badRequest, notASandbox } from "../errors.ts";
import { JsonText, jsonList } from "../json-text.ts";
import { recording } from "../recording.ts";

export const devices = {
  async list(context, input) {
    const { rows, pagination } = await listDevices(context, input, { path: "/devices/list" });
    return { devices: jsonList(rows.map(({ body }) => body)), pagination };
  },
  async get(context, input) {
    const { body } = await requireDevice(context, input);
    return { device: new JsonText(body) };
  },
  async update(context, { device_id, name, properties, location, is_managed, custom_metadata, backup_access_code_pool_enabled: hasPool }) {
    const found = await requireAnyDevice(context, device_id);
    await recording(context, async (tx) => {
      const row = await holdDevice(context.database, tx, found);
      if (row.is_managed === 0) throw badRequest("device_unmanaged", "The device is not managed. Make it a managed device first.");
      const events = await changeDevice(context, tx, row, {
        name: name === undefined ? properties?.name : name,
        location,
        custom_metadata,
      });
      if (hasPool !== undefined) await (hasPool ? enablePool : disablePool)(context, tx, found);
      return { events: is_managed === false ? [...events, ...(await unmanageDevice(context, tx, row))] : events };
    });
    return {};
  },
  async delete(context, { device_id }) {
    const found = await requireAnyDevice(context, device_id);
    await recording(context, async (tx) => ({ events: await deleteDevice(context, tx, await holdDevice(context.database, tx, found)) }));
    return {};
  },
  simulateConnect: (context, input) => atDoor(context, input, (...door) => changeAtDoor(...door, { online: true })),
  simulateDisconnect: (context, input) => atDoor(context, input, (...door) => changeAtDoor(...door, { online: false })),
  simulateConnectToHub: (context, input) => atDoor(context, input, (...door) => changeAtDoor(...door, { hub_online: true })),
  simulateDisconnectFromHub: (context, input) => atDoor(context, input, (...door) => changeAtDoor(...door, { hub_online: false })),
  simulateRemove: (context, input) => atDoor(context, input, removeAtMaker),
  simulatePaidSubscription: (context, input) => atDoor(context, input, (...door) => changeSubscription(...door, input.is_expired)),
  listDeviceProviders: (_context, { provider_category }) => ({ device_providers: listDeviceProviders(provider_category) }),
} satisfies Handlers<Omit<typeof everyCall.devices, "unmanaged">>;

async function atDoor(
  context: Context,
  { device_id: id }: { device_id: string },
  happen: (database: Database, place: Place) => Promise<DriverEvent[]>,
): Promise<Record<string, never>> {
  const { database, workspace } = context;
  if (workspace.is_sandbox === 0) throw notASandbox();
  const { device_id } = await requireAnyDevice(context, id);
  await applyDriverEvents(database, workspace.workspace_id, await happen(database, { device_id, now: context.now() }));
  return {};
}
