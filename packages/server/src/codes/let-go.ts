// What becomes of codes whose lock is let go: the lock goes on holding what it holds, and that is what is told of it (platform-api §4.5).
import { type AccessCodeEntity, accessCodeOf, saveAccessCode } from "../db/access-codes.ts";
import type { AccessCodeRow, CodeSlotRow } from "../db/schema.ts";
import type { SlotState } from "../drivers/driver.ts";
import type { NewEvent } from "../events.ts";
import { isOverwritten, mayHold } from "./held.ts";
import { codeIsGone, type Scene } from "./outcomes.ts";
import { dropSlot, saveSlot } from "./slots.ts";

type Held = Pick<AccessCodeEntity, "type" | "starts_at" | "ends_at"> & { code?: string | null };

/**
 * A change that was on its way comes no more, and hours that the lock does not keep itself end for nobody. Of a write
 * that is under way, or was never confirmed, nobody knows yet whether its digits will open the door, nor of a slot that somebody
 * programmed over meanwhile: no digits are told until the lock has said.
 */
export function heldIn(slot: CodeSlotRow): Held {
  const { code, hours, phase } = slot;
  const [starts_at = "", ends_at = ""] = hours.split("/");
  const times =
    hours === "" ? ({ type: "ongoing", starts_at: null, ends_at: null } as const) : ({ type: "time_bound", starts_at, ends_at } as const);
  if (phase === "writing" || mayHold(slot).some((held) => held.code !== code)) return { ...times, code: null };
  return { ...times, ...(code === "" ? {} : { code }) };
}

/**
 * What the slot of a code that was let go holds once an operation on it has ended, without digits where nobody knows which; undefined:
 * nothing. `slot`: with what the lock told of it meanwhile; `read`: what the lock says is there now, null for nothing; undefined: it
 * was not asked, or did not say.
 */
export function heldAfter(
  slot: CodeSlotRow,
  applied: "done" | "no" | "unknown",
  read: SlotState | null | undefined,
): CodeSlotRow | undefined {
  const [, before] = mayHold(slot);
  const [isClear, isTold] = [slot.phase === "clearing", !isOverwritten(slot)];
  const some = { ...slot, code: "" };
  if (read === null) return undefined;
  if (read?.code !== undefined) {
    const isProven = applied === "done" && isTold && read.code === slot.code;
    const hours = new Set(isProven ? [slot.hours] : mayHold(slot).flatMap((held) => (held.code === read.code ? [held.hours] : [])));
    return hours.size > 1 ? some : { ...slot, code: read.code, hours: [...hours][0] ?? "" };
  }
  if (applied === "done") return isTold ? (isClear ? undefined : slot) : some;
  if (applied === "unknown") return isTold && isClear ? slot : some;
  return before && (before.phase === "writing" ? some : { ...slot, code: before.code, hours: before.hours });
}

/** `slot`: as {@link heldAfter} tells it. */
export async function isLeft(scene: Scene, row: AccessCodeRow, slot: CodeSlotRow | undefined): Promise<NewEvent[]> {
  if (!slot) {
    await dropSlot(scene.tx, row.access_code_id);
    return codeIsGone(scene, row, { wasOnLock: true });
  }
  const noted: CodeSlotRow = { ...slot, phase: "set", op_id: null, deadline: null, former: null };
  await saveSlot(scene.tx, noted);
  await saveAccessCode(scene.tx, { ...accessCodeOf(row), ...heldIn(noted), code: slot.code === "" ? null : slot.code });
  return [];
}
