// Names of locks are topics, and may look like topics of Zigbee2MQTT's own.
import { expect, it } from "vitest";
import { frontDoor, lockNamed } from "../../../test/locks/zigbee2mqtt-house.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { houseOf } from "./house.ts";

function hearing(...names: string[]) {
  const told: DriverEvent[] = [];
  const house = houseOf(new Map(), {
    base: "zigbee2mqtt",
    codes: { slots: [1], readsDigits: false },
    emit: (event) => void told.push(event),
    now: () => 1,
    isBridge: () => "unheard",
    isListed: () => "unheard",
  });
  house.remember(names.map((name, index) => lockNamed(name, `${frontDoor.slice(0, -1)}${index + 1}`)));
  told.length = 0;
  return {
    told,
    take: (topic: string, message: unknown) => house.take(`zigbee2mqtt/${topic}`, Buffer.from(JSON.stringify(message))),
  };
}

it.each([
  "bridge/entrance",
  "gate/get/main",
  "gate/set/main",
  "door/set",
  "shed/availability",
  "bridge/a/availability",
])("a lock named %s is heard", (name) => {
  const { told, take } = hearing(name);
  take(name, { lock_state: "locked" });
  take(`${name}/availability`, { state: "offline" });
  expect(told).toMatchObject([
    { type: "state", locked: true },
    { type: "state", online: false },
  ]);
});

it("a topic that is one lock's state and another's availability is read as both", () => {
  const { told, take } = hearing("shed", "shed/availability");
  take("shed/availability", { state: "offline" });
  take("shed/availability", { state: "LOCK", lock_state: "locked" });
  expect(told).toMatchObject([
    { key: "zigbee:0x000d6f0000000a01", online: false },
    { key: "zigbee:0x000d6f0000000a02", locked: true },
  ]);
});

it("a lock with a name of Zigbee2MQTT's own topics takes none of them away", () => {
  const { told, take } = hearing("Front door", "bridge/event");
  take("bridge/event", { type: "device_leave", data: { ieee_address: frontDoor } });
  expect(told).toMatchObject([{ type: "device_gone", key: `zigbee:${frontDoor}` }]);
});

it("commands to locks, and topics of no lock, are not heard", () => {
  const { told, take } = hearing("Front door");
  for (const topic of ["Front door/set", "Front door/get", "bridge/entrance", "Front door/left"])
    take(topic, { lock_state: "unlocked", action: "unlock" });
  expect(told).toEqual([]);
});
