// Codes whose digits or slot were taken on the lock are written without another request once these are free.
import { expect, it } from "vitest";
import { applyDeviceEvents } from "../../src/doors/reports/device-events.ts";
import { eraseAtDoor, programAtDoor } from "../../src/hubs/sandbox/door.ts";
import { answered, onServer } from "../rig/rig.ts";

interface Code {
  access_code_id: string;
  code: string;
  status: string;
  errors: { error_code: string }[];
}
type CodeAnswer = { access_code: Code };

const hour = 3_600_000;

onServer("access codes that found no room on their lock", (rig) => {
  const setUp = async () => {
    const { api_key, sandbox_key, workspace_id } = await rig().world();
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id;
    const ask = <Body>(path: string, input: object) =>
      rig().ask<Body>(api_key, `/access_codes/${path}`, { device_id, ...input });
    const create = async (code: string) => {
      const { access_code } = answered(await ask<CodeAnswer>("create", { code }));
      await rig().pass(1000);
      return access_code;
    };
    const change = async ({ access_code_id }: Code, code: string) =>
      answered(await ask("update", { access_code_id, code }));
    const sandbox = async (path: string, input: object) =>
      answered(await rig().ask<{ opened: boolean }>(sandbox_key, `/sandbox/${path}`, { device_id, ...input }));
    const opens = async (code: string) => (await sandbox("keypad/enter", { code })).opened;
    const get = async ({ access_code_id }: Code) =>
      answered(await rig().ask<CodeAnswer>(api_key, "/access_codes/get", { access_code_id })).access_code;
    const eventsOf = async ({ access_code_id }: Code) =>
      answered(
        await rig().ask<{ events: { event_type: string }[] }>(api_key, "/events/list", {
          since: "1970-01-01",
          access_code_id,
        }),
      ).events.map((e) => (e.event_type.includes("failed") ? JSON.stringify(e) : e.event_type));
    return { ask, create, change, sandbox, opens, get, eventsOf, device_id: device_id ?? "", workspace_id };
  };

  it.each(["the older", "the newer"])(
    "get digits that another code gives up while both wait for the lock: %s",
    async (which) => {
      const { create, change, sandbox, opens, get } = await setUp();
      const made = [await create("2580"), await create("7391")] as const;
      const [taker, giver] = which === "the older" ? made : ([made[1], made[0]] as const);
      await sandbox("devices/update", { online: false });
      await change(giver, "4826");
      await change(taker, giver.code);
      await sandbox("devices/update", { online: true });
      await rig().pass(hour);
      expect(await get(giver)).toMatchObject({ code: "4826", status: "set", errors: [] });
      expect(await get(taker)).toMatchObject({ code: giver.code, status: "set", errors: [] });
      expect([await opens(taker.code), await opens(giver.code), await opens("4826")]).toEqual([false, true, true]);
    },
  );

  it("can exchange their digits, two and three of them", async () => {
    const { create, change, sandbox, opens, get, eventsOf } = await setUp();
    const digits = ["2580", "7391", "6037"];
    const codes = [await create("2580"), await create("7391"), await create("6037")];
    const exchange = async (order: readonly string[]) => {
      await sandbox("devices/update", { online: false });
      for (const [at, code] of codes.entries()) await change(code, `482${at}`);
      for (const [at, code] of codes.entries()) await change(code, order[at] ?? "");
      await sandbox("devices/update", { online: true });
      await rig().pass(hour);
      for (const [at, code] of codes.entries())
        expect(await get(code)).toMatchObject({ code: order[at], status: "set", errors: [] });
      for (const each of digits) expect(await opens(each)).toBe(true);
    };
    await exchange(["7391", "2580", "6037"]);
    await exchange(["2580", "6037", "7391"]);
    expect((await Promise.all(codes.map(eventsOf))).flat()).not.toContain("access_code.failed_to_set_on_device");
  });

  it.each(["are erased", "become others"])(
    "get digits of an unmanaged code once those %s at the lock",
    async (what) => {
      const { ask, change, create, device_id, get, opens, workspace_id } = await setUp();
      const ours = await create("2580");
      answered(await ask("simulate/create_unmanaged_access_code", { name: "Found", code: "7391" }));
      await change(ours, "7391");
      await rig().pass(hour);
      expect(await get(ours)).toMatchObject({
        status: "setting",
        errors: [{ error_code: "duplicate_code_on_device" }, {}],
      });
      const { database, clock } = rig();
      const place = { device_id, now: clock.now() };
      const slots = database.query.selectFrom("code_slots").select("slot").where("device_id", "=", device_id);
      const { slot } = await slots.where("code", "=", "7391").executeTakeFirstOrThrow();
      const heard =
        what === "are erased"
          ? await eraseAtDoor(database, place, slot)
          : (await programAtDoor(database, place, { code: "6037", slot })).events;
      await applyDeviceEvents(database, workspace_id, heard);
      await rig().pass(1000);
      expect(await get(ours)).toMatchObject({ code: "7391", status: "set", errors: [] });
      expect([await opens("7391"), await opens("6037")]).toEqual([true, what === "become others"]);
    },
  );
});
