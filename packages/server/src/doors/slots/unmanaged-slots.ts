// Reports codes that became unmanaged, or whose lock did, as the lock holds them (platform-api §4.5). Pure.
import { iso } from "../../base/clock.ts";
import type { AccessCodeEntity } from "../../base/db/access-codes.ts";
import type { CodeSlotRow } from "../../base/db/schema.ts";
import type { SlotState } from "../../driver/driver.ts";
import { atRest, heldPhase, isInDoubt, isOverwritten, mayHold, notRewritten } from "./table/slot-contents.ts";

type Held = Pick<AccessCodeEntity, "type" | "starts_at" | "ends_at"> & { code?: string | null };

/**
 * Content of the lock for a code that became unmanaged. Pending changes are dropped, and a schedule that only the
 * server enforced no longer applies. `code` is `null` while it is unknown which digits the lock holds, or whether it
 * holds any. Of several schedules the first start and the last end are returned, because the code may open the door in
 * between.
 */
export function heldIn(slot: CodeSlotRow): Held {
  const held = mayHold(slot);
  const windows = held.map(({ hours }) => hours.split("/"));
  const [starts_at = ""] = windows.map(([start = ""]) => start).sort();
  const ends_at =
    windows
      .map(([, end = ""]) => end)
      .sort()
      .at(-1) ?? "";
  const times =
    starts_at === ""
      ? ({ type: "ongoing", starts_at: null, ends_at: null } as const)
      : ({ type: "time_bound", starts_at, ends_at } as const);
  const isKnown = held.some(({ phase }) => phase !== "writing") && held.every(({ code }) => code === slot.code);
  if (!isKnown) return { ...times, code: null };
  return { ...times, ...(slot.code === "" ? {} : { code: slot.code }) };
}

/**
 * Slot of a code that became unmanaged, after an operation on the slot. Returns `undefined` if it is empty. It stays in
 * doubt if the lock could not be read, and has no digits if the lock hides them.
 * @param slot - The slot, with reports of the lock during the operation.
 * @param read - Content that the lock reports now, `null` for none; `undefined` if it was not read, or did not say.
 */
export function heldAfter(
  slot: CodeSlotRow,
  applied: "done" | "no" | "unknown",
  read: SlotState | null | undefined,
): CodeSlotRow | undefined {
  const isTold = !isOverwritten(slot);
  const known = ({ code, hours }: Pick<CodeSlotRow, "code" | "hours">): CodeSlotRow => ({
    ...atRest({ ...slot, former: null }),
    code,
    hours,
    phase: read ? heldPhase(read) : "set",
  });
  // The write may still arrive until its deadline.
  const isToCome = applied === "unknown" && slot.op_id !== null && slot.phase === "writing";
  if (read === null) return isToCome ? notRewritten(slot, "unknown", null) : undefined;
  if (read?.code !== undefined) {
    const { code, window } = read;
    if (window !== undefined)
      return known({ code, hours: window ? `${iso(window.starts_at)}/${iso(window.ends_at)}` : "" });
    const isProven = applied === "done" && isTold && code === slot.code;
    const hours = new Set(
      isProven ? [slot.hours] : mayHold(slot).flatMap((held) => (held.code === code ? [held.hours] : [])),
    );
    return known(hours.size > 1 ? { code: "", hours: "" } : { code, hours: [...hours][0] ?? "" });
  }
  if (applied === "done" && isTold) return slot.phase === "clearing" ? undefined : known(slot);
  const until = applied === "unknown" ? { deadline: slot.deadline } : {};
  const left = applied === "no" ? notRewritten(slot, "no", undefined) : { ...atRest(slot), ...until };
  if (!left || !isInDoubt(left) || read === undefined) return left;
  const isThere = slot.phase === "clearing" && mayHold(slot).every(({ code }) => code === slot.code);
  return known(isThere ? slot : { code: "", hours: "" });
}
