import type { AccessCode, Device } from "@mortise/client";
import { describe, expect, it } from "vitest";
import {
  type CodeDraft,
  canSave,
  createInput,
  draftOf,
  draftProblems,
  draftRules,
  clockFitOf,
  moveToZone,
  newDraft,
  typedTime,
  updateInput,
} from "./code-form.ts";
import { codeValidity } from "./code-validity.ts";
import { pinRules } from "./pin.ts";

const now = Date.parse("2026-06-08T14:00:42.500Z");
const zone = "Europe/Copenhagen";
const code = (fields: Partial<AccessCode> = {}) =>
  ({
    access_code_id: "c",
    device_id: "d",
    name: "Amara",
    code: "1234",
    type: "ongoing",
    errors: [],
    warnings: [],
    ...fields,
  }) as AccessCode;
const timed = code({ type: "time_bound", starts_at: "2026-06-08T14:00:23.000Z", ends_at: "2026-06-12T09:00:00.000Z" });
const device = (...code_constraints: object[]) =>
  ({ properties: { code_constraints, supported_code_lengths: [4] } }) as unknown as Device;
const rulesOf = (...constraints: object[]) => draftRules(device(...constraints), pinRules(device(...constraints)));
const rules = rulesOf();
const draft = (fields: Partial<CodeDraft> = {}): CodeDraft => ({
  ...newDraft({ now, zone }),
  name: "Guest",
  ...fields,
});
const bound = (starts: string, ends: string) =>
  draft({ type: "time_bound", starts: typedTime(starts), ends: typedTime(ends) });
const problems = (each: CodeDraft, original?: AccessCode, by = rules) => draftProblems(each, by, now, original);

describe("spec §5, §9: defaults", () => {
  it("a new code is ongoing; its start is now and its end one day later", () => {
    const { type, starts, ends } = newDraft({ now, zone });
    expect([type, starts.wall, ends.wall]).toEqual(["ongoing", "2026-06-08T16:00", "2026-06-09T16:00"]);
  });
  it("the end shows the same time of day as the start, also when clocks change in between", () => {
    const { starts, ends } = newDraft({ now: Date.parse("2026-03-28T14:00:00Z"), zone });
    expect([starts.wall, ends.wall]).toEqual(["2026-03-28T15:00", "2026-03-29T15:00"]);
  });
  it.each(["14:00:00", "14:01:59", "14:30:30", "14:59:01"])(
    "at %s UTC the window is one day to the minute",
    (clock) => {
      const { starts, ends } = newDraft({ now: Date.parse(`2026-06-08T${clock}Z`), zone });
      expect(starts.wall).toBe(`2026-06-08T16:${clock.slice(3, 5)}`);
      expect((ends.instant ?? 0) - (starts.instant ?? 0)).toBe(86_400_000);
    },
  );
  it("start_date_in_future: the start is the next half hour", () => {
    const { starts, ends } = newDraft({ now, zone, startsLater: true });
    expect([starts.wall, ends.wall]).toEqual(["2026-06-08T16:30", "2026-06-09T16:30"]);
  });
});

describe("spec §5: name at most 60 characters", () => {
  it.each([
    ["a".repeat(60), null],
    ["a".repeat(61), "nameTooLong"],
    [`  ${"a".repeat(60)}  `, null],
    ["👋".repeat(60), null],
    ["", null],
  ])("%j → %s", (name, problem) => expect(problems(draft({ name })).name).toBe(problem));

  it("keeps the name_length that a lock asks for", () => {
    const short = rulesOf({ constraint_type: "name_length", min_length: 3, max_length: 12 });
    expect(problems(draft({ name: "a".repeat(13) }), undefined, short).name).toBe("nameTooLong");
    expect(problems(draft({ name: "ab" }), undefined, short).name).toBe("nameTooShort");
    expect(problems(draft({ name: "abc" }), undefined, short).name).toBeNull();
  });
  it.each([[200], [0], [-5], ["12"], [undefined]])("ignores a lock's max_length of %j", (max_length) =>
    expect(rulesOf({ constraint_type: "name_length", max_length })).toMatchObject({ nameMax: 60, nameMin: 1 }),
  );
});

