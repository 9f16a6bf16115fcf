import { createServer, type AddressInfo, type Server as TcpServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import type { Database } from "../../src/base/db/database.ts";
import { type Receiver, startReceiver, startWebhookService, type WebhookService } from "../webhooks/webhook-service.ts";
import type { HostAddress } from "../../src/base/outgoing/resolve-host.ts";

// Hundreds of messages take a while on a busy machine.
const patiently = { interval: 5, timeout: 60_000 };
vi.setConfig({ testTimeout: 90_000 });

/** Timeout in milliseconds for receivers that never answer. Others have the usual one, in case the machine is busy. */
const timeoutMs = 300;

let database: Database;
let service: WebhookService;
let receiver: Receiver;
let app: string;
const lookedUp: string[] = [];
const enteredHost = "receiver.example";
let addresses: (host: string) => HostAddress[] = () => [];

beforeEach(async () => {
  lookedUp.length = 0;
  addresses = () => [{ address: "127.0.0.1", family: 4 }];
  database = await openSqlite({ folder: null });
  const resolve = async (host: string): Promise<HostAddress[]> => {
    // The name resolves to this address when the endpoint is entered, and later to the one that the test is about.
    if (host === enteredHost) return [{ address: "8.8.8.8", family: 4 }];
    lookedUp.push(host);
    return addresses(host);
  };
  service = await startWebhookService(database, { resolve });
  receiver = await startReceiver();
  app = (await service.mortise.application.create({ name: "Hotel" })).id;
});
afterEach(async () => {
  await service.server.close();
  await receiver.close();
  await database.close();
});

/** Sends one message to an endpoint. Resolves to its attempt. */
async function attempt(url: string, { mortise, server } = service) {
  const { id } = await mortise.endpoint.create(app, { url: `https://${enteredHost}` });
  // The endpoint was entered before private addresses were refused.
  await database.query.updateTable("webhook_endpoints").set({ url }).where("endpoint_id", "=", id).execute();
  await mortise.message.create(app, { eventType: "a", payload: { n: 1 } });
  await server.tick();
  const { data } = await mortise.messageAttempt.listByEndpoint(app, id);
  expect(data).toHaveLength(1);
  return { status: data[0]?.status, code: data[0]?.responseStatusCode, response: data[0]?.response ?? "" };
}

describe("a delivery to a receiver that never ends its answer", () => {
  let impatient: WebhookService;
  beforeEach(async () => {
    await service.server.close();
    impatient = await startWebhookService(database, { timeoutMs });
    app = (await impatient.mortise.application.create({ name: "Hotel" })).id;
  });
  afterEach(() => impatient.server.close());

  test("times out if no answer comes", async () => {
    receiver.answer = () => undefined;
    expect(await attempt(receiver.url, impatient)).toEqual({
      status: 2,
      code: 0,
      response: "No complete response within 0.3 s.",
    });
  });

  test.each([
    [200, 0],
    [500, 2],
  ])("is taken by its status %i if the body comes byte by byte", async (code, status) => {
    receiver.answer = (response) => {
      response.writeHead(code);
      const timer = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(timer));
    };
    expect(await attempt(receiver.url, impatient)).toMatchObject({
      status,
      code,
      response: expect.stringMatching(/^\.+$/),
    });
  });
});

