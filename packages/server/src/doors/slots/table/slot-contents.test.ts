// Possible contents of a slot while the lock has not confirmed a write. A wrong answer here means digits that wrongly
// open a door.
import { describe, expect, it } from "vitest";
import type { CodeSlotRow } from "../../../base/db/schema.ts";
import { atRest, formerOnceFound, formerOnceRewritten, isOverwritten, mayHold, notRewritten } from "./slot-contents.ts";
import { heldAfter, heldIn } from "../unmanaged-slots.ts";

const old = { code: "2580", hours: "", phase: "set" } as const;
const older = { code: "1111", hours: "", phase: "set" } as const;
const slotOf = (former: readonly object[], changes: Partial<CodeSlotRow> = {}): CodeSlotRow => ({
  device_id: "door",
  slot: 1,
  access_code_id: "guest",
  code: "7391",
  hours: "",
  phase: "writing",
  op_id: "op",
  deadline: 30_000,
  former: former.length === 0 ? null : JSON.stringify(former),
  ...changes,
});
const holding = (code: string) => ({ slot: 1, occupied: true, code });
const silent = { slot: 1, occupied: true };
const idle = { device_id: "door", slot: 1, access_code_id: "guest", op_id: null, deadline: null };
const written = { code: "7391", hours: "", phase: "writing" };
const parsed = (slot: CodeSlotRow | undefined) =>
  slot && { ...slot, former: slot.former && (JSON.parse(slot.former) as unknown) };

it("a slot may hold what was written last, and everything that was there before", () => {
  expect(mayHold(slotOf([old, older]))).toEqual([written, old, older]);
  expect(mayHold(slotOf([]))).toEqual([written]);
});

it("a slot that is written again keeps all that it may hold, each once", () => {
  expect(JSON.parse(formerOnceRewritten(slotOf([old])) ?? "")).toEqual([written, old]);
  expect(JSON.parse(formerOnceRewritten(slotOf([{ ...written, phase: "set" }, old])) ?? "")).toEqual([written, old]);
  const otherHours = { ...written, hours: "a/b" };
  expect(JSON.parse(formerOnceRewritten(slotOf([otherHours])) ?? "")).toEqual([written, otherHours]);
});

describe("a slot that somebody programmed during an operation", () => {
  const slot = slotOf([], { former: formerOnceFound(slotOf([old]), "6037") });
  const found = { code: "6037", hours: "", phase: "set" };

  it("may hold those digits too, at any hour, and the operation's answer does not tell", () => {
    expect(mayHold(slot).map(({ code, hours }) => [code, hours])).toEqual([
      ["7391", ""],
      ["6037", ""],
      ["2580", ""],
    ]);
    expect([isOverwritten(slot), isOverwritten(slotOf([old]))]).toEqual([true, false]);
  });
  it("counts as known once the operation is over, so that the next answer is believed", () => {
    expect(parsed(atRest(slot))).toEqual({ ...idle, ...written, former: [found, old] });
    expect(atRest(slotOf([])).former).toBeNull();
    expect(isOverwritten(atRest(slot))).toBe(false);
  });
  it("holds those digits if the operation was not carried out", () => {
    expect(parsed(notRewritten(slot, "no", undefined))).toEqual({ ...idle, ...found, former: [old] });
  });
});

describe("after a write whose outcome is unknown", () => {
  it.each([
    ["old and new digits may open the door if the lock was not asked", [old], undefined, [old]],
    ["old and new digits may open the door if the lock does not tell its digits", [old], silent, [old]],
    ["of the old digits only those that the lock tells stay possible", [old, older], holding("2580"), [old]],
    ["no old digits stay possible if the slot is empty", [old], null, null],
    ["no old digits stay possible if the lock tells others", [old], holding("9999"), null],
    ["the written digits are not stored twice", [{ ...written, phase: "set" }, old], undefined, [old]],
  ] as const)("%s", (_, former, read, left) =>
    // The write may still take effect until its deadline.
    expect(parsed(notRewritten(slotOf(former), "unknown", read))).toEqual({
      ...idle,
      ...written,
      deadline: slotOf(former).deadline,
      former: left,
    }),
  );
});

