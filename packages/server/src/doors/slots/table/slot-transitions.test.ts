// The transition table of codes and their slots decides every case, and assumes nothing that the lock has not reported.
import { describe, expect, it } from "vitest";
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
} from "../../../../test/door/code-at-lock.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../../base/db/schema.ts";
import { DriverError, type Fault } from "../../../driver/driver.ts";
import { leftAtLock } from "../code-placement.ts";
import { isOverwritten, mayHold } from "./slot-contents.ts";
import type { CodeAtLock, SlotEvent } from "./slot-events.ts";
import { nextOf } from "./slot-transitions.ts";

/** A lock without a driver, whose schedules use no time zone. */
const noDriver = { body: "{}", driver_info: null, driver_key: null };
const codes: Record<string, AccessCodeRow> = {
  "being set": codeOf({}),
  set: codeOf({ status: "set" }),
  edited: codeOf({ code: "8642" }),
  "whose maker chooses": codeOf({ code: null }),
  later: codeOf({ starts_at: moment(1), ends_at: moment(2), status: "unset" }),
  "much later": codeOf({ starts_at: moment(99), ends_at: moment(100), status: "set" }),
  over: codeOf({ starts_at: moment(-2), ends_at: moment(-1), status: "set" }),
  "being removed": codeOf({ status: "removing", removal_asked_at: moment(-1) }),
  refused: codeOf({ refused: "invalid_code" }),
  left: codeOf({ refused: leftAtLock }, modified),
  "tried twice": codeOf({ tries: 2 }),
  modified: codeOf({ status: "set" }, modified),
  modifiable: codeOf({ status: "set" }, { is_external_modification_allowed: true }),
  spare: codeOf({ is_backup: 1, status: "set" }, spare),
  foreign: codeOf({ is_managed: 0, status: "set" }),
  "foreign, being removed": codeOf({ is_managed: 0, status: "removing", removal_asked_at: moment(-1) }),
  unknown: codeOf({ status: "unknown" }),
};
const slots: Record<string, CodeSlotRow | undefined> = {
  "no slot": undefined,
  "at rest": slotOf(),
  "with hours": slotOf({ hours: `${moment(1)}/${moment(2)}` }),
  "without digits": slotOf({ code: "" }),
  "switched off": slotOf({ phase: "inactive" }),
  "in doubt": slotOf({ phase: "writing", former: formerText(old) }),
  "being written": slotOf({ ...underWay, phase: "writing" }),
  "being rewritten": slotOf({ ...underWay, phase: "writing", former: formerText(old) }),
  "being cleared": slotOf({ ...underWay, phase: "clearing", former: formerText({ ...old, code: "7391" }) }),
  "programmed while it is written": slotOf({
    ...underWay,
    phase: "writing",
    former: formerText({ ...old, code: "6037", phase: "found" }, old),
  }),
  "programmed while it was free": slotOf({
    ...underWay,
    phase: "writing",
    former: formerText({ ...old, code: "6037", phase: "found" }),
  }),
};

const faults: Record<Fault, true> = {
  unreachable: true,
  timeout: true,
  jammed: true,
  rejected: true,
  duplicate_code: true,
  no_free_slot: true,
  invalid_code: true,
  inactive: true,
  unsupported: true,
  auth: true,
  busy: true,
  gone: true,
  unpaid: true,
  unmanaged: true,
  superseded: true,
  internal: true,
};
const errors = (Object.keys(faults) as Fault[]).flatMap((fault) =>
  (["no", "unknown"] as const).map((applied) => new DriverError(fault, "It failed.", { applied })),
);
const said = [
  undefined,
  null,
  { slot: 1, occupied: true },
  { slot: 1, occupied: true, code: "7391" },
  { slot: 1, occupied: true, code: "9999" },
];
const endings = (sent: CodeSlotRow): SlotEvent[] =>
  said.flatMap((there): SlotEvent[] => [
    ...[true, false].map((is_confirmed) => ({ kind: "written", sent, is_confirmed, there }) as const),
    ...[true, false].map((is_sure) => ({ kind: "cleared", sent, is_sure, there }) as const),
    ...errors.flatMap((error) =>
      (["not_written", "not_cleared"] as const).map((kind) => ({ kind, sent, error, there })),
    ),
  ]);
