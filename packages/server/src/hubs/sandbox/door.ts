// Actions of people at a simulated door, without the platform. Most functions return the events that the lock reports.
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import type { Database } from "../../base/db/database.ts";
import type { DeviceEvent } from "../../driver/driver.ts";
import { isReachable, refusalOf, reportOf, type SandboxLock, slotOpenedBy, turnBolt } from "./lock.ts";
import { changeLock } from "./store.ts";
import { DriverError } from "../../driver/driver.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

export interface Place {
  device_id: string;
  now: WorkspaceTime;
}

interface DoorChange {
  online?: boolean | undefined;
  /** Whether the lock's hub is online. */
  hub_online?: boolean | undefined;
  /** Position to which the bolt is turned by hand; `null` as if the lock had never reported. */
  locked?: boolean | null | undefined;
  /** Battery level from 0 to 1. */
  battery_level?: number | undefined;
  door_open?: boolean | undefined;
}

/** Turns the bolt by hand, runs the battery down, opens the door, cuts the connection. */
export const changeAtDoor = (
  database: Database,
  { device_id, now }: Place,
  change: DoorChange,
): Promise<DeviceEvent[]> =>
  changeLock(database, device_id, now, ({ lock: before }) => {
    const { online = before.online, battery_level = before.battery_level, door_open = before.door_open } = change;
    const locked = change.locked === undefined || !before.bolt ? before.locked : change.locked;
    const turned = locked !== null && locked !== before.locked;
    const hub_online = change.hub_online ?? before.hub_online ?? true;
    const isMoved = turned || locked !== before.locked || (before.door_open === true && door_open === false);
    const { hub_online: _, removed, ...rest } = isMoved ? turnBolt(before, locked, now) : before;
    const lock: SandboxLock = {
      ...rest,
      online,
      ...(!hub_online && { hub_online: false as const }),
      // A device that comes online is in its account again.
      ...(removed && change.online !== true && { removed }),
      battery_level,
      door_open,
      jammed: before.jammed && !turned,
    };
    const operated: DeviceEvent[] = turned
      ? [{ type: "operated", device_id, at: now, operation: locked ? "lock" : "unlock", by: "manual" }]
      : [];
    return { lock, answer: heard(lock, before, [...operated, { type: "state", ...reportOf(lock, device_id, now) }]) };
  });

interface KeypadAnswer {
  opened: boolean;
  events: DeviceEvent[];
}

/** Types digits. The lock decides by its own codes, even offline, as real ones do. */
export const enterAtKeypad = (database: Database, { device_id, now }: Place, code: string): Promise<KeypadAnswer> =>
  changeLock(database, device_id, now, ({ lock: before }) => {
    const slot = before.bolt && !before.jammed ? slotOpenedBy(before, code, now) : undefined;
    const lock = slot ? turnBolt(before, false, now) : before;
    const by = { at: now, device_id, by: "keypad" } as const;
    const operated: DeviceEvent = slot
      ? { type: "operated", ...by, operation: "unlock", slot: slot.slot }
      : { type: "operated", ...by, operation: "denied" };
    const events: DeviceEvent[] = slot ? [operated, { type: "state", ...reportOf(lock, device_id, now) }] : [operated];
    return { lock, answer: { opened: slot !== undefined, events: heard(lock, before, events) } };
  });

/** Presses the keypad's lock button. `locked` is `false` if the bolt is jammed, or the device has none. */
export const lockAtKeypad = (
  database: Database,
  { device_id, now }: Place,
): Promise<{ locked: boolean; events: DeviceEvent[] }> =>
  changeLock<{ locked: boolean; events: DeviceEvent[] }>(database, device_id, now, ({ lock: before }) => {
    if (before.jammed || !before.bolt) return { lock: before, answer: { locked: false, events: [] } };
    const lock = turnBolt(before, true, now);
    const by = { operation: "lock", by: "manual" } as const;
    const events: DeviceEvent[] = [
      { type: "operated", device_id, at: now, ...by },
      { type: "state", ...reportOf(lock, device_id, now) },
    ];
    return { lock, answer: { locked: true, events: heard(lock, before, events) } };
  });

