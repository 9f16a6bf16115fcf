// What becomes of a code and its slot when an operation at the lock failed, or nobody knows whether it did.
import type { AccessCodeRow, CodeSlotRow } from "../db/schema.ts";
import type { DriverError, SlotState } from "../drivers/driver.ts";
import type { NewEvent } from "../events.ts";
import { digitsOfOthers, notRewritten } from "./held.ts";
import { heldAfter, isLeft } from "./let-go.ts";
import { codeNotCleared, codeNotSet, type Scene, waits } from "./outcomes.ts";
import { found } from "./outside.ts";
import { dropSlot, saveSlot } from "./slots.ts";

interface Failure {
  error: DriverError;
  /** What the lock says is there, null for nothing; undefined: it was not asked, or did not say. */
  there: SlotState | null | undefined;
}

/**
 * `slot`: with what the lock reported during the operation. `isWanted`: the code is wanted on the lock; only its former digits or hours
 * were to come off.
 */
export async function notCleared(
  scene: Scene,
  row: AccessCodeRow,
  slot: CodeSlotRow,
  { error, there, isWanted }: Failure & { isWanted: boolean },
): Promise<NewEvent[]> {
  if (row.is_managed === 1) {
    await saveSlot(scene.tx, notRewritten(slot, error.applied, undefined) ?? slot);
    if (!isWanted) return codeNotCleared(scene, row, error);
    // The error of an earlier refusal stays.
    return row.refused === null ? codeNotSet(scene, row, error) : waits(scene, row, error);
  }
  const told = await isLeft(scene, row, heldAfter(slot, error.applied, there));
  const left = row.removal_asked_at !== null && scene.device.is_managed === 1 ? await codeAs(scene, row) : undefined;
  return left ? codeNotCleared(scene, left, error) : told;
}

const codeAs = ({ tx }: Scene, { access_code_id }: AccessCodeRow) =>
  tx.selectFrom("access_codes").selectAll().where("access_code_id", "=", access_code_id).executeTakeFirst();

/** `slot`: as for {@link notCleared}. Digits that others put into a slot that was free stay there and become an unmanaged code. */
export async function notSet(
  scene: Scene,
  row: AccessCodeRow,
  slot: CodeSlotRow,
  { error, there, isEdited }: Failure & { isEdited: boolean },
): Promise<NewEvent[]> {
  const code = digitsOfOthers(slot, error.applied, there);
  const ours = code === undefined ? slot : undefined;
  const told = await (row.is_managed === 0
    ? isLeft(scene, row, ours && heldAfter(ours, error.applied, there))
    : isToBeTried(scene, row, ours && notRewritten(ours, error.applied, there), isEdited ? undefined : error));
  if (code === undefined) return told;
  return [...told, ...(await found(scene.tx, scene.device, { slot: slot.slot, occupied: true, code, name: there?.name }, scene.now))];
}

async function isToBeTried(
  scene: Scene,
  row: AccessCodeRow,
  held: CodeSlotRow | undefined,
  error: DriverError | undefined,
): Promise<NewEvent[]> {
  if (held) await saveSlot(scene.tx, held);
  else await dropSlot(scene.tx, row.access_code_id);
  return error ? codeNotSet(scene, row, error) : [];
}
