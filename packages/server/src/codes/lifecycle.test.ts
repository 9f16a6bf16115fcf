// A code from its making to its end, on a simulated lock, with everything that can go wrong in between (platform-api §4.1-4.5).
import { describe, expect, it } from "vitest";
import { onBothServers } from "../../test/rig.ts";
import { programAtDoor, eraseAtDoor } from "../drivers/sandbox-door.ts";
import { applyDriverEvents } from "../drivers/device-events.ts";
import type { World } from "../sandbox/world.ts";

interface Code {
  access_code_id: string;
  device_id: string;
  code: string;
  status: string;
  is_scheduled_on_device?: boolean;
  is_managed: boolean;
  common_code_key: string | null;
  errors: { error_code: string }[];
  warnings: { warning_code: string }[];
  [more: string]: unknown;
}
interface Attempt {
  action_attempt_id: string;
  status: string;
  result: unknown;
  error: { type: string; message: string } | null;
}
interface Door {
  device_id: string;
  device_type: string;
  properties: { online: boolean; locked?: boolean; supported_code_lengths?: number[]; supports_backup_access_code_pool?: boolean };
  capabilities_supported: string[];
  errors: unknown[];
}

const hour = 3_600_000;

onBothServers("access codes", (rig) => {
  const house = async (wanted: (door: Door) => boolean = () => true) => {
    const world = await rig().world();
    const { body } = await rig().ask<{ devices: Door[] }>(world.api_key, "/devices/list");
    const good = body.devices.filter(
      (door) => door.properties.online && door.errors.length === 0 && door.capabilities_supported.includes("access_code"),
    );
    const doors = good.filter(wanted);
    if (!doors[0]) throw new Error("The hotel has no such door.");
    return { world, door: doors[0].device_id, doors: doors.map(({ device_id }) => device_id) };
  };
  const at = (milliseconds: number) => new Date(rig().clock.now() + milliseconds).toISOString();
  const create = async ({ api_key }: World, input: object) => {
    const { status, body } = await rig().ask<{ access_code: Code; action_attempt: Attempt; error?: { type: string } }>(
      api_key,
      "/access_codes/create",
      input,
    );
    return { status, ...body };
  };
  const get = async ({ api_key }: World, access_code_id: string) => {
    const { status, body } = await rig().ask<{ access_code: Code }>(api_key, "/access_codes/get", { access_code_id });
    return status === 200 ? body.access_code : undefined;
  };
  const attempt = async ({ api_key }: World, { action_attempt_id }: Attempt) =>
    (await rig().ask<{ action_attempt: Attempt }>(api_key, "/action_attempts/get", { action_attempt_id })).body.action_attempt;
  const events = async ({ api_key }: World, access_code_id: string) => {
    const { body } = await rig().ask<{ events: { event_type: string }[] }>(api_key, "/events/list", {
      since: "1970-01-01",
      access_code_id,
    });
    return body.events.map(({ event_type }) => event_type).toReversed();
  };
  const control = (world: World, path: string, input: object) => rig().ask(world.sandbox_key, `/sandbox/${path}`, input);

  it("goes from setting to set to removing to gone", async () => {
    const { world, door } = await house();
    // It would obey before we have looked.
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
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({ opened: true });
    const { body } = await rig().ask<{ action_attempt: Attempt }>(world.api_key, "/access_codes/delete", {
      access_code_id: access_code.access_code_id,
    });
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "removing" });
    await rig().pass(15_000);
    expect(await get(world, access_code.access_code_id)).toBeUndefined();
    const { status, result } = await attempt(world, body.action_attempt);
    expect({ status, result }).toEqual({ status: "success", result: {} });
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({ opened: false });
    expect(await events(world, access_code.access_code_id)).toEqual([
      "access_code.created",
      "access_code.set_on_device",
      "lock.unlocked",
      "access_code.removed_from_device",
      "access_code.deleted",
    ]);
  });

  it("keeps a time-bound code to its hours", async () => {
    const { world, door } = await house();
    const times = { starts_at: at(2 * hour), ends_at: at(4 * hour), prefer_native_scheduling: false };
    const { access_code, action_attempt } = await create(world, { device_id: door, ...times });
    expect(access_code).toMatchObject({ status: "unset", type: "time_bound", starts_at: times.starts_at, ends_at: times.ends_at });
    await rig().pass(hour);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "unset", is_scheduled_on_device: false });
    expect(await attempt(world, action_attempt)).toMatchObject({ status: "pending" });
    await rig().pass(hour + 1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set" });
    expect(await attempt(world, action_attempt)).toMatchObject({ status: "success" });
    await rig().pass(2 * hour);
    expect(await get(world, access_code.access_code_id)).toBeUndefined();
  });

  it("answers a making that is to be waited for at once when its hours lie ahead", async () => {
    const { world, door } = await house();
    const { access_code, action_attempt } = await create(world, {
      device_id: door,
      starts_at: at(hour),
      ends_at: at(2 * hour),
      sync: true,
    });
    expect([access_code.status, action_attempt.status]).toEqual(["unset", "pending"]);
  });

  it("lets a lock with a schedule keep it ahead of time", async () => {
    const { world, door } = await house(({ device_type }) => device_type === "august_lock" || device_type === "schlage_lock");
    const { access_code } = await create(world, { device_id: door, starts_at: at(100 * hour), ends_at: at(101 * hour) });
    await rig().pass(1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "unset", is_scheduled_on_device: false });
    await rig().pass(29 * hour);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "unset", is_scheduled_on_device: true });
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({ opened: false });
    await rig().pass(71 * hour);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set" });
    await rig().pass(hour);
    expect(await get(world, access_code.access_code_id)).toBeUndefined();
    expect(await events(world, access_code.access_code_id)).toContain("access_code.scheduled_on_device");
  });

  it("tries an unreachable lock again, says so, and sets the code when the lock is back", async () => {
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
    expect(failed?.errors.map(({ error_code }) => error_code)).toEqual(["failed_to_set_on_device", "device_disconnected"]);
    expect(await attempt(world, action_attempt)).toMatchObject({ status: "error", error: { type: "device_disconnected" } });
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
  ])("stops at %s until somebody edits the code", async (fault, error_code) => {
    const { world, door } = await house();
    await control(world, "faults/set", { device_id: door, fault, times: 1 });
    const { access_code, action_attempt } = await create(world, { device_id: door });
    await rig().pass(hour);
    const failed = await get(world, access_code.access_code_id);
    expect(failed?.status).toBe("setting");
    expect(failed?.errors.map((each) => each.error_code)).toEqual([error_code, "failed_to_set_on_device"]);
    expect(await attempt(world, action_attempt)).toMatchObject({ status: "error", error: { type: error_code } });
    await rig().ask(world.api_key, "/access_codes/update", { access_code_id: access_code.access_code_id, name: "Once more" });
    await rig().pass(1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set", name: "Once more", errors: [] });
  });

  it("keeps trying to remove a code, because one that must not work is worse than one that does not work yet", async () => {
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

  it("changes digits in place", async () => {
    const { world, door } = await house();
    const { access_code } = await create(world, { device_id: door });
    await rig().pass(1000);
    const { body: proposal } = await rig().ask<{ generated_code: { code: string } }>(world.api_key, "/access_codes/generate_code", {
      device_id: door,
    });
    const { code } = proposal.generated_code;
    const { body } = await rig().ask<{ action_attempt: Attempt }>(world.api_key, "/access_codes/update", {
      access_code_id: access_code.access_code_id,
      code,
    });
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "setting", code });
    await rig().pass(1000);
    expect(await attempt(world, body.action_attempt)).toMatchObject({ status: "success", result: { access_code: { code } } });
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({ opened: false });
    expect((await control(world, "keypad/enter", { device_id: door, code })).body).toMatchObject({ opened: true });
  });

  it("takes a code off the lock when its hours are moved away, and sets it again in time", async () => {
    const { world, door } = await house();
    const { access_code } = await create(world, { device_id: door });
    await rig().pass(1000);
    const times = { starts_at: at(10 * hour), ends_at: at(12 * hour), prefer_native_scheduling: false };
    await rig().ask(world.api_key, "/access_codes/update", { access_code_id: access_code.access_code_id, ...times });
    await rig().pass(1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "unset", type: "time_bound" });
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({ opened: false });
    await rig().ask(world.api_key, "/access_codes/update", { access_code_id: access_code.access_code_id, type: "ongoing" });
    await rig().pass(1000);
    const ongoing = await get(world, access_code.access_code_id);
    expect(ongoing).toMatchObject({ status: "set", type: "ongoing" });
    expect(ongoing).not.toHaveProperty("starts_at");
  });

  it("shows unknown while the account is disconnected", async () => {
    const { world, door } = await house();
    const { access_code } = await create(world, { device_id: door });
    await rig().pass(1000);
    const { body } = await rig().ask<{ device: { connected_account_id: string } }>(world.api_key, "/devices/get", { device_id: door });
    const { connected_account_id } = body.device;
    await control(world, "accounts/update", { connected_account_id, connected: false });
    const cut = await get(world, access_code.access_code_id);
    expect(cut).toMatchObject({ status: "unknown", errors: [{ error_code: "account_disconnected", is_connected_account_error: true }] });
    await control(world, "accounts/update", { connected_account_id, connected: true });
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set", errors: [] });
  });

  describe("digits", () => {
    it("refuses the digits of another code on the lock with 409", async () => {
      const { world, door } = await house();
      const { access_code } = await create(world, { device_id: door });
      expect(await create(world, { device_id: door, code: access_code.code })).toMatchObject({
        status: 409,
        error: { type: "duplicate_access_code" },
      });
    });

    it("refuses digits that the lock would not take", async () => {
      const { world, door } = await house(({ properties }) => properties.supported_code_lengths?.join() === "4");
      expect(await create(world, { device_id: door, code: "12345" })).toMatchObject({ status: 400, error: { type: "invalid_input" } });
      expect(await create(world, { device_id: door, code: "12a4" })).toMatchObject({ status: 400 });
    });

    it("shares one code among doors, and one key among makings", async () => {
      const { world, doors } = await house(({ properties }) => properties.supported_code_lengths?.includes(4) === true);
      const { body } = await rig().ask<{ access_codes: Code[] }>(world.api_key, "/access_codes/create_multiple", {
        device_ids: doors.slice(0, 3),
        name: "Crew",
      });
      expect(new Set(body.access_codes.map(({ code }) => code)).size).toBe(1);
      expect(body.access_codes[0]?.common_code_key).toMatch(/^auto_set_by_create_multiple_/);
      await rig().pass(5000);
      for (const { access_code_id } of body.access_codes) expect(await get(world, access_code_id)).toMatchObject({ status: "set" });
      const first = await create(world, { device_id: doors[0], common_code_key: "crew" });
      const second = await create(world, { device_id: doors[1], common_code_key: "crew" });
      expect(second.access_code.code).toBe(first.access_code.code);
    });
  });

  it.each([
    [{ starts_at: "2030-01-02T00:00:00Z", ends_at: "2030-01-01T00:00:00Z" }],
    [{ starts_at: "2020-01-01T00:00:00Z", ends_at: "2020-01-02T00:00:00Z" }],
    [{ starts_at: "2030-01-01T00:00:00Z" }],
    [{ starts_at: "+275760-01-01T00:00:00Z", ends_at: "+275760-01-02T00:00:00Z" }],
  ])("refuses times that cannot be: %j", async (times) => {
    const { world, door } = await house();
    expect(await create(world, { device_id: door, ...times })).toMatchObject({ status: 400, error: { type: "invalid_input" } });
  });

  it("takes local times with an offset and answers in UTC", async () => {
    const { world, door } = await house();
    const { access_code } = await create(world, {
      device_id: door,
      starts_at: "2030-08-01T10:00:00.000+02:00",
      ends_at: "2030-08-02T10:00:00.000-05:00",
    });
    expect(access_code).toMatchObject({ starts_at: "2030-08-01T08:00:00.000Z", ends_at: "2030-08-02T15:00:00.000Z" });
  });

  it("hands out a spare that is on the lock already, and fills up again", async () => {
    const { world, door } = await house(({ properties }) => properties.supports_backup_access_code_pool === true);
    const times = { starts_at: at(0), ends_at: at(5 * hour) };
    const { access_code } = await create(world, { device_id: door, ...times, use_backup_access_code_pool: true });
    await rig().pass(30_000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ is_backup_access_code_available: true });
    await control(world, "devices/update", { device_id: door, online: false });
    const pull = () =>
      rig().ask<{ access_code: Code; backup_access_code: Code }>(world.api_key, "/access_codes/pull_backup_access_code", {
        access_code_id: access_code.access_code_id,
      });
    const { body } = await pull();
    expect(body.access_code).toMatchObject({ is_backup: true, status: "set", type: "time_bound", ends_at: times.ends_at });
    expect(body.backup_access_code).toEqual(body.access_code);
    expect((await control(world, "keypad/enter", { device_id: door, code: body.access_code.code })).body).toMatchObject({ opened: true });
    expect((await pull()).body.access_code.access_code_id).toBe(body.access_code.access_code_id);
    const { body: list } = await rig().ask<{ access_codes: Code[] }>(world.api_key, "/access_codes/list", { device_id: door });
    expect(list.access_codes.filter(({ is_backup }) => is_backup === true)).toHaveLength(1);
    const ongoing = await create(world, { device_id: door });
    expect(
      await rig().ask(world.api_key, "/access_codes/pull_backup_access_code", { access_code_id: ongoing.access_code.access_code_id }),
    ).toMatchObject({
      status: 400,
      body: { error: { type: "access_code_not_time_bound" } },
    });
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
