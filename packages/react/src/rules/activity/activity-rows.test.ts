import { describe, expect, it } from "vitest";
import { activityEvent, type ActivityEvent } from "./activity-event.ts";
import { activityTypes } from "./activity-kinds.ts";
import { activityRows, passesActivityFilter } from "./activity-rows.ts";

let count = 0;
const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 5, 12, 8, minute, second)).toISOString();
const told = (event_type: string, minute: number, more: object = {}) => ({
  event_id: `event ${(count += 1)}`,
  event_type,
  occurred_at: at(minute),
  created_at: at(minute),
  device_id: "front",
  ...more,
});
const rowsOf = (...events: object[]) => activityRows(events.flatMap((event) => activityEvent(event, true) ?? []));
const says = (...events: object[]) =>
  rowsOf(...events).map(({ what, sequel }) => (sequel ? `${what}, ${sequel.what}` : what));

const dana = { method: "keycode", access_code_id: "dana", access_code_name: "Dana" };
const code = { access_code_id: "dana", access_code_name: "Dana" };
const byMe = { client_session_id: "mine" };

describe("a door that was opened", () => {
  it.each([
    ["with a code that has a name", dana, "openedWithCode", "Dana"],
    ["with a code without a name", { ...dana, access_code_name: null }, "openedWithCode", ""],
    ["with a code that is not ours", { method: "keycode" }, "openedWithCode", ""],
    ["by a server that names no codes", { method: "keycode", access_code_id: "dana" }, "openedWithCode", ""],
    ["by hand", { method: "manual" }, "openedByHand", ""],
    ["by hand while a command of the reader was under way", { method: "manual", ...byMe }, "openedByHand", ""],
    ["from here", { method: "remote", ...byMe }, "openedByYou", ""],
    ["by somebody else's session, which a session is not told", { method: "remote" }, "openedRemotely", ""],
    ["by itself", { method: "automatic" }, "openedItself", ""],
    ["in a way that the lock does not tell", { method: "unknown" }, "openedSomehow", ""],
    ["in a way that is not known here", { method: {} }, "openedSomehow", ""],
  ])("%s", (_, how, what, codeName) => {
    expect(rowsOf(told("lock.unlocked", 1, how))).toMatchObject([
      { what, codeName, kinds: ["opened"], doorId: "front" },
    ]);
  });

  it("is nobody's, where the caller is a key, which is told of every session", () => {
    const event = activityEvent(told("lock.unlocked", 1, { method: "remote", ...byMe }), false);
    expect(activityRows(event ? [event] : [])).toMatchObject([{ what: "openedRemotely" }]);
  });
});

describe("what belongs together", () => {
  const opened = told("lock.unlocked", 1, dana);
  const auto = { method: "automatic" };

  it("is one row: a lock that locks itself after an opening", () => {
    const rows = rowsOf(opened, told("lock.locked", 3, auto));
    expect(rows).toMatchObject([{ what: "openedWithCode", at: at(1), sequel: { what: "lockedItselfAt", at: at(3) } }]);
  });

  it.each([
    ["much later", [opened, told("lock.locked", 12, auto)]],
    ["by hand", [opened, told("lock.locked", 3, { method: "manual" })]],
    ["at another door", [opened, told("lock.locked", 3, { ...auto, device_id: "side" })]],
    ["after it had been locked", [told("lock.locked", 2, { method: "manual" }), told("lock.locked", 3, auto)]],
  ])("stays two rows: %s", (_, events) => expect(rowsOf(...events)).toHaveLength(2));

  it("is one row: a code that is on the lock within a minute", () => {
    expect(says(told("access_code.created", 1, code), told("access_code.set_on_device", 1, code))).toEqual([
      "codeAsked, onLockAt",
    ]);
    expect(says(told("access_code.created", 1, code), told("access_code.set_on_device", 3, code))).toEqual([
      "codeSet",
      "codeAsked",
    ]);
  });

  it("is one row: a deletion, whichever of its events comes first", () => {
    const [off, deleted] = [told("access_code.removed_from_device", 1, code), told("access_code.deleted", 1, code)];
    expect([says(off, deleted), says(deleted, off)]).toEqual([["codeDeleted"], ["codeDeleted"]]);
  });
});

describe("rows", () => {
  it("stand newest first, in whatever order the events came", () => {
    const events = [3, 1, 2].map((minute) => told("lock.unlocked", minute, { method: "manual" }));
    expect(rowsOf(...events).map((row) => row.at)).toEqual([at(3), at(2), at(1)]);
  });

  it("leave out what nobody asks about, and what cannot be read", () => {
    const junk = [
      null,
      5,
      {},
      told("lock.unlocked", 1, { event_id: 4 }),
      told("lock.unlocked", 1, { occurred_at: "?" }),
    ];
    const others = ["action_attempt.lock_door.succeeded", "client_session.deleted", "constructor"];
    expect(rowsOf(...(junk as object[]), ...others.map((type) => told(type, 1)))).toEqual([]);
  });

  it.each(activityTypes)("have a sentence and an icon for %s", (type) => {
    expect(rowsOf(told(type, 1, code))).toMatchObject([{ what: expect.any(String), icon: expect.any(String) }]);
  });

  it("are danger for a battery that is nearly empty, a warning before", () => {
    const tones = [0.04, 0.2, undefined].map((battery_level) => told("device.low_battery", 1, { battery_level }));
    expect(tones.map((event) => rowsOf(event)[0]?.tone)).toEqual(["danger", "warning", "warning"]);
  });

  it("pass the filters for their kind and door", () => {
    const [row] = rowsOf(told("access_code.failed_to_set_on_device", 1, code));
    const [locked] = rowsOf(told("lock.locked", 1, { method: "manual" }));
    if (!row || !locked) throw new Error("No row.");
    const shown = (kind: "opened" | "codes" | "trouble" | null, doorId: string | null = null) =>
      [row, locked].map((each) => passesActivityFilter({ kind, doorId }, each));
    expect([shown(null), shown("codes"), shown("trouble")]).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
    expect([shown("opened"), shown(null, "side")]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it("of fifty thousand events take less work than the square of their number", () => {
    let looks = 0;
    const events = Array.from({ length: 50_000 }, (_, number) =>
      activityEvent(told("lock.unlocked", number, dana), true),
    ).map(
      (event) =>
        new Proxy(event ?? ({} as ActivityEvent), { get: (of, name) => ((looks += 1), Reflect.get(of, name)) }),
    );
    expect(activityRows(events)).toHaveLength(50_000);
    expect(looks).toBeLessThan(50_000 * 40);
  });
});
