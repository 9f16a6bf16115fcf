// Over the published Zigbee2MQTT: names of locks that look like other topics, and formats of publishing.
import { connect } from "mqtt";
import { afterAll, beforeAll, expect, it } from "vitest";
import { settleOp } from "../../../packages/server/src/driver/conformance.ts";
import { zigbee2mqttSystem } from "../../../packages/server/src/hubs/zigbee2mqtt/factory.ts";
import { type DriverRun, runDriver } from "../driver-run.ts";
import type { HubProcess } from "../hub-process.ts";
import { hubRig } from "../hub-rig.ts";
import { freePort, newFolder, startBroker, startZigbee2mqtt } from "./program.ts";
import { anyDial } from "../../../packages/server/test/locks/any-dial.ts";

let port = 0;
let broker: HubProcess;
let hub: HubProcess;
let run: DriverRun;

beforeAll(async () => {
  port = await freePort();
  broker = await startBroker(port);
  hub = await startZigbee2mqtt(newFolder(port, { output: "attribute_and_json" }));
  run = await runDriver(zigbee2mqttSystem, { url: `127.0.0.1:${port}`, slots: "1-6" });
}, 90_000);
afterAll(async () => {
  await run?.stop();
  await hub?.kill();
  await broker?.kill();
});

const key = "zigbee:0x000d6f0000000a01";
const rig = () => hubRig({ run, hub, key });
const name = () => run.told.flatMap((event) => (event.type === "device" ? [event.device.name] : [])).at(-1);

async function rename(from: string, to: string): Promise<void> {
  const owner = connect(`mqtt://127.0.0.1:${port}`);
  await owner.publishAsync("zigbee2mqtt/bridge/request/device/rename", JSON.stringify({ from, to }));
  await expect.poll(name, { timeout: 10_000 }).toBe(to);
  await owner.endAsync();
}

it.each(["bridge/entrance", "gate/get/main", "gate/set/main", "shed/availability"])(
  "a lock named %s moves, and is heard",
  async (to) => {
    await rename(name() ?? "", to);
    await settleOp(rig(), (op) => run.driver.bolt.setLocked(true, op));
    const events = await rig().turn(false);
    expect(events).toContainEqual(expect.objectContaining({ type: "state", locked: false }));
    expect(await settleOp(rig(), (op) => run.driver.bolt.setLocked(true, op))).toEqual({ proof: "state" });
  },
);

it("names the network that its coordinator has", () => {
  const inventory = run.told.flatMap((event) => (event.type === "inventory" ? [event] : [])).at(-1);
  expect(inventory?.network).toMatch(/^zigbee:0x[\da-f]{16}$/);
  expect(inventory?.keys).toEqual(expect.arrayContaining([inventory?.network, key]));
});

const probe = (at: number) => {
  const { settings } = zigbee2mqttSystem.read({ url: `127.0.0.1:${at}` });
  return zigbee2mqttSystem.probe({ settings, secret: () => undefined, dial: anyDial }, AbortSignal.timeout(10_000));
};

it("a Zigbee2MQTT that publishes JSON as well can be connected", async () => {
  expect(await probe(port)).toMatchObject([{ key }]);
});

it("a Zigbee2MQTT that publishes properties alone is named when it is connected", { timeout: 90_000 }, async () => {
  const at = await freePort();
  const otherBroker = await startBroker(at);
  const other = await startZigbee2mqtt(newFolder(at, { output: "attribute" }));
  try {
    await expect
      .poll(() => probe(at).catch((error: Error) => error.message), { timeout: 30_000, interval: 1000 })
      .toContain('Set "output" to "json"');
  } finally {
    await other.kill();
    await otherBroker.kill();
  }
});
