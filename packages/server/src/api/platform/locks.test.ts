// Auto-lock settings, and simulated keypads (platform-api §2.2.2).
import { describe, expect, it } from "vitest";
import { answered, onServer } from "../../../test/rig/rig.ts";
import { up } from "../../base/db/migrations/032-auto-lock.ts";
import type { World } from "../sandbox/world.ts";

interface Device {
  device_id: string;
  can_configure_auto_lock?: boolean;
  properties: { name: string; locked?: boolean; auto_lock_enabled?: boolean; auto_lock_delay_seconds?: number };
}
interface Attempt {
  action_attempt_id: string;
  action_type: string;
  status: string;
  result: unknown;
  error: { type: string; message: string } | null;
}
interface Event {
  event_type: string;
  occurred_at: string;
  method?: string;
  access_code_id?: string;
  action_attempt_id?: string;
  status?: string;
}

onServer("locks", (rig) => {
  const setUp = async (name = "Room 3 Larkspur") => {
    const world = await rig().world();
    const ask = async <Body>(path: string, input: object = {}) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const control = async (path: string, input: object) =>
      answered(await rig().ask(world.sandbox_key, `/sandbox/${path}`, input));
    const { devices } = await ask<{ devices: Device[] }>("/devices/list");
    const device_id = devices.find(({ properties }) => properties.name === name)?.device_id ?? "";
    const begin = async (path: string, input: object = {}) =>
      (await ask<{ action_attempt: Attempt }>(`/locks/${path}`, { device_id, ...input })).action_attempt;
    const done = async (path: string, input: object = {}) => {
      const { action_attempt_id } = await begin(path, input);
      await rig().pass(1);
      return (await ask<{ action_attempt: Attempt }>("/action_attempts/get", { action_attempt_id })).action_attempt;
    };
    const door = async () => (await ask<{ device: Device }>("/devices/get", { device_id })).device;
    const isLocked = async () => (await door()).properties.locked;
    const events = async (since = "1970-01-01") =>
      (await ask<{ events: Event[] }>("/events/list", { since, device_id })).events.toReversed();
    return { world, ask, control, device_id, begin, done, door, isLocked, events };
  };
  const refused = async ({ api_key }: World, path: string, input: object) =>
    (await rig().ask<{ error: { type: string; message: string } }>(api_key, path, input)).body.error;

  describe("that lock themselves", () => {
    it("lock after their delay since the last unlock, with an event of when and how", async () => {
      const { begin, done, door, isLocked, events, control, device_id } = await setUp();
      expect(
        await begin("configure_auto_lock", { auto_lock_enabled: true, auto_lock_delay_seconds: 20 }),
      ).toMatchObject({
        action_type: "CONFIGURE_AUTO_LOCK",
        status: "pending",
      });
      await rig().pass(1);
      expect((await door()).properties).toMatchObject({ auto_lock_enabled: true, auto_lock_delay_seconds: 20 });
      const since = new Date(rig().clock.now()).toISOString();
      await done("unlock_door");
      expect(await isLocked()).toBe(false);
      await rig().pass(19_998);
      expect(await isLocked()).toBe(false);
      await rig().pass(1);
      expect(await isLocked()).toBe(true);
      const [last] = (await events(since)).slice(-1);
      expect(last).toMatchObject({ event_type: "lock.locked", method: "automatic" });
      expect(Date.parse(last?.occurred_at ?? "") - Date.parse(since)).toBe(20_000);
      // The lock is unlocked by hand twice. The second time restarts the delay of auto-lock.
      await control("devices/update", { device_id, locked: false });
      await rig().pass(10_000);
      await done("unlock_door");
      await rig().pass(15_000);
      expect(await isLocked()).toBe(false);
      await rig().pass(5000);
      expect(await isLocked()).toBe(true);
    });

    it("lock also after a code opened them, and if set to while they were unlocked", async () => {
      const { ask, control, done, isLocked, device_id } = await setUp();
      await ask("/access_codes/create", { device_id, code: "2580" });
      await rig().pass(1000);
      await control("keypad/enter", { device_id, code: "2580" });
      expect(await isLocked()).toBe(false);
      await rig().pass(120_000);
      expect(await isLocked()).toBe(false);
      await done("configure_auto_lock", { auto_lock_enabled: true, auto_lock_delay_seconds: 5 });
      await rig().pass(5000);
      expect(await isLocked()).toBe(true);
      await control("keypad/enter", { device_id, code: "2580" });
      await rig().pass(4999);
      expect(await isLocked()).toBe(false);
      await rig().pass(1);
      expect(await isLocked()).toBe(true);
    });

    it("keep their delay if none is given, and stop when auto-lock is disabled", async () => {
      const { done, door, isLocked } = await setUp();
      await done("configure_auto_lock", { auto_lock_enabled: true, auto_lock_delay_seconds: 7 });
      await done("unlock_door");
      await done("configure_auto_lock", { auto_lock_enabled: false });
      expect((await door()).properties).toMatchObject({ auto_lock_enabled: false, auto_lock_delay_seconds: 7 });
      await rig().pass(60_000);
      expect(await isLocked()).toBe(false);
      await done("configure_auto_lock", { auto_lock_enabled: true });
      expect((await door()).properties).toMatchObject({ auto_lock_enabled: true, auto_lock_delay_seconds: 7 });
      await rig().pass(7000);
      expect(await isLocked()).toBe(true);
    });

    it("do not lock while the door is open: the delay starts when it is closed", async () => {
      const { control, done, isLocked, device_id } = await setUp("Front Door");
      await done("configure_auto_lock", { auto_lock_enabled: true, auto_lock_delay_seconds: 10 });
      await done("unlock_door");
      await control("devices/update", { device_id, door_open: true });
      await rig().pass(60_000);
      expect(await isLocked()).toBe(false);
      await control("devices/update", { device_id, door_open: false });
      await rig().pass(9999);
      expect(await isLocked()).toBe(false);
      await rig().pass(1);
      expect(await isLocked()).toBe(true);
    });

    it("lock while offline, and report it when they are back", async () => {
      const { control, done, isLocked, events, device_id } = await setUp();
      await done("configure_auto_lock", { auto_lock_enabled: true, auto_lock_delay_seconds: 10 });
      await done("unlock_door");
      await control("devices/update", { device_id, online: false });
      await rig().pass(60_000);
      expect(await isLocked()).toBeUndefined();
      await control("devices/update", { device_id, online: true });
      expect(await isLocked()).toBe(true);
      expect((await events()).at(-1)).toMatchObject({ event_type: "lock.locked", method: "automatic" });
    });

    it("report the right time of locking, even if it is read much later", async () => {
      const { done, isLocked, events } = await setUp();
      await done("configure_auto_lock", { auto_lock_enabled: true, auto_lock_delay_seconds: 10 });
      const opened = rig().clock.now();
      await done("unlock_door");
      rig().clock.advance(3_600_000);
      await rig().pass(0);
      expect(await isLocked()).toBe(true);
      const last = (await events()).at(-1);
      expect(last).toMatchObject({
        event_type: "lock.locked",
        method: "automatic",
        occurred_at: new Date(opened + 10_000).toISOString(),
      });
    });

    it("can be set even if created before auto-lock existed", async () => {
      const { query } = rig().database;
      const worlds = [await rig().world(), await rig().world("troubled")];
      const ids = worlds.map(({ workspace_id }) => workspace_id);
      const known = async () => ({
        locks: await query
          .selectFrom("sandbox_locks")
          .select(["device_id", "state"])
          .where("workspace_id", "in", ids)
          .orderBy("device_id")
          .execute(),
        devices: await query
          .selectFrom("devices")
          .select(["device_id", "body"])
          .where("workspace_id", "in", ids)
          .orderBy("device_id")
          .execute(),
      });
      const parsed = async () => {
        const { locks, devices } = await known();
        const told = devices.map(({ body }) => JSON.parse(body) as Device);
        // Bare necessities has only the required properties.
        const most = told.filter(({ properties }) => properties.name !== "Bare necessities");
        return [...locks.map(({ state }) => JSON.parse(state) as object), ...most];
      };
      const before = await parsed();
      const { locks, devices } = await known();
      for (const { device_id, state } of locks) {
        const { auto_lock: _, ...lock } = JSON.parse(state) as { auto_lock?: object };
        await query
          .updateTable("sandbox_locks")
          .set({ state: JSON.stringify(lock) })
          .where("device_id", "=", device_id)
          .execute();
      }
      for (const { device_id, body } of devices) {
        const { can_configure_auto_lock: _, properties, ...device } = JSON.parse(body) as Device;
        const { auto_lock_enabled: __, auto_lock_delay_seconds: ___, ...rest } = properties;
        const text = JSON.stringify({ ...device, properties: rest });
        await query.updateTable("devices").set({ body: text }).where("device_id", "=", device_id).execute();
      }
      expect(await parsed()).not.toEqual(before);
      for (let times = 0; times < 2; times += 1) await up(query);
      expect(await parsed()).toEqual(before);
    });

    it("fail with a reason under a fault, and are refused if the model has no auto-lock", async () => {
      const { control, done, door, device_id } = await setUp();
      expect((await door()).can_configure_auto_lock).toBe(true);
      await control("faults/set", { device_id, fault: "refused" });
      expect(await done("configure_auto_lock", { auto_lock_enabled: true })).toMatchObject({
        status: "error",
        error: { type: "command_refused" },
      });
      expect((await door()).properties.auto_lock_enabled).toBe(false);
      const salto = await setUp("Wine Cellar");
      expect((await salto.door()).can_configure_auto_lock).toBeUndefined();
      const input = { device_id: salto.device_id, auto_lock_enabled: true };
      const error = await refused(salto.world, "/locks/configure_auto_lock", input);
      expect(error).toMatchObject({
        type: "unsupported_device",
        message: expect.stringContaining("Wine Cellar cannot lock itself"),
      });
      for (const auto_lock_delay_seconds of [0, 61, 1.5])
        expect(
          await refused(salto.world, "/locks/configure_auto_lock", { ...input, auto_lock_delay_seconds }),
        ).toMatchObject({
          type: "invalid_input",
        });
    });
  });

  describe("with simulated keypads", () => {
    it("open only for a code within its hours, which the attempt names", async () => {
      const { ask, done, isLocked, events, device_id } = await setUp();
      const at = (seconds: number) => new Date(rig().clock.now() + seconds * 1000).toISOString();
      const { access_code } = await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", {
        device_id,
        code: "2580",
        starts_at: at(60),
        ends_at: at(120),
      });
      await rig().pass(1000);
      const since = new Date(rig().clock.now()).toISOString();
      const early = await done("simulate/keypad_code_entry", { code: "2580" });
      expect(early).toMatchObject({
        action_type: "SIMULATE_KEYPAD_CODE_ENTRY",
        status: "error",
        error: { type: "access_denied", message: expect.stringContaining("Larkspur did not open") },
      });
      expect(JSON.stringify(early)).not.toContain("2580");
      expect(await isLocked()).toBe(true);
      await rig().pass(60_000);
      const opened = await done("simulate/keypad_code_entry", { code: "2580" });
      expect(opened).toMatchObject({ status: "success", result: {}, error: null });
      expect(await isLocked()).toBe(false);
      expect((await events(since)).filter(({ event_type }) => !event_type.startsWith("access_code."))).toMatchObject([
        { event_type: "lock.access_denied" },
        {
          event_type: "action_attempt.simulate_keypad_code_entry.failed",
          action_attempt_id: early.action_attempt_id,
          status: "error",
        },
        { event_type: "lock.unlocked", method: "keycode", access_code_id: access_code.access_code_id },
        {
          event_type: "action_attempt.simulate_keypad_code_entry.succeeded",
          action_attempt_id: opened.action_attempt_id,
        },
      ]);
      await rig().pass(60_000);
      expect(await done("simulate/keypad_code_entry", { code: "2580" })).toMatchObject({ status: "error" });
    });

    it("lock at a button, unless the bolt is jammed", async () => {
      const { control, done, isLocked, events, device_id } = await setUp();
      await done("unlock_door");
      expect(await done("simulate/manual_lock_via_keypad")).toMatchObject({
        action_type: "SIMULATE_MANUAL_LOCK_VIA_KEYPAD",
        status: "success",
      });
      expect(await isLocked()).toBe(true);
      expect((await events()).slice(-2)).toMatchObject([
        { event_type: "lock.locked", method: "manual" },
        { event_type: "action_attempt.simulate_manual_lock_via_keypad.succeeded" },
      ]);
      await done("unlock_door");
      await control("faults/set", { device_id, fault: "jammed" });
      await done("lock_door");
      expect(await done("simulate/manual_lock_via_keypad")).toMatchObject({
        status: "error",
        error: { type: "lock_jammed" },
      });
      expect(await isLocked()).toBe(false);
    });

    it("exist in sandboxes alone, and on locks that take codes", async () => {
      const { world, device_id } = await setUp();
      const { query } = rig().database;
      await query
        .updateTable("workspaces")
        .set({ is_sandbox: 0 })
        .where("workspace_id", "=", world.workspace_id)
        .execute();
      for (const [path, input] of [
        ["/locks/simulate/keypad_code_entry", { device_id, code: "2580" }],
        ["/locks/simulate/manual_lock_via_keypad", { device_id }],
      ] as const)
        expect(await refused(world, path, input)).toMatchObject({ type: "workspace_not_sandbox" });
    });
  });
});