describe("spec §5: Save is enabled only when the trimmed name is non-empty, has no error, and nothing is being submitted", () => {
  it.each([
    ["Guest", false, true],
    ["   ", false, false],
    // Invisible characters count as empty: the code's row would be blank, and its button without a name.
    ["\u200b\u2060 \u3164", false, false],
    ["", false, false],
    ["a".repeat(61), false, false],
    ["Guest", true, false],
  ])("%j, submitting %s: %s", (name, isSubmitting, expected) => {
    const each = draft({ name });
    expect(canSave(each, problems(each), isSubmitting)).toBe(expected);
  });
});

describe("readings §4: the times of a code that make the form complain", () => {
  it.each([
    ["2026-06-10T10:00", "2026-06-11T10:00", null],
    ["2026-06-10T10:00", "2026-06-10T09:59", "endBeforeStart"],
    ["2026-06-10T10:00", "2026-06-10T10:00", "endBeforeStart"],
    ["2026-06-10T10:00", "", "timeMissing"],
    ["2026-06-01T10:00", "2026-06-02T10:00", "endPast"],
    // Clocks show 2:30 twice that night. Both times mean the first 2:30, so they are the same moment.
    ["2026-10-25T02:30", "2026-10-25T02:30", "endBeforeStart"],
  ])("%s to %s: %s", (starts, ends, problem) => {
    const each = bound(starts, ends);
    expect(problems(each).ends).toBe(problem);
    expect(canSave(each, problems(each), false)).toBe(problem === null);
  });

  it("a missing start is a problem", () =>
    expect(problems(bound("", "2026-06-11T10:00"))).toMatchObject({ starts: "timeMissing", ends: null }));

  it("refuses a start in the year 26, a year typed without its first digits: the code would open the door at once", () =>
    expect(problems(bound("0026-12-01T11:00", "2026-12-05T09:00"))).toMatchObject({ starts: "startPast", ends: null }));

  it("an end at this very moment counts as past", () =>
    expect(
      draftProblems(bound("2026-06-01T10:00", "2026-06-10T10:00"), rules, Date.parse("2026-06-10T08:00:00Z")).ends,
    ).toBe("endPast"));

  it("ignores the times of an ongoing code", () =>
    expect(problems({ ...bound("2026-06-10T10:00", ""), type: "ongoing" })).toMatchObject({
      starts: null,
      ends: null,
    }));

  it("start_date_in_future: refuses a start in the past, unless the code already has it", () => {
    const later = rulesOf({ constraint_type: "start_date_in_future" });
    expect(problems(bound("2026-06-08T15:00", "2026-06-11T10:00"), undefined, later).starts).toBe("startPast");
    // A start in the current minute is not past: the form has no seconds.
    const at = (moment: string) =>
      draftProblems(bound("2026-06-08T15:00", "2026-06-11T10:00"), later, Date.parse(moment)).starts;
    expect([at("2026-06-08T13:00:59.999Z"), at("2026-06-08T13:01:00Z")]).toEqual([null, "startPast"]);
    expect(problems(bound("2026-06-08T16:15", "2026-06-11T10:00"), undefined, later).starts).toBeNull();
    expect(problems(bound("2026-06-08T15:00", "2026-06-11T10:00")).starts).toBeNull();
    const longer = { ...draftOf(timed, { now, zone }), ends: typedTime("2026-06-13T10:00") };
    expect(problems(longer, timed, later).starts).toBeNull();
  });

  it("start_date_in_future: an ongoing code that becomes time-bound starts later too, and refuses the start once it has passed", () => {
    const later = rulesOf({ constraint_type: "start_date_in_future" });
    const given = { ...draftOf(code(), { now, zone, startsLater: true }), type: "time_bound" as const };
    expect(given.starts.wall).toBe("2026-06-08T16:30");
    const after = (minutes: number) => draftProblems(given, later, now + minutes * 60_000, code()).starts;
    expect([after(0), after(30), after(32)]).toEqual([null, null, "startPast"]);
    const made = { ...newDraft({ now, zone, startsLater: true }), type: "time_bound" as const };
    expect(draftProblems(made, later, now + 32 * 60_000).starts).toBe("startPast");
  });
});

