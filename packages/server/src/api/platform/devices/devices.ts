import type { everyCall } from "@mortise/contract";
import { listDeviceProviders, systemProviders } from "../../../base/catalogue/device-providers.ts";
import { disablePool, enablePool } from "../../../doors/codes/pool.ts";
import type { Handlers } from "../../call-context.ts";
import { holdDevice, requireAnyDevice, requireDeviceBody } from "../../../doors/access/device-access.ts";
import { deviceAsSeen } from "../../../doors/access/device-as-seen.ts";
import { changeDevice, deleteDevice, unmanageDevice } from "../../../doors/devices/device-changes.ts";
import { listDevices } from "../../../doors/devices/device-list.ts";
import { holdWorkspace } from "../../../base/db/workspaces.ts";
import { badRequest } from "../../../base/errors.ts";
import { JsonText, jsonList } from "../../../base/text/json-text.ts";
import { recordEvents } from "../../../doors/events/recording.ts";

export const devices = {
  async list(context, input) {
    const { rows, pagination } = await listDevices(context, input, { path: "/devices/list" });
    return { devices: jsonList(rows.map(({ body }) => body)), pagination };
  },
  async get(context, input) {
    return { device: new JsonText(await deviceAsSeen(context, await requireDeviceBody(context, input))) };
  },
  async update(
    context,
    { device_id, name, properties, location, is_managed, custom_metadata, backup_access_code_pool_enabled: hasPool },
  ) {
    const found = await requireAnyDevice(context, device_id);
    await recordEvents(context, async (tx) => {
      const row = await holdDevice(tx, found);
      if (row.is_managed === 0)
        throw badRequest("device_unmanaged", "The device is not managed. Make it a managed device first.");
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
    await recordEvents(context, async (tx) => {
      await holdWorkspace(tx, found.workspace_id);
      return { events: await deleteDevice(context, tx, await holdDevice(tx, found)) };
    });
    return {};
  },
  listDeviceProviders: ({ asker, systems }, { provider_category }) => ({
    device_providers:
      asker.workspace?.is_sandbox === 0
        ? systemProviders(systems, provider_category)
        : listDeviceProviders(provider_category),
  }),
} satisfies Handlers<Omit<typeof everyCall.devices, "unmanaged" | `simulate${string}`>>;
