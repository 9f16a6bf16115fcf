// Hubs and brokers with certificates of an authority of their own, over real TLS: for probes and for links.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer as createHttpsServer } from "node:https";
import type { Socket } from "node:net";
import { rootCertificates, createServer as createTlsServer, type Server } from "node:tls";
import { Aedes } from "aedes";
import { afterAll, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { makeAuthority } from "../../../test/tls/certificates.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { reachOf } from "./dial.ts";
import { type Authorities, authoritiesIn } from "./hub-authorities.ts";
import { loadSystems } from "../../hubs/driver-processes/load-systems.ts";

const authority = makeAuthority();
const right = authority.issue("IP:127.0.0.1");
const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
  authority.remove();
});

async function portOf(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("secureConnection", (socket) => sockets.add(socket.on("error", () => "a visitor left")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as { port: number }).port;
}

async function zwaveHub(identity: object): Promise<string> {
  const server = createHttpsServer(identity);
  new WebSocketServer({ server }).on("connection", (socket) => {
    socket.send(JSON.stringify({ type: "version", homeId: 1, minSchemaVersion: 0, maxSchemaVersion: 50 }));
    socket.on("message", (data: Buffer) => {
      const { messageId } = JSON.parse(data.toString()) as { messageId: string };
      socket.send(JSON.stringify({ type: "result", success: true, messageId, result: { state: { nodes: [] } } }));
    });
  });
  return `wss://127.0.0.1:${await portOf(server)}`;
}

async function broker(identity: object): Promise<string> {
  const aedes = await Aedes.createBroker();
  closers.push(() => aedes.close());
  const say = (topic: string, message: unknown) =>
    aedes.publish(
      { cmd: "publish", topic, payload: JSON.stringify(message), retain: true, qos: 0, dup: false },
      () => "said",
    );
  say("zigbee2mqtt/bridge/state", { state: "online" });
  say("zigbee2mqtt/bridge/devices", []);
  aedes.on("publish", ({ topic, payload }, client) => {
    if (client && topic.endsWith("health_check"))
      say("zigbee2mqtt/bridge/response/health_check", { status: "ok", ...JSON.parse(payload.toString()) });
  });
  return `mqtts://127.0.0.1:${await portOf(createTlsServer(identity, aedes.handle))}`;
}

const makers = [
  ["zwave_js", zwaveHub],
  ["zigbee2mqtt", broker],
] as const;

const reachTrusting = (hubCa?: string) => reachOf("any", { authorities: authoritiesIn(hubCa) });

async function systemOf(kind: string, hubCa?: string) {
  const system = (await loadSystems({ drivers: [], hubCa, areDriversConfined: true })).find(
    (each) => each.kind === kind,
  );
  if (!system) throw new Error(`no ${kind}`);
  return system;
}

async function probe(kind: string, url: string, hubCa?: string) {
  const system = await systemOf(kind, hubCa);
  const { settings, secrets } = await system.read({ url });
  const what = { settings, secrets, secret: () => undefined, ...reachTrusting(hubCa) };
  return system.probe(what, AbortSignal.timeout(4000));
}

/** Resolves to the link's first event, or rejects with the reason why there is none. */
async function link(kind: string, url: string, hubCa?: string): Promise<DriverEvent> {
  const system = await systemOf(kind, hubCa);
  const { settings, secrets } = await system.read({ url });
  const [end, released] = [new AbortController(), new AbortController()];
  const driver = await system.connect({
    connected_account_id: "test",
    settings,
    secrets,
    secret: () => undefined,
    log: () => "unread",
    keep: { read: async () => null, write: async () => {} },
    ...reachTrusting(hubCa),
    now: () => Date.now(),
    released: released.signal,
  });
  try {
    return await new Promise<DriverEvent>((resolve, reject) => {
      const hear = (event: DriverEvent) => void (event.type === "link" && resolve(event));
      driver.run?.(hear, end.signal).catch(reject);
    });
  } finally {
    end.abort();
    released.abort();
  }
}

it.each(makers)("%s is trusted by the setting, and not without it", async (kind, make) => {
  const url = await make(right);
  expect(await probe(kind, url, authority.file)).toEqual([]);
  expect(await link(kind, url, authority.file)).toMatchObject({ type: "link", up: true });
  const why = expect.stringContaining("MORTISE_HUB_CA") as string;
  await expect(probe(kind, url)).rejects.toMatchObject({ code: "bad_certificate", message: why });
  await expect(link(kind, url)).rejects.toMatchObject({ fault: "unreachable", message: why });
});

it.each(makers)("%s with a certificate for another name is refused, whatever its authority", async (kind, make) => {
  const url = await make(authority.issue("DNS:hub.example"));
  const why = expect.stringContaining("for another name") as string;
  await expect(probe(kind, url, authority.file)).rejects.toMatchObject({ code: "bad_certificate", message: why });
  await expect(link(kind, url, authority.file)).rejects.toMatchObject({ fault: "unreachable", message: why });
});

it("authorities are added to the well-known ones, however many a file has", () => {
  const file = `${authority.file}.two`;
  const another = makeAuthority();
  closers.push(another.remove);
  writeFileSync(file, `# Cellar\n${readFileSync(authority.file, "utf8")}\n${readFileSync(another.file, "utf8")}`);
  const all: Authorities = authoritiesIn(file) ?? [];
  expect(all).toEqual(expect.arrayContaining([rootCertificates[0]]));
  expect(all.slice(-2).join("\n")).toContain(readFileSync(another.file, "utf8").trim());
  expect(authoritiesIn(undefined)).toBeUndefined();
});

it.each([
  ["is missing", "gone.pem", undefined, /gone\.pem cannot be read \(ENOENT\)\. Check the path/],
  ["is a folder", ".", undefined, /cannot be read \(EISDIR\)/],
  ["holds a key", "key.pem", right.key, /holds no certificate/],
  ["is empty", "empty.pem", "", /holds no certificate/],
  [
    "is damaged",
    "broken.pem",
    "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n",
    /certificate 1 in .* cannot be read/,
  ],
])("a file that %s is refused", (_what, name, text, why) => {
  const file = authority.file.replace("ca.pem", name);
  if (text !== undefined) writeFileSync(file, text);
  expect(() => authoritiesIn(file)).toThrow(why);
});
