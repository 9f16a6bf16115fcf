// Answers before a request reaches the APIs, as read from a socket.
import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createListener } from "./listener.ts";

const log: string[] = [];
let http: HttpServer;
let broken: Error | undefined;
beforeAll(async () => {
  http = createListener(
    async (request) => {
      if (broken) throw broken;
      const body = request.method === "GET" ? "" : await request.text();
      return Response.json({ length: request.url.length, body });
    },
    (line) => log.push(line),
    200,
  );
  http.requestTimeout = 300;
  http.headersTimeout = 300;
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
});
afterAll(() => http.close().closeAllConnections());

async function send(bytes: string | Buffer): Promise<string> {
  const socket = connect((http.address() as AddressInfo).port, "127.0.0.1").setEncoding("latin1");
  let heard = "";
  socket.on("data", (text: string) => (heard += text)).on("error", (error) => (heard += error.message));
  socket.write(bytes);
  await once(socket, "close");
  return heard;
}

const head = (target: string, ...headers: string[]) =>
  `${["GET", target, "HTTP/1.1"].join(" ")}\r\n${["host: a", "connection: close", ...headers].join("\r\n")}\r\n\r\n`;
const chunked = "POST /devices/list HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n";
const key = "authorization: Bearer x";
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]);

it.each([
  ["words that are no request", "nonsense\r\n\r\n", 400],
  ["TLS", Buffer.from("160301020001", "hex"), 400],
  ["a head without Host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["a Host that is none", "GET / HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n", 400],
  ["an address that is none", head("http://["), 400],
  ["a NUL in a header", head("/", "x: a\0b"), 400],
  ["a broken chunk", `${chunked}zz\r\n`, 400],
  ["a chunk with a long extension", `${chunked}1;${"a".repeat(20_000)}\r\na\r\n0\r\n\r\n`, 413],
  ["a head that does not end", "GET / HTTP/1.1\r\nhost: a\r\n", 408],
  ["a body that does not end", `${chunked}1\r\na\r\n`, 408],
  ["an address of 70 kB by nobody", head(`/?${"a".repeat(70_000)}`), 414],
  ["an address of 270 kB", head(`/?${"a".repeat(270_000)}`, key), 414],
  ["headers of 70 kB", head("/", `x: ${"a".repeat(70_000)}`), 431],
  ["a head of a megabyte", head(`/?${"a".repeat(1_000_000)}`, key), 431],
  ["a tunnel", "CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n", 405],
  ["an expectation", head("/", "expect: gold"), 417],
])("%s is answered with a type, a request id and a way out", { timeout: 10_000 }, async (_, bytes, status) => {
  const answer = await send(bytes);
  expect(statusOf(answer)).toBe(status);
  const { ok, error, code, detail } = JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? "{}");
  expect([ok, code, detail]).toEqual([false, error.type, error.message]);
  expect(error.type).toMatch(/^[a-z_]+$/);
  expect(error.message).toMatch(/\. [A-Z].*\.$/s);
  expect(answer.toLowerCase()).toContain(`seam-request-id: ${error.request_id}`);
  expect(answer.toLowerCase()).toContain("access-control-allow-origin: *");
});

describe("a long address", () => {
  it("of 250 kB is read on behalf of somebody who says who they are", async () => {
    for (const credential of [key, "seam-api-key: x", "client-session-token: x"])
      expect(await send(head(`/?${"a".repeat(250_000)}`, credential))).toContain('"length":25001');
    expect(statusOf(await send(head(`/?${"a".repeat(60_000)}`)))).toBe(200);
  });
});

it("what breaks off behind a request that is being answered is not told as its answer", async () => {
  const answer = await send(`${head("/first").replace("connection: close\r\n", "")}nonsense\r\n\r\n`);
  expect(answer.split("HTTP/1.1 ").filter((each) => each.startsWith("400"))).toHaveLength(
    answer.startsWith("HTTP/1.1 200") ? 1 : 0,
  );
});

it("what nobody foresaw is answered with 500 and logged under the request id, and the next request is served", async () => {
  broken = new Error("A wire is loose");
  const { error } = JSON.parse(/\{.*\}/s.exec(await send(head("/")))?.[0] ?? "");
  broken = undefined;
  expect(error).toMatchObject({ type: "internal_server_error", message: expect.not.stringContaining("wire") });
  expect(log.at(-1)).toContain(error.request_id);
  expect(statusOf(await send(head("/")))).toBe(200);
});
