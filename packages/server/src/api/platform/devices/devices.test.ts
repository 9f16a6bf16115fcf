// Reads, renames, disconnects and deletes a device.
import { expect, it } from "vitest";
import { type Device, devicesAsked } from "../../../../test/rig/devices-asked.ts";
import { answered, onServer } from "../../../../test/rig/rig.ts";

onServer("devices", (rig) => {
  const { setUp, refusal, eventsOf } = devicesAsked(rig);

  it("go offline and come back by the simulate calls of a sandbox", async () => {
    const { world, door } = await setUp();
    const { device_id, connected_account_id } = door;
    const now = async () => {
      const { device } = answered(
        await rig().ask<{ device: Device & { errors: { error_code: string }[] } }>(world.api_key, "/devices/get", {
          device_id,
        }),
      );
      return [device.properties.online, ...device.errors.map(({ error_code }) => error_code)];
    };
    answered(await rig().ask(world.api_key, "/devices/simulate/disconnect", { device_id }));
    expect(await now()).toEqual([false, "device_disconnected"]);
    answered(await rig().ask(world.api_key, "/devices/simulate/connect", { device_id }));
    expect(await now()).toEqual([true]);
    expect((await eventsOf(world, device_id)).slice(0, 2)).toEqual(["device.connected", "device.disconnected"]);
    answered(await rig().ask(world.api_key, "/connected_accounts/simulate/disconnect", { connected_account_id }));
    expect(await now()).toContain("account_disconnected");
  });

  it("are read by id or by name", async () => {
    const { world, door } = await setUp();
    const get = (input: object) => rig().ask<{ device: Device }>(world.api_key, "/devices/get", input);
    expect(answered(await get({ device_id: door.device_id })).device).toEqual(door);
    expect(answered(await get({ device_id: door.device_id.toUpperCase() })).device).toEqual(door);
    expect(answered(await get({ name: "Front Door" })).device).toEqual(door);
    expect(await refusal(world, "/devices/get", { name: "Back Door" })).toBe("404 device_not_found");
    expect(await refusal(world, "/devices/get", {})).toBe("400 invalid_input");
  });

  it("are read by the oldest's name if several have the same", async () => {
    const { world, devices } = await setUp();
    const { query } = rig().database;
    for (const [index, { device_id }] of devices.slice(0, 3).entries()) {
      answered(await rig().ask(world.api_key, "/devices/update", { device_id, name: "Side door" }));
      const created_at = `202${6 - index}-01-01T00:00:00.000Z`;
      await query.updateTable("devices").set({ created_at }).where("device_id", "=", device_id).execute();
    }
    const { device } = answered(
      await rig().ask<{ device: Device }>(world.api_key, "/devices/get", { name: "Side door" }),
    );
    expect(device.device_id).toBe(devices[2]?.device_id);
  });

  it("are renamed, and get their maker's name back", async () => {
    const { world, door } = await setUp();
    const update = async (change: object) => {
      answered(await rig().ask(world.api_key, "/devices/update", { device_id: door.device_id, ...change }, "PATCH"));
      return answered(await rig().ask<{ device: Device }>(world.api_key, "/devices/get", { device_id: door.device_id }))
        .device;
    };
    const renamed = await update({ name: "Main entrance", properties: { name: "Not this" } });
    expect(renamed).toMatchObject({
      nickname: "Main entrance",
      display_name: "Main entrance",
      properties: { name: "Main entrance" },
    });
    expect((await update({ properties: { name: "Entrance" } })).properties.name).toBe("Entrance");
    const again = await update({ name: null });
    expect(again).toMatchObject({ display_name: "Front Door", properties: { name: "Front Door" } });
    expect(again.nickname).toBeUndefined();
    expect((await eventsOf(world, door.device_id)).filter((type) => type === "device.name_changed")).toHaveLength(3);
    // Old and new clients read the time zone under different field names.
    expect(again.location).toMatchObject({ timezone: "America/New_York", time_zone: "America/New_York" });
    const placed = await update({
      location: { location_name: "Annex", timezone: "Europe/Lisbon" },
      custom_metadata: { room: 7, old: true },
    });
    expect(placed).toMatchObject({
      location: { location_name: "Annex", timezone: "Europe/Lisbon", time_zone: "Europe/Lisbon" },
    });
    expect((await update({ location: null })).location).toBeNull();
    expect((await update({ custom_metadata: { old: null, floor: "1" } })).custom_metadata).toEqual({
      room: 7,
      floor: "1",
    });
    for (const zone of ["timezone", "time_zone"]) {
      const location = { [zone]: "Mars/Olympus" };
      const { status, body } = await rig().ask(world.api_key, "/devices/update", {
        device_id: door.device_id,
        location,
      });
      const told = { location: { _errors: [], [zone]: { _errors: [expect.stringContaining("IANA")] } } };
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { error: { type: "invalid_input", validation_errors: told } },
      });
    }
    const many = Object.fromEntries(Array.from({ length: 49 }, (_, index) => [`key ${index}`, index]));
    expect(await refusal(world, "/devices/update", { device_id: door.device_id, custom_metadata: many })).toBe(
      "400 invalid_input",
    );
  });

  it("are deleted with their codes, without effect of commands under way", async () => {
    const { world, door } = await setUp();
    const ref = { device_id: door.device_id };
    const { access_codes } = answered(
      await rig().ask<{ access_codes: { access_code_id: string }[] }>(world.api_key, "/access_codes/list", ref),
    );
    answered(await rig().ask(world.api_key, "/locks/unlock_door", ref));
    answered(await rig().ask(world.api_key, "/devices/delete", ref, "DELETE"));
    await rig().pass(60_000);
    expect(await refusal(world, "/devices/get", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/devices/delete", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/access_codes/get", { access_code_id: access_codes[0]?.access_code_id })).toBe(
      "404 access_code_not_found",
    );
    expect(await eventsOf(world, door.device_id)).toContain("device.deleted");
    // The account stays.
    expect(
      (await rig().ask(world.api_key, "/connected_accounts/get", { connected_account_id: door.connected_account_id }))
        .status,
    ).toBe(200);
  });
});
