// The next operation that the plan picks for a lock's codes, and the codes that wait.
import { describe, expect, it } from "vitest";
import type { AccessCodeRow, CodeSlotRow } from "../../base/db/schema.ts";
import { leavingSlot, planCodes } from "./code-slot-plan.ts";
import { leftAtLock } from "./code-placement.ts";

const hour = 3_600_000;
const now = Date.parse("2026-06-12T09:00:00.000Z");
const moment = (hours: number) => new Date(now + hours * hour).toISOString();
const capabilities = { slots: [1, 2, 3], lengths: [4], readback: "code", native_schedule: false } as const;

const code = (more: Partial<AccessCodeRow> = {}): AccessCodeRow => ({
  access_code_id: "guest",
  workspace_id: "house",
  device_id: "door",
  is_managed: 1,
  is_backup: 0,
  access_grant_id: null,
  access_method_id: null,
  code: "2468",
  common_code_key: null,
  starts_at: null,
  ends_at: null,
  removal_asked_at: null,
  has_issues: 0,
  search: "",
  status: "setting",
  created_at: moment(-9),
  refused: null,
  tries: 0,
  not_before: 0,
  asked_by: null,
  body: JSON.stringify({
    created_at: more.created_at ?? moment(-9),
    errors: [],
    // The lateness of a code is reported once.
    warnings: ["setting_on", "removing_from"].map((how) => ({ warning_code: `delay_in_${how}_device` })),
    type: more.starts_at == null ? "ongoing" : "time_bound",
    starts_at: more.starts_at,
    ends_at: more.ends_at,
  }),
  ...more,
});
const slot = (more: Partial<CodeSlotRow> = {}): CodeSlotRow => ({
  device_id: "door",
  slot: 1,
  access_code_id: "guest",
  code: "2468",
  hours: "",
  phase: "set",
  op_id: null,
  deadline: null,
  former: null,
  ...more,
});
const next = (codes: AccessCodeRow[], slots: CodeSlotRow[] = [], native_schedule = false) =>
  planCodes({ now, codes, slots, capabilities: { ...capabilities, native_schedule } });
const kind = (of: Partial<AccessCodeRow>, noted?: Partial<CodeSlotRow>, native_schedule = false) =>
  next([code(of)], noted ? [slot(noted)] : [], native_schedule).step?.kind;

const removed = { removal_asked_at: moment(-1) };
const over = { starts_at: moment(-2), ends_at: moment(-1) };
const later = { starts_at: moment(1), ends_at: moment(2) };
const keptHere = JSON.stringify({ type: "time_bound", ...later, wishes: { prefer_native_scheduling: false } });
const native = `${later.starts_at}/${later.ends_at}`;

it("an unmanaged code is read once what was sent of it can no more arrive", () => {
  const doubt = (deadline: number) => [slot({ phase: "writing", deadline })];
  const foreign = [code({ is_managed: 0, status: "set" })];
  expect(next(foreign, doubt(now + 1000))).toEqual({ step: undefined, until: now + 1000 });
  // The second deadline is farther away than any command's, because the clock was set back.
  for (const deadline of [now, now + 24 * hour]) expect(next(foreign, doubt(deadline)).step?.kind).toBe("read");
});

