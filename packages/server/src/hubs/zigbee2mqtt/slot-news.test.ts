// The slots whose changes are reported to the server. Readings never report a change.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oddValue } from "../../../test/locks/odd-values.ts";
import { lockNamed } from "../../../test/locks/zigbee2mqtt-house.ts";
import { randomRuns } from "../../../test/rig/random-runs.ts";
import { Z2mLock } from "./lock.ts";
import { commandIn, slotNews, slotsCommanded } from "./slot-news.ts";
import { isRecord } from "../wire/readers.ts";
import type { LockMessage } from "./lock-message.ts";

function lockThatHears(...heard: LockMessage[]) {
  const lock = new Z2mLock(lockNamed("Front door"));
  for (const message of heard) lock.hear(message);
  const news = (message: LockMessage) => {
    const told = slotNews(message, lock, { key: "front door", at: 1 });
    lock.hear(message);
    return told.map((each) => each.slot ?? "all");
  };
  return { lock, news };
}

const users = (statuses: Record<string, string>): LockMessage => ({
  users: Object.fromEntries(Object.entries(statuses).map(([slot, status]) => [slot, { status }])),
});

describe("an action", () => {
  it.each(["pin_code_added", "pin_code_deleted", "pin_code_changed", "master_code_changed"])(
    "%s names a slot",
    (action) => expect(lockThatHears().news({ action, action_user: 7 })).toEqual([7]),
  );

  it("is news of all slots if it names none that a lock can have", () => {
    for (const action_user of [undefined, null, "7", -1, 1.5, 65_535, 70_000, {}])
      expect(lockThatHears().news({ action: "pin_code_deleted", action_user })).toEqual(["all"]);
  });

  it("is news of the slot in hand as well", async () => {
    const { lock, news } = lockThatHears(users({ 7: "enabled" }));
    const told = await lock.withSlot(7, async () =>
      news({ ...users({ 7: "available" }), action: "pin_code_deleted", action_user: 7 }),
    );
    expect(told).toEqual([7]);
  });

  it("that concerns no code is no news", () => {
    fc.assert(
      fc.property(
        oddValue("pin_code_added", "pin_code_deleted", "pin_code_changed", "master_code_changed"),
        (action) => {
          expect(lockThatHears().news({ action, action_user: 7 })).toEqual([]);
        },
      ),
      randomRuns(300),
    );
    for (const action of ["rfid_code_added", "rfid_code_deleted", "unlock", "unknown"])
      expect(lockThatHears().news({ action, action_user: 7 })).toEqual([]);
  });
});

describe("what is said of users", () => {
  it("is a memory when a link first hears it", () => {
    const { news } = lockThatHears({ lock_state: "locked" });
    expect(news(users({ 1: "enabled", 2: "disabled" }))).toEqual([]);
  });

  it("is news once, where status or digits differ from what was heard before", () => {
    const { news } = lockThatHears(users({ 1: "enabled", 2: "enabled" }));
    const changed: LockMessage = { users: { 1: { status: "enabled", pin_code: "4711" }, 2: { status: "disabled" } } };
    expect(news(changed)).toEqual([1, 2]);
    expect(news(changed)).toEqual([]);
    expect(news(users({ 9: "enabled" }))).toEqual([9]);
    expect(news({ users: { 9: { status: "enabled", name: "Anna" } } })).toEqual([]);
  });

  it("is an answer for the slot in hand, and news for all others", async () => {
    const { lock, news } = lockThatHears(users({ 1: "enabled", 2: "enabled" }));
    const changed = users({ 1: "available", 2: "available" });
    expect(await lock.withSlot(2, async () => news(changed))).toEqual([1]);
    expect(news(changed)).toEqual([]);
  });

  it("is no news under a name that no slot has", () => {
    const { news } = lockThatHears(users({ 1: "enabled" }));
    const names = ["65535", "70000", "-1", "1.5", "01", "1e3", "", "x", "__proto__"];
    const odd = JSON.parse(`{${names.map((name) => `"${name}":{"status":"enabled"}`).join()}}`) as object;
    expect(news({ users: odd })).toEqual([]);
  });

  it("is one piece of news when hundreds of slots change", () => {
    const { news } = lockThatHears(users({ 1: "enabled" }));
    expect(news(users(Object.fromEntries(Array.from({ length: 300 }, (_, slot) => [slot, "disabled"]))))).toEqual([
      "all",
    ]);
  });

  it("is forgotten with the link", () => {
    const { lock, news } = lockThatHears({ users: { 1: { status: "enabled", pin_code: "4711" } } });
    expect(lock.hasToldDigits).toBe(true);
    lock.forget();
    expect(lock.hasToldDigits).toBe(false);
    expect(news(users({ 1: "available" }))).toEqual([]);
  });

  it("in any form makes news of slots only, and none when it is repeated", () => {
    const odd = fc.dictionary(fc.oneof(fc.string(), fc.integer().map(String)), oddValue());
    fc.assert(
      fc.property(odd, (said) => {
        const { news } = lockThatHears(users({ 1: "enabled" }));
        const isSlot = (slot: unknown) =>
          slot === "all" || (Number.isInteger(slot) && /^\d{1,5}$/.test(`${slot as number}`));
        expect(news({ users: said }).every(isSlot)).toBe(true);
        expect(news({ users: said })).toEqual([]);
      }),
      randomRuns(300),
    );
    fc.assert(
      fc.property(
        oddValue().filter((said) => !isRecord(said)),
        (said) => {
          expect(lockThatHears(users({ 1: "enabled" })).news({ users: said })).toEqual([]);
        },
      ),
      randomRuns(300),
    );
  });
});

describe("a command of another program", () => {
  const slotsOf = (topic: string, message: unknown) => slotsCommanded(message, commandIn(topic)?.about);

  it("names its slot, in the message or by its topic", () => {
    expect(slotsOf("Front door/set", { pin_code: { user: 7, pin_code: null } })).toEqual([7]);
    expect(slotsOf("Front door/set", { user_status: { user: 7, status: "disabled" } })).toEqual([7]);
    expect(slotsOf("Front door/set/pin_code", { user: 7 })).toEqual([7]);
    expect(slotsOf("Front door/set", { state: "LOCK" })).toEqual([]);
  });

  it("is for the lock that its topic names, whatever that name is", () => {
    expect(commandIn("shed/set/door/set")).toEqual({ name: "shed/set/door", about: undefined });
    for (const topic of ["Front door", "Front door/get", "set", "Front door/set/state"])
      expect(commandIn(topic)).toBeUndefined();
  });

  it("is the driver's own once for each that the driver has sent, whatever slot it has in hand", async () => {
    const { lock } = lockThatHears();
    const message = { pin_code: { user: 7, pin_code: "4826" } };
    await lock.withSlot(7, async () => {
      expect(lock.isOwnCommand(message)).toBe(false);
      lock.noteSent(message);
      expect(lock.isOwnCommand({ user_status: { user: 7, status: "disabled" } })).toBe(false);
      expect([lock.isOwnCommand(message), lock.isOwnCommand(message)]).toEqual([true, false]);
    });
  });

  it("with odd values names nothing", () => {
    fc.assert(
      fc.property(oddValue(), (value) => {
        if (Number.isInteger(value) && Number(value) >= 0) return;
        expect(slotsOf("Front door/set", value)).toEqual([]);
        expect(slotsOf("Front door/set", { pin_code: value, user_status: { user: value } })).toEqual([]);
      }),
      randomRuns(300),
    );
  });
});
