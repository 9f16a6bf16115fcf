import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Listening, serve } from "./serve.ts";
import { settingsOf } from "../settings.ts";

let folder: string;
let listening: Listening;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-serve-"));
  listening = await serve(settingsOf({}, { DATA_DIR: folder, PORT: "0" }), () => undefined);
});
afterAll(async () => {
  await listening.close();
  rmSync(folder, { recursive: true, force: true });
});

it("reads a thousand ids from an address", async () => {
  const headers = { authorization: `Bearer ${listening.demo?.api_key}` };
  const list = async (ids: readonly string[]) => {
    const query = new URLSearchParams(ids.map((id) => ["device_ids[]", id]));
    const response = await fetch(`${listening.url}/devices/list?${query}`, { headers });
    return ((await response.json()) as { devices: { device_id: string }[] }).devices;
  };
  const everything = await fetch(`${listening.url}/devices/list`, { headers });
  const [door] = ((await everything.json()) as { devices: { device_id: string }[] }).devices;
  const unknown = Array.from({ length: 1000 }, () => randomUUID());
  expect(await list([...unknown, door?.device_id ?? ""])).toEqual([door]);
});

it("says that an unknown path is answered in plain text", async () => {
  const { status, headers } = await fetch(`${listening.url}/nope`);
  expect([status, headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
  expect(headers.get("seam-request-id")).toMatch(/^[\da-f-]{36}$/);
});

it("ends every connection with the answer it is giving once it was told to stop, so that a proxy takes the next request elsewhere", async () => {
  const stopping = await serve(settingsOf({}, { DATA_DIR: join(folder, "stopping"), PORT: "0", MORTISE_DEMO: "off" }), () => undefined);
  const socket = connect(stopping.port, "127.0.0.1").setEncoding("utf8");
  let heard = "";
  socket.on("data", (text: string) => (heard += text));
  const get = "GET /health HTTP/1.1\r\nhost: a\r\n";
  // The second half of a request is on its way: the connection is not idle.
  socket.write(`${get}\r\n${get}`);
  await once(socket, "data");
  const stopped = stopping.close();
  socket.write("\r\n");
  await once(socket, "end");
  await stopped;
  const answers = heard.split("HTTP/1.1 200 OK").slice(1);
  expect(answers.map((answer) => /^connection: (.*)\r$/im.exec(answer)?.[1])).toEqual(["keep-alive", "close"]);
});

it("answers what is on its way on a connection that looks idle when it is told to stop", async () => {
  const stopping = await serve(settingsOf({}, { DATA_DIR: join(folder, "idle"), PORT: "0", MORTISE_DEMO: "off" }), () => undefined);
  const socket = connect(stopping.port, "127.0.0.1").setEncoding("utf8");
  let heard = "";
  socket.on("data", (text: string) => (heard += text)).on("error", (error) => (heard += error.message));
  const get = "GET /health HTTP/1.1\r\nhost: a\r\n\r\n";
  socket.write(get);
  await expect.poll(() => heard).toContain("All is well.");
  const stopped = stopping.close();
  socket.write(get);
  await once(socket, "close");
  await stopped;
  const answers = heard.split("HTTP/1.1 200 OK").slice(1);
  expect(answers.map((answer) => /^connection: (.*)\r$/im.exec(answer)?.[1])).toEqual(["keep-alive", "close"]);
});
