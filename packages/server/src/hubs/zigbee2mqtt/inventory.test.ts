// The devices of Zigbee2MQTT that are locks of doors.
import { describe, expect, it } from "vitest";
import { type BridgeDevice, devicesIn } from "./device-reader.ts";
import { isLock } from "./inventory.ts";

const device = (...exposes: unknown[]): BridgeDevice => {
  const [read] =
    devicesIn([{ ieee_address: "0x00124b0000000001", friendly_name: "Door", definition: { exposes } }]) ?? [];
  if (!read) throw new Error("The device was not read.");
  return read;
};
const state = (property: string) => ({ type: "binary", name: "state", property });
const lockState = { type: "enum", name: "lock_state", property: "lock_state" };
function nested(depth: number, inside: object): object {
  let outer = inside;
  for (let level = 0; level < depth; level += 1) outer = { type: "composite", features: [outer] };
  return outer;
}

describe("a lock", () => {
  it.each([
    ["tells where its bolt is", { type: "lock", features: [state("state"), lockState] }],
    [
      "has two ends of a door",
      { type: "lock", features: [state("state_left"), { ...lockState, property: "lock_state_left" }] },
    ],
    ["stands among other features", nested(2, { type: "lock", features: [state("state"), lockState] })],
  ])("%s", (_what, expose) => {
    expect(isLock(device({ type: "climate", features: [] }, expose))).toBe(true);
  });
});

describe("no lock", () => {
  it.each([
    ["a child lock of old definitions", { type: "lock", features: [state("child_lock")] }],
    ["a child lock that is named alone", { type: "lock", property: "child_lock" }],
    ["a child lock whose state has the usual name", { type: "lock", features: [state("state")] }],
    ["a lock without features", { type: "lock" }],
    ["features that are no list", { type: "lock", features: { 0: lockState } }],
    ["a lock state of something else", { type: "text", features: [lockState] }],
  ])("is %s", (_what, expose) => {
    expect(isLock(device({ type: "climate", features: [] }, expose))).toBe(false);
  });
});

it("features that are nested deeper than in any definition do no harm", () => {
  expect(isLock(device(nested(100_000, { type: "lock", features: [lockState] })))).toBe(false);
});