describe("a receiver that", () => {
  test("resets the connection fails", async () => {
    receiver.answer = (response) => response.socket?.resetAndDestroy();
    expect(await attempt(receiver.url)).toEqual({
      status: 2,
      code: 0,
      response: "The connection was closed before a response arrived.",
    });
  });

  test("answers 10 MB is taken by its status, and the start of its body stored", async () => {
    receiver.answer = (response) => response.writeHead(200).end("y".repeat(10_000_000));
    expect(await attempt(receiver.url)).toEqual({ status: 0, code: 200, response: "y".repeat(20_000) });
  });

  test("answers binary data has it stored as base64", async () => {
    receiver.answer = (response) => response.writeHead(400).end(Buffer.from([0xff, 0x00]));
    expect(await attempt(receiver.url)).toEqual({ status: 2, code: 400, response: "/wA=" });
  });

  test("does not speak TLS at an https address fails with a message that says so", async () => {
    const { response } = await attempt(receiver.url.replace("http:", "https:"));
    expect(response).toMatch(/^The host does not support TLS/);
  });

  test("answers something that is not HTTP fails", async () => {
    const tcp = await startTcp((socket) => socket.end("SSH-2.0-OpenSSH_9.9\r\n"));
    expect(await attempt(tcp.url)).toMatchObject({ status: 2, code: 0, response: "The response was not HTTP." });
    tcp.server.close();
  });

  test.each([
    [
      "changes the protocol",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
      { status: 2, code: 101 },
    ],
    [
      "says more than it announced",
      "HTTP/1.1 204 No Content\r\nContent-Length: 3\r\n\r\nabc",
      { status: 0, code: 204 },
    ],
    [
      "breaks off after its status",
      "HTTP/1.1 500 No\r\nContent-Length: 9\r\n\r\nabc",
      { status: 2, code: 500, response: "abc" },
    ],
    [
      "answers twice",
      "HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
      { status: 2, code: 500 },
    ],
    [
      "announces two lengths",
      "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc",
      { status: 2, code: 0 },
    ],
    ["has a head without end", `HTTP/1.1 200 OK\r\nX: ${"a".repeat(100_000)}\r\n\r\n`, { status: 2, code: 0 }],
  ])("%s is recorded by what it sent, and delays nothing", async (_what, answer, expected) => {
    const tcp = await startTcp((socket) =>
      socket.once("data", () => (answer.includes("101") ? socket.write(answer) : socket.end(answer))),
    );
    expect(await attempt(tcp.url)).toMatchObject(expected);
    tcp.server.close();
  });

  test("is not there fails", async () => {
    const tcp = await startTcp(() => undefined);
    await new Promise((resolve) => tcp.server.close(resolve));
    expect(await attempt(tcp.url)).toMatchObject({ status: 2, code: 0, response: "The connection was refused." });
  });

  test("closes idle connections makes no attempt fail", async () => {
    await service.mortise.endpoint.create(app, { url: receiver.url });
    const sockets: Socket[] = [];
    receiver.answer = (response) => {
      if (response.socket) sockets.push(response.socket);
      response.writeHead(204).end();
    };
    for (let count = 0; count < 5; count += 1) {
      await service.mortise.message.create(app, { eventType: "a", payload: {} });
      await service.server.tick();
      for (const socket of sockets.splice(0)) socket.resetAndDestroy();
    }
    expect(receiver.received).toHaveLength(5);
  });
});