describe("what is sent", () => {
  it("a new ongoing code: name trimmed, no times, no empty PIN", () =>
    expect(createInput(draft({ name: "  Guest " }), "d")).toEqual({ device_id: "d", name: "Guest" }));
  it("a new time-bound code with a PIN", () =>
    expect(createInput({ ...bound("2026-06-10T10:00", "2026-12-10T10:00"), pin: "4821" }, "d")).toEqual({
      device_id: "d",
      name: "Guest",
      code: "4821",
      starts_at: "2026-06-10T10:00:00.000+02:00",
      ends_at: "2026-12-10T10:00:00.000+01:00",
    }));
  it("an edited code fills the form with its own values", () => {
    const edited = draftOf(timed, { now, zone });
    expect(edited).toMatchObject({
      name: "Amara",
      pin: "1234",
      type: "time_bound",
      starts: { wall: "2026-06-08T16:00" },
    });
    expect(moveToZone(edited, "Asia/Tokyo").ends.wall).toBe("2026-06-12T18:00");
    expect(draftOf(code({ name: null, code: null }), { now, zone })).toMatchObject({ name: "", pin: "" });
  });
  it("an edited code: its PIN only when it was changed", () => {
    const edited = { ...draftOf(code(), { now, zone }), name: " Amara O. " };
    expect(updateInput(edited, code())).toEqual({
      access_code_id: "c",
      name: "Amara O.",
      device_id: "d",
      type: "ongoing",
    });
    expect(updateInput({ ...edited, pin: "9999" }, code()).code).toBe("9999");
    expect(updateInput({ ...edited, pin: "" }, code())).not.toHaveProperty("code");
  });
  it("a time that nobody changed stays the same moment, to the second, also when the zone changes", () => {
    const inTokyo = moveToZone(draftOf(timed, { now, zone }), "Asia/Tokyo");
    expect(inTokyo.starts.wall).toBe("2026-06-08T23:00");
    expect(updateInput({ ...inTokyo, ends: typedTime("2026-06-12T19:00") }, timed)).toMatchObject({
      starts_at: "2026-06-08T23:00:23.000+09:00",
      ends_at: "2026-06-12T19:00:00.000+09:00",
    });
  });
  it("no times when neither was changed: the end may have passed, and must not keep the form from being saved", () => {
    const later = Date.parse("2026-07-01T00:00:00Z");
    const renamed = { ...moveToZone(draftOf(timed, { now: later, zone }), "Asia/Tokyo"), name: "Amara O." };
    expect(draftProblems(renamed, rules, later, timed)).toMatchObject({ starts: null, ends: null });
    expect(updateInput(renamed, timed)).toEqual({
      access_code_id: "c",
      name: "Amara O.",
      device_id: "d",
      type: "time_bound",
    });
    expect(updateInput({ ...renamed, type: "ongoing" }, timed)).toEqual({
      access_code_id: "c",
      name: "Amara O.",
      device_id: "d",
      type: "ongoing",
    });
    const restarted = { ...renamed, starts: typedTime("2026-06-09T10:00") };
    expect(draftProblems(restarted, rules, later, timed).ends).toBe("endPast");
    expect(updateInput(restarted, timed)).toMatchObject({
      type: "time_bound",
      ends_at: "2026-06-12T18:00:00.000+09:00",
    });
  });
  it("a typed time keeps its digits when the zone changes", () => {
    const inTokyo = moveToZone(bound("2026-06-10T10:00", "2026-06-11T10:00"), "Asia/Tokyo");
    expect(createInput(inTokyo, "d").starts_at).toBe("2026-06-10T10:00:00.000+09:00");
  });
  it("a start at the second 2:30 of an autumn night stays there when only the end is changed", () => {
    const second = code({
      type: "time_bound",
      starts_at: "2026-10-25T01:30:00.000Z",
      ends_at: "2026-10-26T01:30:00.000Z",
    });
    const longer = { ...draftOf(second, { now, zone }), ends: typedTime("2026-10-27T02:30") };
    expect(updateInput(longer, second).starts_at).toBe("2026-10-25T02:30:00.000+01:00");
  });
});

