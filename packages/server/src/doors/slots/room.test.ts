// A full lock has a warning before anybody's code fails, and no longer than it is full (platform-api §3.6).
import { expect, it } from "vitest";
import { jane, make, walk } from "../../../test/rig/connect-visits.ts";
import { hotelCodes } from "../../../test/door/hotel-codes.ts";
import { answered, onServer } from "../../../test/rig/rig.ts";

interface Lock {
  device_id: string;
  device_type: string;
  warnings: { warning_code: string }[];
  properties: { max_active_codes_supported: number };
}

onServer("a full lock", (rig) => {
  const { house, create, control } = hotelCodes(rig);
  const full = "max_access_codes_reached";
  const warningOf = async (api_key: string, device_id: string) => {
    const { device } = answered(await rig().ask<{ device: Lock }>(api_key, "/devices/get", { device_id }));
    return device.warnings.find(({ warning_code }) => warning_code === full);
  };

  it("says so once its last slot is taken, by whomever, until one is free", async () => {
    const { api_key } = await rig().world("empty");
    const ask = <Body = object>(path: string, input: object) => rig().ask<Body>(api_key, path, input);
    await walk(rig(), await make(rig(), api_key, { accepted_providers: ["smartthings"] }), [{ accept: "" }, jane]);
    const { devices } = answered(await ask<{ devices: Lock[] }>("/devices/list", {}));
    const [lock] = devices;
    const device_id = lock?.device_id ?? "";
    const most = lock?.properties.max_active_codes_supported ?? 0;
    expect(most).toBeGreaterThan(1);
    answered(await ask("/access_codes/create", { device_id, code: "4999" }));
    await rig().pass(10_000);
    const byHand: string[] = [];
    for (let count = 1; count < most; count += 1) {
      expect(await warningOf(api_key, device_id)).toBeUndefined();
      const input = { device_id, name: "By hand", code: String(5000 + count) };
      const { access_code } = answered(
        await ask<{ access_code: { access_code_id: string } }>(
          "/access_codes/simulate/create_unmanaged_access_code",
          input,
        ),
      );
      byHand.push(access_code.access_code_id);
      await rig().pass(1000);
    }
    expect(await warningOf(api_key, device_id)).toMatchObject({
      active_access_code_count: most,
      max_active_access_code_count: most,
    });
    answered(await ask("/access_codes/unmanaged/delete", { access_code_id: byHand[0] }));
    await rig().pass(10_000);
    expect(await warningOf(api_key, device_id)).toBeUndefined();
  });

  it("says so once it refused a code for lack of room, until that code has found some", async () => {
    const { world, door } = await house();
    await control(world, "faults/set", { device_id: door, fault: "slots_full", times: 1 });
    const { access_code } = await create(world, { device_id: door });
    await rig().pass(60_000);
    expect(await warningOf(world.api_key, door)).toMatchObject({
      warning_code: full,
      message: expect.stringContaining("Delete a code"),
    });
    answered(
      await rig().ask(world.api_key, "/access_codes/update", {
        access_code_id: access_code.access_code_id,
        name: "Once more",
      }),
    );
    await rig().pass(60_000);
    expect(await warningOf(world.api_key, door)).toBeUndefined();
  });

  it("of the world of troubles is full indeed, so its warning stays", async () => {
    const world = await rig().world("troubled");
    const { devices } = answered(await rig().ask<{ devices: Lock[] }>(world.api_key, "/devices/list", { limit: 1000 }));
    const lock = devices.find(({ warnings }) => warnings.some(({ warning_code }) => warning_code === full));
    const device_id = lock?.device_id ?? "";
    expect((await create(world, { device_id })).status).toBe(200);
    await rig().pass(60_000);
    expect(await warningOf(world.api_key, device_id)).toMatchObject({ max_active_access_code_count: 100 });
  });
});
