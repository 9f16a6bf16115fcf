import { StatementSync } from "node:sqlite";
import { worldNames } from "@mortise/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWorkspace } from "../../base/db/workspaces.ts";
import type { Database } from "../../base/db/database.ts";
import { openSqlite } from "../../base/db/engines/sqlite.ts";
import { sandboxDriver } from "../sandbox/driver.ts";
import { enterAtKeypad } from "../sandbox/door.ts";
import { seedWorld } from "./seed-world.ts";
import { buildWorld, type WorldName } from "./worlds.ts";

const now = Date.parse("2026-06-12T09:17:00.000Z");
const secret = new Uint8Array(32);

let database: Database;
beforeEach(async () => {
  database = await openSqlite({ folder: null });
});
afterEach(() => database.close());

const seed = (world: WorldName) =>
  database.transaction(async (tx) => {
    const { workspace } = await createWorkspace(tx, { name: "Test", created_at: new Date(now).toISOString(), world });
    return { workspace_id: workspace.workspace_id, ...(await seedWorld(tx, { world, workspace, secret, now })) };
  });
const count = async (
  table: "devices" | "sandbox_locks" | "access_codes" | "connected_accounts" | "client_session_accounts",
) =>
  Number(
    (
      await database.query
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe.each(worldNames)("seeding %s", (name) => {
  it("writes all of it, and one session that owns every account", async () => {
    const { workspace_id, user_identifier_key, client_session_token } = await seed(name);
    const world = buildWorld(name, { workspace_id, now });
    expect(await count("devices")).toBe(world.devices.length);
    expect(await count("sandbox_locks")).toBe(world.devices.length);
    expect(await count("access_codes")).toBe(world.devices.flatMap(({ codes }) => codes).length);
    expect(await count("connected_accounts")).toBe(world.accounts.length);
    expect(await count("client_session_accounts")).toBe(world.accounts.length);
    expect(user_identifier_key).toBe(`${name}-manager`);
    expect(client_session_token).toMatch(/^seam_cst1/);
  });
});

describe("a seeded hotel", () => {
  it("can be seeded twice in one database", async () => {
    await seed("hotel");
    await seed("hotel");
    expect(await count("devices")).toBe(24);
  });

  it("has locks that obey commands and open to their codes", async () => {
    const { workspace_id } = await seed("hotel");
    const row = await database.query
      .selectFrom("devices")
      .selectAll()
      .where("name", "=", "Front Door")
      .executeTakeFirstOrThrow();
    const { device_id } = row;
    const driver = sandboxDriver(database);
    const op = {
      device_id,
      workspace_id,
      key: device_id,
      op_id: "a",
      deadline: now + 30_000,
      signal: new AbortController().signal,
    };
    expect(await driver.readState({ ...op, now })).toMatchObject({ online: true, locked: true, battery_level: 0.92 });
    expect(await driver.bolt.setLocked(false, { ...op, now })).toEqual({ again_at: now + 900 });
    expect(await driver.bolt.setLocked(false, { ...op, now: now + 900 })).toEqual({ proof: "state" });
    expect((await enterAtKeypad(database, { device_id, now }, "4821")).opened).toBe(true);
    expect((await enterAtKeypad(database, { device_id, now }, "61508")).opened).toBe(false);
    const slots = await database.query
      .selectFrom("code_slots")
      .select(["slot", "code"])
      .where("device_id", "=", device_id)
      .execute();
    const onLock = await driver.codes.readSlots({ ...op, now });
    const held = onLock.filter(({ occupied }) => occupied === true);
    expect(slots).toEqual(held.map(({ slot, code }) => ({ slot, code })));
  });
});

describe("ten thousand locks", () => {
  it("are written together, not one by one", async () => {
    const writes = vi.spyOn(StatementSync.prototype, "run");
    await seed("huge");
    const { length } = writes.mock.calls;
    writes.mockRestore();
    expect(await count("devices")).toBe(10_000);
    expect(length).toBeLessThan(200);
  });
});
