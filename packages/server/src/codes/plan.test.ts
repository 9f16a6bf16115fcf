// What is done next at a lock, and what waits (drivers.md §9).
import { describe, expect, it } from "vitest";
import type { AccessCodeRow, CodeSlotRow } from "../db/schema.ts";
import { leavingSlot, planCodes } from "./plan.ts";
import { leftAtLock } from "./wanted.ts";

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
  code: "2468",
  common_code_key: null,
  starts_at: null,
  ends_at: null,
  removal_asked_at: null,
  search: "",
  status: "setting",
  created_at: moment(-9),
  refused: null,
  tries: 0,
  not_before: 0,
  body: JSON.stringify({ type: more.starts_at == null ? "ongoing" : "time_bound", starts_at: more.starts_at, ends_at: more.ends_at }),
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

describe("a code", () => {
  it.each<[string, string | undefined, Partial<AccessCodeRow>, (Partial<CodeSlotRow> | undefined)?, boolean?]>([
    ["that is not on the lock yet is written", "write", {}],
    ["that is there is left alone", undefined, { status: "set" }, {}],
    ["with other digits is written", "write", { status: "set" }, { code: "1357" }],
    ["whose digits the maker chooses is left alone", undefined, { status: "set", code: null }, {}],
    ["that was half written is written", "write", {}, { phase: "writing" }],
    ["that is over and was never there vanishes", "vanish", { ...over, status: "unset" }],
    ["that is over is cleared", "clear", { ...over, status: "set" }, {}],
    ["to be removed that was never there vanishes", "vanish", removed],
    ["to be removed of which no slot is known is looked for", "find", { ...removed, status: "removing" }],
    ["that a world says is set is looked for once it is to be removed", "find", { ...removed, status: "set" }],
    ["that a world says is set is not written again", undefined, { status: "set" }],
    ["that is being moved away, in an unknown slot, is looked for", "find", { status: "removing" }],
    ["whose hours lie ahead waits", undefined, { ...later, status: "unset" }],
    ["whose hours lie ahead comes off the lock", "clear", { ...later, status: "set" }, {}],
    ["whose hours lie ahead waits on a lock that keeps them", undefined, { ...later, status: "unset" }, { hours: native }, true],
    ["whose hours lie ahead is written to a lock that keeps them", "write", later, undefined, true],
    ["whose hours lie ahead, erased before it was taken off, waits for them", "withdraw", later],
    ["whose hours lie ahead stays as somebody left it", undefined, { ...later, refused: "left_at_lock" }],
    [
      "whose hours the server was asked to keep waits, though its lock could",
      undefined,
      { ...later, status: "unset", body: keptHere },
      undefined,
      true,
    ],
    ["without hours is not taken for one of a lock that keeps them", undefined, { status: "set" }, {}, true],
    ["that waited on the lock begins with its hours", "begin", { starts_at: moment(0), ends_at: moment(1), status: "unset" }, {}],
    ["of somebody else's is left alone", undefined, { is_managed: 0, status: "set" }],
    ["of somebody else's that is over is theirs to remove", undefined, { ...over, is_managed: 0, status: "set" }, {}],
    ["of somebody else's is looked for when asked to be removed", "find", { ...removed, is_managed: 0, status: "setting" }],
    ["that was let go during its clearing is seen to its end", "clear", { is_managed: 0 }, { op_id: "op", phase: "clearing" }],
    ["that was let go during its writing is seen to its end", "write", { is_managed: 0 }, { op_id: "op", phase: "writing" }],
  ])("%s", (_, expected, of, noted, native_schedule) => expect(kind(of, noted, native_schedule)).toBe(expected));
});