describe("a code", () => {
  it.each<[string, string | undefined, Partial<AccessCodeRow>, (Partial<CodeSlotRow> | undefined)?, boolean?]>([
    ["that is not on the lock yet is written", "write", {}],
    ["that is there is left alone", undefined, { status: "set" }, {}],
    ["with other digits is written", "write", { status: "set" }, { code: "1357" }],
    ["whose digits the maker chooses is left alone", undefined, { status: "set", code: null }, {}],
    ["that was half written is written", "write", {}, { phase: "writing" }],
    ["that is over and was never on the lock is deleted without an operation", "vanish", { ...over, status: "unset" }],
    ["that is over is cleared", "clear", { ...over, status: "set" }, {}],
    ["to be removed that was never on the lock is deleted without an operation", "vanish", removed],
    ["to be removed without a known slot is looked for on the lock", "find", { ...removed, status: "removing" }],
    [
      "that a sandbox world says is set is looked for on the lock once it is to be removed",
      "find",
      { ...removed, status: "set" },
    ],
    ["that a sandbox world says is set is not written again", undefined, { status: "set" }],
    ["that is being removed from an unknown slot is looked for on the lock", "find", { status: "removing" }],
    ["whose hours lie ahead waits", undefined, { ...later, status: "unset" }],
    ["whose hours lie ahead is removed from the lock", "clear", { ...later, status: "set" }, {}],
    [
      "whose hours lie ahead waits on a lock that keeps them",
      undefined,
      { ...later, status: "unset" },
      { hours: native },
      true,
    ],
    ["whose hours lie ahead is written to a lock that keeps them", "write", later, undefined, true],
    ["whose hours lie ahead, and which was erased at the lock, becomes unset", "withdraw", later],
    [
      "whose hours lie ahead stays as somebody programmed it at the lock",
      undefined,
      { ...later, refused: "left_at_lock" },
    ],
    [
      "whose hours the server was asked to keep waits, though its lock could",
      undefined,
      { ...later, status: "unset", body: keptHere },
      undefined,
      true,
    ],
    ["without hours is left alone on a lock that keeps hours", undefined, { status: "set" }, {}, true],
    [
      "that waited on the lock begins with its hours",
      "begin",
      { starts_at: moment(0), ends_at: moment(1), status: "unset" },
      {},
    ],
    ["that is unmanaged is left alone", undefined, { is_managed: 0, status: "set" }],
    ["that is unmanaged and over is not removed", undefined, { ...over, is_managed: 0, status: "set" }, {}],
    [
      "that is unmanaged and to be removed is looked for on the lock",
      "find",
      { ...removed, is_managed: 0, status: "setting" },
    ],
    [
      "that became unmanaged during its clearing is still cleared",
      "clear",
      { is_managed: 0 },
      { op_id: "op", phase: "clearing" },
    ],
    [
      "that became unmanaged during its writing is still written",
      "write",
      { is_managed: 0 },
      { op_id: "op", phase: "writing" },
    ],
  ])("%s", (_, expected, of, noted, native_schedule) => expect(kind(of, noted, native_schedule)).toBe(expected));
});

describe("a code that the lock refused for good", () => {
  const refused = { refused: "duplicate_code" };
  const former = JSON.stringify([{ code: "1357", hours: "", phase: "set" }]);
  it.each<[string, string | undefined, Partial<AccessCodeRow>, (Partial<CodeSlotRow> | undefined)?, boolean?]>([
    ["waits", undefined, refused],
    ["is cleared while the lock holds its old digits", "clear", { ...refused, status: "set" }, { code: "1357" }],
    ["is cleared while the lock may hold its old digits", "clear", refused, { phase: "writing", former }],
    ["stays while the lock holds its digits and hours", undefined, { ...refused, status: "set" }, {}],
    [
      "is cleared if the lock holds hours before its new ones",
      "clear",
      { ...refused, ...later },
      { hours: "earlier/later" },
      true,
    ],
    [
      "stays while the lock holds its future hours",
      undefined,
      { ...refused, ...later, status: "unset" },
      { hours: native },
      true,
    ],
    [
      "keeps its old hours once the new ones have begun",
      undefined,
      { ...refused, starts_at: moment(-1), ends_at: moment(1) },
      { hours: "a/b" },
      true,
    ],
  ])("%s", (_, expected, of, noted, native_schedule) => expect(kind(of, noted, native_schedule)).toBe(expected));

  it("stays as it is if it failed only because the lock was unreachable, which is retried", () =>
    expect(kind({ refused: "unreachable", status: "set" }, { code: "1357" })).toBeUndefined());
});

