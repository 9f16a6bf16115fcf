// pending_mutations while a lock has not confirmed a change, and the digits that open the door meanwhile (platform-api
// §3.8).
import { StatementSync } from "node:sqlite";
import type { PendingMutation } from "@mortise/contract";
import { describe, expect, it, vi } from "vitest";
import { onDatabase } from "../../../test/rig/databases.ts";
import { mortalDriver } from "../../../test/locks/mortal-driver.ts";
import { answered, createRig } from "../../../test/rig/rig.ts";
import { applyDeviceEvents } from "../reports/device-events.ts";

interface Code {
  access_code_id: string;
  status: string;
  pending_mutations?: PendingMutation[];
}
type CodeAnswer = { access_code: Code };

const hour = 3_600_000;
const essence = ({ message, created_at, ...rest }: PendingMutation) => {
  expect([typeof message, typeof created_at]).toEqual(["string", "string"]);
  return rest;
};

onDatabase(({ open }) => {
  /** A lock that enforces schedules itself. */
  const setUp = async () => {
    const database = await open();
    const mortal = mortalDriver(database);
    const rig = await createRig(database, { drivers: [mortal.driver] });
    const { api_key, sandbox_key, workspace_id } = await rig.world();
    const { devices } = answered(
      await rig.ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id;
    const ask = async <Body>(path: string, input: object) =>
      answered(await rig.ask<Body>(api_key, `/access_codes/${path}`, { device_id, ...input }));
    const create = async (input: object) => {
      const { access_code } = await ask<CodeAnswer>("create", input);
      return access_code;
    };
    const get = async ({ access_code_id }: Code) =>
      (await ask<CodeAnswer>("get", { access_code_id, device_id: undefined })).access_code;
    const told = async (code: Code) => (await get(code)).pending_mutations?.map(essence);
    const made = async (input: object) => {
      const code = await create(input);
      await rig.pass(1000);
      expect(await told(code)).toEqual([]);
      return code;
    };
    const change = ({ access_code_id }: Code, input: object) => ask("update", { access_code_id, ...input });
    const control = async (path: string, input: object) =>
      answered(await rig.ask(sandbox_key, `/sandbox/${path}`, { device_id, ...input }));
    const online = (is: boolean) => control("devices/update", { online: is });
    const opens = async (code: string) =>
      answered(await rig.ask<{ opened: boolean }>(sandbox_key, "/sandbox/keypad/enter", { device_id, code })).opened;
    const at = (ms: number) => new Date(rig.clock.now() + ms).toISOString();
    return {
      database,
      rig,
      workspace_id,
      device_id,
      api_key,
      mortal,
      ask,
      create,
      get,
      told,
      made,
      change,
      control,
      online,
      opens,
      at,
    };
  };

  const updatingCode = (from: string | null, to: string) => ({
    mutation_code: "updating_code",
    from: { code: from },
    to: { code: to },
  });

  it("the former PIN opens the door, and is shown as such, until the lock has the new one", async () => {
    const { rig, told, made, change, online, opens, get, at } = await setUp();
    const code = await made({ code: "2580" });
    await online(false);
    const asked = at(0);
    await change(code, { code: "7391" });
    await rig.pass(hour);
    expect(await told(code)).toEqual([updatingCode("2580", "7391")]);
    expect((await get(code)).pending_mutations?.[0]?.created_at).toBe(asked);
    expect([await opens("2580"), await opens("7391")]).toEqual([true, false]);
    await online(true);
    await rig.pass(1000);
    expect(await told(code)).toEqual([]);
    expect([await opens("2580"), await opens("7391")]).toEqual([false, true]);
  });

  it("a PIN that the lock refused stays pending, and the former one opens the door", async () => {
    const { rig, database, workspace_id, told, made, change, control, opens } = await setUp();
    // The lock is so slow that the refusal comes in a later turn of the loop.
    await database.query
      .updateTable("workspaces")
      .set({ lock_delay_ms: 900 })
      .where("workspace_id", "=", workspace_id)
      .execute();
    const code = await made({ code: "2580" });
    await control("faults/set", { fault: "refused", times: null });
    await change(code, { code: "7391" });
    await rig.server.tick();
    expect(await told(code), "while it is under way").toEqual([updatingCode("2580", "7391")]);
    await rig.pass(hour);
    expect(await told(code), "once it was refused").toEqual([updatingCode("2580", "7391")]);
    expect([await opens("2580"), await opens("7391")]).toEqual([true, false]);
  });

  it("every PIN that the lock may have is shown while it is unknown which one it has", async () => {
    const { rig, told, made, change, online, mortal } = await setUp();
    const code = await made({ code: "2580" });
    mortal.dieNext("lost");
    await change(code, { code: "7391" });
    await rig.server.tick();
    await online(false);
    await rig.pass(1);
    expect(await told(code)).toEqual([updatingCode("2580", "7391")]);
    await change(code, { code: "1357" });
    await rig.pass(hour);
    expect(await told(code)).toContainEqual(updatingCode("2580", "1357"));
    await online(true);
    await rig.pass(hour);
    expect(await told(code)).toEqual([]);
  });

  it("hours that the lock never confirmed stay pending although its digits are confirmed", async () => {
    const { rig, get, told, made, change, mortal, opens, at } = await setUp();
    const code = await made({ code: "2580" });
    mortal.dieNext("lost");
    await change(code, { starts_at: at(hour), ends_at: at(2 * hour) });
    await rig.server.tick();
    expect(await opens("2580")).toBe(true);
    expect(await told(code)).toMatchObject([
      { mutation_code: "updating_time_frame", from: { starts_at: null, ends_at: null } },
    ]);
    expect(await get(code)).toMatchObject({ status: "setting" });
    await rig.pass(60_000);
    expect(await told(code)).toEqual([]);
    expect(await opens("2580")).toBe(false);
  });

  describe.each([
    ["the lock", true],
    ["the platform", false],
  ])("where %s keeps the hours", (_who, prefer_native_scheduling) => {
    it("a code that is moved to later hours opens the door in the former ones until the lock has changed", async () => {
      const { rig, told, made, change, online, opens, at } = await setUp();
      const hours = { starts_at: at(-hour), ends_at: at(5 * hour) };
      const code = await made({ code: "2580", ...hours, prefer_native_scheduling });
      await online(false);
      const later = { starts_at: at(3 * hour), ends_at: at(4 * hour) };
      await change(code, later);
      await rig.pass(hour);
      expect(await opens("2580")).toBe(true);
      const from = prefer_native_scheduling ? hours : { starts_at: null, ends_at: null };
      expect(await told(code)).toEqual([{ mutation_code: "updating_time_frame", from, to: later }]);
      await online(true);
      await rig.pass(1000);
      expect(await opens("2580")).toBe(false);
      const deferred = { mutation_code: "deferring_creation", scheduled_at: later.starts_at };
      expect(await told(code)).toEqual(prefer_native_scheduling ? [] : [deferred]);
    });

    it("a code with later hours is written to the lock when they begin", async () => {
      const { rig, create, told, at } = await setUp();
      const deferred = {
        mutation_code: "deferring_creation",
        scheduled_at: at(prefer_native_scheduling ? 2 * hour : 74 * hour),
      };
      const code = await create({
        code: "2580",
        starts_at: at(74 * hour),
        ends_at: at(75 * hour),
        prefer_native_scheduling,
      });
      expect(code.pending_mutations).toMatchObject([deferred]);
      await rig.pass(hour);
      expect(await told(code)).toEqual([deferred]);
    });

    it("a code that is not on the lock although its hours have begun is shown as being created", async () => {
      const { rig, create, told, online, get, at } = await setUp();
      await online(false);
      const code = await create({ code: "2580", starts_at: at(hour), ends_at: at(3 * hour), prefer_native_scheduling });
      expect(await get(code)).toMatchObject({ status: "unset" });
      await rig.pass(2 * hour);
      expect(await told(code)).toEqual([{ mutation_code: "creating" }]);
      expect(await get(code)).toMatchObject({ status: "setting" });
    });

    it("a code whose hours are over is shown as being deleted", async () => {
      const { rig, told, get, made, online, opens, at } = await setUp();
      const code = await made({ code: "2580", starts_at: at(-hour), ends_at: at(hour), prefer_native_scheduling });
      await online(false);
      await rig.pass(hour);
      expect(await get(code)).toMatchObject({ status: "removing" });
      await rig.pass(hour);
      expect(await opens("2580")).toBe(!prefer_native_scheduling);
      expect(await told(code)).toEqual([{ mutation_code: "deleting" }]);
    });
  });

  it("a PIN that was changed before the code's hours stays pending until the lock has confirmed it", async () => {
    const { rig, api_key, get, told, made, change, online, at } = await setUp();
    const code = await made({ code: "2580", starts_at: at(hour), ends_at: at(2 * hour) });
    expect(await get(code)).toMatchObject({ status: "unset", is_scheduled_on_device: true });
    await online(false);
    await change(code, { code: "7391" });
    await rig.pass(1000);
    expect(await told(code)).toEqual([updatingCode("2580", "7391")]);
    expect(await get(code)).toMatchObject({ status: "unset", is_scheduled_on_device: false });
    await online(true);
    await rig.pass(1000);
    expect(await get(code)).toMatchObject({ status: "unset", is_scheduled_on_device: true, pending_mutations: [] });
    const { events } = answered(
      await rig.ask<{ events: { event_type: string }[] }>(api_key, "/events/list", {
        since: "1970-01-01",
        access_code_id: code.access_code_id,
      }),
    );
    expect(events[0]?.event_type).toBe("access_code.scheduled_on_device");
  });

  it("a code and its former PIN are shown as being deleted until the lock has removed them", async () => {
    const { rig, ask, told, made, change, online, opens } = await setUp();
    const code = await made({ code: "2580" });
    await online(false);
    await change(code, { code: "7391" });
    await rig.pass(1000);
    await ask("delete", { access_code_id: code.access_code_id });
    await rig.pass(hour);
    expect(await told(code)).toEqual([{ mutation_code: "deleting" }, updatingCode("2580", "7391")]);
    expect(await opens("2580")).toBe(true);
  });

  it("digits that somebody set at the lock are shown as those the lock has", async () => {
    const { rig, device_id, database, workspace_id, told, made, online } = await setUp();
    const code = await made({ code: "2580" });
    const noted = await database.query
      .selectFrom("code_slots")
      .selectAll()
      .where("access_code_id", "=", code.access_code_id)
      .execute();
    await online(false);
    const slot = {
      type: "slot",
      device_id: device_id ?? "",
      at: rig.clock.now(),
      slot: noted[0]?.slot ?? 0,
      occupied: true,
    } as const;
    await applyDeviceEvents(database, workspace_id, [{ ...slot, code: "9753" }]);
    expect(await told(code)).toEqual([updatingCode("9753", "2580")]);
    await applyDeviceEvents(database, workspace_id, [{ ...slot, at: rig.clock.now() }]);
    expect(await told(code)).toEqual([updatingCode("9753", "2580")]);
  });

  it("unmanaged codes have no pending mutations", async () => {
    const { ask } = await setUp();
    await ask("simulate/create_unmanaged_access_code", { code: "7391", name: "Found" });
    const { access_codes } = await ask<{ access_codes: Code[] }>("unmanaged/list", {});
    expect(access_codes.length).toBeGreaterThan(0);
    for (const code of access_codes) expect(code).not.toHaveProperty("pending_mutations");
  });
});

describe("a list of many codes", () => {
  onDatabase(({ open, openAgain }) => {
    it.skipIf(openAgain)("needs no more database queries than a short one, and no request to a lock", async () => {
      const database = await open();
      const mortal = mortalDriver(database);
      const codeCapabilities = vi.spyOn(mortal.driver.codes, "capabilities");
      const rig = await createRig(database, { drivers: [mortal.driver] });
      const { api_key } = await rig.world();
      const { devices } = answered(
        await rig.ask<{ devices: { device_id: string; capabilities_supported: string[] }[] }>(api_key, "/devices/list"),
      );
      const ids: string[] = [];
      for (const { device_id, capabilities_supported } of devices) {
        if (!capabilities_supported.includes("access_code")) continue;
        const { access_codes } = answered(
          await rig.ask<{ access_codes: Code[] }>(api_key, "/access_codes/list", { device_id }),
        );
        ids.push(...access_codes.map(({ access_code_id }) => access_code_id));
      }
      codeCapabilities.mockClear();
      const queriesFor = async (access_code_ids: string[]) => {
        const reads = vi.spyOn(StatementSync.prototype, "all");
        const { access_codes } = answered(
          await rig.ask<{ access_codes: Code[] }>(api_key, "/access_codes/list", { access_code_ids }),
        );
        const { length } = reads.mock.calls;
        reads.mockRestore();
        expect(access_codes).toHaveLength(access_code_ids.length);
        return length;
      };
      expect(ids.length).toBeGreaterThan(10);
      expect(await queriesFor(ids)).toBe(await queriesFor(ids.slice(0, 1)));
      expect(codeCapabilities).not.toHaveBeenCalled();
    });
  });
});