describe("a code that the lock refused for good", () => {
  const refused = { refused: "duplicate_code" };
  const former = JSON.stringify([{ code: "1357", hours: "", phase: "set" }]);
  it.each<[string, string | undefined, Partial<AccessCodeRow>, (Partial<CodeSlotRow> | undefined)?, boolean?]>([
    ["waits", undefined, refused],
    ["opens with its old digits no more", "clear", { ...refused, status: "set" }, { code: "1357" }],
    ["opens with its old digits no more where the lock may still have them", "clear", refused, { phase: "writing", former }],
    ["stays with its own digits while its hours are its own", undefined, { ...refused, status: "set" }, {}],
    ["does not open before its new hours", "clear", { ...refused, ...later }, { hours: "earlier/later" }, true],
    ["stays with the hours it was given", undefined, { ...refused, ...later, status: "unset" }, { hours: native }, true],
    [
      "keeps its old hours once the new ones have begun",
      undefined,
      { ...refused, starts_at: moment(-1), ends_at: moment(1) },
      { hours: "a/b" },
      true,
    ],
  ])("%s", (_, expected, of, noted, native_schedule) => expect(kind(of, noted, native_schedule)).toBe(expected));

  it("stays as it is when nobody but the network refused it: it may be tried again", () =>
    expect(kind({ refused: "unreachable", status: "set" }, { code: "1357" })).toBeUndefined());
});

describe("of what is to be done at a lock", () => {
  const named = (access_code_id: string, more: Partial<AccessCodeRow> = {}) => code({ access_code_id, ...more });
  const order: [string, AccessCodeRow, CodeSlotRow?][] = [
    ["what is under way", named("a"), slot({ access_code_id: "a", op_id: "op", phase: "writing" })],
    ["what was never there", named("b", removed)],
    ["what is to be cleared", named("c", { ...removed, status: "set" }), slot({ access_code_id: "c", slot: 2 })],
    ["what is to be looked for", named("d", { ...removed, status: "removing" })],
    ["what begins", named("e", { status: "unset" }), slot({ access_code_id: "e", slot: 3 })],
    ["what is to be written", named("f")],
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

  it("what is to be tried again waits, and nothing else", () => {
    const soon = { not_before: now + hour };
    expect(next([code(soon)])).toEqual({ step: undefined, until: now + hour });
    expect(next([code({ not_before: now })]).step?.kind).toBe("write");
    expect(kind({ ...soon, ...removed })).toBe("vanish");
    expect(kind({ ...soon, status: "unset" }, {})).toBe("begin");
    expect(kind(soon, { op_id: "op", phase: "writing" })).toBe("write");
  });

  it("the first hour of one of ours is the next to look at", () => {
    const { until } = next([code({ ...later, status: "unset" }), code({ starts_at: moment(0.5), ends_at: moment(3) })]);
    expect(until).toBe(now + hour / 2);
    expect(next([code({ ...later, is_managed: 0 })]).until).toBeUndefined();
  });
});

describe("digits that another code is to give up", () => {
  const pair = (wanted: readonly [string, string], more: Partial<AccessCodeRow> = {}) => [
    code({ access_code_id: "guest", code: wanted[0] }),
    code({ access_code_id: "cleaner", code: wanted[1], ...more }),
  ];
  const slots = [slot(), slot({ slot: 2, access_code_id: "cleaner", code: "1357" })];
  const planned = (codes: AccessCodeRow[]) => {
    const { step, until } = next(codes, slots);
    return [step?.kind, step?.code.access_code_id, until];
  };

  it("are written after it has", () => expect(planned(pair(["1357", "8642"]))).toEqual(["write", "cleaner", undefined]));
  it("are written after it was removed", () => {
    expect(planned(pair(["1357", "1357"], { removal_asked_at: moment(-1) }))).toEqual(["clear", "cleaner", undefined]);
  });
  it("are not waited for while it waits itself", () => {
    expect(planned(pair(["1357", "8642"], { not_before: now + hour }))).toEqual(["write", "guest", now + hour]);
  });
  it.each([
    ["both may be written to", {}, undefined],
    ["one waits for its next try", { not_before: now + hour }, now + hour],
  ])("are made room for where two exchange theirs, when %s", (_what, more, until) => {
    expect(planned(pair(["1357", "2468"], more))).toEqual(["clear", "guest", until]);
  });
  it("are not waited for where they are left as somebody set them", () => {
    expect(leavingSlot({ codes: pair(["1357", "8642"]), slots }, code({ code: "1357" }))).toBe(slots[1]);
    expect(leavingSlot({ codes: pair(["1357", "8642"], { refused: leftAtLock }), slots }, code({ code: "1357" }))).toBeUndefined();
  });
  it("are left to a foreign code", () => {
    expect(planned(pair(["1357", "8642"], { is_managed: 0 }))).toEqual(["write", "guest", undefined]);
  });
});
