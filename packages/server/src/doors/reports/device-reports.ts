// Applies a lock's report: updates the device's row and makes the events of the change.
import { deviceError, deviceWarning } from "../../base/catalogue/issues/issues.ts";
import { iso } from "../../base/clock.ts";
import {
  type DeviceEntity,
  deviceOf,
  type LastMovement,
  saveDevice,
  type LockedDevice,
} from "../../base/db/devices.ts";
import type { Tx } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import type { AskedBy } from "../../base/db/asked-by.ts";
import type { NewEvent } from "../events/events.ts";
import type { LockReport } from "../../driver/driver.ts";
import { applyConsequences } from "../consequences/consequences.ts";
import { warnOfBattery } from "./battery-warning.ts";
import { movementsTold } from "./movements.ts";

export interface Cause {
  /** Cause of a movement, if there was one. */
  by: "keypad" | "manual" | "remote" | "automatic" | "unknown";
  access_code_id?: string;
  access_code_name?: string | null;
  /** Slot of the code that was used. */
  slot?: number;
  /** Caller of the command that moved the bolt. */
  asked_by?: AskedBy | undefined;
}

/** Applies a report. Append the returned events at the end of the transaction. */
export async function applyReport(tx: Tx, row: LockedDevice, report: LockReport, cause: Cause): Promise<NewEvent[]> {
  // An older report than the last one is dropped. An hour-old one of a hub that was offline must not move a bolt back.
  if (report.at < row.reported_at) return [];
  const before = deviceOf(row);
  const device = deviceOf(row);
  const eventsOf = (changes: readonly Change[], at: number): NewEvent[] =>
    changes.map((change) => eventOf(row, change, at));
  const first = [...applyOnline(device, before, report, row.is_managed === 1), ...applySubscription(device, report)];
  const moved = applyBolt(device, lastLocked(row), report, cause);
  const last = [...applyJam(device, lastLocked(row), report, cause), ...applyBattery(device, before, report)];
  if (report.door_open !== undefined && report.door_open !== null) device.properties.door_open = report.door_open;
  if (report.door_open === null) delete device.properties.door_open;
  warnOfBattery(device, report);
  const { told: movements, movement } = await movementsTold(tx, row, {
    report,
    cause: causeTold(cause),
    event: moved && eventOf(row, moved, report.moved_at ?? report.at),
  });
  if (movement) device.properties.last_movement = lastMovement(movement, cause);
  const told = [...eventsOf(first, report.at), ...movements, ...eventsOf(last, report.at)];
  const { workspace_id, device_id } = row;
  if (report.at > row.reported_at)
    await tx
      .updateTable("devices")
      .set({ reported_at: report.at, ...awake })
      .where("device_id", "=", device_id)
      .execute();
  if (JSON.stringify(device) !== row.body) {
    // An assumed position is shown, but never counts as the start of a movement.
    await saveDevice(tx, device, report.source === "assumed" ? { last_locked: row.last_locked } : {});
    if (told.length === 0) await tx.notify("changes", `${workspace_id} ${device_id}`);
  }
  if (first.some(({ event_type }) => isBack.test(event_type)))
    await applyConsequences(tx, "reachable", [{ ...row, body: JSON.stringify(device) }], {});
  return told;
}

/** Events of a device that can be reached again, or whose subscription is paid again. */
const isBack = /\.(?:connected|resolved)$/;

const lastMovement = ({ event_type, occurred_at }: NewEvent, cause: Cause): LastMovement => ({
  locked: event_type === "lock.locked",
  occurred_at,
  method: methods[cause.by],
  access_code_id: cause.access_code_id ?? null,
  access_code_name: cause.access_code_name ?? null,
  code_slot: cause.slot ?? null,
});

const eventOf = ({ device_id, connected_account_id }: DeviceRow, change: Change, at: number): NewEvent =>
  Object.assign({ device_id, connected_account_id, occurred_at: iso(at) }, change);

type Change = Pick<NewEvent, "event_type" | "payload" | "access_code_id" | "asked_by">;

/** Errors with the reason why a device cannot be reached. */
const absences: ReadonlySet<string> = new Set([
  "device_disconnected",
  "hub_disconnected",
  "missing_from_hub",
  "device_removed",
]);

type AbsenceCode = "device_disconnected" | "hub_disconnected" | "missing_from_hub" | "device_removed";

function applyOnline(device: DeviceEntity, before: DeviceEntity, report: LockReport, is_managed: boolean): Change[] {
  const { online, hub_online, is_listed, at } = report;
  if (online === undefined) return [];
  const isNews = online !== before.properties.online;
  // The reason of an offline device may have changed, which only the report about its hub can show.
  if (!isNews && (online || (hub_online ?? is_listed) === undefined)) return [];
  device.properties.online = online;
  const family = is_managed ? "device" : "device.unmanaged";
  if (online) {
    device.errors = device.errors.filter(({ error_code }) => !absences.has(error_code));
    return [{ event_type: `${family}.connected` }];
  }
  // A lock that cannot be read may have moved its bolt since.
  delete device.properties.locked;
  const error_code =
    hub_online === false ? "hub_disconnected" : is_listed === false ? "missing_from_hub" : "device_disconnected";
  setAbsence(device, error_code, at);
  return isNews ? [{ event_type: `${family}.disconnected`, payload: { error_code } }] : [];
}

