// A broker with a scripted Zigbee2MQTT, for cases that the published program rarely produces.
import { createServer, type Socket } from "node:net";
import { Aedes } from "aedes";
import type { DriverEvent, LockDriver, Op } from "../../src/driver/driver.ts";
import { zigbee2mqttSystem } from "../../src/hubs/zigbee2mqtt/factory.ts";
import { anyDial } from "./any-dial.ts";

export interface Sent {
  topic: string;
  message: Record<string, unknown>;
  qos: number;
}

export interface House {
  url: string;
  /** Commands and reads sent to locks, in order. */
  sent: Sent[];
  /** Handles each message. By default it does not answer. */
  answer: (sent: Sent) => void;
  /** Whether Zigbee2MQTT answers health checks. */
  isAlive: boolean;
  /** Publishes below the base topic. */
  say(this: void, topic: string, message: unknown, retain?: boolean): void;
  /** Publishes a text that need not be JSON. Resolves once the broker has accepted it. */
  sayText(this: void, topic: string, text: string, retain?: boolean): Promise<unknown>;
  close(this: void): void;
}

export const frontDoor = "0x000d6f0000000a01";

export const lockNamed = (friendly_name: string, ieee_address = frontDoor) => ({
  ieee_address,
  friendly_name,
  interview_completed: true,
  definition: {
    vendor: "Yale",
    model: "YRD226",
    exposes: [
      { type: "lock", features: [{ name: "state" }, { name: "lock_state" }] },
      { name: "pin_code" },
      { property: "battery" },
    ],
  },
});

export async function openHouse(devices: readonly object[], bridge: string | undefined = "online"): Promise<House> {
  const broker = await Aedes.createBroker();
  const server = createServer(broker.handle);
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket.on("error", () => "a visitor left")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  let said: Promise<unknown> = Promise.resolve();
  // Messages are sent in sequence, as by one program.
  const sayText = (topic: string, text: string, retain = false): Promise<unknown> => {
    const payload = Buffer.from(text);
    const packet = { cmd: "publish", topic: `zigbee2mqtt/${topic}`, payload, retain, qos: 0, dup: false } as const;
    said = said.then(() => new Promise<void>((resolve) => broker.publish(packet, () => resolve())));
    return said;
  };
  const say = (topic: string, message: unknown, retain?: boolean) =>
    void sayText(topic, JSON.stringify(message), retain);
  const house: House = {
    url: `127.0.0.1:${(server.address() as { port: number }).port}`,
    sent: [],
    answer: () => "silent",
    isAlive: true,
    say,
    sayText,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      broker.close();
    },
  };
  broker.on("publish", ({ topic, payload, qos }, client) => {
    if (!client) return;
    const message = JSON.parse(payload.toString()) as Record<string, unknown>;
    if (topic === "zigbee2mqtt/bridge/request/health_check" && house.isAlive)
      say("bridge/response/health_check", {
        data: { healthy: true },
        status: "ok",
        transaction: message["transaction"],
      });
    if (!/\/[sg]et$/.test(topic)) return;
    const sent = { topic, message, qos };
    house.sent.push(sent);
    house.answer(sent);
  });
  if (bridge !== undefined) say("bridge/state", { state: bridge }, true);
  say("bridge/devices", devices, true);
  return house;
}

export interface Linked {
  driver: LockDriver;
  told: DriverEvent[];
  /** Rejects when the link is lost. */
  ended: Promise<void>;
  stop(this: void): void;
}

/**
 * Links to the house.
 * @param typed - Settings besides the address.
 */
export function linkTo({ url }: Pick<House, "url">, typed: Record<string, string> = {}): Linked {
  const { settings } = zigbee2mqttSystem.read({ url, slots: "1-3", ...typed });
  const [told, ended]: [DriverEvent[], AbortController] = [[], new AbortController()];
  const driver = zigbee2mqttSystem.connect({
    connected_account_id: "test",
    settings,
    secret: () => undefined,
    log: () => "unread",
    keep: { read: async () => null, write: async () => {} },
    dial: anyDial,
    now: () => Date.now(),
    released: ended.signal,
  }) as LockDriver;
  const run = driver.run?.((event) => void told.push(event), ended.signal) ?? Promise.resolve();
  run.catch(() => "told to the test");
  return { driver, told, ended: run, stop: () => ended.abort() };
}

let operations = 0;

export const opFor = (patienceMs = 20_000, key = `zigbee:${frontDoor}`): Op => ({
  device_id: "d",
  workspace_id: "w",
  key,
  op_id: `op ${(operations += 1)}`,
  now: Date.now(),
  deadline: Date.now() + patienceMs,
  signal: new AbortController().signal,
});
