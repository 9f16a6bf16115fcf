// Previews a device table before the widgets' code has loaded. A separate chunk that loads during the first requests;
// the widgets' code imports it.
import type { Device } from "@mortise/client";
import { createPreviewer } from "./previewer.ts";
import { makeDeviceTable } from "./make-device-table.ts";
import { wholeDevice } from "../../rules/device/whole-device.ts";

interface Body {
  readonly devices?: readonly Device[];
  readonly pagination?: { readonly has_next_page?: boolean };
}

export const previewDeviceTable = createPreviewer(
  "devices.list",
  ({ devices = [], pagination }: Body) => ({
    devices: devices.filter((device) => device?.device_id).map(wholeDevice),
    isComplete: pagination?.has_next_page !== true,
  }),
  makeDeviceTable,
);
