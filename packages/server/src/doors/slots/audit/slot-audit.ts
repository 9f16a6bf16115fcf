// Reads all slots of a lock whose codes may have changed: after it was out of reach, once a day, or on request.
import type { Tx } from "../../../base/db/database.ts";
import { lockDeviceRow } from "../../../base/db/devices.ts";
import type { DeviceRow } from "../../../base/db/schema.ts";
import { DriverError, type SlotState } from "../../../driver/driver.ts";
import { appendEvents, type NewEvent } from "../../events/events.ts";
import { restLane } from "../../../base/jobs/lanes.ts";
import { askSlot, readLockSlots, type Turn } from "../lock-operation.ts";
import { retryDelayMs } from "../table/troubles.ts";
import { takeIn } from "./take-in.ts";
import { workspaceNow } from "../../../base/workspace-time.ts";

/** Slots read in an iteration. A slot takes up to a second of radio, and a requested code waits for these at most. */
const slotsPerTurn = 5;

/**
 * Reads all slots, over several iterations of the reconcile loop. Call it while no operation is under way. A lock that
 * does not answer, or answers differently each time, is read ever less often.
 */
export async function readAllSlots(turn: Turn): Promise<void> {
  const { services, job, view } = turn;
  const { database, clock } = services;
  const { device_id, codes_unseen } = view.device;
  const slots = nextSlots(turn);
  const read = slots === undefined ? await readLockSlots(turn) : await readEach(turn, slots);
  await database.transaction(async (tx) => {
    const device = await lockDeviceRow(tx, device_id);
    const now = workspaceNow(clock, view.workspace);
    if (!device) return restLane(tx, job, clock.now());
    // The lock was out of reach again since the reading began, so it is read once more.
    if (device.codes_unseen !== codes_unseen) {
      await note(tx, device_id, { codes_look_slot: 0, codes_look_differs: 0 });
      return restLane(tx, job, clock.now());
    }
    const told = read instanceof DriverError ? read : await takeIn(tx, { device, before: view.slots, read, now });
    const last = slots !== undefined && Array.isArray(read) ? read.at(-1)?.slot : undefined;
    const isMore = last !== undefined && view.capabilities.slots.some((slot) => slot > last);
    await note(tx, device_id, isMore ? partOfLook(device, told, last) : afterLook(device, told, now));
    await restLane(tx, job, clock.now());
    if (Array.isArray(told)) await appendEvents(tx, view.workspace.workspace_id, told);
  });
}

/** The next slots to read; `undefined` if the lock reports all of them at once. */
function nextSlots({ driver, view }: Turn): number[] | undefined {
  if (!driver.codes?.readSlot) return undefined;
  const slots = [...view.capabilities.slots].sort((a, b) => a - b);
  const left = slots.filter((slot) => slot > view.device.codes_look_slot);
  return (left.length === 0 ? slots : left).slice(0, slotsPerTurn);
}

/** Reads slots until the lock stops answering. Resolves to its error if it answered nothing. */
async function readEach(turn: Turn, slots: readonly number[]): Promise<readonly SlotState[] | DriverError> {
  const read: SlotState[] = [];
  for (const slot of slots) {
    const state = await askSlot(turn, slot);
    if (state instanceof DriverError) return read.length === 0 ? state : read;
    read.push(state);
  }
  return read;
}

type Told = NewEvent[] | DriverError | Exclude<Awaited<ReturnType<typeof takeIn>>, NewEvent[]>;

const partOfLook = ({ codes_look_differs }: DeviceRow, told: Told, last: number): Partial<DeviceRow> => ({
  codes_look_slot: last,
  codes_look_differs: told === "as_known" ? codes_look_differs : 1,
});

/**
 * State of the audit after a reading. The audit is over when nothing differs. After a first difference the lock is read
 * again at once, because more may have changed since.
 */
function afterLook(
  { codes_looks, codes_look_at, codes_look_differs, codes_look_slot }: DeviceRow,
  told: Told,
  now: number,
): Partial<DeviceRow> {
  const later = { codes_looks: codes_looks + 1, codes_look_at: now + retryDelayMs(codes_looks + 1) };
  // An interrupted reading continues at the same slot.
  if (told instanceof DriverError) return { ...later, codes_look_slot };
  const anew = { codes_look_slot: 0, codes_look_differs: 0 } as const;
  if (told === "as_known" && codes_look_differs === 0)
    return { ...anew, codes_unseen: 0, codes_looks: 0, codes_look_at: 0 };
  return codes_look_at === 0 ? { ...anew, codes_look_at: now } : { ...anew, ...later };
}

async function note(tx: Tx, device_id: string, columns: Partial<DeviceRow>): Promise<void> {
  await tx.updateTable("devices").set(columns).where("device_id", "=", device_id).execute();
}
