// The driver for Zigbee2MQTT over the published program, with a fake radio and a real broker.
import { afterAll, beforeAll, expect, it } from "vitest";
import { driverStory, readSlots, settleOp, skippedBy } from "../../../packages/server/src/driver/conformance.ts";
import { scheduleStory } from "../../../packages/server/src/driver/schedule-story.ts";
import { zigbee2mqttSystem } from "../../../packages/server/src/hubs/zigbee2mqtt/factory.ts";
import { roundsOf } from "../../release.ts";
import { type DriverRun, runDriver } from "../driver-run.ts";
import type { HubProcess } from "../hub-process.ts";
import { hubRig } from "../hub-rig.ts";
import { freePort, newFolder, startBroker, startZigbee2mqtt } from "./program.ts";

const key = "zigbee:0x000d6f0000000a01";
let port = 0;
let folder = "";
let broker: HubProcess;
let hub: HubProcess;
let run: DriverRun;

beforeAll(async () => {
  port = await freePort();
  folder = newFolder(port);
  broker = await startBroker(port);
  hub = await startZigbee2mqtt(folder);
  run = await runDriver(zigbee2mqttSystem, { url: `127.0.0.1:${port}`, slots: "1-6" });
}, 90_000);
afterAll(async () => {
  await run?.stop();
  await hub?.kill();
  await broker?.kill();
});

const rig = () => hubRig({ run, hub, key });

/** Zigbee2MQTT does not program schedules of codes. */
const can = { codes: true, hours: false };
for (const step of [...driverStory, ...scheduleStory])
  it.skipIf(skippedBy(can, step))(`a Zigbee lock ${step.name}`, { timeout: 90_000 }, () =>
    expect(step.run(rig())).resolves.toBeUndefined(),
  );

const rounds = roundsOf("HUB_ROUNDS", { usual: 6, release: 100 });

it(`keeps no orphans in ${rounds} rounds of writing and clearing`, { timeout: 600_000 }, async () => {
  const { codes } = run.driver;
  if (!codes) throw new Error("The driver has a part for codes.");
  for (let round = 0; round < rounds; round += 1) {
    const slot = 1 + (round % 5);
    await settleOp(rig(), (op) => codes.write({ slot, code: String(1000 + round) }, op));
    await settleOp(rig(), (op) => codes.clear(slot, op));
  }
  expect(await readSlots(rig())).toEqual([]);
  expect((await hub.tell<{ codes: number[] }>("state", {})).codes).toEqual([]);
});

it("a broker and a Zigbee2MQTT that are killed are found again, and their locks with them", {
  timeout: 120_000,
}, async () => {
  const again = run.isUpAgain();
  await broker.kill();
  await hub.kill();
  broker = await startBroker(port);
  hub = await startZigbee2mqtt(folder);
  await again;
  await settleOp(rig(), (op) => run.driver.bolt.setLocked(false, op));
  await settleOp(rig(), (op) => run.driver.bolt.setLocked(true, op));
  expect((await hub.tell<{ locked: boolean }>("state", {})).locked).toBe(true);
});

it("no digits of a code are in any line of the driver's log", () => {
  expect(run.log.join("\n")).not.toMatch(/\d{4,}/);
});
