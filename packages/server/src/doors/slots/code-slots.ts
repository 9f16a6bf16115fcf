// The server's record of the slots of locks and their codes.
import type { Query, Tx } from "../../base/db/database.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../base/db/schema.ts";
import type { CodesView } from "./lock-view.ts";

export const emptySlot = (
  { device_id, access_code_id }: Pick<AccessCodeRow, "device_id" | "access_code_id">,
  slot: number,
): CodeSlotRow => ({
  device_id,
  slot,
  access_code_id,
  code: "",
  hours: "",
  phase: "writing",
  op_id: null,
  deadline: null,
  former: null,
});

/** Stores a slot in place of its former record. No code has two slots. */
export async function saveSlot(tx: Tx, row: CodeSlotRow): Promise<void> {
  const { code, hours, phase, op_id, deadline, access_code_id, former } = row;
  await tx
    .insertInto("code_slots")
    .values(row)
    .onConflict((on) =>
      on.columns(["device_id", "slot"]).doUpdateSet({ code, hours, phase, op_id, deadline, access_code_id, former }),
    )
    .execute();
}

export const slotOf = (
  query: Query,
  { access_code_id }: Pick<AccessCodeRow, "access_code_id">,
): Promise<CodeSlotRow | undefined> =>
  query.selectFrom("code_slots").selectAll().where("access_code_id", "=", access_code_id).executeTakeFirst();

export const slotsOf = (query: Query, device_id: string): Promise<CodeSlotRow[]> =>
  query.selectFrom("code_slots").selectAll().where("device_id", "=", device_id).orderBy("slot").execute();

/** Whether the records of one or several slots are unchanged since the lock was read. */
export const isAsSeen = <Noted extends CodeSlotRow | undefined | readonly CodeSlotRow[]>(
  noted: Noted,
  seen: Noted,
): boolean => JSON.stringify(noted) === JSON.stringify(seen);

export async function dropSlot(tx: Tx, access_code_id: string): Promise<void> {
  await tx.deleteFrom("code_slots").where("access_code_id", "=", access_code_id).execute();
}

/** Retries codes that the lock refused because it was full or had their digits already. */
export async function roomWasMade(tx: Tx, device_id: string): Promise<void> {
  await tx
    .updateTable("access_codes")
    .set({ refused: null, tries: 0, not_before: 0 })
    .where("device_id", "=", device_id)
    .where("refused", "in", ["no_free_slot", "duplicate_code"])
    .execute();
}

/** Lowest free slot that the server may use. @param occupied - Slots that the lock reports as occupied. */
export function freeSlot({ capabilities, slots }: CodesView, occupied: ReadonlySet<number>): number | undefined {
  const noted = new Set(slots.map(({ slot }) => slot));
  return [...capabilities.slots].sort((a, b) => a - b).find((slot) => !noted.has(slot) && !occupied.has(slot));
}
