// The table of slots, row by row: a row that is left out, or comes after one that it has to precede, has a line here
// fail.
import { expect, it } from "vitest";
import {
  codeOf,
  formerText,
  modified,
  moment,
  now,
  old,
  slotOf,
  spare,
  underWay,
} from "../../../test/door/code-at-lock.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../db/schema.ts";
import { DriverError, type Fault } from "../../drivers/driver.ts";
import type { Effect } from "./outcomes.ts";
import { mayHold } from "./slot-contents.ts";
import type { SlotEvent, There } from "./slot-events.ts";
import { nextOf } from "./slot-transitions.ts";

const [asked, ours] = [{ removal_asked_at: moment(-1), status: "removing" }, codeOf({})] as const;
const [set, edited] = [codeOf({ status: "set" }), codeOf({ code: "8642" })];
const later = codeOf({ starts_at: moment(99), ends_at: moment(100), status: "set" });
const over = codeOf({ starts_at: moment(-2), ends_at: moment(-1), status: "set" });
const removed = codeOf(asked);
const refused = codeOf({ refused: "invalid_code" });
const inPool = codeOf({ is_backup: 1, status: "set" }, spare);
const [foreign, foreignAsked] = [codeOf({ is_managed: 0, status: "set" }), codeOf({ ...asked, is_managed: 0 })];
const foreignEdited = codeOf({ is_managed: 0, code: "8642", status: "set" });
const foreignOver = codeOf({ is_managed: 0, starts_at: moment(-2), ends_at: moment(-1), status: "set" });
const modifiable = codeOf({ status: "set" }, { is_external_modification_allowed: true });

const rest = slotOf();
const writing = slotOf({ ...underWay, phase: "writing" });
const rewriting = slotOf({ ...underWay, phase: "writing", former: formerText(old) });
const clearing = slotOf({ ...underWay, phase: "clearing", former: formerText({ ...old, code: "7391" }) });
const found = { ...old, code: "6037", phase: "found" };
const mixed = slotOf({ ...rewriting, former: formerText(found, old) });
const mixedFree = slotOf({ ...writing, former: formerText(found) });
const mixedClearing = slotOf({ ...clearing, former: formerText(found, { ...old, code: "7391" }) });

const holding = (code: string) => ({ slot: 1, occupied: true, code });
const fault = (kind: Fault, applied: "no" | "unknown" = "no") => new DriverError(kind, "It failed.", { applied });
type Ending = (sent: CodeSlotRow) => SlotEvent;
const written =
  (there?: There, is_confirmed = true): Ending =>
  (sent) => ({ kind: "written", sent, is_confirmed, there });
const cleared =
  (there?: There, is_sure = true): Ending =>
  (sent) => ({ kind: "cleared", sent, is_sure, there });
const notWritten =
  (error: DriverError, there?: There): Ending =>
  (sent) => ({ kind: "not_written", sent, error, there });
const notCleared =
  (error: DriverError, there?: There): Ending =>
  (sent) => ({ kind: "not_cleared", sent, error, there });
const programmed = { kind: "programmed", code: "9999", name: null } as const;
const timeout = fault("timeout", "unknown");

const gone = "delete, end result, end access_code_deleted";
const late = "save setting for later, tell delay_in_setting_on_device";
const stuck = "save removing for later, tell delay_in_removing_from_device";

