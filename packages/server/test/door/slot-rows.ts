// Rows of the transition table in a test: a code, its slot, the event, and the result.
import { expect } from "vitest";
import type { Effect } from "../../src/doors/slots/table/outcomes.ts";
import { mayHold } from "../../src/doors/slots/table/slot-contents.ts";
import type { SlotEvent, There } from "../../src/doors/slots/table/slot-events.ts";
import { nextOf } from "../../src/doors/slots/table/slot-transitions.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../src/base/db/schema.ts";
import { DriverError, type Fault } from "../../src/driver/driver.ts";
import { codeOf, formerText, modified, moment, now, old, slotOf, spare, underWay } from "./code-at-lock.ts";

export const off = slotOf({ phase: "inactive" });
export const assumed = slotOf({ phase: "assumed" });
export const keptOff = codeOf({ refused: "inactive" });
export const leftOff = codeOf({ refused: "left_at_lock" }, modified);
export const [asked, ours] = [{ removal_asked_at: moment(-1), status: "removing" }, codeOf({})] as const;
export const [set, edited] = [codeOf({ status: "set" }), codeOf({ code: "8642" })];
export const later = codeOf({ starts_at: moment(99), ends_at: moment(100), status: "set" });
export const over = codeOf({ starts_at: moment(-2), ends_at: moment(-1), status: "set" });
export const removed = codeOf(asked);
export const refused = codeOf({ refused: "invalid_code" });
export const inPool = codeOf({ is_backup: 1, status: "set" }, spare);
export const [foreign, foreignAsked] = [codeOf({ is_managed: 0, status: "set" }), codeOf({ ...asked, is_managed: 0 })];
export const foreignEdited = codeOf({ is_managed: 0, code: "8642", status: "set" });
export const foreignOver = codeOf({ is_managed: 0, starts_at: moment(-2), ends_at: moment(-1), status: "set" });
export const modifiable = codeOf({ status: "set" }, { is_external_modification_allowed: true });

export const rest = slotOf();
export const writing = slotOf({ ...underWay, phase: "writing" });
export const rewriting = slotOf({ ...underWay, phase: "writing", former: formerText(old) });
export const clearing = slotOf({ ...underWay, phase: "clearing", former: formerText({ ...old, code: "7391" }) });
export const found = { ...old, code: "6037", phase: "found" };
export const mixed = slotOf({ ...rewriting, former: formerText(found, old) });
export const mixedFree = slotOf({ ...writing, former: formerText(found) });
export const mixedClearing = slotOf({ ...clearing, former: formerText(found, { ...old, code: "7391" }) });

export const holding = (code: string) => ({ slot: 1, occupied: true, code });
export const fault = (kind: Fault, applied: "no" | "unknown" = "no") =>
  new DriverError(kind, "It failed.", { applied });
export type Ending = (sent: CodeSlotRow) => SlotEvent;
export const written =
  (there?: There, is_confirmed = true): Ending =>
  (sent) => ({ kind: "written", sent, is_confirmed, there });
export const cleared =
  (there?: There, is_sure = true): Ending =>
  (sent) => ({ kind: "cleared", sent, is_sure, there });
export const notWritten =
  (error: DriverError, there?: There): Ending =>
  (sent) => ({ kind: "not_written", sent, error, there });
export const notCleared =
  (error: DriverError, there?: There): Ending =>
  (sent) => ({ kind: "not_cleared", sent, error, there });
export const programmed = { kind: "programmed", code: "9999", name: null } as const;
export const timeout = fault("timeout", "unknown");

export const gone = "delete, end result, end access_code_deleted";
export const late = "save setting for later, tell delay_in_setting_on_device";
export const stuck = "save removing for later, tell delay_in_removing_from_device";

export type Row = [
  what: string,
  code: AccessCodeRow,
  slot: CodeSlotRow | undefined,
  event: SlotEvent | Ending,
  slot: string,
  effects: string,
];
const heldText = (slot: CodeSlotRow | undefined) =>
  slot === undefined
    ? "none"
    : mayHold(slot)
        .map(({ phase, code, hours }) => `${phase} ${code} ${hours}`.trim())
        .join(", ");

function effectText(effect: Effect): string {
  switch (effect.do) {
    case "save":
      return `save ${effect.code.status}${(effect.progress.not_before ?? 0) > now ? " for later" : ""}`;
    case "end_attempts":
      return `end ${"error" in effect.outcome ? effect.outcome.error.type : "result"}`;
    case "tell":
      return `tell ${effect.event_type.replace("access_code.", "")}`;
    case "adopt":
      return `adopt ${effect.code}${effect.during ? " during" : ""}`;
    default:
      return effect.do;
  }
}

export function expectRow(...[, code, slot, event, held, effects]: Row): void {
  const lock = {
    name: "Door",
    is_managed: 1,
    native_schedule: 0,
    body: "{}",
    driver_info: null,
    driver_key: null,
  } as const;
  const what = typeof event === "function" ? event(slot as CodeSlotRow) : event;
  const next = nextOf({ code, slot, lock, now }, what);
  expect(next.effects.map(effectText).join(", ")).toBe(effects);
  expect(heldText(next.slot)).toBe(held === "same" ? heldText(slot) : held);
}
