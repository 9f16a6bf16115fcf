// What becomes of codes whose lock is let go: the lock goes on holding what it holds, and that is what is told of it (platform-api §4.5).
import { type AccessCodeEntity, accessCodeOf, saveAccessCode } from "../db/access-codes.ts";
import type { AccessCodeRow, CodeSlotRow } from "../db/schema.ts";
import type { NewEvent } from "../events.ts";
import { codeIsGone, type Scene } from "./outcomes.ts";
import { dropSlot, saveSlot } from "./slots.ts";

type Held = Pick<AccessCodeEntity, "type" | "starts_at" | "ends_at"> & { code?: string | null };

/**
 * A change that was on its way comes no more, and hours that the lock does not keep itself end for nobody. Of a write
 * that is under way, or was never confirmed, nobody knows yet whether its digits will open the door: no digits are told until the lock has said.
 */
export function heldIn({ code, hours, phase }: CodeSlotRow): Held {
  const [starts_at = "", ends_at = ""] = hours.split("/");
  const times =
    hours === "" ? ({ type: "ongoing", starts_at: null, ends_at: null } as const) : ({ type: "time_bound", starts_at, ends_at } as const);
  if (phase === "writing") return { ...times, code: null };
  return { ...times, ...(code === "" ? {} : { code }) };
}

/** `slot`: as the lock holds it; without digits where it does not tell, or could not be asked. */
export async function isHeld({ tx }: Scene, row: AccessCodeRow, slot: CodeSlotRow): Promise<NewEvent[]> {
  const noted: CodeSlotRow = { ...slot, phase: "set", op_id: null, deadline: null, former: null };
  await saveSlot(tx, noted);
  await saveAccessCode(tx, { ...accessCodeOf(row), ...heldIn(noted), code: slot.code === "" ? null : slot.code });
  return [];
}

export async function isNotHeld(scene: Scene, row: AccessCodeRow): Promise<NewEvent[]> {
  await dropSlot(scene.tx, row.access_code_id);
  return codeIsGone(scene, row, { wasOnLock: true });
}
