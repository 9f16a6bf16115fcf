// A repeated value, or a report of somebody else's operation, is no proof of a command.
import { afterEach, expect, it } from "vitest";
import {
  frontDoor,
  type House,
  type Linked,
  linkTo,
  lockNamed,
  openHouse,
  opFor,
  type Sent,
} from "../../../test/locks/zigbee2mqtt-house.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const isSet = ({ topic }: Sent): boolean => topic.endsWith("/set");
const setsOf = ({ sent }: House): Sent[] => sent.filter(isSet);

type Say = (message: Record<string, unknown>) => void;

/** A lock that answers "locked" to a reading. `onSet` defines its reaction to a command. */
async function houseWith({ name = "Front door", onSet = (_say: Say) => {} } = {}) {
  const house = await openHouse([lockNamed(name)]);
  let remembered: object = { battery: 90 };
  const say = ({ action, action_source_name, ...message }: Record<string, unknown>) => {
    remembered = { ...remembered, ...message };
    house.say(name, { ...remembered, action, action_source_name });
  };
  house.answer = (sent) => (isSet(sent) ? onSet(say) : say({ lock_state: "locked" }));
  const linked = linkTo(house);
  closers.push(linked.stop, house.close);
  await isKnown(linked);
  return { house, say, ...linked };
}

/** Waits until the lock was read, as every lock is when the link comes up. */
async function isKnown({ told }: Pick<Linked, "told">): Promise<void> {
  await expect.poll(() => told.some((event) => event.type === "state" && event.locked !== undefined)).toBe(true);
}

it("a repetition with other news, and operations of others, prove no command: it ends unconfirmed", {
  timeout: 20_000,
}, async () => {
  const doings = [
    { battery: 80 },
    ...["manual", "keypad", undefined].map((source) => ({ action: "lock", action_source_name: source })),
  ];
  const ends = doings.map(async (doing) => {
    const { driver } = await houseWith({ onSet: (say) => say({ lock_state: "locked", ...doing }) });
    return driver.bolt.setLocked(true, opFor());
  });
  expect(await Promise.all(ends)).toEqual(doings.map(() => ({ proof: "ack" })));
});

it("an operation by radio is proof, and so is a bolt that moved", async () => {
  const radio = await houseWith({
    onSet: (say) => say({ lock_state: "locked", action: "lock", action_source_name: "rf" }),
  });
  expect(await radio.driver.bolt.setLocked(true, opFor())).toEqual({ proof: "state" });
  const moved = await houseWith({ onSet: (say) => say({ lock_state: "unlocked" }) });
  expect(await moved.driver.bolt.setLocked(false, opFor())).toEqual({ proof: "state" });
});

it("a lock that never moves is not said to have moved", async () => {
  const { driver } = await houseWith({ onSet: (say) => say({ lock_state: "locked" }) });
  await expect(driver.bolt.setLocked(false, opFor(4000))).rejects.toMatchObject({
    fault: "timeout",
    applied: "unknown",
  });
});

it("nothing is sent to a lock that does not say where its bolt is", async () => {
  const { house, driver } = await houseWith();
  house.answer = (sent) => isSet(sent) && house.say("Front door", { lock_state: "unlocked" });
  await expect(driver.bolt.setLocked(false, opFor(1000))).rejects.toMatchObject({
    fault: "unreachable",
    applied: "no",
  });
  expect(setsOf(house)).toEqual([]);
});

it("nothing is sent while Zigbee2MQTT does not answer", async () => {
  const { house, driver } = await houseWith({ onSet: (say) => say({ lock_state: "unlocked" }) });
  house.isAlive = false;
  await expect(driver.bolt.setLocked(false, opFor())).rejects.toMatchObject({ fault: "unreachable", applied: "no" });
  expect(setsOf(house)).toEqual([]);
});

it("a question that failed does not end a command, a command that failed does, whatever the lock's name", async () => {
  const name = "Anna's 'new' door";
  const failed = (of: string) => ({
    level: "error",
    message: `Publish '${of}' 'state' to '${name}' failed: 'Error: ZCL command (timeout)'`,
  });
  let of = "get";
  const { house, driver } = await houseWith({
    name,
    onSet(say) {
      house.say("bridge/logging", failed(of));
      if (of === "get") say({ lock_state: "unlocked" });
    },
  });
  expect(await driver.bolt.setLocked(false, opFor())).toEqual({ proof: "state" });
  of = "set";
  await expect(driver.bolt.setLocked(true, opFor())).rejects.toMatchObject({
    fault: "unreachable",
    applied: "unknown",
  });
});

it("commands name the lock by its address and are sent once: names change hands", async () => {
  const other = "0x000d6f0000000a02";
  const house = await openHouse([lockNamed("Front door"), lockNamed("Back door", other)]);
  let name = "Front door";
  const states: Record<string, string> = { [frontDoor]: "locked", [other]: "locked" };
  house.answer = ({ topic, message }) => {
    const address = topic.split("/")[1] ?? "";
    if (message["state"] === "UNLOCK") {
      // The two locks swap names between the reading and the command.
      house.say("bridge/devices", [lockNamed("Back door"), lockNamed("Front door", other)], true);
      name = "Back door";
      states[address] = "unlocked";
    }
    house.say(address === frontDoor ? name : name === "Front door" ? "Back door" : "Front door", {
      lock_state: states[address],
    });
  };
  const linked = linkTo(house);
  closers.push(linked.stop, house.close);
  await isKnown(linked);
  expect(await linked.driver.bolt.setLocked(false, opFor())).toEqual({ proof: "state" });
  expect(states).toEqual({ [frontDoor]: "unlocked", [other]: "locked" });
  expect(setsOf(house)).toMatchObject([{ topic: `zigbee2mqtt/${frontDoor}/set`, qos: 0 }]);
});
