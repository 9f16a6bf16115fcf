// No door opens late, or in place of another: over the published Zigbee2MQTT, frozen, out of reach of its lock, or
// renaming it.
import { connect } from "mqtt";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginOp, expectFault, settleOp } from "../../../packages/server/src/driver/conformance.ts";
import { zigbee2mqttSystem } from "../../../packages/server/src/hubs/zigbee2mqtt/factory.ts";
import { type DriverRun, runDriver } from "../driver-run.ts";
import type { HubProcess } from "../hub-process.ts";
import { hubRig } from "../hub-rig.ts";
import { freePort, newFolder, startBroker, startZigbee2mqtt } from "./program.ts";

let port = 0;
let broker: HubProcess;
let hub: HubProcess;
let run: DriverRun;

beforeAll(async () => {
  port = await freePort();
  broker = await startBroker(port);
  hub = await startZigbee2mqtt(newFolder(port));
  run = await runDriver(zigbee2mqttSystem, { url: `127.0.0.1:${port}`, slots: "1-6" });
}, 90_000);
afterAll(async () => {
  await run?.stop();
  await hub?.kill();
  await broker?.kill();
});

const rig = () => hubRig({ run, hub, key: "zigbee:0x000d6f0000000a01" });
const unlock = (op: Parameters<typeof run.driver.bolt.setLocked>[1]) => run.driver.bolt.setLocked(false, op);
const isShut = async () => (await hub.tell<{ locked: boolean }>("state", {})).locked;
/** Waits longer than a bolt takes to move. */
const aWhile = () => rig().wait(Date.now() + 3000);

it("a lock that was out of reach does not open when it speaks again", { timeout: 60_000 }, async () => {
  await rig().turn(true);
  await rig().cut();
  await expectFault(rig(), unlock, ["unreachable", "timeout"], { ...beginOp(rig()), deadline: Date.now() + 5000 });
  await rig().mend();
  // Zigbee2MQTT keeps a command that a sleeping lock did not take for a day, and sends it when the lock next reports.
  await rig().turn(true);
  await aWhile();
  expect(await isShut()).toBe(true);
});

it.each([
  ["Zigbee2MQTT", () => hub],
  ["a broker", () => broker],
])(
  "%s that is frozen is told nothing, so that nothing happens when it thaws",
  { timeout: 60_000 },
  async (_name, frozen) => {
    await rig().turn(true);
    frozen().child.kill("SIGSTOP");
    try {
      await expectFault(rig(), unlock, ["unreachable"]);
    } finally {
      frozen().child.kill("SIGCONT");
    }
    await aWhile();
    expect(await isShut()).toBe(true);
    await settleOp(rig(), unlock);
    expect(await isShut()).toBe(false);
  },
);

it("a lock that is renamed in the same moment is the one that opens", { timeout: 60_000 }, async () => {
  await rig().turn(true);
  const owner = connect(`mqtt://127.0.0.1:${port}`);
  await new Promise<void>((resolve) => void owner.once("connect", () => resolve()));
  try {
    for (const [from, to] of [
      ["Front door", "Anna's door"],
      ["Anna's door", "Front door"],
    ] as const) {
      owner.publish("zigbee2mqtt/bridge/request/device/rename", JSON.stringify({ from, to }));
      await settleOp(rig(), unlock);
      expect(await isShut()).toBe(false);
      await rig().turn(true);
    }
  } finally {
    owner.end(true);
  }
});
