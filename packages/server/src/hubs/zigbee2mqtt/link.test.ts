// The reports from which the link counts as up or down.
import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { linkTo, lockNamed, openHouse } from "../../../test/locks/zigbee2mqtt-house.ts";
import { packetGuard } from "./packet-guard.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

it.each([
  ["is offline", "offline", true],
  // The broker may still say "online" after Zigbee2MQTT has died.
  ["does not answer", "online", false],
])("a broker whose Zigbee2MQTT %s is no link", { timeout: 20_000 }, async (what, state, isAlive) => {
  const house = await openHouse([lockNamed("Front door")], state);
  house.isAlive = isAlive;
  const { told, ended, stop } = linkTo(house);
  closers.push(stop, house.close);
  await expect(ended).rejects.toMatchObject({
    fault: "unreachable",
    message: expect.stringContaining(`Zigbee2MQTT ${what}`),
  });
  expect(told).toEqual([]);
});

it("what the broker had before is no report: neither bolt nor battery, place, operation nor departure", async () => {
  const house = await openHouse([lockNamed("Front door")]);
  const old = {
    lock_state: "unlocked",
    battery: 3,
    action: "unlock",
    action_source_name: "keypad",
    action_user: 1,
    users: { 1: { status: "enabled" } },
  };
  house.say("Front door", old, true);
  house.say("Front door/availability", { state: "online" }, true);
  house.say("bridge/event", { type: "device_leave", data: { ieee_address: "0x000d6f0000000a01" } }, true);
  house.answer = () => house.say("Front door", { lock_state: "locked" });
  const { told, stop } = linkTo(house);
  closers.push(stop, house.close);
  await expect.poll(() => told.filter(({ type }) => type === "state").length).toBeGreaterThan(1);
  expect(told.map(({ type }) => type)).toEqual(["link", "device", "state", "state"]);
  expect(told.slice(2)).toMatchObject([{ locked: true }, { locked: true }]);
  expect(told.some((event) => "battery_level" in event)).toBe(false);
});

it("a message of 50 MB ends the link at its first bytes, with a sentence", async () => {
  const size = 50 * 1024 * 1024;
  const length = [0, 7, 14, 21].map((shift, index) => ((size >> shift) & 127) | (index < 3 ? 128 : 0));
  const server = createServer((socket) => {
    socket.on("error", () => "it left");
    const [accepted, publish] = [
      [0x20, 2, 0, 0],
      [0x30, ...length, 0, 1, 97],
    ];
    socket.once("data", () => socket.write(Buffer.from([...(accepted ?? []), ...(publish ?? [])])));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { ended, stop } = linkTo({ url: `127.0.0.1:${(server.address() as { port: number }).port}` });
  closers.push(stop, () => server.close());
  await expect(ended).rejects.toMatchObject({
    fault: "unreachable",
    message: expect.stringContaining("more than 16 MB"),
  });
});

it("packets are followed however they are cut up, and only one that is too large is", () => {
  const packet = (size: number) => [0x30, (size & 127) | 128, size >> 7, ...Array.from({ length: size }, () => 255)];
  const stream = [...packet(300), 0xd0, 0, ...packet(1000)];
  for (const piece of [1, 2, 3, 7, 301, 5000]) {
    const isTooLarge = packetGuard(1000);
    const less = packetGuard(999);
    const found = { most: false, less: false };
    for (let at = 0; at < stream.length; at += piece) {
      const chunk = Uint8Array.from(stream.slice(at, at + piece));
      found.most ||= isTooLarge(chunk);
      found.less ||= less(chunk);
    }
    expect(found).toEqual({ most: false, less: true });
  }
});
