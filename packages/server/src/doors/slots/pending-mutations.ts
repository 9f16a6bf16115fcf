// Lists the differences between a code's row and its lock as `pending_mutations` (platform-api §3.8). Pure.
import type { PendingMutation } from "@mortise/contract";
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import type { AccessCodeEntity } from "../../base/db/access-codes.ts";
import type { CodeSlotRow } from "../../base/db/schema.ts";
import { mayHold } from "./table/slot-contents.ts";
import { hoursOnLock, isKeptByLock, maybeThere, partsOfHours, wantedAt } from "./code-placement.ts";

/** State of the code on the lock, as the server knows it. */
export interface AtLock {
  /** Slot of the code; `undefined` if none is stored. */
  slot: CodeSlotRow | undefined;
  /** Whether the lock itself can enforce a schedule. */
  native_schedule: boolean;
  /** Time zone in which the lock stores schedules. */
  hours_zone?: string | undefined;
  removal_asked_at: string | null;
  /** Whether the code was changed at the lock, put back, and changed there again, so that it is left alone. */
  is_left: boolean;
  /** Whether the code left its slot to codes with a nearer start ({@link awaitsPlace}). */
  awaits_place: boolean;
  now: WorkspaceTime;
}

/**
 * Pending changes of a code. A code that is being deleted has `deleting`, and other digits and schedules with which it
 * may still open the door.
 */
export function pendingMutations(
  code: AccessCodeEntity,
  { slot, native_schedule, hours_zone, removal_asked_at, is_left, awaits_place, now }: AtLock,
): PendingMutation[] {
  const to = { starts_at: code.starts_at ?? null, ends_at: code.ends_at ?? null };
  const isPreloaded = isKeptByLock(code, native_schedule);
  const { gone, begun, on_lock, until } = wantedAt({ ...to, removal_asked_at }, now, isPreloaded);
  const created_at = code.wishes?.changed_at ?? code.created_at;
  const held = slot ? mayHold(slot) : [];
  // While the manufacturer has not chosen the PIN yet (`null`), no digits count as different.
  const digits = held.flatMap((each) => (code.code === null || each.code === code.code ? [] : [each.code || null]));
  const hours = hoursOnLock(code, isPreloaded, hours_zone);
  // If the server enforces the schedule, a slot without one is right after the start.
  const times = held.flatMap((each) => (each.hours === hours && (hours !== "" || begun) ? [] : [each.hours]));
  const updates: PendingMutation[] = [
    ...distinct(digits).map((former) =>
      updatingCode({ from: { code: former }, to: { code: code.code }, created_at }, is_left),
    ),
    ...distinct(times)
      // Schedules in a former zone have the same times, but differ at the door.
      .filter((former) => isPreloaded || !isSameTimes(timesOf(former), to))
      .map((former) => updatingTimeFrame({ from: timesOf(former), to, created_at })),
  ];
  const isThere = slot !== undefined || maybeThere(code.status);
  if (gone)
    return isThere ? [{ ...deleting, created_at: removal_asked_at ?? to.ends_at ?? created_at }, ...updates] : [];
  if (updates.length > 0) return updates;
  const isSure = slot === undefined ? isThere : held.some(({ phase }) => phase === "set");
  if (on_lock && !awaits_place) return isSure ? [] : [{ ...creating, ...(is_left && leftOff), created_at }];
  return isThere ? [] : [{ ...deferringCreation, scheduled_at: iso(until ?? now), created_at }];
}

/** Parses {@link CodeSlotRow.hours}. */
function timesOf(hours: string): Times {
  const { starts_at, ends_at } = partsOfHours(hours) ?? { starts_at: null, ends_at: null };
  return { starts_at, ends_at };
}
const isSameTimes = (one: Times, other: Times) => one.starts_at === other.starts_at && one.ends_at === other.ends_at;

type Times = { starts_at: string | null; ends_at: string | null };
type Update<Then> = { from: Then; to: Then; created_at: string };

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const creating = { mutation_code: "creating", message: "The lock does not have this code yet." } as const;
const leftOff = { message: "The code was taken off the lock again. Save it again to put it back." };
const deferringCreation = {
  mutation_code: "deferring_creation",
  message: "This code goes to the lock at a later time.",
} as const;
const deleting = { mutation_code: "deleting", message: "The lock has not removed this code yet." } as const;
const updatingCode = (update: Update<{ code: string | null }>, is_left: boolean) => ({
  mutation_code: "updating_code" as const,
  ...update,
  message: is_left
    ? "Another PIN was set at the lock again, and it opens the door. Save the code again to restore its own PIN."
    : "The lock has not confirmed the PIN yet. Until it does, the previous one may still open the door.",
});
const updatingTimeFrame = (update: Update<Times>) => ({
  mutation_code: "updating_time_frame" as const,
  ...update,
  message:
    "The lock has not confirmed the hours yet. Until it does, the code may still open the door in the previous ones.",
});
