// Makes devices unmanaged, and checks which of their codes are shown then and afterwards.
import { expect, it } from "vitest";
import { type Device, devicesAsked, named, names } from "../../../../test/rig/devices-asked.ts";
import { answered, onServer } from "../../../../test/rig/rig.ts";

interface Code {
  access_code_id: string;
  code: string;
  status: string;
  is_managed: boolean;
}

onServer("devices that become unmanaged", (rig) => {
  const { setUp, refusal, eventsOf } = devicesAsked(rig);

  it("take their codes with them, which stay unmanaged when the devices are managed again", async () => {
    const { world, door, list } = await setUp();
    const ask = async <Body>(path: string, input: object) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const ref = { device_id: door.device_id };
    const before = (await ask<{ access_codes: Code[] }>("/access_codes/list", ref)).access_codes;
    await ask("/devices/update", { ...ref, is_managed: false });

    expect(await refusal(world, "/devices/get", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/locks/unlock_door", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/access_codes/create", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/devices/update", { ...ref, name: "x" })).toBe("400 device_unmanaged");
    expect(names(await list())).not.toContain("Front Door");
    const unmanaged = await list({}, "/devices/unmanaged/list");
    expect(names(unmanaged)).toEqual(["Front Door"]);
    expect(unmanaged.devices[0]).toMatchObject({ is_managed: false, device_id: door.device_id, custom_metadata: {} });
    const shown = new Set([
      "name",
      "online",
      "manufacturer",
      "image_url",
      "image_alt_text",
      "model",
      "battery",
      "appearance",
    ]);
    const own = unmanaged.devices[0]?.properties;
    expect(own).toEqual(Object.fromEntries(Object.entries(door.properties).filter(([name]) => shown.has(name))));
    expect((await ask<{ device: Device }>("/devices/unmanaged/get", { name: "Front Door" })).device).toEqual(
      unmanaged.devices[0],
    );

    await ask("/devices/unmanaged/update", { ...ref, is_managed: true, custom_metadata: { back: true } });
    expect(await refusal(world, "/devices/unmanaged/update", { ...ref, is_managed: true })).toBe("400 device_managed");
    const { device } = await ask<{ device: Device }>("/devices/get", ref);
    expect(device).toMatchObject({
      is_managed: true,
      custom_metadata: { back: true },
      properties: { name: "Front Door" },
    });
    expect((await ask<{ access_codes: Code[] }>("/access_codes/list", ref)).access_codes).toEqual([]);
    const found = (await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", ref)).access_codes;
    expect(found.map(({ code }) => code).toSorted()).toEqual(onLock(before).toSorted());
    for (const code of found) {
      expect(code).toMatchObject({ is_managed: false, is_backup_access_code_available: false });
      for (const managed of ["common_code_key", "is_backup", "is_one_time_use", "pending_mutations"])
        expect(code).not.toHaveProperty(managed);
    }
    expect(await eventsOf(world, door.device_id)).toEqual([
      "device.unmanaged.converted_to_managed",
      "device.converted_to_unmanaged",
    ]);
    await rig().pass(60_000);
    expect((await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", ref)).access_codes).toHaveLength(
      found.length,
    );
  });

  it("end what was asked of their codes and is not done yet", async () => {
    const { world, door } = await setUp();
    const ask = async <Body>(path: string, input: object) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const ref = { device_id: door.device_id };
    const codes = (await ask<{ access_codes: Code[] }>("/access_codes/list", ref)).access_codes.filter(
      ({ status }) => status === "set",
    );
    const [changed, removed] = codes.map(({ access_code_id }) => ({ access_code_id }));
    answered(await rig().ask(world.sandbox_key, "/sandbox/devices/update", { ...ref, online: false }));
    type Begun = { action_attempt: { action_attempt_id: string } };
    const begun = [
      await ask<Begun>("/access_codes/create", { ...ref, code: "7391" }),
      await ask<Begun>("/access_codes/update", { ...changed, code: "7392" }),
      await ask<Begun>("/access_codes/delete", removed ?? {}),
    ];
    await ask("/devices/update", { ...ref, is_managed: false });
    for (const { action_attempt } of begun) {
      const { action_attempt_id } = action_attempt;
      const { action_attempt: ended } = await ask<{ action_attempt: object }>("/action_attempts/get", {
        action_attempt_id,
      });
      expect(ended).toMatchObject({ status: "error", error: { type: "device_unmanaged" } });
    }
  });

  it("keep codes listed that their locks hold for later hours", async () => {
    const { world, devices } = await setUp();
    const larkspur = named(devices, "Room 3 Larkspur");
    const ask = async <Body>(path: string, input: object) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const times = { starts_at: "2026-06-13T09:00:00Z", ends_at: "2026-06-15T09:00:00Z" };
    const { access_code } = await ask<{ access_code: Code }>("/access_codes/create", {
      device_id: larkspur.device_id,
      code: "7391",
      ...times,
    });
    await rig().pass(5000);
    const scheduled = await ask<{ access_code: Code & { is_scheduled_on_device: boolean } }>("/access_codes/get", {
      access_code_id: access_code.access_code_id,
    });
    expect(scheduled.access_code).toMatchObject({ status: "unset", is_scheduled_on_device: true });
    await ask("/devices/update", { device_id: larkspur.device_id, is_managed: false });
    await ask("/devices/unmanaged/update", { device_id: larkspur.device_id, is_managed: true });
    const { access_codes } = await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", {
      device_id: larkspur.device_id,
    });
    expect(access_codes.map(({ code }) => code)).toContain("7391");
  });

  it("have their backup codes removed when they are managed again", async () => {
    const { world, devices } = await setUp();
    const { device_id } = named(devices, "Room 3 Larkspur");
    const ask = async <Body>(path: string, input: object) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const times = { starts_at: "2026-06-13T09:00:00Z", ends_at: "2026-06-15T09:00:00Z" };
    await ask("/access_codes/create", { device_id, ...times, use_backup_access_code_pool: true });
    await rig().pass(30_000);
    const spares = async () => {
      const { query } = rig().database;
      const rows = await query
        .selectFrom("access_codes")
        .select("code")
        .where("device_id", "=", device_id)
        .where("is_backup", "=", 1)
        .execute();
      return rows.map(({ code }) => code ?? "");
    };
    const opens = async (code = "") =>
      (await control<{ opened: boolean }>("/sandbox/keypad/enter", { device_id, code })).opened;
    const control = async <Body>(path: string, input: object) =>
      answered(await rig().ask<Body>(world.sandbox_key, path, input));
    const [spare] = await spares();
    expect(await opens(spare)).toBe(true);
    await ask("/devices/update", { device_id, is_managed: false });
    await ask("/devices/unmanaged/update", { device_id, is_managed: true });
    await rig().pass(60_000);
    expect(await spares()).toEqual([]);
    expect(await opens(spare)).toBe(false);
  });
});

/** Returns the codes that open the door now, or are known to be on the lock. */
const onLock = (codes: readonly (Code & { is_scheduled_on_device?: boolean; status: string })[]) =>
  codes
    .filter(({ status, is_scheduled_on_device }) => status === "set" || is_scheduled_on_device === true)
    .map(({ code }) => code);
