// Distinguishes mistakes in connecting Zigbee2MQTT, over a real broker. Hostile programs on that broker do no harm.
import { createServer, type Server, type Socket } from "node:net";
import { Aedes } from "aedes";
import { afterEach, expect, it } from "vitest";
import type { DriverEvent } from "../../driver/driver.ts";
import { zigbee2mqttSystem } from "./factory.ts";
import { houseOf } from "./house.ts";
import { anyDial } from "../../../test/locks/any-dial.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listening(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => "a visitor left");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** Starts a broker. @param retained - Messages that it holds already. */
async function brokerWith(retained: Record<string, unknown>, login?: string): Promise<string> {
  const broker = await Aedes.createBroker({
    authenticate: (_client, name, password, done) => {
      const isKnown = login === undefined || `${name}:${String(password)}` === login;
      done(isKnown ? null : Object.assign(new Error("refused"), { returnCode: 5 }), isKnown);
    },
  });
  closers.push(() => broker.close());
  const address = await listening(createServer(broker.handle));
  for (const [topic, message] of Object.entries(retained)) {
    const payload = Buffer.from(typeof message === "string" ? message : JSON.stringify(message));
    await new Promise<void>((resolve, reject) =>
      broker.publish({ cmd: "publish", topic, payload, retain: true, qos: 0, dup: false }, (error) =>
        error ? reject(error) : resolve(),
      ),
    );
  }
  return address;
}

const door = {
  ieee_address: "0x000d6f0000000a01",
  friendly_name: "Front door",
  interview_completed: true,
  definition: {
    vendor: "Yale",
    model: "YRD226",
    exposes: [{ type: "lock", features: [{ name: "state" }, { name: "lock_state" }] }, { name: "pin_code" }],
  },
};
const online = { "zigbee2mqtt/bridge/state": { state: "online" } };

const probe = (url: string, typed: Record<string, string> = {}, patienceMs = 5000) => {
  const { settings, secrets } = zigbee2mqttSystem.read({ url, ...typed });
  return zigbee2mqttSystem.probe(
    { settings, secret: (name) => secrets[name], dial: anyDial },
    AbortSignal.timeout(patienceMs),
  );
};

it("finds the locks that Zigbee2MQTT has", async () => {
  const bulb = {
    ieee_address: "0x000d6f0000000a02",
    friendly_name: "Bulb",
    definition: { exposes: [{ type: "light" }] },
  };
  const url = await brokerWith({ ...online, "zigbee2mqtt/bridge/devices": [door, bulb, null, { ieee_address: "x" }] });
  expect(await probe(url)).toMatchObject([
    { key: "zigbee:0x000d6f0000000a01", name: "Front door", codes: { readback: "occupancy" } },
  ]);
});

it("tells a refused login, a silent base topic and an offline Zigbee2MQTT apart", async () => {
  const guarded = await brokerWith(online, "mortise:secret");
  await expect(probe(guarded)).rejects.toMatchObject({ code: "bad_credentials" });
  await expect(probe(guarded, { username: "mortise", password: "wrong" })).rejects.toMatchObject({
    code: "bad_credentials",
  });
  await expect(probe(await brokerWith({}))).rejects.toMatchObject({ code: "may_not_read" });
  await expect(probe(await brokerWith({ "zigbee2mqtt/bridge/state": "offline" }))).rejects.toMatchObject({
    code: "system_offline",
  });
});

