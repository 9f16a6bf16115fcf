// An unlisted value is unknown: never a shut door, a locked bolt, the end of a jam, or a full battery.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oddValue } from "../../../test/locks/odd-values.ts";
import { randomRuns } from "../../../test/rig/random-runs.ts";
import { plainLock } from "../../../test/locks/scripted-zwave-hub.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { knownState, toldBy } from "./events.ts";
import { nodeIn } from "./node-reader.ts";
import { lockedIn, type ZwaveNode } from "./wire.ts";

const said = { key: "zwave:00000001:2", at: 1 };
const nodeWith = (more: object = {}): ZwaveNode => nodeIn(plainLock(2, more)) as ZwaveNode;

/** Places of each value, in events and in the hub's memory. */
const places = {
  mode: { commandClass: 98, property: "currentMode" },
  lockState: { commandClass: 113, property: "Access Control", propertyKey: "Lock state" },
  doorState: { commandClass: 113, property: "Access Control", propertyKey: "Door state" },
  battery: { commandClass: 128, property: "level" },
};
const told = (place: keyof typeof places, newValue: unknown) =>
  toldBy(
    { nodeId: 2, event: "value updated", args: { ...places[place], newValue, prevValue: "other" } },
    nodeWith(),
    said,
  ).map(statement);
/** An event without its lock and time. */
const statement = (event: DriverEvent) =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !["type", "key", "at"].includes(name)));
const known = (place: keyof typeof places, value: unknown) =>
  knownState(nodeWith({ values: [{ ...places[place], value }] }), said);

const modes = [0, 1, 16, 17, 32, 33, 255];
const percentages = Array.from({ length: 101 }, (_, percent) => percent);

describe("listed values", () => {
  it.each([
    ["lockState", 0, { jammed: false }],
    ["lockState", 11, { jammed: true }],
    ["doorState", 22, { door_open: true }],
    ["doorState", 23, { door_open: false }],
    ["doorState", 5632, { door_open: true }],
    ["doorState", 5633, { door_open: true }],
    ["battery", 100, { battery_level: 1 }],
    ["battery", 5, { battery_level: 0.05 }],
  ] as const)("%s %i is told as %j", (place, value, expected) => {
    expect(told(place, value)).toEqual([{ ...expected, source: "report" }]);
  });
});

it.each([...modes.map((mode) => [mode, mode === 255] as const), [254, null] as const])(
  "mode %i is a bolt of %s",
  (mode, locked) => {
    expect(lockedIn(mode)).toBe(locked);
    expect(known("mode", mode)).toMatchObject({ locked });
    // The hub's value alone proves no movement.
    expect(told("mode", mode)).toEqual([]);
  },
);

describe("values that are not listed", () => {
  it.each([
    ["doorState", [22, 23, 5632, 5633], { door_open: null }],
    ["lockState", [0, 11], undefined],
  ] as const)("of %s are unknown", (place, listed, expected) => {
    fc.assert(
      fc.property(oddValue(...listed), (value) => {
        expect(told(place, value)).toEqual(expected ? [{ ...expected, source: "report" }] : []);
        const state = known(place, value);
        expect({ ...state, ...expected }).toEqual(state);
        expect(state).not.toHaveProperty("jammed");
      }),
      randomRuns(300),
    );
  });

  it("of a battery are unknown", () => {
    const odd = oddValue(...percentages).filter(
      (value) => !(Number(value) >= 0 && Number(value) <= 100) || typeof value !== "number",
    );
    fc.assert(
      fc.property(odd, (value) => {
        for (const state of [...told("battery", value), known("battery", value)])
          expect(state).toMatchObject({ battery_level: null });
      }),
      randomRuns(300),
    );
  });

  it("of a node's status say neither that it is there nor that it is not", () => {
    for (const status of [1, 2, 4]) expect(knownState(nodeWith({ status }), said)).toMatchObject({ online: true });
    expect(knownState(nodeWith({ status: 3 }), said)).toMatchObject({ online: false });
    fc.assert(
      fc.property(
        oddValue(1, 2, 3, 4).filter((status) => ![1, 2, 3, 4].includes(Number(status))),
        (status) => {
          expect(knownState(nodeWith({ status }), said)).not.toHaveProperty("online");
        },
      ),
      randomRuns(300),
    );
  });

  it("of a lock that is asked are no place of its bolt", () => {
    fc.assert(
      fc.property(oddValue(...modes), (mode) => {
        expect(lockedIn(mode)).toBeNull();
        expect(known("mode", mode)).toMatchObject({ locked: null });
      }),
      randomRuns(300),
    );
  });
});
