import type { everyCall } from "@mortise/contract";
import type { Handlers } from "../../call-context.ts";
import { holdDevice, requireAnyDevice, requireDevice } from "../../../doors/access/device-access.ts";
import { changeDevice, manageDevice } from "../../../doors/devices/device-changes.ts";
import { listDevices } from "../../../doors/devices/device-list.ts";
import { badRequest } from "../../../base/errors.ts";
import { recordEvents } from "../../../doors/events/recording.ts";
import { unmanagedDevice } from "../../../doors/devices/unmanaged-device.ts";

export const unmanagedDevices = {
  async list(context, input) {
    const kind = { path: "/devices/unmanaged/list", is_managed: false, usualLimit: 22_900 };
    const { rows, pagination } = await listDevices(context, input, kind);
    return { devices: rows.map(unmanagedDevice), pagination };
  },
  async get(context, input) {
    return { device: unmanagedDevice(await requireDevice(context, input, { is_managed: 0 })) };
  },
  async update(context, { device_id, is_managed, custom_metadata }) {
    const found = await requireAnyDevice(context, device_id);
    await recordEvents(context, async (tx) => {
      const row = await holdDevice(tx, found);
      if (row.is_managed === 1) throw badRequest("device_managed", "The device is already managed.");
      const events = is_managed ? await manageDevice(context, tx, row) : [];
      return { events: [...events, ...(await changeDevice(context, tx, row, { custom_metadata }))] };
    });
    return {};
  },
} satisfies Handlers<typeof everyCall.devices.unmanaged>;