type Row = [
  what: string,
  code: AccessCodeRow,
  slot: CodeSlotRow | undefined,
  event: SlotEvent | Ending,
  slot: string,
  effects: string,
];
const rows: Row[] = [
  ["written", ours, writing, written(), "set 7391", "save set, end result, tell set_on_device"],
  [
    "written over former digits, which others may have now",
    ours,
    rewriting,
    written(),
    "set 7391",
    "try_refused, save set, end result, tell set_on_device",
  ],
  [
    "written while somebody programmed the slot: which came last?",
    ours,
    mixed,
    written(),
    "writing 7391, set 6037, set 2580",
    "",
  ],
  [
    "written while somebody programmed the slot, and its hours were moved",
    later,
    mixed,
    written(),
    "writing 7391, set 6037, set 2580",
    "",
  ],
  [
    "written while somebody programmed the slot, and nobody looks after it any more",
    foreign,
    mixed,
    written(holding("6037")),
    "set 6037",
    "save set",
  ],
  ["written after its hours were moved: the next turn takes it off", later, writing, written(), "set 7391", ""],
  ["written with digits that were edited since", edited, writing, written(), "set 7391", ""],
  [
    "written, though nobody looks after it any more",
    foreign,
    writing,
    written(holding("9999")),
    "set 9999",
    "save set",
  ],
  [
    "not confirmed, but read back",
    ours,
    writing,
    notWritten(timeout, holding("7391")),
    "set 7391",
    "save set, end result, tell set_on_device",
  ],
  [
    "refused: it is not set, whatever is read",
    ours,
    writing,
    notWritten(fault("rejected"), holding("7391")),
    "none",
    late,
  ],
  [
    "not written into a slot that others took",
    ours,
    mixedFree,
    notWritten(fault("rejected")),
    "none",
    `${late}, adopt 6037`,
  ],
  [
    "not written into a slot that others took, and edited: that refusal is not of the new digits",
    edited,
    mixedFree,
    notWritten(fault("rejected")),
    "none",
    "adopt 6037",
  ],
  [
    "not written into a slot that others took, and nobody looks after it",
    foreign,
    mixedFree,
    notWritten(fault("rejected")),
    "none",
    `${gone}, tell unmanaged.removed, adopt 6037`,
  ],
  ["not written, and nobody looks after it", foreign, rewriting, notWritten(fault("rejected")), "set 2580", "save set"],
  [
    "not written, and nobody looks after it, and edited",
    foreignEdited,
    rewriting,
    notWritten(fault("rejected")),
    "set 2580",
    "save set",
  ],
  [
    "edited, not written where others were, and nobody looks after it",
    foreignEdited,
    mixedFree,
    notWritten(fault("rejected")),
    "none",
    `${gone}, tell unmanaged.removed, adopt 6037`,
  ],
  ["refused, and edited since", edited, rewriting, notWritten(fault("invalid_code")), "set 2580", ""],
  [
    "refused",
    ours,
    rewriting,
    notWritten(fault("invalid_code")),
    "set 2580",
    "save setting for later, end code_constraints_violated, tell failed_to_set_on_device",
  ],
  ["not confirmed", ours, rewriting, notWritten(timeout), "writing 7391, set 2580", late],

  ["taken off", removed, clearing, cleared(), "none", `try_refused, ${gone}, tell removed_from_device, tell deleted`],
  [
    "taken off at its end",
    over,
    clearing,
    cleared(),
    "none",
    `try_refused, ${gone}, tell removed_from_device, tell deleted`,
  ],
  [
    "taken off until its hours begin",
    later,
    clearing,
    cleared(),
    "none",
    "try_refused, save unset, end result, tell removed_from_device",
  ],
  [
    "taken off with its former digits only",
    edited,
    clearing,
    cleared(),
    "none",
    "try_refused, save setting, tell removed_from_device",
  ],
  [
    "taken off, though nobody looks after it any more",
    foreign,
    clearing,
    cleared(),
    "none",
    `try_refused, ${gone}, tell unmanaged.removed`,
  ],
  [
    "the link took it, and the lock holds it still",
    removed,
    clearing,
    cleared(holding("7391"), false),
    "set 7391",
    stuck,
  ],
  [
    "taken off while somebody programmed the slot: which came last?",
    removed,
    mixedClearing,
    cleared(),
    "clearing 7391, set 6037, set 7391",
    "",
  ],
  [
    "taken off while somebody programmed the slot, of a foreign code",
    foreignAsked,
    mixedClearing,
    cleared(null),
    "none",
    `${gone}, tell unmanaged.removed`,
  ],
  ["not taken off", removed, clearing, notCleared(fault("rejected")), "set 7391", stuck],
  ["nobody knows whether it was", removed, clearing, notCleared(timeout), "clearing 7391", stuck],
  ["its former digits stayed", edited, clearing, notCleared(fault("rejected")), "set 7391", late],
  [
    "its former digits stayed, and the new ones were refused: that error stays",
    refused,
    clearing,
    notCleared(fault("rejected")),
    "set 7391",
    "save setting for later",
  ],
  ["a foreign code stayed that is to go", foreignAsked, clearing, notCleared(fault("rejected")), "set 7391", stuck],
  ["a foreign code stayed", foreign, clearing, notCleared(fault("rejected")), "set 7391", "save set"],
  ["a foreign code stayed, at its end", foreignOver, clearing, notCleared(fault("rejected")), "set 7391", "save set"],

  ["read in vain", foreign, rewriting, { kind: "read", there: undefined }, "same", "save set for later"],
  [
    "read",
    foreign,
    slotOf({ ...rewriting, op_id: null }),
    { kind: "read", there: holding("2580") },
    "set 2580",
    "save set",
  ],
  ["read to be empty", foreign, rest, { kind: "read", there: null }, "none", `${gone}, tell unmanaged.removed`],
  ["other hours", set, rest, { kind: "other_hours", hours: "a/b" }, "set 7391 a/b", ""],
  ["other hours of a foreign code", foreign, rest, { kind: "other_hours", hours: "a/b" }, "set 7391 a/b", "save set"],

  ["programmed as it is noted", set, rewriting, { ...programmed, code: "2580" }, "same", ""],
  ["programmed as it is noted, of a spare", inPool, rewriting, { ...programmed, code: "2580" }, "same", ""],
  ["programmed during an operation", ours, writing, programmed, "writing 7391, found 9999", ""],
  [
    "programmed during an operation, of a foreign code",
    foreign,
    writing,
    programmed,
    "writing 7391, found 9999",
    "save set",
  ],
  ["programmed during an operation, of a spare", inPool, writing, programmed, "none", `adopt 9999 during, ${gone}`],
  ["programmed over a foreign code", foreign, slotOf({ phase: "writing" }), programmed, "set 9999", "save set"],
  ["programmed over a spare", inPool, rest, programmed, "none", `adopt 9999, ${gone}`],
  ["programmed over a code that may be", modifiable, rest, programmed, "set 9999", "save set, tell changed"],
  ["programmed over ours", set, rest, programmed, "set 9999", "save setting, tell modified_external_to_seam"],
  [
    "programmed over ours for the second time",
    codeOf({}, modified),
    rest,
    programmed,
    "set 9999",
    "save setting, end code_modified_external_to_seam, tell modified_external_to_seam",
  ],
  ["erased during an operation", set, writing, { kind: "erased" }, "same", ""],
  ["erased during an operation, of a foreign code", foreign, writing, { kind: "erased" }, "same", ""],
  ["erased", set, rest, { kind: "erased" }, "none", "save setting, tell deleted_external_to_seam"],
  [
    "erased before it could be taken off",
    removed,
    rest,
    { kind: "erased" },
    "none",
    `${gone}, tell removed_from_device, tell deleted`,
  ],
  ["a foreign code erased", foreign, rest, { kind: "erased" }, "none", `${gone}, tell unmanaged.removed`],
  ["a spare erased", inPool, rest, { kind: "erased" }, "none", gone],

  ["deleted, and never sent", ours, undefined, { kind: "deleted" }, "none", `${gone}, tell deleted`],
  ["deleted", set, rest, { kind: "deleted" }, "same", "save removing"],
  ["its lock unmanaged", set, rest, { kind: "unmanaged" }, "same", "save set"],
  [
    "its lock unmanaged, of a spare that was never sent",
    codeOf({ is_backup: 1 }, spare),
    undefined,
    { kind: "unmanaged" },
    "none",
    "delete",
  ],
  ["its lock unmanaged, never sent", ours, undefined, { kind: "unmanaged" }, "none", "delete"],
  [
    "its lock unmanaged, and perhaps on the lock",
    codeOf({ status: "unknown" }),
    undefined,
    { kind: "unmanaged" },
    "none",
    "save set",
  ],
  ["its lock unmanaged, of a spare", inPool, rest, { kind: "unmanaged" }, "same", "save removing"],
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

it.each(rows)("%s", (_, code, slot, event, held, effects) => {
  const lock = { name: "Door", is_managed: 1, native_schedule: 0, body: "{}", driver_info: null } as const;
  const what = typeof event === "function" ? event(slot as CodeSlotRow) : event;
  const next = nextOf({ code, slot, lock, now }, what);
  expect(next.effects.map(effectText).join(", ")).toBe(effects);
  expect(heldText(next.slot)).toBe(held === "same" ? heldText(slot) : held);
});