describe("among the operations at a lock", () => {
  const named = (access_code_id: string, more: Partial<AccessCodeRow> = {}) => code({ access_code_id, ...more });
  const order: [string, AccessCodeRow, CodeSlotRow?][] = [
    ["an operation under way", named("a"), slot({ access_code_id: "a", op_id: "op", phase: "writing" })],
    ["a removal of a code that was never on the lock", named("b", removed)],
    ["a clearing", named("c", { ...removed, status: "set" }), slot({ access_code_id: "c", slot: 2 })],
    ["a search for a code", named("d", { ...removed, status: "removing" })],
    ["a beginning of a code's hours", named("e", { status: "unset" }), slot({ access_code_id: "e", slot: 3 })],
    ["a write", named("f")],
  ];
  it.each(order.slice(1).map(([what], at) => [order[at]?.[0], what, order.slice(at, at + 2).toReversed()] as const))(
    "%s comes before %s",
    (_, _later, both) => {
      const slots = both.flatMap(([, , noted]) => (noted ? [noted] : []));
      expect(
        next(
          both.map(([, each]) => each),
          slots,
        ).step?.code.access_code_id,
      ).toBe(both[1]?.[1].access_code_id);
    },
  );

  it("only a retry waits for its time", () => {
    const soon = { not_before: now + hour };
    expect(next([code(soon)])).toEqual({ step: undefined, until: now + hour });
    expect(next([code({ not_before: now })]).step?.kind).toBe("write");
    expect(kind({ ...soon, ...removed })).toBe("vanish");
    expect(kind({ ...soon, status: "unset" }, {})).toBe("begin");
    expect(kind(soon, { op_id: "op", phase: "writing" })).toBe("write");
  });

  it("the next time to plan is the earliest start of a managed code", () => {
    const { until } = next([code({ ...later, status: "unset" }), code({ starts_at: moment(0.5), ends_at: moment(3) })]);
    expect(until).toBe(now + hour / 2);
    expect(next([code({ ...later, is_managed: 0 })]).until).toBeUndefined();
  });
});

describe("digits that another code on the lock still has", () => {
  const pair = (wanted: readonly [string, string], more: Partial<AccessCodeRow> = {}) => [
    code({ access_code_id: "guest", code: wanted[0] }),
    code({ access_code_id: "cleaner", code: wanted[1], ...more }),
  ];
  const slots = [slot(), slot({ slot: 2, access_code_id: "cleaner", code: "1357" })];
  const planned = (codes: AccessCodeRow[]) => {
    const { step, until } = next(codes, slots);
    return [step?.kind, step?.code.access_code_id, until];
  };

  it("are written after that code got its new ones", () =>
    expect(planned(pair(["1357", "8642"]))).toEqual(["write", "cleaner", undefined]));
  it("are written after that code was removed", () => {
    expect(planned(pair(["1357", "1357"], { removal_asked_at: moment(-1) }))).toEqual(["clear", "cleaner", undefined]);
  });
  it("are not waited for while that code waits for a retry", () => {
    expect(planned(pair(["1357", "8642"], { not_before: now + hour }))).toEqual(["write", "guest", now + hour]);
  });
  it.each([
    ["both may be written to", {}, undefined],
    ["one waits for its next try", { not_before: now + hour }, now + hour],
  ])("are freed by clearing one of two codes that exchange theirs, when %s", (_what, more, until) => {
    expect(planned(pair(["1357", "2468"], more))).toEqual(["clear", "guest", until]);
  });
  it("are not waited for if somebody set them at the lock for good", () => {
    expect(leavingSlot({ codes: pair(["1357", "8642"]), slots }, code({ code: "1357" }))).toBe(slots[1]);
    expect(
      leavingSlot({ codes: pair(["1357", "8642"], { refused: leftAtLock }), slots }, code({ code: "1357" })),
    ).toBeUndefined();
  });
  it("are not waited for if that code is unmanaged", () => {
    expect(planned(pair(["1357", "8642"], { is_managed: 0 }))).toEqual(["write", "guest", undefined]);
  });
});
