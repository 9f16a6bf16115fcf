// Makes the operation that is passed to a driver.
import type { DeviceRow } from "../base/db/schema.ts";
import type { Op } from "./driver.ts";

/** Longest life of a command from its acceptance. Clients wait for a minute, so it ends before they give up. */
export const commandDeadlineMs = 30_000;

type Device = Pick<DeviceRow, "device_id" | "workspace_id" | "driver_key">;

/** Key of the device in its own system. A simulated device is named by its `device_id`. */
export const keyOf = ({ device_id, driver_key }: Pick<Device, "device_id" | "driver_key">): string =>
  driver_key ?? device_id;

/**
 * Makes an operation whose signal aborts after `patienceMs`, and at the deadline at the latest. Both are counted as
 * elapsed time, so a wall clock that is set back does not delay the abort.
 */
export const opOf = (
  device: Device,
  {
    op_id,
    now,
    deadline,
    patienceMs = commandDeadlineMs,
  }: Pick<Op, "op_id" | "now" | "deadline"> & { patienceMs?: number },
): Op => ({
  device_id: device.device_id,
  workspace_id: device.workspace_id,
  key: keyOf(device),
  op_id,
  now,
  deadline,
  signal: AbortSignal.timeout(Math.ceil(Math.max(Math.min(patienceMs, deadline - now), 0))),
});
