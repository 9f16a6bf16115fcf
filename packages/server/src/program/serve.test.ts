import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createRig } from "../../test/rig/rig.ts";
import { type Database, openSqlite } from "../index.ts";
import { type Listening, startServing } from "./serve.ts";
import { settingsOf } from "./settings/settings.ts";

/** Draining in these tests, which ends when they say so. All other waits are real. */
const drain = vi.hoisted(() => ({ seconds: 59, asked: 0, ...Promise.withResolvers<void>() }));
vi.mock("node:timers/promises", async (importOriginal) => {
  const real = await importOriginal<typeof import("node:timers/promises")>();
  const setTimeout: typeof real.setTimeout = async (milliseconds, value, options) => {
    if (milliseconds !== drain.seconds * 1000) return real.setTimeout(milliseconds, value, options);
    drain.asked += 1;
    await drain.promise;
    return value as NonNullable<typeof value>;
  };
  return { ...real, setTimeout };
});

let folder: string;
let listening: Listening;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-serve-"));
  listening = await startServing(settingsOf({}, { DATA_DIR: folder, PORT: "0" }), () => undefined);
});
afterAll(async () => {
  await listening.close();
  rmSync(folder, { recursive: true, force: true });
});

it("the server reads a thousand ids from a URL", async () => {
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

it("the server answers an unknown path as it answers calls", async () => {
  const { status, headers } = await fetch(`${listening.url}/nope`);
  expect([status, headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"]);
  expect(headers.get("seam-request-id")).toMatch(/^[\da-f-]{36}$/);
});

it("the server keeps idle connections longer than proxies do, so that no request meets a closing one", async () => {
  const socket = connect(listening.port, "127.0.0.1").setEncoding("utf8");
  socket.write("GET /health HTTP/1.1\r\nhost: a\r\n\r\n");
  const [answer] = (await once(socket, "data")) as [string];
  socket.destroy();
  expect(Number(/^keep-alive: timeout=(\d+)\r$/im.exec(answer)?.[1])).toBeGreaterThan(600);
});

it("a server that cannot listen claims no jobs, which it would take from other processes", async () => {
  const dataDir = join(folder, "port-taken");
  const before = await openSqlite({ folder: dataDir });
  const rig = await createRig(before);
  const { api_key } = await rig.world();
  const { body } = await rig.ask<{ devices: { device_id: string }[] }>(api_key, "/locks/list");
  for (const { device_id } of body.devices) await rig.ask(api_key, "/locks/unlock_door", { device_id });
  await rig.server.close();
  const jobs = (database: Database) =>
    database.query.selectFrom("jobs").select(["job_id", "attempts"]).orderBy("job_id").execute();
  const due = await jobs(before);
  await before.close();

  const settings = settingsOf({}, { DATA_DIR: dataDir, PORT: String(listening.port), MORTISE_DEMO: "off" });
  await expect(startServing(settings, () => undefined)).rejects.toThrow(`Port ${listening.port} is in use`);
  const after = await openSqlite({ folder: dataDir });
  expect(due.length).toBeGreaterThan(5);
  expect(await jobs(after)).toEqual(due);
  await after.close();
});

it("a stopping server closes each connection after its answer, so that a proxy uses another server", async () => {
  const stopping = await startServing(
    settingsOf({}, { DATA_DIR: join(folder, "stopping"), PORT: "0", MORTISE_DEMO: "off" }),
    () => undefined,
  );
  const socket = connect(stopping.port, "127.0.0.1").setEncoding("utf8");
  let heard = "";
  socket.on("data", (text: string) => (heard += text));
  const get = "GET /health HTTP/1.1\r\nhost: a\r\n";
  // Half of a request keeps the connection from being idle.
  socket.write(`${get}\r\n${get}`);
  await once(socket, "data");
  const stopped = stopping.close();
  socket.write("\r\n");
  await once(socket, "end");
  await stopped;
  const answers = heard.split(/HTTP\/1\.1 \d+ /).slice(1);
  expect(answers.map((answer) => /^connection: (.*)\r$/im.exec(answer)?.[1])).toEqual(["keep-alive", "close"]);
});

it.each([
  ["", 0],
  [", even if it was too busy to read it in time", 400],
])("a stopping server answers a request that is just arriving on an idle connection%s", async (_, busyMs) => {
  const env = { DATA_DIR: join(folder, `idle ${busyMs}`), PORT: "0", MORTISE_DEMO: "off" };
  const stopping = await startServing(settingsOf({}, env), () => undefined);
  const socket = connect(stopping.port, "127.0.0.1").setEncoding("utf8");
  let heard = "";
  socket.on("data", (text: string) => (heard += text)).on("error", (error) => (heard += error.message));
  const get = "GET /health HTTP/1.1\r\nhost: a\r\n\r\n";
  socket.write(get);
  await expect.poll(() => heard).toContain("All is well.");
  // Timers run before sockets after this turn of the event loop.
  await new Promise(setImmediate);
  const stopped = stopping.close();
  socket.write(get);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs);
  await once(socket, "close");
  await stopped;
  const answers = heard.split(/HTTP\/1\.1 \d+ /).slice(1);
  expect(answers.map((answer) => /^connection: (.*)\r$/im.exec(answer)?.[1])).toEqual(["keep-alive", "close"]);
});

it("a draining server says so at /health for the set time, and answers all requests meanwhile", async () => {
  const env = {
    DATA_DIR: join(folder, "draining"),
    PORT: "0",
    MORTISE_DEMO: "off",
    MORTISE_DRAIN_SECONDS: String(drain.seconds),
  };
  const draining = await startServing(settingsOf({}, env), () => undefined);
  const stopped = draining.close();
  const health = await fetch(`${draining.url}/health`);
  expect([health.status, await health.json()]).toEqual([
    503,
    expect.objectContaining({ ok: false, msg: "This process is about to stop." }),
  ]);
  expect((await fetch(`${draining.url}/openapi.json`)).status).toBe(200);
  expect(drain.asked).toBe(1);
  drain.resolve();
  await stopped;
  await expect(fetch(`${draining.url}/openapi.json`)).rejects.toThrow("fetch failed");
});
