import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenForMetrics } from "./metrics-listener.ts";
import { noMetrics } from "./metrics.ts";

const metrics = { ...noMetrics, contentType: "text/plain", read: async () => "mortise_database_up 1\n" };
let listening: Awaited<ReturnType<typeof listenForMetrics>>;
beforeAll(async () => {
  listening = await listenForMetrics({ host: "127.0.0.1", port: 0, publicUrl: "https://locks.example" }, metrics);
});
afterAll(() => listening.close());

/** Sends bytes and resolves to the answer. */
async function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(listening.url).port), "127.0.0.1").setEncoding("latin1");
  let heard = "";
  socket.on("data", (text: string) => (heard += text));
  socket.write(bytes);
  await once(socket, "close");
  return heard;
}

const get = (target: string, host = "localhost") =>
  send(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]);

it.each(["//[", "//", "http://[", "*", "/\\", "/%", "//a:b:c@[::", "///metrics", "http://", "?", "/metricsX"])(
  "an address that is none (%s) is refused, and the server goes on",
  async (target) => {
    expect([400, 404]).toContain(statusOf(await get(target)));
    expect(await get("/metrics?a=[")).toContain("mortise_database_up 1");
  },
);

it("metrics are told under names of this machine and its network, and to no page under another name", async () => {
  for (const host of ["localhost:9464", "127.0.0.1", "[::1]:1", "10.0.0.5", "mortise:9464", "locks.example", "a.local"])
    expect([host, statusOf(await get("/metrics", host))]).toEqual([host, 200]);
  expect(await send("GET /metrics HTTP/1.0\r\n\r\n")).toContain("mortise_database_up 1");
  for (const host of ["rebound.example", "127.0.0.1.rebound.example:9464", "[", "a@localhost", "xn--.com", "%"]) {
    const answer = await get("/metrics", host);
    expect([host, answer.includes("mortise_")]).toEqual([host, false]);
  }
  expect(await get("/metrics", "rebound.example")).toMatch(/ 403 [^]*PUBLIC_URL/);
});

it.each([
  [400, "a request that is none", "no request\r\n\r\n", "can be read"],
  [400, "a TLS greeting", "\u0016\u0003\u0001\u0000\u00a5", "by http"],
  [400, "a request without a host", "GET /metrics HTTP/1.1\r\nconnection: close\r\n\r\n", "Host header"],
  [431, "headers without end", `GET /metrics HTTP/1.1\r\nx: ${"x".repeat(100_000)}\r\n\r\n`, "too long"],
])("answers %i and a line of text to %s, and goes on", async (status, _what, bytes, text) => {
  const answer = await send(bytes);
  expect(statusOf(answer)).toBe(status);
  expect(answer).toMatch(/content-type: text\/plain/i);
  expect(answer.slice(answer.indexOf("\r\n\r\n"))).toContain(text);
  expect(await get("/metrics")).toContain("mortise_database_up 1");
});
