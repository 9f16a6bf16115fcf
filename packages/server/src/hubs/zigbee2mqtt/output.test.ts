// A Zigbee2MQTT that is switched to `output: attribute` after its account was added reports no states any more.
import { afterEach, expect, it, onTestFinished } from "vitest";
import { fakeHub } from "../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../test/locks/linked-house.ts";
import { linkTo, lockNamed, openHouse } from "../../../test/locks/zigbee2mqtt-house.ts";
import { onDatabase } from "../../../test/rig/databases.ts";
import { createRig } from "../../../test/rig/rig.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { zigbee2mqttSystem } from "./factory.ts";
import { anyDial } from "../../../test/locks/any-dial.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const info = (output: string, version = "2.6.0") => ({ version, config: { advanced: { output } } });
const unusable = {
  fault: "unreachable",
  message: expect.stringContaining('Set "output" to "json" or "attribute_and_json"') as string,
};

it("the link ends with the reason, and is not up again before the setting is put right", async () => {
  const house = await openHouse([lockNamed("Front door")]);
  house.say("bridge/info", info("json"), true);
  const { driver, told, ended, stop } = linkTo(house);
  closers.push(stop, house.close);
  await expect.poll(() => told.some(({ type }) => type === "device")).toBe(true);
  house.say("bridge/info", info("attribute"), true);
  await expect(ended).rejects.toMatchObject(unusable);

  const again: DriverEvent[] = [];
  const end = new AbortController();
  closers.push(() => end.abort());
  const emit = (event: DriverEvent) => void again.push(event);
  await expect(driver.run?.(emit, end.signal)).rejects.toMatchObject(unusable);
  expect(again).toEqual([]);

  house.say("bridge/info", info("attribute_and_json"), true);
  driver.run?.(emit, end.signal).catch(() => "stopped");
  await expect.poll(() => again.map(({ type }) => type).slice(0, 2)).toEqual(["link", "device"]);
});

it("a broker that tells the setting late does not bring the link up in between", async () => {
  const house = await openHouse([lockNamed("Front door")]);
  const { driver, told, ended, stop } = linkTo(house);
  closers.push(stop, house.close);
  await expect.poll(() => told.some(({ type }) => type === "device")).toBe(true);
  house.say("bridge/info", info("attribute"));
  await expect(ended).rejects.toMatchObject(unusable);
  const again: DriverEvent[] = [];
  const run = driver.run?.((event) => void again.push(event), new AbortController().signal);
  setTimeout(() => house.say("bridge/info", info("attribute")), 500);
  await expect(run).rejects.toMatchObject(unusable);
  expect(again).toEqual([]);
});

onDatabase(({ open }) => {
  it("the account goes offline, the log says why, and both are well again after it", { timeout: 40_000 }, async () => {
    const house = await openHouse([lockNamed("Front door")]);
    house.answer = () => house.say("Front door", { lock_state: "locked" });
    closers.push(house.close);
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const rig = await createRig(await open(), { systems: [zigbee2mqttSystem], leaseMs: 300, log });
    onTestFinished(() => rig.server.close());
    const { settings } = zigbee2mqttSystem.read({ url: house.url });
    const devices = await zigbee2mqttSystem.probe(
      { settings, secret: () => undefined, dial: anyDial },
      AbortSignal.timeout(4000),
    );
    const hub = { ...fakeHub(), system: zigbee2mqttSystem, devices: [...devices] };
    const { doors, isUp } = await linkedHouse(rig, hub, { url: house.url });
    await isUp();
    const errors = async () => {
      rig.clock.advance(31_000);
      return (await doors())[0]?.errors.map(({ error_code }) => error_code);
    };
    house.say("bridge/info", info("attribute"), true);
    await expect.poll(errors, { timeout: 15_000 }).toContain("account_disconnected");
    expect(lines.join("\n")).toContain('Set "output" to "json" or "attribute_and_json"');
    house.say("bridge/info", info("json"), true);
    await expect.poll(errors, { timeout: 20_000 }).toEqual([]);
  });
});