/** Sets the reason. A device has one of these errors at a time; none replaces `device_removed`. */
function setAbsence(device: DeviceEntity, error_code: AbsenceCode, at: number): void {
  if (device.errors.some((error) => error.error_code === error_code || error.error_code === "device_removed")) return;
  device.errors = [
    ...device.errors.filter((error) => !absences.has(error.error_code)),
    deviceError(error_code, iso(at)),
  ];
}

/** Handles a device that was removed from its account. */
export async function applyRemoval(tx: Tx, row: LockedDevice, at: number): Promise<NewEvent[]> {
  const device = deviceOf(row);
  if (device.errors.some(({ error_code }) => error_code === "device_removed")) return [];
  device.properties.online = false;
  delete device.properties.locked;
  setAbsence(device, "device_removed", at);
  await saveDevice(tx, device);
  const { device_id, connected_account_id } = row;
  return [{ event_type: "device.removed", occurred_at: iso(at), device_id, connected_account_id }];
}

const unpaid = "subscription_required";

function applySubscription(device: DeviceEntity, report: LockReport): Change[] {
  const others = device.errors.filter(({ error_code }) => error_code !== unpaid);
  const wasUnpaid = others.length < device.errors.length;
  if (report.unpaid === undefined || report.unpaid === wasUnpaid) return [];
  device.errors = report.unpaid ? [...others, deviceError(unpaid, iso(report.at))] : others;
  return [{ event_type: `device.error.subscription_required${report.unpaid ? "" : ".resolved"}` }];
}

const methods: Record<Cause["by"], string> = {
  keypad: "keycode",
  manual: "manual",
  remote: "remote",
  automatic: "automatic",
  unknown: "unknown",
};

const lastLocked = ({ last_locked }: DeviceRow): boolean | null => (last_locked === null ? null : last_locked === 1);

/** Applies a position. @param before - Last known position, perhaps from before the lock went out of reach. */
function applyBolt(
  device: DeviceEntity,
  before: boolean | null,
  { locked, source }: LockReport,
  cause: Cause,
): Change | undefined {
  if (locked === undefined) return undefined;
  if (locked === null) {
    delete device.properties.locked;
    return undefined;
  }
  if (!device.properties.online) return undefined;
  device.properties.locked = locked;
  // The first known position is no movement, unless the report names a cause.
  const isNews = before === null && cause.by === "unknown";
  // An entered code shows who came, so it has an event even if the bolt was unlocked already.
  const isEntry = !locked && cause.by === "keypad";
  if (isNews || (before === locked && !isEntry) || source === "assumed") return undefined;
  return { event_type: locked ? "lock.locked" : "lock.unlocked", ...causeTold(cause) };
}

/** Cause of a movement, as fields of its event. */
const causeTold = ({ by, access_code_id, access_code_name = null, asked_by }: Cause) => ({
  access_code_id,
  asked_by,
  payload: { method: methods[by], ...(access_code_id === undefined ? {} : { access_code_name }) },
});

/** Columns of a lock that reported something, which ends the pause of writes. */
const awake = { upkeep_failures: 0, upkeep_rests_until: 0 };

const jammed = "lock_jammed";

/** Applies a jam, which lasts until the lock reports its end or a movement. */
function applyJam(
  device: DeviceEntity,
  before: boolean | null,
  { jammed: isJammed, locked, source, at }: LockReport,
  { asked_by }: Cause,
): Change[] {
  const others = device.warnings.filter(({ warning_code }) => warning_code !== jammed);
  const wasJammed = others.length < device.warnings.length;
  const isMoved = typeof locked === "boolean" && locked !== before && source === "report";
  const isFree = isJammed === false || (isJammed === undefined && isMoved);
  if (wasJammed && isFree) device.warnings = others;
  if (isJammed !== true || wasJammed) return [];
  device.warnings = [...others, deviceWarning(jammed, iso(at))];
  return [{ event_type: "lock.jammed", asked_by }];
}

/** Status of a battery level (platform-api §6.5). */
export function batteryStatus(level: number): "critical" | "low" | "good" | "full" {
  if (level < 0.1) return "critical";
  if (level <= 0.3) return "low";
  return level >= 0.8 ? "full" : "good";
}

function applyBattery(device: DeviceEntity, before: DeviceEntity, { battery_level: level }: LockReport): Change[] {
  if (level === undefined || level === before.properties.battery?.level) return [];
  // A number outside 0 to 1 is unknown, like `null`.
  if (level === null || !(level >= 0 && level <= 1)) {
    delete device.properties.battery;
    delete device.properties.battery_level;
    return [];
  }
  const status = batteryStatus(level);
  device.properties.battery = { level, status };
  device.properties.battery_level = level;
  if (status === before.properties.battery?.status) return [];
  const changed: Change = {
    event_type: "device.battery_status_changed",
    payload: { battery_status: status, battery_level: level },
  };
  const isLow = status === "low" || status === "critical";
  return isLow ? [changed, { event_type: "device.low_battery", payload: { battery_level: level } }] : [changed];
}
