// The probe tells apart what may answer at a typed address, and no answer does harm.
import { createServer, type Server } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { DriverError } from "../../driver/driver.ts";
import { openZwave } from "./client.ts";
import { zwaveSystem } from "./factory.ts";
import { anyDial } from "../../../test/locks/any-dial.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port;

/** Starts a WebSocket server that calls `greet` with each connection. */
async function greeting(greet: (socket: WebSocket) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", greet);
  await new Promise((resolve) => server.once("listening", resolve));
  closers.push(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  return `ws://127.0.0.1:${portOf(server)}`;
}

const listening = async (server: Server | ReturnType<typeof createTcpServer>): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  return `ws://127.0.0.1:${portOf(server)}`;
};

const probe = (url: string, patienceMs = 1000) => {
  const { settings } = zwaveSystem.read({ url });
  return zwaveSystem.probe({ settings, secret: () => undefined, dial: anyDial }, AbortSignal.timeout(patienceMs));
};

const version = (maxSchemaVersion: number) =>
  JSON.stringify({ type: "version", homeId: 1, minSchemaVersion: 0, maxSchemaVersion });

it.each([
  ["garbage", (socket: WebSocket) => socket.send("<html>"), "not_this_system"],
  ["binary", (socket: WebSocket) => socket.send(Buffer.from([1, 2, 3])), "not_this_system"],
  ["another greeting", (socket: WebSocket) => socket.send('{"type":"hello"}'), "not_this_system"],
  [
    "Home Assistant",
    (socket: WebSocket) => socket.send('{"type":"auth_required","ha_version":"2026.1"}'),
    "is_home_assistant",
  ],
  ["an old server", (socket: WebSocket) => socket.send(version(3)), "too_old"],
  ["a frame of 50 MB", (socket: WebSocket) => socket.send("x".repeat(50 * 1024 * 1024)), "not_this_system"],
  ["nothing", () => "silence", "no_answer"],
  ["a server that hangs up", (socket: WebSocket) => socket.close(), "not_this_system"],
])("tells %s apart", async (_what, greet, code) => {
  await expect(probe(await greeting(greet), 2000)).rejects.toMatchObject({ name: "ConnectError", code });
});

it("tells a web page, a silent port and a closed one apart", async () => {
  const page = await listening(createServer((_, response) => response.end("<h1>Router</h1>")));
  await expect(probe(page)).rejects.toMatchObject({ code: "not_this_system" });
  const silent = await listening(createTcpServer(() => "silence"));
  await expect(probe(silent, 500)).rejects.toMatchObject({ code: "no_answer" });
  await expect(probe("ws://127.0.0.1:1")).rejects.toMatchObject({ code: "nothing_listens" });
});

it.each(["192.168.1.20", "192.168.1.20:3000", "ws://192.168.1.20:3000", "http://192.168.1.20:3000/"])(
  "reads %s as an address",
  (url) => expect(zwaveSystem.read({ url })).toMatchObject({ login: "192.168.1.20:3000", host: "192.168.1.20" }),
);

it.each(["", "mqtt://192.168.1.20", "ws://user:word@host", "file:///etc/passwd", "ws://host?x=${1}"])(
  "refuses %s",
  (url) => expect(() => zwaveSystem.read({ url })).toThrow(expect.objectContaining({ code: "bad_address" })),
);

it("ends what waits for an answer when the hub dies, as of unknown outcome", async () => {
  const url = await greeting((socket) => {
    socket.send(version(50));
    socket.on("message", (data: Buffer) => {
      const { messageId, command } = JSON.parse(data.toString()) as { messageId: string; command: string };
      if (command === "node.set_value") return socket.terminate();
      socket.send(JSON.stringify({ type: "result", success: true, messageId, result: { state: { nodes: [] } } }));
    });
  });
  const unheard = () => "unheard";
  const connection = await openZwave(url, new AbortController().signal, { hear: unheard, repeats: unheard }, anyDial);
  const error: unknown = await connection.call("node.set_value").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DriverError);
  expect(error).toMatchObject({ fault: "unreachable", applied: "unknown" });
  await expect(connection.lost).resolves.toBeInstanceOf(DriverError);
});
