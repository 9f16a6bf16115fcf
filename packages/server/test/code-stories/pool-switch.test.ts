// Backup codes of a lock: switching them on and off, and handing them out (platform-api §2.2.3, §4.4).
import { expect, it } from "vitest";
import { answered, onBothServers, origin } from "../rig/rig.ts";
import { createContext } from "../../src/api/call-context.ts";
import { enablePool } from "../../src/doors/codes/pool.ts";

interface Code {
  access_code_id: string;
  code: string;
  is_backup: boolean;
  is_backup_access_code_available: boolean;
}
const hour = 3_600_000;

onBothServers("the backup codes of a lock", (rig) => {
  const setUp = async (name = "Front Door") => {
    const { api_key, sandbox_key } = await rig().world();
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === name)?.device_id ?? "";
    const ask = <Body>(path: string, input: object = {}) => rig().ask<Body>(api_key, path, { device_id, ...input });
    const make = async (more: object = {}) => {
      const times = {
        starts_at: new Date(rig().clock.now()).toISOString(),
        ends_at: new Date(rig().clock.now() + 5 * hour).toISOString(),
      };
      const { access_code } = answered(await ask<{ access_code: Code }>("/access_codes/create", { ...times, ...more }));
      await rig().pass(30_000);
      return access_code;
    };
    const get = async (access_code_id: string) =>
      answered(await rig().ask<{ access_code: Code }>(api_key, "/access_codes/get", { access_code_id })).access_code;
    const pull = (access_code_id: string) =>
      rig().ask<{ access_code: Code }>(api_key, "/access_codes/pull_backup_access_code", { access_code_id });
    const keepSpares = (backup_access_code_pool_enabled: boolean) =>
      ask("/devices/update", { backup_access_code_pool_enabled });
    const properties = async () =>
      answered(await ask<{ device: { properties: Record<string, unknown> } }>("/devices/get")).device.properties;
    const isKept = async () => (await properties())["backup_access_code_pool_enabled"];
    const isLocked = async () => (await properties())["locked"];
    const lookAt = async () => {
      const { query } = rig().database;
      const device = await query
        .selectFrom("devices")
        .selectAll()
        .where("device_id", "=", device_id)
        .executeTakeFirstOrThrow();
      const of = query.selectFrom("workspaces").selectAll().where("workspace_id", "=", device.workspace_id);
      return { device, workspace: await of.executeTakeFirstOrThrow() };
    };
    const turn = (change: { locked: boolean }) =>
      rig().ask(sandbox_key, "/sandbox/devices/update", { device_id, ...change });
    const spares = () =>
      rig()
        .database.query.selectFrom("access_codes")
        .select("code")
        .where("device_id", "=", device_id)
        .where("is_backup", "=", 1)
        .execute();
    const opens = async (code: string | null | undefined) =>
      answered(await rig().ask<{ opened: boolean }>(sandbox_key, "/sandbox/keypad/enter", { device_id, code })).opened;
    return { make, get, pull, keepSpares, isKept, spares, opens, lookAt, turn, isLocked };
  };

  it("have no backup codes themselves", async () => {
    const { make, get, pull } = await setUp();
    const { access_code_id } = await make({ use_backup_access_code_pool: true });
    const backup = answered(await pull(access_code_id)).access_code;
    await rig().pass(30_000);
    expect(await get(backup.access_code_id)).toMatchObject({ is_backup: true, is_backup_access_code_available: false });
    expect(await pull(backup.access_code_id)).toMatchObject({
      status: 404,
      body: { error: { type: "backup_access_code_not_found" } },
    });
  });

  it("are on the lock while the pool is on, and only those handed out stay after", async () => {
    const { make, get, pull, keepSpares, isKept, spares, opens } = await setUp();
    answered(await keepSpares(true));
    expect(await isKept()).toBe(true);
    const { access_code_id } = await make();
    expect(await get(access_code_id)).toMatchObject({ is_backup_access_code_available: true });
    const backup = answered(await pull(access_code_id)).access_code;
    await rig().pass(30_000);
    const before = await spares();
    expect(before).toHaveLength(5);
    answered(await keepSpares(false));
    await rig().pass(30_000);
    expect(await isKept()).toBe(false);
    expect(await spares()).toEqual([]);
    for (const { code } of before) expect(await opens(code)).toBe(false);
    expect(await opens(backup.code)).toBe(true);
    const other = await make();
    expect(await pull(other.access_code_id)).toMatchObject({ status: 404 });
    // The pool is not refilled after the last code was handed out.
    expect(answered(await pull(access_code_id)).access_code.access_code_id).toBe(backup.access_code_id);
    answered(await keepSpares(true));
    await rig().pass(30_000);
    expect(await spares()).toHaveLength(5);
  });

  it("are not handed out while they are being removed from the lock", async () => {
    const { make, get, pull, keepSpares, spares } = await setUp();
    const { access_code_id } = await make({ use_backup_access_code_pool: true });
    answered(await keepSpares(false));
    expect(await get(access_code_id)).toMatchObject({ is_backup_access_code_available: false });
    expect(await pull(access_code_id)).toMatchObject({ status: 404 });
    answered(await keepSpares(true));
    await rig().pass(30_000);
    expect(await spares()).toHaveLength(5);
  });

  it("can be switched on without overwriting what the lock has reported meanwhile", async () => {
    const { lookAt, turn, isLocked } = await setUp();
    const { workspace, device } = await lookAt();
    expect(await isLocked()).toBe(true);
    answered(await turn({ locked: false }));
    const { services } = rig().server;
    const context = createContext(services, { kind: "api_key", workspace }, { origin, request_id: "" });
    await rig().database.transaction((tx) => enablePool(context, tx, device));
    expect(await isLocked()).toBe(false);
  });

  it("are refused for a lock without support for them", async () => {
    const { keepSpares, isKept } = await setUp("Staff Entrance");
    expect(await keepSpares(true)).toMatchObject({ status: 400, body: { error: { type: "unsupported_device" } } });
    answered(await keepSpares(false));
    expect(await isKept()).toBeUndefined();
  });
});
