// The life of a code on a simulated lock, from create to delete, with the failures in between (platform-api §4.1–4.5).
import { describe, expect, it } from "vitest";
import { onBothServers } from "../rig/rig.ts";
import { type Attempt, type Code, hotelCodes, hour } from "../door/hotel-codes.ts";

onBothServers("access codes", (rig) => {
  const { house, create, get, attempt, events, control } = hotelCodes(rig);

  it("go from setting to set to removing, and are then gone", async () => {
    const { world, door } = await house();
    // Without the delay, the lock would finish before the status is read.
    await control(world, "faults/set", { device_id: door, fault: "slow", times: null });
    const { access_code, action_attempt } = await create(world, { device_id: door, name: "Guest" });
    expect(access_code).toMatchObject({ status: "setting", type: "ongoing", name: "Guest", is_managed: true });
    expect(action_attempt.status).toBe("pending");
    await rig().pass(15_000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set", errors: [], warnings: [] });
    expect(await attempt(world, action_attempt)).toMatchObject({
      status: "success",
      result: { access_code: { status: "set", code: access_code.code } },
    });
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({
      opened: true,
    });
    const { body } = await rig().ask<{ action_attempt: Attempt }>(world.api_key, "/access_codes/delete", {
      access_code_id: access_code.access_code_id,
    });
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "removing" });
    await rig().pass(15_000);
    expect(await get(world, access_code.access_code_id)).toBeUndefined();
    const { status, result } = await attempt(world, body.action_attempt);
    expect({ status, result }).toEqual({ status: "success", result: {} });
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({
      opened: false,
    });
    expect(await events(world, access_code.access_code_id)).toEqual([
      "access_code.created",
      "access_code.set_on_device",
      "lock.unlocked",
      "access_code.removed_from_device",
      "access_code.deleted",
    ]);
  });

  it("are retried with a warning while the lock is offline, and set when it is back", async () => {
    const { world, door } = await house();
    await control(world, "devices/update", { device_id: door, online: false });
    const { access_code, action_attempt } = await create(world, { device_id: door });
    await rig().pass(100);
    expect(await get(world, access_code.access_code_id)).toMatchObject({
      status: "setting",
      warnings: [{ warning_code: "delay_in_setting_on_device" }],
    });
    await rig().pass(10_000);
    const failed = await get(world, access_code.access_code_id);
    expect(failed?.errors.map(({ error_code }) => error_code)).toEqual([
      "failed_to_set_on_device",
      "device_disconnected",
    ]);
    expect(await attempt(world, action_attempt)).toMatchObject({
      status: "error",
      error: { type: "device_disconnected" },
    });
    await control(world, "devices/update", { device_id: door, online: true });
    await rig().pass(1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set", errors: [], warnings: [] });
    expect(await events(world, access_code.access_code_id)).toEqual([
      "access_code.created",
      "access_code.delay_in_setting_on_device",
      "access_code.failed_to_set_on_device",
      "access_code.set_on_device",
    ]);
  });

  it.each([
    ["duplicate_code", "duplicate_code_on_device"],
    ["slots_full", "no_space_for_access_code_on_device"],
  ])("are not retried after %s until somebody edits the code", async (fault, error_code) => {
    const { world, door } = await house();
    await control(world, "faults/set", { device_id: door, fault, times: 1 });
    const { access_code, action_attempt } = await create(world, { device_id: door });
    await rig().pass(hour);
    const failed = await get(world, access_code.access_code_id);
    expect(failed?.status).toBe("setting");
    expect(failed?.errors.map((each) => each.error_code)).toEqual([error_code, "failed_to_set_on_device"]);
    expect(await attempt(world, action_attempt)).toMatchObject({ status: "error", error: { type: error_code } });
    await rig().ask(world.api_key, "/access_codes/update", {
      access_code_id: access_code.access_code_id,
      name: "Once more",
    });
    await rig().pass(1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({
      status: "set",
      name: "Once more",
      errors: [],
    });
  });

  it("are retried without end when a removal fails, because a deleted code must not open the door", async () => {
    const { world, door } = await house();
    const { access_code } = await create(world, { device_id: door });
    await rig().pass(1000);
    await control(world, "faults/set", { device_id: door, fault: "refused", times: 5 });
    await rig().ask(world.api_key, "/access_codes/delete", { access_code_id: access_code.access_code_id });
    await rig().pass(10_000);
    const stuck = await get(world, access_code.access_code_id);
    expect(stuck).toMatchObject({ status: "removing", errors: [{ error_code: "failed_to_remove_from_device" }] });
    await rig().pass(hour);
    expect(await get(world, access_code.access_code_id)).toBeUndefined();
  });

  it("get new digits in the same slot", async () => {
    const { world, door } = await house();
    const { access_code } = await create(world, { device_id: door });
    await rig().pass(1000);
    const { body: proposal } = await rig().ask<{ generated_code: { code: string } }>(
      world.api_key,
      "/access_codes/generate_code",
      {
        device_id: door,
      },
    );
    const { code } = proposal.generated_code;
    // Without the delay, the lock would finish before the status is read.
    await control(world, "faults/set", { device_id: door, fault: "slow", times: null });
    const { body } = await rig().ask<{ action_attempt: Attempt }>(world.api_key, "/access_codes/update", {
      access_code_id: access_code.access_code_id,
      code,
    });
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "setting", code });
    await rig().pass(15_000);
    expect(await attempt(world, body.action_attempt)).toMatchObject({
      status: "success",
      result: { access_code: { code } },
    });
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({
      opened: false,
    });
    expect((await control(world, "keypad/enter", { device_id: door, code })).body).toMatchObject({ opened: true });
  });

  it("have the status unknown while the account is disconnected", async () => {
    const { world, door } = await house();
    const { access_code } = await create(world, { device_id: door });
    await rig().pass(1000);
    const { body } = await rig().ask<{ device: { connected_account_id: string } }>(world.api_key, "/devices/get", {
      device_id: door,
    });
    const { connected_account_id } = body.device;
    await control(world, "accounts/update", { connected_account_id, connected: false });
    const cut = await get(world, access_code.access_code_id);
    expect(cut).toMatchObject({
      status: "unknown",
      errors: [{ error_code: "account_disconnected", is_connected_account_error: true }],
    });
    await control(world, "accounts/update", { connected_account_id, connected: true });
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set", errors: [] });
  });

  describe("digits", () => {
    it("of another code on the lock are refused with 409", async () => {
      const { world, door } = await house();
      const { access_code } = await create(world, { device_id: door });
      expect(await create(world, { device_id: door, code: access_code.code })).toMatchObject({
        status: 409,
        error: { type: "duplicate_access_code" },
      });
    });

    it("that the lock would not take are refused", async () => {
      const { world, door } = await house(({ properties }) => properties.supported_code_lengths?.join() === "4");
      expect(await create(world, { device_id: door, code: "12345" })).toMatchObject({
        status: 400,
        error: { type: "invalid_input" },
      });
      expect(await create(world, { device_id: door, code: "12a4" })).toMatchObject({ status: 400 });
    });

    it("are the same on all locks of create_multiple, and in later creates with its common_code_key", async () => {
      const { world, doors } = await house(({ properties }) => properties.supported_code_lengths?.includes(4) === true);
      const { body } = await rig().ask<{ access_codes: Code[] }>(world.api_key, "/access_codes/create_multiple", {
        device_ids: doors.slice(0, 3),
        name: "Crew",
      });
      expect(new Set(body.access_codes.map(({ code }) => code)).size).toBe(1);
      expect(body.access_codes[0]?.common_code_key).toMatch(/^auto_set_by_create_multiple_/);
      await rig().pass(5000);
      for (const { access_code_id } of body.access_codes)
        expect(await get(world, access_code_id)).toMatchObject({ status: "set" });
      const first = await create(world, { device_id: doors[0], common_code_key: "crew" });
      const second = await create(world, { device_id: doors[1], common_code_key: "crew" });
      expect(second.access_code.code).toBe(first.access_code.code);
    });
  });
});
