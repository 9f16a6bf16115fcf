// Connections are reused, and closed if a receiver has not finished its answer.
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addressGuard } from "../../../base/outgoing/address-guard.ts";
import { StoppedError } from "./failures.ts";
import { createSender, type Sender } from "./send.ts";

let server: Server;
let sender: Sender;
let url: string;
/** All connections in order of arrival, including closed ones. */
let connections: Socket[];
let received: { headers: NodeJS.Dict<string | string[]>; socket: Socket }[];
let status: number;
let answer: (socket: Socket, respond: () => void) => void;

beforeEach(async () => {
  connections = [];
  received = [];
  status = 204;
  answer = (_socket, respond) => respond();
  server = createServer((request, response) => {
    received.push({ headers: request.headers, socket: request.socket });
    answer(request.socket, () => response.writeHead(status).end());
    request.resume();
  });
  server.on("connection", (socket) => connections.push(socket.on("error", () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  sender = impatient(20_000);
});
afterEach(async () => {
  sender.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const impatient = (timeoutMs: number) =>
  createSender({ guard: addressGuard(["127.0.0.0/8"]), resolve: async () => [], timeoutMs });
const outgoing = (headers: Record<string, string> = {}) => ({
  url,
  id: "msg_1",
  at: new Date("2026-06-12T09:00:00.900Z"),
  body: '{"door":"ü"}',
  headers,
  signature: "v1,c2lnbmVk",
});
const send = (by = sender) => by.send(outgoing());
const delivered = { isSuccess: true, code: 204, response: "" };

test.each([
  [200, true],
  [299, true],
  [300, false],
  [404, false],
])("status %i counts as a success: %s", async (code, isSuccess) => {
  status = code;
  expect(await send()).toEqual({ isSuccess, code, response: "" });
});

test("consecutive messages reuse one connection", async () => {
  for (let count = 0; count < 3; count += 1) expect(await send()).toEqual(delivered);
  expect([received.length, connections.length]).toEqual([3, 1]);
});

test("a message whose idle connection was closed is sent once more over a new one", async () => {
  await send();
  answer = (socket, respond) => (socket === connections[0] ? socket.resetAndDestroy() : respond());
  expect(await send()).toEqual(delivered);
  expect(connections).toHaveLength(2);
  answer = (socket) => socket.resetAndDestroy();
  expect(await send()).toMatchObject({ isSuccess: false, code: 0 });
  expect(connections).toHaveLength(3);
});

test("a message whose new connection breaks is not sent again, because the receiver may have it", async () => {
  answer = (socket) => socket.resetAndDestroy();
  expect(await send()).toMatchObject({ isSuccess: false, code: 0 });
  expect(received).toHaveLength(1);
});

test("a message that is answered nonsense over an idle connection is not sent again, because the receiver has it", async () => {
  await send();
  answer = (socket) => socket.end("SSH-2.0\r\n\r\n");
  expect(await send()).toMatchObject({ isSuccess: false, code: 0 });
  expect(received).toHaveLength(2);
});

test.each([
  ["is not answered in time", ""],
  [
    "is answered with another protocol",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  ],
])("a connection on which a message %s is closed", async (_, words) => {
  answer = (socket) => socket.write(words);
  const closed = new Promise((resolve) => server.once("connection", (socket) => socket.once("close", resolve)));
  const hasty = impatient(words === "" ? 200 : 20_000);
  expect(await send(hasty)).toMatchObject({ isSuccess: false, code: words === "" ? 0 : 101 });
  await closed;
  hasty.close();
});

test("stopping aborts requests under way with an unknown outcome, and sends no more", async () => {
  answer = () => undefined;
  const underWay = send();
  await expect.poll(() => received.length).toBe(1);
  sender.close();
  await expect(underWay).rejects.toBeInstanceOf(StoppedError);
  await expect.poll(() => connections.every(({ destroyed }) => destroyed)).toBe(true);
});

test("an endpoint's own headers are sent, but replace none of the service's", async () => {
  await sender.send(outgoing({ "x-hotel": "1", "webhook-id": "forged", "content-length": "1", "user-agent": "other" }));
  expect(received[0]?.headers).toMatchObject({
    "x-hotel": "1",
    "webhook-id": "msg_1",
    "svix-id": "msg_1",
    "webhook-signature": "v1,c2lnbmVk",
    "webhook-timestamp": "1781254800",
    "svix-timestamp": "1781254800",
    "content-type": "application/json",
    "content-length": "13",
    "user-agent": "Mortise-Webhooks",
    "accept-encoding": "identity",
  });
});