/** Removes the device from its account at the manufacturer, which reports it. */
export const removeAtMaker = (database: Database, { device_id, now }: Place): Promise<DeviceEvent[]> =>
  changeLock(database, device_id, now, ({ lock }) => ({
    lock: { ...lock, removed: true },
    answer: lock.removed ? [] : [{ type: "device_gone", device_id, at: now }],
  }));

/** Ends or renews the manufacturer's subscription. The manufacturer's cloud reports it, even for an offline lock. */
export const changeSubscription = (
  database: Database,
  { device_id, now }: Place,
  isExpired: boolean,
): Promise<DeviceEvent[]> =>
  changeLock(database, device_id, now, ({ lock }) => {
    const { unpaid: _, ...paid } = lock;
    const answer: DeviceEvent[] = [{ type: "state", device_id, at: now, unpaid: isExpired, source: "report" }];
    return { lock: isExpired ? { ...paid, unpaid: true } : paid, answer };
  });

/** Programs a code at the keypad or in the manufacturer's app: into the last free slot, or over the given one. */
export const programAtDoor = (
  database: Database,
  { device_id, now }: Place,
  { code, name = null, slot: wanted }: { code: string; name?: string | null; slot?: number },
): Promise<{ slot: number; events: DeviceEvent[] }> =>
  changeLock(database, device_id, now, ({ lock: before }) => {
    const slot = wanted ?? lastFree(before);
    const why = refusalOf(before, { write: { slot, code } });
    if (why) throw new DriverError(why, "The lock does not accept this code.");
    const lock = { ...before, slots: [...before.slots.filter((each) => each.slot !== slot), { slot, code, name }] };
    return {
      lock,
      answer: {
        slot,
        events: heard(lock, before, [{ type: "slot", device_id, at: now, slot, occupied: true, code, name }]),
      },
    };
  });

/** Erases a code at the lock, without the platform. */
export const eraseAtDoor = (database: Database, { device_id, now }: Place, slot: number): Promise<DeviceEvent[]> =>
  changeLock(database, device_id, now, ({ lock: before }) => {
    const lock = { ...before, slots: before.slots.filter((each) => each.slot !== slot) };
    return { lock, answer: heard(lock, before, [{ type: "slot", device_id, at: now, slot, occupied: false }]) };
  });

/** Changes a thermostat as a person at the device would. Resolves to `false` if the device is no thermostat. */
export const changeAtWall = (
  database: Database,
  { device_id, now }: Place,
  climate: ClimateSetting,
): Promise<boolean> =>
  changeLock(database, device_id, now, ({ lock }) =>
    lock.climate ? { lock: { ...lock, climate }, answer: true } : { lock, answer: false },
  );

/** Returns the last free slot, because the server fills a lock from the first one and may be writing there. */
function lastFree({ slots, codes }: SandboxLock): number {
  const taken = new Set(slots.map(({ slot }) => slot));
  return (
    Array.from({ length: codes?.capacity ?? 0 }, (_, index) => index + 1).findLast((slot) => !taken.has(slot)) ?? 0
  );
}

/** Filters reports: an offline lock sends none, but the manufacturer's cloud reports that it went offline. */
function heard(lock: SandboxLock, before: SandboxLock, events: DeviceEvent[]): DeviceEvent[] {
  if (isReachable(lock)) return events;
  const isNews = isReachable(before) || lock.hub_online !== before.hub_online;
  return isNews ? events.flatMap((event) => (event.type === "state" ? [offline(lock, before, event)] : [])) : [];
}

function offline(
  lock: SandboxLock,
  before: SandboxLock,
  { device_id, at }: Pick<DeviceEvent, "device_id" | "at">,
): DeviceEvent {
  const isOfHub = lock.hub_online !== before.hub_online;
  return {
    type: "state",
    device_id,
    at,
    online: false,
    ...(isOfHub && { hub_online: lock.hub_online !== false }),
    source: "report",
  };
}
