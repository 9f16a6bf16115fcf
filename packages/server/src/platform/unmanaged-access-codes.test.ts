// Codes that people program at the lock, also while the platform writes to it.
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../test/rig.ts";
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

onBothServers("codes made at the lock", (rig) => {
  const setUp = async () => {
    const { api_key } = await createWorld(rig().server.services, { world: "hotel", lock_delay_ms: 5000 });
    const send = <Body>(path: string, input: object) => rig().ask<Body>(api_key, path, input);
    const ask = async <Body>(path: string, input: object) => answered(await send<Body>(path, input));
    const { devices } = await ask<{ devices: Door[] }>("/locks/list", {});
    const door = devices.find((each) => each.capabilities_supported.includes("access_code") && each.errors.length === 0);
    const device_id = door?.device_id ?? "";
    const { generated_code } = await ask<{ generated_code: { code: string } }>("/access_codes/generate_code", { device_id });
    const program = () =>
      send<{ access_code: Code; error?: { type: string; message: string } }>("/access_codes/simulate/create_unmanaged_access_code", {
        device_id,
        name: "Plumber",
        code: generated_code.code,
      });
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
      rig().ask<{ action_attempt: { status: string } }>(api_key, `/access_codes/unmanaged/${path}`, { access_code_id, ...input });
    const unknown = { status: 404, body: { error: { type: "access_code_not_found" } } };
    expect(await convert(other.api_key, { force: true })).toMatchObject(unknown);
    expect(await convert(other.api_key, { force: true, is_managed: true }, "update")).toMatchObject(unknown);
    const { access_codes } = await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", { device_id });
    expect(access_codes.map((code) => code.access_code_id)).toEqual([access_code_id]);
    await ask("/access_codes/unmanaged/convert_to_managed", { access_code_id, force: true });
    const own = await ask<{ access_code: Code }>("/access_codes/get", { access_code_id });
    expect(own.access_code).toMatchObject({ is_managed: true, status: "set", code: access_code.code });
    // It is managed: by another workspace it cannot be taken, with whatever force.
    expect(await convert(other.api_key, { force: true })).toMatchObject(unknown);
  });
});