it("tells a closed port, a silent one, another program and a missing TLS apart", async () => {
  await expect(probe("127.0.0.1:1")).rejects.toMatchObject({ code: "nothing_listens" });
  await expect(probe(await listening(createServer(() => "silence")), {}, 500)).rejects.toMatchObject({
    code: "no_answer",
  });
  const rude = await listening(createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")));
  await expect(probe(rude)).rejects.toMatchObject({ name: "ConnectError" });
  await expect(probe(`mqtts://${await brokerWith(online)}`)).rejects.toMatchObject({ code: "no_tls" });
});

const info = (version: unknown, config: object = {}) => ({ "zigbee2mqtt/bridge/info": { version, config } });
const list = { "zigbee2mqtt/bridge/devices": [door] };

it.each([
  ["is too old", info("1.16.2"), "too_old"],
  ["publishes properties alone", info("2.14.1", { advanced: { output: "attribute" } }), "output_is_attribute"],
  ["did so by an older setting", info("1.28.0", { experimental: { output: "attribute" } }), "output_is_attribute"],
])("says that a Zigbee2MQTT %s, though it lists its locks", async (_what, told, code) => {
  await expect(probe(await brokerWith({ ...online, ...list, ...told }))).rejects.toMatchObject({ code });
});

it.each([
  ["of the oldest release", info("1.17.0")],
  ["of a later release than was tried", info("3.0.0-dev")],
  ["whose release is a word", info("dev")],
  ["whose release is no text", info(1)],
  ["that publishes both", info("2.14.1", { advanced: { output: "attribute_and_json" } })],
  ["that left an older topic behind", { ...info("2.14.1"), "zigbee2mqtt/bridge/config": { version: "1.10.0" } }],
])("finds the locks of a Zigbee2MQTT %s", async (_what, told) => {
  expect(await probe(await brokerWith({ ...online, ...list, ...told }))).toHaveLength(1);
});

it("says that a list is missing because Zigbee2MQTT is too old, or too new to be read", {
  timeout: 20_000,
}, async () => {
  const old = probe(await brokerWith({ ...online, "zigbee2mqtt/bridge/config": { version: "1.14.4" } }));
  const unreadable = { "zigbee2mqtt/bridge/devices": { devices: [door] } };
  const later = probe(await brokerWith({ ...online, ...unreadable, ...info("3.1.0") }));
  await expect(old).rejects.toMatchObject({ code: "too_old", message: expect.stringContaining("Update it") });
  await expect(later).rejects.toMatchObject({ code: "may_not_read", message: expect.stringContaining("is newer") });
});

it("says that Zigbee2MQTT is offline though its list came first", async () => {
  const url = await brokerWith({ ...list, "zigbee2mqtt/bridge/state": { state: "offline" } });
  await expect(probe(url)).rejects.toMatchObject({ code: "system_offline" });
});

it.each([
  ["an address of something else", { url: "http://192.168.1.20" }],
  ["a name in the address", { url: "mqtt://name:word@192.168.1.20" }],
  ["a base topic that would hear everything", { url: "192.168.1.20", base_topic: "#" }],
  ["a place that no lock has", { url: "192.168.1.20", slots: "1-300" }],
  ["places that are no numbers", { url: "192.168.1.20", slots: "all" }],
])("refuses %s", (_what, typed) =>
  expect(() => zigbee2mqttSystem.read(typed)).toThrow(expect.objectContaining({ code: "bad_address" })),
);

it("takes no harm from what others publish, and takes no lock away because a list is missing", () => {
  const told: DriverEvent[] = [];
  const house = houseOf(new Map(), {
    base: "zigbee2mqtt",
    codes: { slots: [1], readsDigits: false },
    emit: (event) => told.push(event),
    now: () => 1000,
    isBridge: () => "unheard",
    isListed: () => "unheard",
  });
  const take = (topic: string, message: unknown) =>
    house.take(`zigbee2mqtt/${topic}`, Buffer.from(typeof message === "string" ? message : JSON.stringify(message)));
  take("bridge/devices", [door]);
  told.length = 0;
  for (const [topic, message] of [
    ["bridge/devices", "{"],
    ["bridge/devices", { not: "a list" }],
    ["bridge/devices", [{ ieee_address: "0x000d6f0000000a03", friendly_name: "a/#", definition: door.definition }]],
    ["Front door", "null"],
    ["Front door", "x".repeat(300_000)],
    ["Front door/set", { state: "UNLOCK" }],
    ["Nobody", { lock_state: "unlocked" }],
    ["bridge/event", { type: "device_leave", data: null }],
  ] as const)
    take(topic, message);
  // A lock is gone if a list lacks it after one that had it, and not otherwise.
  expect(told.map(({ type }) => type)).toEqual(["device_gone"]);
  take("bridge/devices", [door]);
  // A new name counts before the next list.
  take("bridge/response/device/rename", { status: "ok", data: { from: "Front door", to: "Back door" } });
  take("bridge/response/device/rename", { status: "ok", data: { from: "Back door", to: "a/#" } });
  take("Back door", { lock_state: "not_fully_locked", action: "unlock", action_source_name: "keypad", action_user: 3 });
  expect(told.slice(1)).toMatchObject([
    { type: "device", device: { name: "Front door" } },
    { type: "device", device: { name: "Back door" } },
    { type: "operated", operation: "unlock", by: "keypad", slot: 3 },
    { type: "state", jammed: true },
  ]);
});
