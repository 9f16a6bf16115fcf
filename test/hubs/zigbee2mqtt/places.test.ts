// Slots of a lock over the published Zigbee2MQTT: codes that are switched off, codes changed at the keypad, and digits
// that the lock hides.
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { beginOp, expectFault, settleOp, withCodes } from "../../../packages/server/src/driver/conformance.ts";
import type { SlotState } from "../../../packages/server/src/driver/driver.ts";
import { zigbee2mqttSystem } from "../../../packages/server/src/hubs/zigbee2mqtt/factory.ts";
import { type DriverRun, runDriver } from "../driver-run.ts";
import type { HubProcess } from "../hub-process.ts";
import { hubRig } from "../hub-rig.ts";
import { freePort, newFolder, startBroker, startZigbee2mqtt } from "./program.ts";

let broker: HubProcess;
let hub: HubProcess;
let run: DriverRun;

beforeAll(async () => {
  const port = await freePort();
  broker = await startBroker(port);
  hub = await startZigbee2mqtt(newFolder(port, { tellsDigits: true }));
  run = await runDriver(zigbee2mqttSystem, { url: `127.0.0.1:${port}`, slots: "1-6", read_digits: "yes" });
}, 90_000);
afterAll(async () => {
  await run?.stop();
  await hub?.kill();
  await broker?.kill();
});
afterEach(async () => {
  await hub.tell("mend", {});
});

const key = "zigbee:0x000d6f0000000a01";
const rig = () => hubRig({ run, hub, key });
const write = (slot: number, code: string) =>
  settleOp(rig(), (op) => withCodes(rig()).write({ slot, code }, op), {
    ...beginOp(rig()),
    deadline: Date.now() + 30_000,
  });
const clear = (slot: number) => settleOp(rig(), (op) => withCodes(rig()).clear(slot, op));
const read = (slot: number): Promise<SlotState> =>
  settleOp(rig(), async (op) => (await withCodes(rig()).readSlot?.(slot, op)) ?? expect.unreachable());

interface Place {
  place: number;
  status: string;
  digits: string;
}
const placeAt = async (slot: number) =>
  (await hub.tell<{ places: Place[] }>("state", {})).places.find(({ place }) => place === slot);

const news = () => run.told.flatMap((event) => (event.type === "slot_news" && event.key === key ? [event.slot] : []));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it("a lock that has told only zeros tells no digits; once it has told others, zeros are a code", async () => {
  await hub.tell("zeros", {});
  expect(await write(1, "4711")).toEqual({ proof: "readback" });
  expect(await read(1)).toEqual({ slot: 1, occupied: true });
  await hub.tell("mend", {});
  expect(await read(1)).toEqual({ slot: 1, occupied: true, code: "4711" });
  await hub.tell("zeros", {});
  expect(await read(1)).toEqual({ slot: 1, occupied: true, code: "0000" });
  await expectFault(rig(), (op) => withCodes(rig()).write({ slot: 1, code: "4712" }, op), ["rejected"]);
  await hub.tell("mend", {});
  await clear(1);
  expect(await read(1)).toEqual({ slot: 1, occupied: false });
});

it("a code that is switched off at the lock is read as that, and written anew it is on", async () => {
  await write(2, "2580");
  await hub.tell("switchOff", { place: 2 });
  expect(await read(2)).toEqual({ slot: 2, occupied: true, active: false, code: "2580" });
  expect((await rig().type("2580")).opened).toBe(false);
  await hub.tell("switchOn", { place: 2 });
  expect(await read(2)).toEqual({ slot: 2, occupied: true, code: "2580" });
  await hub.tell("switchOff", { place: 2 });
  expect(await write(2, "2580")).toEqual({ proof: "readback" });
  expect(await placeAt(2)).toEqual({ place: 2, status: "enabled", digits: "2580" });
});

it("a lock that keeps a written code switched off is told once to enable it", async () => {
  await hub.tell("keepsOff", { once: true });
  expect(await write(3, "3690")).toEqual({ proof: "readback" });
  expect(await placeAt(3)).toEqual({ place: 3, status: "enabled", digits: "3690" });
});

it("a lock that keeps every code switched off proves none", async () => {
  await hub.tell("keepsOff", {});
  const error = await expectFault(rig(), (op) => withCodes(rig()).write({ slot: 4, code: "1470" }, op), ["inactive"]);
  expect(error.applied).toBe("no");
  expect(await placeAt(4)).toMatchObject({ status: "disabled" });
});

it.each([
  ["programmed", "programAt", { place: 5, digits: "9876" }],
  ["changed", "programAt", { place: 5, digits: "8765" }],
  ["erased", "erase", { place: 5 }],
])("a code that is %s at the keypad is news of its place", async (_what, deed, input) => {
  const before = news().length;
  await hub.tell(deed, input);
  await expect.poll(() => news().slice(before), { timeout: 10_000 }).toEqual([5]);
  expect((await read(5)).code).toBe("digits" in input ? input.digits : undefined);
});

it("news is of places that the account does not own as well, and they can be read", async () => {
  const before = news().length;
  await hub.tell("programAt", { place: 30, digits: "5432" });
  await expect.poll(() => news().slice(before), { timeout: 10_000 }).toEqual([30]);
  expect(await read(30)).toMatchObject({ occupied: true });
});

it("reading causes no news, and writing no more than the lock tells of it", { timeout: 60_000 }, async () => {
  await pause(1000);
  let before = news().length;
  // The lock does not report the change, so its answer differs from the stored state.
  await hub.tell("switchOff", { place: 2 });
  for (let times = 0; times < 3; times += 1) await read(2);
  await pause(1000);
  expect(news().slice(before)).toEqual([]);
  before = news().length;
  await write(6, "6543");
  await clear(6);
  await pause(1000);
  // The lock reports that a code was added and deleted, whoever did it.
  expect(news().slice(before)).toEqual([6, 6]);
});

it("no digits of a code are in any line of the driver's log", () => {
  expect(run.log.join("\n")).not.toMatch(/\d{4,}/);
});
