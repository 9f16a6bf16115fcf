// Two simulated locks in a database of their own, and a rig that uses one of them through its driver and by hand.
import type { Database } from "../../src/base/db/database.ts";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import type { Rig } from "../../src/driver/conformance.ts";
import type { Op } from "../../src/driver/driver.ts";
import { sandboxDriver } from "../../src/hubs/sandbox/driver.ts";
import { changeAtDoor, enterAtKeypad } from "../../src/hubs/sandbox/door.ts";
import { clearFaults, setFault } from "../../src/hubs/sandbox/faults.ts";
import { newLock, type SandboxLock } from "../../src/hubs/sandbox/lock.ts";

export const workspace_id = "a0000000-0000-4000-8000-000000000000";
export const device_id = "d0000000-0000-4000-8000-000000000001";
export const otherDevice = "d0000000-0000-4000-8000-000000000002";
export const start = Date.parse("2026-06-12T09:00:00.000Z");

export async function openWithLocks(): Promise<Database> {
  const database = await openSqlite({ folder: null });
  await furnish(database);
  return database;
}

export const op = ({ now }: Pick<Rig, "now">, op_id: string): Op => ({
  device_id,
  workspace_id,
  key: device_id,
  op_id,
  now: now(),
  deadline: now() + 30_000,
  signal: new AbortController().signal,
});

export function rigOf(db: Database, from = start): Rig {
  let now = from;
  const at = () => ({ device_id, now });
  return {
    driver: sandboxDriver(db),
    workspace_id,
    device_id,
    key: device_id,
    now: () => now,
    wait: async (until) => {
      now = Math.max(now, until);
    },
    turn: (locked) => changeAtDoor(db, at(), { locked }),
    type: (digits) => enterAtKeypad(db, at(), digits),
    jam: () => setFault(db.query, { workspace_id, device_id }, "jammed", null),
    cut: async () => void (await changeAtDoor(db, at(), { online: false })),
    mend: async () => {
      await clearFaults(db.query, { workspace_id });
      await changeAtDoor(db, at(), { online: true });
    },
  };
}

/** Creates one workspace, one account and two locks. */
export async function furnish({ query }: Database): Promise<void> {
  const created_at = new Date(start).toISOString();
  const connected_account_id = "c0000000-0000-4000-8000-000000000000";
  await query
    .insertInto("workspaces")
    .values({
      workspace_id,
      name: "Test",
      company_name: null,
      is_sandbox: 1,
      owner_id: null,
      publishable_key: null,
      world: null,
      lock_delay_ms: null,
      clock_offset_ms: 0,
      network: null,
      leaving: null,
      publishable_key_auth: 1 as const,
      webview_customization: null,
      created_at,
    })
    .execute();
  await query
    .insertInto("connected_accounts")
    .values({
      connected_account_id,
      workspace_id,
      account_type: "yale",
      login: "x",
      driver: "sandbox",
      is_connected: 1,
      added_by_operator: 0,
      created_at,
      body: "{}",
      search: "",
    })
    .execute();
  for (const id of [device_id, otherDevice]) {
    const row = {
      device_id: id,
      workspace_id,
      connected_account_id,
      device_type: "yale_lock",
      manufacturer: null,
      name: id,
      is_managed: 1,
      native_schedule: 0,
      codes_unseen: 0,
      codes_looks: 0,
      codes_look_at: 0,
      driver_key: null,
      driver_info: null,
      reported_at: 0,
      silences: 0,
      codes_look_slot: 0,
      codes_look_differs: 0,
      upkeep_failures: 0,
      upkeep_rests_until: 0,
    } as const;
    await query
      .insertInto("devices")
      .values({ ...row, created_at, search: "", body: "{}" })
      .execute();
    const codes = { capacity: 4, lengths: [4, 5, 6], native_schedule: true };
    await place({ query }, id, newLock({ codes }));
  }
}

export async function place({ query }: Pick<Database, "query">, id: string, lock: SandboxLock): Promise<void> {
  await query.deleteFrom("sandbox_locks").where("device_id", "=", id).execute();
  await query
    .insertInto("sandbox_locks")
    .values({ device_id: id, workspace_id, state: JSON.stringify(lock) })
    .execute();
}
