// The entry "@mortise/client/compat" against the real server: results and errors of each group of calls.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Device,
  Seam,
  SeamActionAttemptError,
  SeamAPIError,
  SeamMalformedInputError,
} from "../packages/client/src/compat/compat.ts";
import { createWorld } from "../packages/server/src/api/sandbox/world.ts";
import { createServer, openSqlite } from "../packages/server/src/index.ts";

const database = await openSqlite({ folder: null });
const server = await createServer({ database, secret: new Uint8Array(32).fill(7) });
afterAll(async () => {
  await server.close();
  await database.close();
});

let seam: Seam;
let lock: Device;
let device_id: string;
beforeAll(async () => {
  const { api_key } = await createWorld(server.services, { world: "hotel", lock_delay_ms: 0 });
  seam = new Seam({
    apiKey: api_key,
    endpoint: "http://mortise.test",
    fetch: async (url, init) => server.fetch(new Request(url, init)),
  });
  const locks = await seam.locks.list();
  lock = locks.find(({ properties, errors }) => properties.online && errors.length === 0) as Device;
  device_id = lock.device_id;
});

describe("what calls resolve to", () => {
  it("is the entity for reads and makes", async () => {
    expect(await seam.locks.get(device_id)).toMatchObject({ device_id });
    expect(await seam.accessCodes.create({ device_id, name: "Guest" })).toMatchObject({ device_id, name: "Guest" });
  });

  it("is the attempt beside its result for commands", async () => {
    const { actionAttempt, ...result } = await seam.locks.unlockDoor(device_id);
    expect(actionAttempt).toMatchObject({ status: "success", action_type: "UNLOCK_DOOR", result });
    const { access_code_id } = await seam.accessCodes.create({ device_id, name: "Leaves" });
    expect(await seam.accessCodes.delete(access_code_id)).toHaveProperty("actionAttempt.status", "success");
  });

  it("is the whole answer for webhooks.create and for calls that answer `ok`", async () => {
    const { ok, webhook } = await seam.webhooks.create("https://host.example/hook");
    expect(ok).toBe(true);
    expect(await seam.webhooks.delete(webhook.webhook_id)).toEqual({ ok: true });
    expect(await seam.devices.update({ device_id, name: "Front" })).toEqual({ ok: true });
    expect(await seam.workspaces.list()).toHaveLength(1);
  });
});

describe("what calls fail with", () => {
  const unknown = "00000000-0000-4000-8000-000000000000";

  it("is a SeamAPIError, or a SeamMalformedInputError", async () => {
    await expect(seam.devices.get(unknown)).rejects.toThrow(SeamAPIError);
    await expect(seam.devices.get("x")).rejects.toThrow(SeamMalformedInputError);
  });

  it("is a SeamActionAttemptError when the bolt jams", async () => {
    const data = { device_id, fault: "jammed" };
    await seam.makeRequest({ url: "/sandbox/faults/set", method: "POST", data });
    const failed = seam.locks.lockDoor(device_id);
    await expect(failed).rejects.toThrow(SeamActionAttemptError);
    await expect(failed).rejects.toMatchObject({ action_type: "LOCK_DOOR" });
  });
});
