// Codes that somebody made, changed or erased at the lock itself (platform-api §4.5).
import { describe, expect, it } from "vitest";
import { onBothServers } from "../../test/rig.ts";
import { programAtDoor, eraseAtDoor } from "../drivers/sandbox-door.ts";
import { applyDriverEvents } from "../drivers/device-events.ts";
import type { World } from "../sandbox/world.ts";
import { type Code, hotelCodes, hour } from "../../test/hotel-codes.ts";

onBothServers("access codes", (rig) => {
  const { house, create, get, control } = hotelCodes(rig);

  describe("codes that somebody made at the lock", () => {
    const simulate = async ({ api_key }: World, device_id: string) =>
      (
        await rig().ask<{ access_code: Code }>(api_key, "/access_codes/simulate/create_unmanaged_access_code", {
          device_id,
          name: "Found",
          code: "7391",
        })
      ).body.access_code;

    it("are found, taken over with their id, and removed", async () => {
      const { world, door } = await house(
        ({ properties, device_type }) => properties.supported_code_lengths?.includes(4) === true && device_type !== "smartthings_lock",
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
      expect((await control(world, "keypad/enter", { device_id: door, code: "7391" })).body).toMatchObject({ opened: false });
    });

    it("can be removed without being taken over", async () => {
      const { world, door } = await house(({ properties }) => properties.supported_code_lengths?.includes(4) === true);
      const { access_code_id } = await simulate(world, door);
      await rig().ask(world.api_key, "/access_codes/unmanaged/delete", { access_code_id });
      await rig().pass(1000);
      const { body } = await rig().ask<{ access_codes: Code[] }>(world.api_key, "/access_codes/unmanaged/list", { device_id: door });
      expect(body.access_codes.filter(({ code }) => code === "7391")).toEqual([]);
    });

    it("puts our own code back once when somebody erases it, and says so", async () => {
      const { world, door } = await house();
      const { access_code } = await create(world, { device_id: door });
      await rig().pass(1000);
      const { slot } = await rig()
        .database.query.selectFrom("code_slots")
        .select("slot")
        .where("access_code_id", "=", access_code.access_code_id)
        .executeTakeFirstOrThrow();
      const place = { device_id: door, now: rig().clock.now() };
      await applyDriverEvents(rig().database, world.workspace_id, await eraseAtDoor(rig().database, place, slot));
      await rig().pass(1000);
      expect(await get(world, access_code.access_code_id)).toMatchObject({
        status: "set",
        errors: [{ error_code: "code_modified_external_to_seam" }],
      });
      const other = access_code.code === "8642" ? "8643" : "8642";
      const digits = other.padEnd(access_code.code.length, "1");
      const { events: heard } = await programAtDoor(rig().database, place, { slot, code: digits });
      await applyDriverEvents(rig().database, world.workspace_id, heard);
      await rig().pass(hour);
      expect((await get(world, access_code.access_code_id))?.errors.map(({ error_code }) => error_code)).toContain(
        "failed_to_set_on_device",
      );
    });
  });
});
