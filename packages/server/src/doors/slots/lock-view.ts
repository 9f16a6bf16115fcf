// One lock and its codes at a moment: the requested codes, and the server's record of its slots.
import type { Tx } from "../../base/db/database.ts";
import { type DevicePlace, findDevicePlace } from "../../base/db/device-place.ts";
import type { AccessCodeRow, CodeSlotRow, DeviceRow, SlotNewsRow, WorkspaceRow } from "../../base/db/schema.ts";
import type { CodeCapabilities, DeviceInfo } from "../../driver/device-info.ts";
import { DriverError } from "../../driver/driver.ts";
import { keyOf } from "../../driver/op.ts";
import type { DoorServices } from "../door-services.ts";
import { slotsOf } from "./code-slots.ts";
import { hoursZone } from "./hours-zone.ts";
import { slotNewsOf } from "./slot-news.ts";
import type { WorkspaceTime } from "../../base/clock.ts";
import { workspaceNow } from "../../base/workspace-time.ts";

export interface CodesView {
  workspace: WorkspaceRow;
  device: DeviceRow;
  /** Kind of the driver. */
  driver: string;
  now: WorkspaceTime;
  /** Abilities of the keypad. Without a time zone, a lock that needs one counts as unable to store schedules. */
  capabilities: CodeCapabilities;
  /** Time zone of schedules; see {@link hoursZone}. */
  hours_zone: string | undefined;
  /** Codes, oldest first. On an unmanaged lock, only those with an operation under way. */
  codes: readonly AccessCodeRow[];
  slots: readonly CodeSlotRow[];
  /** Slots whose change the lock has reported, lowest first. */
  news: readonly SlotNewsRow[];
}

/**
 * Reads the view. Resolves to `undefined` if the lock is gone, cannot be programmed by this server, or is unmanaged
 * without an operation under way.
 */
export async function lookAtCodes(
  services: Pick<DoorServices, "database" | "clock" | "drivers">,
  device_id: string,
): Promise<CodesView | undefined> {
  const { query } = services.database;
  const place = await findDevicePlace(query, device_id);
  if (!place) return undefined;
  const { device, workspace, driver } = place;
  const slots = await slotsOf(query, device_id);
  // Operations under way are finished even on an unmanaged lock, so that its content is known.
  const underWay = new Set(slots.filter(({ op_id }) => op_id !== null).map(({ access_code_id }) => access_code_id));
  if (device.is_managed === 0 && underWay.size === 0) return undefined;
  const able = await capabilitiesOf(services, place);
  if (!able) return undefined;
  const hours_zone = hoursZone(device);
  const capabilities =
    able.schedule_needs_zone && hours_zone === undefined ? { ...able, native_schedule: false } : able;
  const native_schedule = capabilities.native_schedule ? 1 : 0;
  // The ability is stored in the device's row for lists of codes, which cannot call every driver.
  if (device.native_schedule !== native_schedule)
    await query.updateTable("devices").set({ native_schedule }).where("device_id", "=", device_id).execute();
  const now = workspaceNow(services.clock, workspace);
  const all = await query
    .selectFrom("access_codes")
    .selectAll()
    .where("device_id", "=", device_id)
    .orderBy("created_at")
    .orderBy("access_code_id")
    .execute();
  const codes = device.is_managed === 0 ? all.filter(({ access_code_id }) => underWay.has(access_code_id)) : all;
  const news = await slotNewsOf(query, device_id);
  return { workspace, device, driver, now, capabilities, hours_zone, codes, slots, news };
}

async function capabilitiesOf(
  { drivers }: Pick<DoorServices, "drivers">,
  { device, driver }: DevicePlace,
): Promise<CodeCapabilities | undefined> {
  if (device.driver_info !== null) return (JSON.parse(device.driver_info) as DeviceInfo).codes ?? undefined;
  const { device_id, workspace_id } = device;
  try {
    return await drivers.of({ ...device, driver }).codes?.capabilities({ device_id, workspace_id, key: keyOf(device) });
  } catch (error) {
    // Other faults are temporary, so the job is tried again. Returning `undefined` would end it for good.
    if (error instanceof DriverError && (error.fault === "unsupported" || error.fault === "gone")) return undefined;
    throw error;
  }
}

/** Locks and reads the code's row in this transaction. Resolves to `undefined` if the code is gone. */
export const readCode = (tx: Tx, access_code_id: string): Promise<AccessCodeRow | undefined> =>
  tx.lock(tx.selectFrom("access_codes").selectAll().where("access_code_id", "=", access_code_id)).executeTakeFirst();
