// What the loader shows of a device table before the widgets' code is there. In a file of its own, which is fetched
// while the first answers are on their way; the widgets' code begins with it.
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