const others: SlotEvent[] = [
  ...said.map((there) => ({ kind: "read", there }) as const),
  { kind: "other_hours", hours: `${moment(3)}/${moment(4)}` },
  ...["7391", "2580", "9999"].map((code) => ({ kind: "programmed", code, name: null }) as const),
  { kind: "erased" },
  { kind: "switched_off" },
  { kind: "switched_on" },
  ...errors.flatMap((error) => (["no_slot", "not_looked_for"] as const).map((kind) => ({ kind, error }))),
  ...(
    [
      "not_on_lock",
      "over_unsent",
      "hours_ahead",
      "hours_began",
      "set_too_early",
      "late",
      "deleted",
      "unmanaged",
    ] as const
  ).map((kind) => ({
    kind,
  })),
];
const eventsAt = (slot: CodeSlotRow | undefined) => [...(slot?.op_id != null ? endings(slot) : []), ...others];

const states = Object.entries(codes).flatMap(([what, code]) =>
  Object.entries(slots).flatMap(([where, slot]) =>
    [0, 1].map((is_managed): [string, CodeAtLock] => [
      `${what}, ${where}, lock ${is_managed}`,
      { code, slot, lock: { name: "Door", is_managed: is_managed as 0 | 1, native_schedule: 1, ...noDriver }, now },
    ]),
  ),
);
const told = (event: SlotEvent) =>
  [
    event.kind,
    "there" in event ? JSON.stringify(event.there) : "",
    "error" in event ? `${event.error.fault} ${event.error.applied}` : "",
  ].join(" ");
/** Pairs for which `holds` is false, so that a failure names them all. */
function exceptions(holds: (at: CodeAtLock, event: SlotEvent) => boolean): string[] {
  return states.flatMap(([what, at]) =>
    eventsAt(at.slot).flatMap((event) => (holds(at, event) ? [] : [`${what}: ${told(event)}`])),
  );
}
const doesAny = (at: CodeAtLock, event: SlotEvent, kind: string) =>
  nextOf(at, event).effects.some((effect) => effect.do === kind);

