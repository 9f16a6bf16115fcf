// Backup codes, which are on the lock before they are needed (platform-api §4.4).
import { expect, it } from "vitest";
import { onServer } from "../../../test/rig/rig.ts";
import { type Code, hotelCodes, hour } from "../../../test/door/hotel-codes.ts";

onServer("access codes", (rig) => {
  const { house, at, create, get, control } = hotelCodes(rig);

  it("are handed out from a pool that is already on the lock, which is then refilled", async () => {
    const { world, door } = await house(({ properties }) => properties.supports_backup_access_code_pool === true);
    const times = { starts_at: at(0), ends_at: at(5 * hour) };
    const { access_code } = await create(world, { device_id: door, ...times, use_backup_access_code_pool: true });
    await rig().pass(30_000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ is_backup_access_code_available: true });
    await control(world, "devices/update", { device_id: door, online: false });
    const pull = () =>
      rig().ask<{ access_code: Code; backup_access_code: Code }>(
        world.api_key,
        "/access_codes/pull_backup_access_code",
        {
          access_code_id: access_code.access_code_id,
        },
      );
    const { body } = await pull();
    expect(body.access_code).toMatchObject({
      is_backup: true,
      status: "set",
      type: "time_bound",
      ends_at: times.ends_at,
    });
    expect(body.backup_access_code).toEqual(body.access_code);
    expect((await control(world, "keypad/enter", { device_id: door, code: body.access_code.code })).body).toMatchObject(
      { opened: true },
    );
    expect((await pull()).body.access_code.access_code_id).toBe(body.access_code.access_code_id);
    const { body: list } = await rig().ask<{ access_codes: Code[] }>(world.api_key, "/access_codes/list", {
      device_id: door,
    });
    expect(list.access_codes.filter(({ is_backup }) => is_backup === true)).toHaveLength(1);
    const ongoing = await create(world, { device_id: door });
    expect(
      await rig().ask(world.api_key, "/access_codes/pull_backup_access_code", {
        access_code_id: ongoing.access_code.access_code_id,
      }),
    ).toMatchObject({
      status: 400,
      body: { error: { type: "access_code_not_time_bound" } },
    });
  });
});
