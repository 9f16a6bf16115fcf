// Codes that people create, change or erase at the lock itself (platform-api §4.5).
import { describe, expect, it } from "vitest";
import { onServer } from "../../../../test/rig/rig.ts";
import { programAtDoor, eraseAtDoor } from "../../../hubs/sandbox/door.ts";
import { applyDeviceEvents } from "../../reports/device-events.ts";
import type { World } from "../../../api/sandbox/world.ts";
import { type Code, hotelCodes, hour } from "../../../../test/door/hotel-codes.ts";

onServer("access codes", (rig) => {
  const { house, create, get, control } = hotelCodes(rig);

  /** Replaces the digits of a slot at the lock. */
  const reprogram = async ({ workspace_id }: World, door: string, slot: number, code: string) => {
    const { events } = await programAtDoor(rig().database, { device_id: door, now: rig().clock.now() }, { slot, code });
    await applyDeviceEvents(rig().database, workspace_id, events);
  };
  const slots = (door: string) =>
    rig().database.query.selectFrom("code_slots").select("slot").where("device_id", "=", door);
  const opens = async (world: World, door: string, code: string) =>
    (await control(world, "keypad/enter", { device_id: door, code })).body["opened"];

  it("keep to their hours with is_external_modification_allowed after somebody changed their digits at the lock", async () => {
    const { world, door } = await house(({ properties }) => properties.name === "Front Door");
    const starts_at = new Date(rig().clock.now() + 10 * hour).toISOString();
    const ends_at = new Date(rig().clock.now() + 20 * hour).toISOString();
    const { access_code } = await create(world, {
      device_id: door,
      starts_at,
      ends_at,
      is_external_modification_allowed: true,
    });
    await rig().pass(30_000);
    const { slot } = await slots(door)
      .where("access_code_id", "=", access_code.access_code_id)
      .executeTakeFirstOrThrow();
    await reprogram(world, door, slot, "7391");
    await rig().pass(30_000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({
      code: "7391",
      status: "unset",
      pending_mutations: [],
    });
    expect(await opens(world, door, "7391")).toBe(false);
    await rig().pass(10 * hour);
    expect(await opens(world, door, "7391")).toBe(true);
    await rig().pass(10 * hour);
    expect(await opens(world, door, "7391")).toBe(false);
  });

  it("are listed as unmanaged when somebody programmed them over a backup code", async () => {
    const { world, door } = await house(({ properties }) => properties.name === "Front Door");
    await rig().ask(world.api_key, "/devices/update", { device_id: door, backup_access_code_pool_enabled: true });
    await rig().pass(30_000);
    const spares = rig().database.query.selectFrom("access_codes").select("access_code_id").where("is_backup", "=", 1);
    const { slot } = await slots(door).where("access_code_id", "in", spares).executeTakeFirstOrThrow();
    for (let time = 0; time < 3; time += 1) {
      await reprogram(world, door, slot, "7391");
      await rig().pass(hour);
    }
    const { body } = await rig().ask<{ access_codes: Code[] }>(world.api_key, "/access_codes/unmanaged/list", {
      device_id: door,
    });
    expect(body.access_codes.filter(({ code }) => code === "7391")).toMatchObject([{ status: "set" }]);
    expect(await opens(world, door, "7391")).toBe(true);
  });

  describe("codes that somebody made at the lock", () => {
    const simulate = async ({ api_key }: World, device_id: string) =>
      (
        await rig().ask<{ access_code: Code }>(api_key, "/access_codes/simulate/create_unmanaged_access_code", {
          device_id,
          name: "Found",
          code: "7391",
        })
      ).body.access_code;

    it("are listed, converted to managed with the same id, and deleted", async () => {
      const { world, door } = await house(
        ({ properties, device_type }) =>
          properties.supported_code_lengths?.includes(4) === true && device_type !== "smartthings_lock",
      );
      const found = await simulate(world, door);
      expect(found).toMatchObject({ is_managed: false, name: "Found", code: "7391", status: "set" });
      const ref = { access_code_id: found.access_code_id };
      expect(await get(world, found.access_code_id)).toBeUndefined();
      expect(await rig().ask(world.api_key, "/access_codes/unmanaged/convert_to_managed", ref)).toMatchObject({
        body: { action_attempt: { status: "success" } },
      });
      expect(await get(world, found.access_code_id)).toMatchObject({ is_managed: true, status: "set", code: "7391" });
      await rig().ask(world.api_key, "/access_codes/delete", ref);
      await rig().pass(1000);
      expect(await get(world, found.access_code_id)).toBeUndefined();
      expect((await control(world, "keypad/enter", { device_id: door, code: "7391" })).body).toMatchObject({
        opened: false,
      });
    });

    it("can be deleted without being converted", async () => {
      const { world, door } = await house(({ properties }) => properties.supported_code_lengths?.includes(4) === true);
      const { access_code_id } = await simulate(world, door);
      await rig().ask(world.api_key, "/access_codes/unmanaged/delete", { access_code_id });
      await rig().pass(1000);
      const { body } = await rig().ask<{ access_codes: Code[] }>(world.api_key, "/access_codes/unmanaged/list", {
        device_id: door,
      });
      expect(body.access_codes.filter(({ code }) => code === "7391")).toEqual([]);
    });

    it("differ from a managed code that somebody erased, which is written again once, with an error that says so", async () => {
      const { world, door } = await house();
      const { access_code } = await create(world, { device_id: door });
      await rig().pass(1000);
      const { slot } = await rig()
        .database.query.selectFrom("code_slots")
        .select("slot")
        .where("access_code_id", "=", access_code.access_code_id)
        .executeTakeFirstOrThrow();
      const place = { device_id: door, now: rig().clock.now() };
      await applyDeviceEvents(rig().database, world.workspace_id, await eraseAtDoor(rig().database, place, slot));
      await rig().pass(1000);
      expect(await get(world, access_code.access_code_id)).toMatchObject({
        status: "set",
        errors: [{ error_code: "code_modified_external_to_seam" }],
      });
      const other = access_code.code === "8642" ? "8643" : "8642";
      const digits = other.padEnd(access_code.code.length, "1");
      const { events: heard } = await programAtDoor(rig().database, place, { slot, code: digits });
      await applyDeviceEvents(rig().database, world.workspace_id, heard);
      await rig().pass(hour);
      expect((await get(world, access_code.access_code_id))?.errors.map(({ error_code }) => error_code)).toContain(
        "failed_to_set_on_device",
      );
    });
  });
});