describe("of a code at its lock", () => {
  it("every event in every state is decided, and the same way twice", () => {
    const before = JSON.stringify(states);
    expect(exceptions((at, event) => JSON.stringify(nextOf(at, event)) === JSON.stringify(nextOf(at, event)))).toEqual(
      [],
    );
    expect(JSON.stringify(states)).toBe(before);
  });

  it("the answer to an earlier operation changes nothing", () => {
    const earlier = slotOf({ ...underWay, op_id: "earlier", phase: "writing", code: "1111" });
    for (const [what, at] of states)
      for (const event of endings(earlier))
        expect(nextOf(at, event), `${what}: ${told(event)}`).toEqual({ slot: at.slot, effects: [] });
  });

  it("an operation is over once it is answered", () => {
    const ends = exceptions((at, event) => !("sent" in event) || (nextOf(at, event).slot?.op_id ?? null) === null);
    expect(ends).toEqual([]);
  });

  it("silence erases nothing: a slot stays noted unless the lock has said, or done, something", () => {
    const silent = (event: SlotEvent) =>
      (event.kind === "read" || event.kind === "not_cleared" || event.kind === "not_written") &&
      event.there === undefined;
    const lost = exceptions((at, event) => {
      // The digits of a failed write to a free slot are not there.
      const wasFree = event.kind === "not_written" && at.slot?.former == null;
      const isOthers = event.kind === "not_written" && at.slot === slots["programmed while it was free"];
      // An unmanaged code that the lock did not accept is not there.
      const neverThere =
        at.code.is_managed === 0 && "error" in event && event.error.applied === "no" && at.slot?.former == null;
      return (
        !silent(event) ||
        at.slot === undefined ||
        wasFree ||
        isOthers ||
        neverThere ||
        nextOf(at, event).slot !== undefined
      );
    });
    expect(lost).toEqual([]);
  });

  it("what was on the lock stays noted after an operation that may have failed", () => {
    const forgotten = exceptions((at, event) => {
      if (!("error" in event) || !("sent" in event) || event.there !== undefined || at.code.is_managed === 0)
        return true;
      const { slot } = nextOf(at, event);
      const isOthers = at.slot === slots["programmed while it was free"];
      // The lock has reported that it holds the new digits.
      if (event.error.fault === "inactive" && event.error.applied === "no" && !isOverwritten(event.sent)) return true;
      const before = at.slot?.former == null ? [] : mayHold(at.slot).slice(1);
      return (
        isOthers || before.every(({ code }) => slot !== undefined && mayHold(slot).some((held) => held.code === code))
      );
    });
    expect(forgotten).toEqual([]);
  });

  it("a set code at rest is in trouble only once the lock says that it is empty, has other digits, or is off", () => {
    const at = (code: AccessCodeRow): CodeAtLock => ({
      code,
      slot: slotOf(),
      lock: { name: "Door", is_managed: 1, native_schedule: 0, ...noDriver },
      now,
    });
    const steps = new Set([
      "no_slot",
      "not_looked_for",
      "not_on_lock",
      "over_unsent",
      "hours_ahead",
      "set_too_early",
      "deleted",
      "unmanaged",
    ]);
    const troubled = others.filter((event) => {
      if (steps.has(event.kind) || event.kind === "read") return false;
      return nextOf(at(codeOf({ status: "set" })), event).effects.some(
        (effect) => effect.do === "save" && effect.code.status !== "set",
      );
    });
    expect(troubled.map(told)).toEqual([
      told({ kind: "programmed", code: "2580", name: null }),
      told({ kind: "programmed", code: "9999", name: null }),
      told({ kind: "erased" }),
      told({ kind: "switched_off" }),
    ]);
  });

  it("a code becomes set only by an answer, by the lock, or because its hours began", () => {
    const answers = new Set(["written", "hours_began", "switched_on"]);
    const becomes = exceptions((at, event) => {
      const isSet = nextOf(at, event).effects.some(
        (effect) => effect.do === "tell" && effect.event_type === "access_code.set_on_device",
      );
      const isReadBack =
        event.kind === "not_written" && event.error.applied === "unknown" && event.there?.code === at.slot?.code;
      return !isSet || answers.has(event.kind) || isReadBack;
    });
    expect(becomes).toEqual([]);
  });

  it("a code ceases to exist together with its slot", () => {
    expect(exceptions((at, event) => !doesAny(at, event, "delete") || nextOf(at, event).slot === undefined)).toEqual(
      [],
    );
  });

  it("a foreign code is told to be gone, and never to have been set or to have failed there", () => {
    const allowed = new Set(["access_code.unmanaged.removed"]);
    const onRequest = /delay_in_removing|failed_to_remove/;
    const wrong = exceptions((at, event) => {
      if (
        at.code.is_managed === 1 ||
        !(
          "sent" in event ||
          ["read", "other_hours", "programmed", "switched_off", "switched_on", "erased"].includes(event.kind)
        )
      )
        return true;
      const events = nextOf(at, event).effects.flatMap((effect) => (effect.do === "tell" ? [effect.event_type] : []));
      return events.every((type) => allowed.has(type) || (at.code.removal_asked_at !== null && onRequest.test(type)));
    });
    expect(wrong).toEqual([]);
  });

  it("neither digits nor tokens are in what a person is told of a failure", () => {
    const leaking = exceptions((at, event) => {
      const failures = nextOf(at, event).effects.filter(
        (effect) => effect.do === "end_attempts" && "error" in effect.outcome,
      );
      return !/7391|2580|6037|9999|8642/.test(JSON.stringify(failures));
    });
    expect(leaking).toEqual([]);
  });
});
