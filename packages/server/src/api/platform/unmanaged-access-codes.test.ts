// Codes that people program at the lock, even while the platform writes to it.
import { expect, it } from "vitest";
import { devicesAsked, named } from "../../../test/rig/devices-asked.ts";
import { answered, onServer } from "../../../test/rig/rig.ts";
import { slowLock } from "../../../test/locks/slow-lock.ts";
import { createWorld } from "../sandbox/world.ts";

interface Door {
  device_id: string;
  capabilities_supported: string[];
  properties: { online: boolean };
  errors: unknown[];
}
interface Code {
  access_code_id: string;
  code: string;
  is_managed: boolean;
  status: string;
}

const hour = 3_600_000;

onServer("codes made at the lock", (rig) => {
  const setUp = async () => {
    const { api_key } = await createWorld(rig().server.services, { world: "hotel", lock_delay_ms: 5000 });
    const send = <Body>(path: string, input: object) => rig().ask<Body>(api_key, path, input);
    const ask = async <Body>(path: string, input: object) => answered(await send<Body>(path, input));
    const { devices } = await ask<{ devices: Door[] }>("/locks/list", {});
    const door = devices.find(
      (each) => each.capabilities_supported.includes("access_code") && each.errors.length === 0,
    );
    const device_id = door?.device_id ?? "";
    const { generated_code } = await ask<{ generated_code: { code: string } }>("/access_codes/generate_code", {
      device_id,
    });
    const program = () =>
      send<{ access_code: Code; error?: { type: string; message: string } }>(
        "/access_codes/simulate/create_unmanaged_access_code",
        {
          device_id,
          name: "Plumber",
          code: generated_code.code,
        },
      );
    return { ask, device_id, program };
  };

  it("stay on the lock beside a code that is just being written", async () => {
    const { ask, device_id, program } = await setUp();
    const { access_code } = await ask<{ access_code: Code }>("/access_codes/create", { device_id, name: "Guest" });
    await rig().pass(1000);
    const found = answered(await program()).access_code;
    expect(found).toMatchObject({ is_managed: false, status: "set" });
    await rig().pass(30_000);
    const own = await ask<{ access_code: Code }>("/access_codes/get", { access_code_id: access_code.access_code_id });
    expect(own.access_code.status).toBe("set");
    const { access_codes } = await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", { device_id });
    expect(access_codes).toContainEqual(found);
  });

  it("cannot be simulated while the lock is offline", async () => {
    const { ask, device_id, program } = await setUp();
    await ask("/sandbox/devices/update", { device_id, online: false });
    expect(await program()).toMatchObject({ status: 400, body: { error: { type: "device_disconnected" } } });
  });

  it("are converted to managed with or without force, but not by another workspace, nor twice", async () => {
    const { ask, device_id, program } = await setUp();
    const other = await createWorld(rig().server.services, { world: "hotel", lock_delay_ms: 0 });
    const { access_code } = answered(await program());
    const { access_code_id } = access_code;
    const convert = (api_key: string, input: object, path = "convert_to_managed") =>
      rig().ask<{ action_attempt: { status: string } }>(api_key, `/access_codes/unmanaged/${path}`, {
        access_code_id,
        ...input,
      });
    const unknown = { status: 404, body: { error: { type: "access_code_not_found" } } };
    expect(await convert(other.api_key, { force: true })).toMatchObject(unknown);
    expect(await convert(other.api_key, { force: true, is_managed: true }, "update")).toMatchObject(unknown);
    const { access_codes } = await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", { device_id });
    expect(access_codes.map((code) => code.access_code_id)).toEqual([access_code_id]);
    await ask("/access_codes/unmanaged/convert_to_managed", { access_code_id, force: true });
    const own = await ask<{ access_code: Code }>("/access_codes/get", { access_code_id });
    expect(own.access_code).toMatchObject({ is_managed: true, status: "set", code: access_code.code });
    // The code is managed now, so another workspace cannot convert it, even with `force`.
    expect(await convert(other.api_key, { force: true })).toMatchObject(unknown);
  });

  it("keep the hours that their lock keeps once they are converted, and cease to exist at their end", async () => {
    const { made, letGo, takeBack, takeOver, get, mine, theirs, opens, at } = await slowLock(rig());
    const hours = { starts_at: at(3 * hour), ends_at: at(5 * hour) };
    const code = await made({ code: "2580", ...hours });
    await letGo();
    await takeBack();
    await rig().pass(1000);
    expect(await takeOver(code)).toMatchObject({ status: "success" });
    expect(await get(code)).toMatchObject({
      ...hours,
      type: "time_bound",
      status: "unset",
      is_scheduled_on_device: true,
    });
    await rig().pass(2 * hour);
    expect(await get(code)).toMatchObject({ status: "set" });
    expect(await opens("2580")).toEqual(["2580"]);
    await rig().pass(2 * hour);
    expect(await opens("2580")).toEqual([]);
    await rig().pass(60_000);
    for (const list of [mine, theirs])
      expect(await list()).not.toContainEqual(expect.objectContaining({ code: "2580" }));
  });

  it("may be changed at the lock after the conversion only if that says so, in either spelling", async () => {
    const { ask, program } = await setUp();
    const { access_code_id } = answered(await program()).access_code;
    const allowed = async () =>
      (
        await ask<{ access_code: { is_external_modification_allowed: boolean } }>("/access_codes/get", {
          access_code_id,
        })
      ).access_code.is_external_modification_allowed;
    const again = async (path: string, input: object) => {
      await rig()
        .database.query.updateTable("access_codes")
        .set({ is_managed: 0 })
        .where("access_code_id", "=", access_code_id)
        .execute();
      await ask(`/access_codes/unmanaged/${path}`, { access_code_id, ...input });
      return allowed();
    };
    expect(await again("convert_to_managed", {})).toBe(false);
    expect(await again("convert_to_managed", { is_external_modification_allowed: true })).toBe(true);
    expect(await again("convert_to_managed", { allow_external_modification: true })).toBe(true);
    expect(await again("update", { is_managed: true, allow_external_modification: true })).toBe(true);
  });

  it("are not converted on the locks of makers that do not allow it", async () => {
    const { ask, device_id, program } = await setUp();
    const { access_code_id } = answered(await program()).access_code;
    const type = rig().database.query.updateTable("devices").set({ device_type: "smartthings_lock" });
    await type.where("device_id", "=", device_id).execute();
    await expect(ask("/access_codes/unmanaged/convert_to_managed", { access_code_id })).rejects.toThrow(
      /^Answered 400: .*unsupported_device/,
    );
    expect(await ask("/access_codes/unmanaged/get", { access_code_id })).toMatchObject({
      access_code: { is_managed: false },
    });
  });

  it("keep nothing of a common key or a backup from when they were managed before", async () => {
    const { world, devices } = await devicesAsked(rig).setUp();
    const ask = async <Body>(path: string, input: object) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const { device_id } = named(devices, "Room 3 Larkspur");
    const at = (hours: number) => new Date(rig().clock.now() + hours * hour).toISOString();
    const wanted = {
      device_id,
      starts_at: at(0),
      ends_at: at(48),
      use_backup_access_code_pool: true,
      common_code_key: "guests",
    };
    const { access_code } = await ask<{ access_code: Code }>("/access_codes/create", wanted);
    await rig().pass(60_000);
    const pull = async () =>
      (
        await ask<{ access_code: Code }>("/access_codes/pull_backup_access_code", {
          access_code_id: access_code.access_code_id,
        })
      ).access_code;
    const backup = await pull();
    await ask("/devices/update", { device_id, is_managed: false });
    await ask("/devices/unmanaged/update", { device_id, is_managed: true });
    for (const { access_code_id } of [access_code, backup]) {
      await ask("/access_codes/unmanaged/convert_to_managed", { access_code_id });
      const plain = { is_managed: true, common_code_key: null, is_backup: false, pulled_backup_access_code_id: null };
      expect(await ask("/access_codes/get", { access_code_id })).toMatchObject({ access_code: plain });
    }
  });
});
