// A list of devices names the network, its devices, and which of them are no locks.
import { expect, it } from "vitest";
import { frontDoor, lockNamed } from "../../../test/locks/zigbee2mqtt-house.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { houseOf } from "./house.ts";

const coordinator = (digit: number) => ({
  ieee_address: `0x00124b000000000${digit}`,
  type: "Coordinator",
  friendly_name: "Coordinator",
});
const backDoor = "0x000d6f0000000a02";
const radiator = {
  ...lockNamed("Radiator", "0x000d6f0000000b01"),
  definition: { exposes: [{ type: "lock", features: [{ name: "state", property: "child_lock" }] }] },
};

function hearing() {
  const told: DriverEvent[] = [];
  const house = houseOf(new Map(), {
    base: "zigbee2mqtt",
    codes: { slots: [1], readsDigits: false },
    emit: (event) => void told.push(event),
    now: () => 1,
    isBridge: () => "unheard",
    isListed: () => "unheard",
  });
  const list = (...devices: object[]) => {
    told.length = 0;
    house.take("zigbee2mqtt/bridge/devices", Buffer.from(JSON.stringify(devices)));
    return told.map((event) => (event.type === "device" ? `device ${event.device.key}` : event));
  };
  return { list, locks: house.locks };
}

it("names its network before its devices, with all that it has", () => {
  const unnamed = { ieee_address: backDoor, friendly_name: "no+name" };
  expect(hearing().list(coordinator(1), lockNamed("Front door"), unnamed)).toEqual([
    {
      type: "inventory",
      at: 1,
      network: "zigbee:0x00124b0000000001",
      keys: ["zigbee:0x00124b0000000001", `zigbee:${frontDoor}`, `zigbee:${backDoor}`],
    },
    `device zigbee:${frontDoor}`,
  ]);
});

it.each([
  ["has no coordinator", [lockNamed("Front door")]],
  ["has a device without an address", [coordinator(1), lockNamed("Front door"), { friendly_name: "cut" }]],
])("is no proof where it %s", (_what, devices) => {
  expect(hearing().list(...devices)).toEqual([`device zigbee:${frontDoor}`]);
});

it("of another network takes no door away, and none of its own is commanded any more", () => {
  const { list, locks } = hearing();
  list(coordinator(1), lockNamed("Front door"));
  const told = list(coordinator(2), lockNamed("Side door", backDoor));
  expect(told).toMatchObject([
    { type: "inventory", network: "zigbee:0x00124b0000000002" },
    `device zigbee:${backDoor}`,
  ]);
  expect([...locks.keys()]).toEqual([`zigbee:${backDoor}`]);
});

it("says that a radiator with a child lock is no door, unless it is being interviewed", () => {
  const { list } = hearing();
  expect(list(coordinator(1), radiator)).toContainEqual({
    type: "device_gone",
    at: 1,
    key: "zigbee:0x000d6f0000000b01",
  });
  const told = list(coordinator(1), { ...radiator, interview_completed: false });
  expect(told).toMatchObject([{ type: "inventory" }]);
});
