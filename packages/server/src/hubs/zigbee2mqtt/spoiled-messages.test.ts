// Spoiled messages on a broker neither end the process nor flood the log, and the valid ones among them count.
import { expect, it, onTestFinished } from "vitest";
import { anyDial } from "../../../test/locks/any-dial.ts";
import { frontDoor, lockNamed, openHouse } from "../../../test/locks/zigbee2mqtt-house.ts";
import { expectQuiet, messages, seed, watchProcess, withSeed } from "../../../test/wire/fuzz-run.ts";
import { randomFrom, shuffled, spoil } from "../../../test/wire/spoil.ts";
import { superviseRun } from "../links/supervised-run.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { zigbee2mqttSystem } from "./factory.ts";

const backDoor = "0x000d6f0000000a02";
const devices = [
  { ieee_address: "0x00124b0000000001", friendly_name: "Coordinator", type: "Coordinator", definition: null },
  lockNamed("Front door"),
  lockNamed("Back door", backDoor),
];
const state = {
  lock_state: "locked",
  state: "LOCK",
  battery: 40,
  linkquality: 90,
  action: "unlock",
  action_source_name: "keypad",
  action_user: 1,
  users: { 1: { status: "enabled", pin_code: "2580" }, 2: { status: "available" } },
  auto_relock: { on: true },
};
const kinds: readonly (readonly [topic: string, message: unknown])[] = [
  ["Front door", state],
  ["Front door", { ...state, lock_state: "unlocked", battery: 39 }],
  ["Front door", { action: "pin_code_added", action_user: 2 }],
  ["Front door/availability", { state: "online" }],
  ["Front door/set", { pin_code: { user: 2, pin_code: "1234" } }],
  ["Front door/set/user_status", { user: 2, status: "disabled" }],
  ["bridge/devices", devices],
  ["bridge/info", { version: "2.1.0", config: { advanced: { output: "json" } } }],
  ["bridge/logging", { level: "error", message: "Publish 'set' 'state' to 'Front door' failed: 'timeout'" }],
  ["bridge/event", { type: "device_leave", data: { ieee_address: frontDoor, friendly_name: "Front door" } }],
  ["bridge/response/health_check", { data: { healthy: true }, status: "ok", transaction: "1" }],
  ["bridge/response/device/rename", { data: { from: "Front door", to: "Gate" }, status: "ok" }],
];

it("spoiled messages end nothing, and good ones among them are told", { timeout: 300_000 }, async () => {
  const { uncaught } = watchProcess();
  const house = await openHouse(devices);
  const [told, log]: [DriverEvent[], string[]] = [[], []];
  const { settings } = zigbee2mqttSystem.read({ url: house.url, slots: "1-3" });
  const driver = zigbee2mqttSystem.connect({
    connected_account_id: "test",
    settings,
    secret: () => undefined,
    log: (line) => void log.push(line),
    keep: { read: async () => JSON.parse(spoil(devices.slice(1), () => 0.5)) as unknown, write: async () => {} },
    now: () => Date.now(),
    dial: anyDial,
    released: new AbortController().signal,
  });
  const run = superviseRun({ connect: () => driver, emit: (event) => void told.push(event), now: () => Date.now() });
  onTestFinished(async () => {
    await run.stop();
    house.close();
  });
  await expect.poll(() => told.filter(({ type }) => type === "device").length, { timeout: 10_000 }).toBe(2);
  const random = randomFrom(seed);
  for (let sent = 0; sent < messages; sent += kinds.length) {
    const round = shuffled(kinds, random).map(([topic, message]) => {
      const text = random() < 0.9 ? spoil(message, random) : JSON.stringify(message);
      return house.sayText(topic, text, random() < 0.02);
    });
    await Promise.all(round);
  }
  const { length } = told;
  const isTold = () => told.slice(length).some((event) => event.type === "operated" && event.key.includes(backDoor));
  await expect
    .poll(
      () => {
        house.say("bridge/info", { version: "2.1.0" }, true);
        house.say("bridge/state", { state: "online" }, true);
        house.say("bridge/devices", devices, true);
        house.say("Back door", { action: "unlock", action_source_name: "keypad", action_user: 1 });
        return isTold();
      },
      { timeout: 60_000, interval: 200, message: withSeed("a good event is told") },
    )
    .toBe(true);
  expectQuiet(uncaught, log);
  expect({ seed, isBounded: told.length < messages / 2 }).toEqual({ seed, isBounded: true });
});
