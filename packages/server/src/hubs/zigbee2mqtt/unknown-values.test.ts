// An unlisted word or number is unknown: never a locked bolt, the end of a jam, a full battery, or the status of a
// slot.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oddValue } from "../../../test/locks/odd-values.ts";
import { randomRuns } from "../../../test/rig/random-runs.ts";
import { frontDoor, lockNamed } from "../../../test/locks/zigbee2mqtt-house.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { toldBy } from "./events.ts";
import { houseOf } from "./house.ts";
import { keyOf } from "./inventory.ts";
import { Z2mLock } from "./lock.ts";
import { slotIn } from "./slots.ts";
import type { LockMessage } from "./lock-message.ts";

const told = (...messages: LockMessage[]) => {
  const lock = new Z2mLock(lockNamed("Front door"));
  return messages.map((message) =>
    toldBy(message, lock, { key: keyOf(frontDoor), at: 1 }).map((event) =>
      Object.fromEntries(Object.entries(event).filter(([name]) => !["type", "key", "at"].includes(name))),
    ),
  );
};

describe("lock_state", () => {
  it.each([
    ["locked", { locked: true, jammed: false }],
    ["unlocked", { locked: false, jammed: false }],
    ["not_fully_locked", { jammed: true }],
  ])("%s is told as %j", (lock_state, expected) => {
    expect(told({ lock_state })).toEqual([[{ online: true, ...expected, source: "report" }]]);
  });

  it("that is not listed says neither where the bolt is nor that it is free", () => {
    fc.assert(
      fc.property(oddValue("locked", "unlocked", "not_fully_locked", null), (lock_state) => {
        expect(told({ lock_state })).toEqual([[{ online: true, locked: null, source: "report" }]]);
      }),
      randomRuns(300),
    );
  });
});

describe("battery", () => {
  it.each([
    [100, 1],
    [5, 0.05],
    [0, 0],
    [12.5, 0.125],
  ])("%d is a level of %d", (battery, battery_level) => {
    expect(told({ battery })).toEqual([[{ battery_level, source: "report" }]]);
  });

  it.each([255, 127.5, 100.5, 200, -1, Number.NaN, "100", "full", {}])("%j is unknown, once", (battery) => {
    expect(told({ battery: 50 }, { battery }, { battery }, { battery: 50 })).toEqual([
      [{ battery_level: 0.5, source: "report" }],
      [{ battery_level: null, source: "report" }],
      [],
      [{ battery_level: 0.5, source: "report" }],
    ]);
  });

  it("that Zigbee2MQTT has not heard yet says nothing", () => {
    expect(told({ battery: 50 }, { battery: null }, {})).toEqual([[expect.anything()], [], []]);
  });
});

it("a place for codes whose status is not listed is neither free nor taken", () => {
  expect(["available", "enabled", "disabled"].map((status) => slotIn({ users: { 1: { status } } }, 1))).toEqual([
    { occupied: false },
    { occupied: true },
    { occupied: true, active: false },
  ]);
  fc.assert(
    fc.property(oddValue("available", "enabled", "disabled"), (status) => {
      expect(slotIn({ users: { 1: { status, pin_code: "2580" } } }, 1)).toBeUndefined();
    }),
    randomRuns(300),
  );
});

it("an availability, or a bridge's state, that is not listed says nothing", () => {
  const events: DriverEvent[] = [];
  const house = houseOf(new Map(), {
    base: "zigbee2mqtt",
    codes: { slots: [1], readsDigits: false },
    emit: (event) => void events.push(event),
    now: () => 1,
    isBridge: (isOnline) => void events.push({ type: "link", up: isOnline, at: 1 }),
    isListed: () => "unread",
  });
  house.remember([lockNamed("Front door")]);
  events.length = 0;
  const take = (topic: string, message: unknown) =>
    house.take(`zigbee2mqtt/${topic}`, Buffer.from(JSON.stringify(message) ?? "undefined"));
  fc.assert(
    fc.property(oddValue("online", "offline"), (state) => {
      for (const message of [state, { state }])
        for (const topic of ["bridge/state", "Front door/availability"]) take(topic, message);
      expect(events).toEqual([]);
    }),
    randomRuns(300),
  );
});