describe("after a write that was not carried out", () => {
  it.each([
    ["the slot holds what it held, known as before", [old], undefined, { ...old, former: null }],
    [
      "the slot holds what it held, unconfirmed as before",
      [{ ...old, phase: "writing" }],
      silent,
      { ...old, phase: "writing", former: null },
    ],
    [
      "an unconfirmed code is confirmed once the lock tells its digits",
      [{ ...old, phase: "writing" }],
      holding("2580"),
      { ...old, former: null },
    ],
    [
      "the digits are known, but not which of two hours they have",
      [
        { ...old, phase: "writing" },
        { ...old, hours: "a/b" },
      ],
      holding("2580"),
      { ...old, phase: "writing", former: [{ ...old, hours: "a/b" }] },
    ],
    ["the slot holds the latest former digits, or older ones", [old, older], undefined, { ...old, former: [older] }],
    [
      "the slot holds the digits that the lock tells, in place of ours",
      [old],
      holding("9999"),
      { code: "9999", hours: "", phase: "set", former: null },
    ],
  ] as const)("%s", (_, former, read, expected) =>
    expect(parsed(notRewritten(slotOf(former), "no", read))).toEqual({ ...idle, ...expected }),
  );

  it.each([
    ["the slot is free if the lock says that it is empty", [old], null],
    ["the slot is free if nothing of ours was there and the lock was not asked", [], undefined],
    ["the slot is free if nothing of ours was there and the lock does not tell its digits", [], silent],
    ["the slot is not ours if nothing of ours was there and the lock tells other digits", [], holding("9999")],
  ] as const)("%s", (_, former, read) => expect(notRewritten(slotOf(former), "no", read)).toBeUndefined());
});

describe("of a lock that is let go", () => {
  const hours = "2026-06-12T09:00:00.000Z/2026-06-12T10:00:00.000Z";
  const bound = { type: "time_bound", starts_at: "2026-06-12T09:00:00.000Z", ends_at: "2026-06-12T10:00:00.000Z" };
  const always = { type: "ongoing", starts_at: null, ends_at: null };
  it.each([
    ["digits and hours that it keeps itself", { phase: "set", hours }, { ...bound, code: "7391" }],
    ["no hours that the server would have kept", { phase: "set" }, { ...always, code: "7391" }],
    ["no digits while nobody knows which", { phase: "writing", hours }, { ...bound, code: null }],
    ["nothing of digits that it does not tell", { phase: "set", code: "" }, always],
    ["digits that it was being rid of", { phase: "clearing" }, { ...always, code: "7391" }],
  ] as const)("is told: %s", (_, changes, expected) => expect(heldIn(slotOf([], changes))).toEqual(expected));

  const later = "2026-06-12T09:30:00.000Z/2026-06-12T11:00:00.000Z";
  it.each([
    [
      "from the first of their hours to the last",
      later,
      { ...bound, ends_at: "2026-06-12T11:00:00.000Z", code: "7391" },
    ],
    ["at any hour, where that may be", "", { ...always, code: "7391" }],
  ])("is told to have digits that were to get other hours, %s", (_, before, expected) => {
    const former = [{ code: "7391", hours: before, phase: "set" }];
    expect(heldIn(slotOf(former, { hours }))).toEqual(expected);
  });

  const moments = { starts_at: Date.parse(bound.starts_at), ends_at: Date.parse(bound.ends_at) };
  const known = { ...idle, phase: "set", former: null };
  it.each([
    [
      "digits and hours that the lock tells",
      "unknown",
      { ...holding("2580"), window: moments },
      { ...known, code: "2580", hours },
    ],
    [
      "digits that it keeps to no hours",
      "unknown",
      { ...holding("7391"), window: null },
      { ...known, code: "7391", hours: "" },
    ],
    ["no digits, where it does not tell which", "unknown", silent, { ...known, code: "", hours: "" }],
    [
      "what it may, for as long as it cannot be asked",
      "unknown",
      undefined,
      { ...idle, ...written, deadline: 30_000, hours, former: [old] },
    ],
    ["what it held, where it took nothing else", "no", undefined, { ...known, ...old }],
    ["what it took, where it says so", "done", undefined, { ...known, code: "7391", hours }],
    [
      "nothing yet, where what was sent may still arrive",
      "unknown",
      null,
      { ...idle, ...written, deadline: 30_000, hours, former: null },
    ],
    ["nothing", "no", null, undefined],
  ] as const)("holds %s", (_, applied, read, expected) =>
    expect(parsed(heldAfter(slotOf([old], { hours }), applied, read))).toEqual(expected),
  );
  it("holds nothing, where it says so afterwards", () =>
    expect(heldAfter(slotOf([old], { op_id: null }), "unknown", null)).toBeUndefined());
});
