// The signal "low" carries no level: neither 0 %, nor 100 %, nor the last level.
import { describe, expect, it } from "vitest";
import { plainLock } from "../../../test/locks/scripted-zwave-hub.ts";
import { knownState, toldBy } from "./events.ts";
import { nodeIn } from "./node-reader.ts";
import type { ZwaveEvent, ZwaveNode } from "./wire.ts";

const said = { key: "zwave:00000001:2", at: 1 };
const battery = (property: string, value: unknown) => ({ commandClass: 128, property, value });
const nodeWith = (...values: object[]): ZwaveNode => nodeIn(plainLock(2, { values })) as ZwaveNode;
const update = (property: string, newValue: unknown, prevValue: unknown = newValue): ZwaveEvent => ({
  nodeId: 2,
  event: "value updated",
  args: { commandClass: 128, property, newValue, prevValue },
});
const told = (node: ZwaveNode, ...events: ZwaveEvent[]) =>
  events
    .flatMap((event) => toldBy(event, node, { ...said }))
    .flatMap((event) => (event.type === "state" ? [[event.battery_level, event.battery_low]] : []));

describe("the signal that a battery is low", () => {
  it("is no level where the server makes it level 0 and isLow, in either order", () => {
    const node = () => nodeWith(battery("level", 20), battery("isLow", false));
    const [level, isLow] = [update("level", 0, 20), update("isLow", true, false)];
    for (const events of [
      [level, isLow],
      [isLow, level],
    ])
      expect(told(node(), ...events).at(-1)).toEqual([null, true]);
    expect(told(node(), level)).toEqual([[null, true]]);
  });

  it("is no level where the server only notifies of it, and the level from before is not remembered as one", () => {
    const node = nodeWith(battery("level", 20));
    const low: ZwaveEvent = { nodeId: 2, event: "notification", ccId: 128, args: { eventType: "battery low" } };
    expect(told(node, low)).toEqual([[null, true]]);
    expect(knownState(node, said)).toMatchObject({ battery_level: null, battery_low: true });
    // New batteries with the same level as the old ones are a change.
    expect(told(node, update("level", 20))).toEqual([[0.2, undefined]]);
  });

  it("is no level in what the hub remembers", () => {
    for (const values of [[battery("level", 255)], [battery("level", 0), battery("isLow", true)]])
      expect(knownState(nodeWith(...values), said)).toMatchObject({ battery_level: null, battery_low: true });
  });
});

it("an empty battery that does not signal is at 0 %", () => {
  const older = nodeWith(battery("level", 20), battery("isLow", false));
  expect(told(older, update("level", 0, 20), update("isLow", false)).at(-1)).toEqual([0, undefined]);
  expect(told(nodeWith(battery("level", 20)), update("level", 0, 20))).toEqual([[0, undefined]]);
});

it("a signal that is remembered beside another level is over", () => {
  expect(knownState(nodeWith(battery("level", 80), battery("isLow", true)), said)).toMatchObject({
    battery_level: 0.8,
  });
  expect(told(nodeWith(battery("isLow", true)), update("level", 80, 0))).toEqual([[0.8, undefined]]);
});

it("a lock without a battery says nothing of one", () => {
  expect(knownState(nodeWith(), said)).not.toHaveProperty("battery_level");
});
