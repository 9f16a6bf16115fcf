import { describe, expect, it } from "vitest";
import { type CodeEvent, lifeOf, usualEntries } from "./code-life.ts";

const at = (minute: number) => `2026-06-12T08:${String(minute).padStart(2, "0")}:00.000Z`;
const event = (event_type: string, minute: number, isByReader = false): CodeEvent => ({
  event_type,
  occurred_at: at(minute),
  isByReader,
});
const code: Parameters<typeof lifeOf>[0] = {
  created_at: at(0),
  status: "set",
  errors: [],
  pending_mutations: [],
  type: "ongoing",
};
const with_ = (status: string, ...error_codes: string[]) => ({
  ...code,
  status: status as "setting",
  errors: error_codes.map((error_code) => ({ error_code })) as never,
});
const created = event("access_code.created", 0);
/** The server adds who requested the code. */
const set = event("access_code.set_on_device", 1, true);
const use = (minute: number) => event("lock.unlocked", minute);
const kinds = (events: CodeEvent[], of = code, isCut = false) => lifeOf(of, { events, isCut }).map(({ kind }) => kind);

describe("the life of a code", () => {
  it("is told newest first, in whatever order the events came", () => {
    const changed = event("access_code.changed", 4, true);
    const life = lifeOf(code, { events: [use(3), created, changed, use(5), set, use(2)], isCut: false });
    expect(life).toEqual([
      { kind: "lastUsed", at: at(5), isByReader: false, uses: 3 },
      { kind: "changed", at: at(4), isByReader: true },
      { kind: "firstUsed", at: at(2), isByReader: false },
      { kind: "onLock", at: at(1), isByReader: false },
      { kind: "created", at: at(0), isByReader: false },
    ]);
  });

  it("tells of a single use once", () => {
    expect(lifeOf(code, { events: [use(3), created], isCut: false })).toEqual([
      { kind: "lastUsed", at: at(3), isByReader: false, uses: 1 },
      { kind: "created", at: at(0), isByReader: false },
    ]);
  });

  it.each<[why: string, events: CodeEvent[], isCut: boolean]>([
    ["the beginning is forgotten", [use(3), use(2), set], false],
    ["the answer was cut", [use(3), use(2), set, created], true],
  ])("knows neither the first use nor how many there were where %s", (_, events, isCut) => {
    const life = lifeOf(code, { events, isCut });
    expect(life.map(({ kind }) => kind)).toEqual(["lastUsed", "onLock", "created"]);
    expect(life[0]?.uses).toBeUndefined();
  });

  it("has its creation without any event, from the code itself", () => {
    expect(lifeOf(code, { events: [], isCut: true })).toEqual([{ kind: "created", at: at(0), isByReader: false }]);
    expect(lifeOf({ ...code, created_at: "" }, { events: [], isCut: true })).toEqual([]);
  });

  it("ends with its creation, even if a lock's clock is behind", () => {
    const early = { ...set, occurred_at: "2026-06-12T07:59:00.000Z" };
    expect(kinds([early, { ...created, isByReader: true }])).toEqual(["onLock", "created"]);
  });

  it("is said to be on the lock since it was stored for later hours", () => {
    const scheduled = { ...with_("unset"), is_scheduled_on_device: true };
    expect(kinds([event("access_code.scheduled_on_device", 1)], scheduled)).toEqual(["onLock", "created"]);
  });

  it.each([
    "access_code.removed_from_device",
    "access_code.deleted_external_to_seam",
    "access_code.failed_to_set_on_device",
  ])("is not said to be on the lock after %s, until it is set anew", (type) => {
    expect(kinds([set, event(type, 2)])).toEqual(["created"]);
    expect(kinds([set, event(type, 2), { ...set, occurred_at: at(3) }])).toEqual(["onLock", "created"]);
  });

  it.each([
    with_("unset"),
    with_("unknown"),
    with_("setting", "failed_to_set_on_device"),
    with_("setting", "access_code_inactive"),
  ])("is not said to be on the lock where the page says otherwise", (of) => {
    expect(kinds([set], of)).toEqual(["created"]);
  });

  it.each([
    ["refused", ["failed_to_set_on_device", "duplicate_code_on_device"]],
    ["notSet", ["failed_to_set_on_device", "device_offline"]],
    ["notSet", ["failed_to_set_on_device"]],
  ])("is %s while its errors are %j", (kind, errors) => {
    const failed = event("access_code.failed_to_set_on_device", 2);
    expect(kinds([failed], with_("setting", ...errors))).toEqual([kind, "created"]);
    expect(kinds([failed])).toEqual(["created"]);
    expect(kinds([failed], with_("setting"))).toEqual(["created"]);
  });
});

describe("the room that is kept", () => {
  const soon = { ...code, type: "time_bound" as const, starts_at: at(30), ends_at: at(50) };
  it.each([
    ["on the lock", code, 3],
    ["on the lock, and not begun", soon, 1],
    ["on the lock and begun", { ...soon, starts_at: at(1) }, 3],
    ["scheduled", { ...with_("unset"), is_scheduled_on_device: true }, 1],
    ["refused", with_("setting", "failed_to_set_on_device"), 1],
    ["being set", with_("setting"), 0],
  ])("is that of a code which is %s", (_, of, count) => {
    expect(usualEntries(of, Date.parse(at(10)))).toBe(count);
  });
});