describe("a form for a code with unusual fields", () => {
  it.each([
    [{ starts_at: "soon", ends_at: null }, "2026-06-08T16:00"],
    [{ starts_at: "+012026-01-01T00:00:00Z" }, "2026-06-08T16:00"],
    [{ starts_at: "9999-06-01T10:00:00Z" }, "9999-06-01T12:00"],
  ])("%j starts at %s", (fields, wall) =>
    expect(draftOf(code({ ...fields, type: "time_bound" }), { now, zone }).starts.wall).toBe(wall),
  );

  it("accepts the code's present PIN, even if the lock's rules would refuse it", () =>
    expect(problems(draftOf(code({ code: "123456" }), { now, zone }), code({ code: "123456" })).pin).toBeNull());
  it("does not check the PIN where the lock's maker chooses it", () => {
    const chosen = rulesOf({ constraint_type: "cannot_specify_pin_code" });
    expect(problems(draft({ pin: "12" })).pin).toBe("pinLength");
    expect(problems(draft({ pin: "12" }), undefined, chosen).pin).toBeNull();
  });
});

it.each([
  ["2026-03-29T02:30", "skipped"],
  ["2026-10-25T02:30", "repeated"],
  ["2026-06-08T02:30", "exact"],
  ["", "exact"],
])("readings §3: a skipped or repeated hour shows a notice (%s: %s)", (wall, fit) =>
  expect(clockFitOf(typedTime(wall), zone)).toBe(fit),
);

describe("spec §4: a time-bound code shows Starts until its start passes, then Active until {end}", () => {
  const until = "2026-06-12T09:00:00Z";
  const at = "2026-06-08T14:00:00Z";
  it.each([
    [{ type: "ongoing" }, "2026-06-08T14:00:00Z", { kind: "endless" }],
    [{ type: "ongoing", starts_at: at, ends_at: at }, "2026-06-08T14:00:00Z", { kind: "endless" }],
    [{ type: "time_bound", starts_at: null, ends_at: until }, "2026-06-08T13:00:00Z", { kind: "active", at: until }],
    [{ type: "time_bound", starts_at: at, ends_at: until }, "2026-06-08T13:59:59Z", { kind: "starts", at }],
    [{ type: "time_bound", starts_at: at, ends_at: until }, "2026-06-08T14:00:00Z", { kind: "active", at: until }],
    [{ type: "time_bound", starts_at: at, ends_at: until }, "2026-06-12T09:00:00Z", { kind: "ended", at: until }],
    [{ type: "time_bound", starts_at: at, ends_at: null }, "2026-06-09T00:00:00Z", { kind: "endless" }],
    [
      { type: "time_bound", starts_at: "soon", ends_at: "later" },
      "2026-06-09T00:00:00Z",
      { kind: "starts", at: "soon" },
    ],
    [{ type: "time_bound", starts_at: at, ends_at: "later" }, "2026-06-09T00:00:00Z", { kind: "active", at: "later" }],
    [
      { type: "time_bound", starts_at: at, ends_at: "9999-12-31T23:59:59Z" },
      "2026-06-09T00:00:00Z",
      { kind: "active", at: "9999-12-31T23:59:59Z" },
    ],
    [{ type: "ongoing", starts_at: null, ends_at: null }, "2026-06-09T00:00:00Z", { kind: "endless" }],
  ] as const)("%j at %s: %j", (fields, moment, expected) =>
    expect(codeValidity(code(fields), Date.parse(moment))).toEqual(expected),
  );
});
