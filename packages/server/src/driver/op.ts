// The operation that a driver is asked for, made from the device's place.
import type { DeviceRow } from "../base/db/schema.ts";
import type { Op } from "./driver.ts";

/** What every command has at most, from the moment it was accepted: shorter than the minute that clients wait. */
export const commandDeadlineMs = 30_000;

type Device = Pick<DeviceRow, "device_id" | "workspace_id" | "driver_key">;

/** The device's name in its own system: a simulated one has no other than ours. */
export const keyOf = ({ device_id, driver_key }: Pick<Device, "device_id" | "driver_key">): string =>
  driver_key ?? device_id;

/**
 * `patienceMs`: real milliseconds after which the call is broken off. It is broken off at its deadline too, counted in
 * real milliseconds: where the clock is set back meanwhile, a driver would take the deadline for far away.
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
