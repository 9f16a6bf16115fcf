// What the loader shows of a device table before the widgets' code is there. In a file of its own, which is fetched
// while the first answers are on their way; the widgets' code begins with it.
import type { Device } from "@mortise/client";
import { drawing } from "./draw.ts";
import { firstRows } from "./first-rows.ts";
import { wholeDevice } from "../rules/device/whole-device.ts";

interface Body {
  readonly devices?: readonly Device[];
  readonly pagination?: { readonly has_next_page?: boolean };
}

export const drawDeviceTable = drawing(
  "devices.list",
  ({ devices = [], pagination }: Body) => ({
    devices: devices.filter((device) => device?.device_id).map(wholeDevice),
    isComplete: pagination?.has_next_page !== true,
  }),
  firstRows,
);