describe("an address that deliveries may not go to", () => {
  test("is refused as a literal, however it is written", async () => {
    for (const host of [
      "10.0.0.1",
      "169.254.169.254",
      "[::1]",
      "[::ffff:10.0.0.1]",
      "0x0a000001",
      "3232235777",
      "[fe80::1]",
    ]) {
      const { status, code, response } = await attempt(`http://${host}/`);
      expect([status, code]).toEqual([2, 0]);
      expect(response).toContain("only sent to public addresses");
    }
    expect(lookedUp).toEqual([]);
  });

  test("is refused behind a host name, without naming the address", async () => {
    addresses = () => [{ address: "10.11.12.13", family: 4 }];
    const { response } = await attempt("http://inside.example/");
    expect(response).toContain("only sent to public addresses");
    expect(response).not.toContain("10.11");
  });

  test("is skipped if the host name has other addresses too", async () => {
    addresses = () => [
      { address: "10.0.0.1", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    expect(await attempt(receiver.url.replace("127.0.0.1", "mixed.example"))).toMatchObject({ status: 0 });
  });

  test("is not reached if the host name changes between the check and the connection", async () => {
    const inside = await startReceiver();
    let asked = 0;
    addresses = () => [{ address: asked++ === 0 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
    expect(await attempt(receiver.url.replace("127.0.0.1", "rebinding.example"))).toMatchObject({ status: 0 });
    expect(lookedUp).toEqual(["rebinding.example"]);
    expect([receiver.received.length, inside.received.length]).toEqual([1, 0]);
    await inside.close();
  });

  test("is not reached by a redirect", async () => {
    receiver.answer = (response) =>
      response.writeHead(307, { location: "http://169.254.169.254/latest/meta-data" }).end();
    expect(await attempt(receiver.url)).toMatchObject({ status: 2, code: 307 });
  });

  test("is refused if the operator allows no private network", async () => {
    const own = await openSqlite({ folder: null });
    const strict = await startWebhookService(own, { allow: [] });
    const { id } = await strict.mortise.application.create({ name: "A" });
    await strict.mortise.endpoint.create(id, { url: "https://receiver.example" });
    // The endpoint was entered while the network was still allowed.
    await own.query.updateTable("webhook_endpoints").set({ url: receiver.url }).execute();
    await strict.mortise.message.create(id, { eventType: "a", payload: {} });
    await strict.server.tick();
    expect(receiver.received).toEqual([]);
    await strict.server.close();
    await own.close();
  });
});

describe("an endpoint's own address and headers", () => {
  test("user and password of the address are sent as basic authorization, headers as they are", async () => {
    const { id } = await service.mortise.endpoint.create(app, { url: receiver.url.replace("//", "//ann:p%40ss@") });
    await service.mortise.endpoint.updateHeaders(app, id, { headers: { "X-Door": "12" } });
    await service.mortise.message.create(app, { eventType: "a", payload: {} });
    await service.server.tick();
    expect(receiver.received[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from("ann:p@ss").toString("base64")}`,
      "x-door": "12",
    });
  });
});

describe("other endpoints", () => {
  let own: Database;
  let patient: WebhookService;
  let dead: Receiver;
  let hotel: string;
  beforeEach(async () => {
    // The timeout is longer than these tests, so no hanging attempt ends in them.
    own = await openSqlite({ folder: null });
    patient = await startWebhookService(own, { timeoutMs: 60_000 });
    dead = await startReceiver();
    dead.answer = () => undefined;
    hotel = (await patient.mortise.application.create({ name: "Hotel" })).id;
    const { id: other } = await patient.mortise.application.create({ name: "Other", uid: "other" });
    await patient.mortise.endpoint.create(other, { url: receiver.url });
  });
  afterEach(async () => {
    await dead.close();
    await patient.server.close();
    await own.close();
  });
  const send = (application: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () => patient.mortise.message.create(application, { eventType: "a", payload: {} })),
    );

  test("are not held up by endpoints that hang", async () => {
    for (let count = 0; count < 5; count += 1)
      await patient.mortise.endpoint.create(hotel, { url: `${dead.url}/${count}` });
    await send(hotel, 20);
    await expect.poll(() => dead.received.length, patiently).toBeGreaterThan(50);
    await send("other", 20);
    await expect.poll(() => receiver.received.length, patiently).toBe(20);
    // An endpoint that fails gets fewer and fewer slots, never more than a new one starts with.
    expect(dead.received.length).toBeLessThanOrEqual(5 * 16);
  });

  test("are not held up by endpoints that answered well and then all hang at once", async () => {
    dead.answer = (response) => response.writeHead(204).end();
    for (let count = 0; count < 6; count += 1)
      await patient.mortise.endpoint.create(hotel, { url: `${dead.url}/${count}` });
    await send(hotel, 10);
    await expect.poll(() => dead.received.length, patiently).toBe(60);
    dead.answer = () => undefined;
    await send(hotel, 60);
    // After their good answers these endpoints get as many slots as possible.
    await expect.poll(() => dead.received.length, patiently).toBeGreaterThan(60 + 200);
    await send("other", 300);
    await expect.poll(() => receiver.received.length, patiently).toBe(300);
  });

  test("get their messages although one endpoint's backlog is longer than one look reads", async () => {
    await patient.mortise.endpoint.create(hotel, { url: dead.url });
    await send(hotel, 1200);
    await send("other", 3);
    await expect.poll(() => receiver.received.length, patiently).toBe(3);
    expect(dead.received.length).toBeLessThanOrEqual(16);
  });
});

describe("rate limits", () => {
  test("of an endpoint, or else of its application, delay deliveries", async () => {
    await service.mortise.application.update(app, { name: "Hotel", rateLimit: 10 });
    await service.mortise.endpoint.create(app, { url: receiver.url });
    const slow = await startReceiver();
    await service.mortise.endpoint.create(app, { url: slow.url, rateLimit: 2 });
    for (let count = 0; count < 30; count += 1)
      await service.mortise.message.create(app, { eventType: "a", payload: {} });
    await service.server.tick();
    const after = async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 50) {
        service.clock.advance(50);
        await service.server.tick();
      }
      return [receiver.received.length, slow.received.length];
    };
    expect([receiver.received.length, slow.received.length]).toEqual([1, 1]);
    const [fast, limited] = await after(1000);
    expect(fast).toBeGreaterThanOrEqual(10);
    expect(fast).toBeLessThanOrEqual(12);
    expect(limited).toBe(3);
    expect(await after(10_000)).toEqual([30, 23]);
    expect(await after(4000)).toEqual([30, 30]);
    await slow.close();
  });
});

async function startTcp(connected: (socket: Socket) => void): Promise<{ url: string; server: TcpServer }> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    connected(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
