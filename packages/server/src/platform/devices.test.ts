import { describe, expect, it } from "vitest";
import { answered, onBothServers, origin } from "../../test/rig.ts";
import { up } from "../db/migrations/029-search-as-compared.ts";
import type { World } from "../sandbox/world.ts";

interface Device {
  device_id: string;
  connected_account_id: string;
  device_type: string;
  created_at: string;
  display_name: string;
  nickname?: string;
  is_managed: boolean;
  custom_metadata: Record<string, unknown>;
  location: { location_name?: string; timezone?: string; time_zone?: string } | null;
  properties: { name: string; online: boolean; manufacturer: string; model: object; [more: string]: unknown };
}
interface Page {
  devices: Device[];
  pagination: { has_next_page: boolean; next_page_cursor: string | null; next_page_url: string | null };
}
interface Code {
  access_code_id: string;
  code: string;
  status: string;
  is_managed: boolean;
}

onBothServers("devices", (rig) => {
  const worldOf = async (name: "hotel" | "huge") => {
    const world = await rig().world(name);
    const list = async (filters: object = {}, path = "/devices/list") => answered(await rig().ask<Page>(world.api_key, path, filters));
    const { devices } = await list({ limit: 20 });
    return { world, list, devices };
  };
  const setUp = async () => {
    const house = await worldOf("hotel");
    return { ...house, door: named(house.devices, "Front Door") };
  };
  const named = (devices: readonly Device[], name: string): Device => {
    const found = devices.find(({ properties }) => properties.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const refusal = async ({ api_key }: World, path: string, input: object) => {
    const { status, body } = await rig().ask<{ error: { type: string } }>(api_key, path, input);
    return `${status} ${body.error?.type}`;
  };
  const eventsOf = async ({ api_key }: World, device_id: string) => {
    const { events } = answered(
      await rig().ask<{ events: { event_type: string }[] }>(api_key, "/events/list", { since: "1970-01-01", device_id }),
    );
    return events.map(({ event_type }) => event_type);
  };
  const names = ({ devices }: Page) => devices.map(({ properties }) => properties.name);

  describe("in lists", () => {
    it("are those whose custom_metadata holds what is asked for, page by page", async () => {
      const { list, devices, world } = await setUp();
      for (const [index, { device_id }] of devices.entries())
        answered(
          await rig().ask(world.api_key, "/devices/update", { device_id, custom_metadata: { even: index % 2 === 0, floor: index } }),
        );
      const even = devices.filter((_, index) => index % 2 === 0).map(({ device_id }) => device_id);
      const found: string[] = [];
      let next: string | null = "/devices/list?limit=4&custom_metadata_has=%7B%22even%22%3Atrue%7D";
      while (next) {
        const page: Page = answered(await rig().ask<Page>(world.api_key, next, {}, "GET"));
        found.push(...page.devices.map(({ device_id }) => device_id));
        next = page.pagination.next_page_url && page.pagination.next_page_url.slice(origin.length);
      }
      expect(found).toEqual(even);
      expect((await list({ custom_metadata_has: { even: true, floor: 2 } })).devices.map(({ device_id }) => device_id)).toEqual([even[1]]);
      for (const none of [{ even: "true" }, { floor: "2" }, { toString: 1 }, { even: null }])
        expect((await list({ custom_metadata_has: none })).devices).toEqual([]);
      expect((await list({ custom_metadata_has: {} })).devices).toHaveLength(devices.length);
    });

    it("come oldest first, and every filter given must hold", async () => {
      const { list, devices, door, world } = await setUp();
      expect(devices).toHaveLength(12);
      expect(devices.map(({ created_at }) => created_at)).toEqual(devices.map(({ created_at }) => created_at).toSorted());
      expect(names(await list({ device_ids: [door.device_id.toUpperCase(), world.workspace_id] }))).toEqual(["Front Door"]);
      expect(await list({ device_ids: [] })).toMatchObject({ devices: [] });
      const yale = await list({ connected_account_id: door.connected_account_id });
      expect(yale.devices.every(({ device_type }) => device_type === "yale_lock")).toBe(true);
      expect(await list({ connected_account_ids: [door.connected_account_id, world.workspace_id] })).toEqual(yale);
      expect(await list({ device_type: "yale_lock" })).toMatchObject({ devices: yale.devices });
      expect(await list({ device_types: ["yale_lock", "no_lock"], manufacturer: "yale" })).toMatchObject({ devices: yale.devices });
      expect(await list({ manufacturer: "schlage", device_type: "yale_lock" })).toMatchObject({ devices: [] });
      expect(names(await list({ created_before: devices[2]?.created_at }))).toEqual(
        devices.slice(0, 2).map(({ properties }) => properties.name),
      );
      expect(await list({ user_identifier_key: world.user_identifier_key })).toMatchObject({ devices });
      expect(await list({ user_identifier_key: "nobody" })).toMatchObject({ devices: [] });
    });

    it("are found by what their names, ids and places hold, whatever is typed", async () => {
      const { list, door } = await setUp();
      expect(names(await list({ search: "FRONT d" }))).toEqual(["Front Door"]);
      expect(names(await list({ search: door.device_id.slice(0, 13) }))).toEqual(["Front Door"]);
      expect((await list({ search: "harbour house" })).devices).toHaveLength(12);
      for (const search of ["%", "_", "\\", "'", "(a+)+$", "%%%", "\u{1F511}"])
        expect({ search, found: names(await list({ search })) }).toEqual({ search, found: [] });
    });

    it("are found however letters are composed, also those named before they were compared so", async () => {
      const { list, door, world } = await setUp();
      const { database } = rig();
      const name = "Cafe\u0301 Groß";
      answered(await rig().ask(world.api_key, "/devices/update", { device_id: door.device_id, name }));
      const typed = ["Caf\u00e9", "cafe", "GROSS", "ｃａｆé"];
      const found = async () => Promise.all(typed.map(async (search) => names(await list({ search }))));
      expect(await found()).toEqual(typed.map(() => [name]));
      const before = { search: `${door.device_id}\n${name.toLowerCase()}` };
      await database.query.updateTable("devices").set(before).where("device_id", "=", door.device_id).execute();
      expect(await list({ search: "gross" })).toMatchObject({ devices: [] });
      await up(database.query);
      expect(await found()).toEqual(typed.map(() => [name]));
    });

    it("come in pages that hold each once, also while others are added", async () => {
      const { list, world } = await worldOf("huge");
      const all = await list({ limit: 5000, manufacturer: "schlage" });
      expect(all.pagination).toEqual({ has_next_page: false, next_page_cursor: null, next_page_url: null });
      const seen: string[] = [];
      const urls: URL[] = [];
      let page_cursor: string | null = null;
      do {
        const { devices, pagination } = await list({ limit: 400, manufacturer: "schlage", page_cursor });
        seen.push(...devices.map(({ device_id }) => device_id));
        ({ next_page_cursor: page_cursor } = pagination);
        expect(pagination.has_next_page).toBe(page_cursor !== null);
        if (pagination.next_page_url !== null) urls.push(new URL(pagination.next_page_url));
      } while (page_cursor !== null);
      expect(urls).toHaveLength(Math.ceil(seen.length / 400) - 1);
      for (const { pathname, searchParams } of urls)
        expect([pathname, searchParams.get("manufacturer"), searchParams.has("page_cursor")]).toEqual(["/devices/list", "schlage", true]);
      expect(seen).toEqual(all.devices.map(({ device_id }) => device_id));
      const { pagination } = await list({ limit: 3 });
      expect(await refusal(world, "/devices/list", { limit: 3, manufacturer: "yale", page_cursor: pagination.next_page_cursor })).toBe(
        "400 mismatched_page_parameters",
      );
      expect(await refusal(world, "/devices/list", { page_cursor: "bm9uc2Vuc2U" })).toBe("400 mismatched_page_parameters");
    });

    it("end after 500 managed devices, and after 22,900 unmanaged ones, unless told", async () => {
      const { list, world } = await worldOf("huge");
      expect((await list({})).devices).toHaveLength(500);
      const { database } = rig();
      await database.query.updateTable("devices").set({ is_managed: 0 }).where("workspace_id", "=", world.workspace_id).execute();
      const unmanaged = answered(await rig().ask<Page>(world.api_key, "/devices/unmanaged/list", {}));
      expect(unmanaged.devices).toHaveLength(10_000);
      expect(unmanaged.pagination.has_next_page).toBe(false);
    });

    it("of locks hold locks alone", async () => {
      const world = await rig().world("troubled");
      const ask = async (path: string) => answered(await rig().ask<Page & { locks: Device[] }>(world.api_key, path));
      const { locks, devices } = await ask("/locks/list");
      expect(locks).toEqual(devices);
      expect(devices.length).toBeLessThan((await ask("/devices/list")).devices.length);
      expect(devices.some(({ device_type }) => /thermostat|sensor/.test(device_type))).toBe(false);
    });
  });

  it("go offline and come back in a sandbox, when clients of today ask for that", async () => {
    const { world, door } = await setUp();
    const { device_id, connected_account_id } = door;
    const now = async () => {
      const { device } = answered(
        await rig().ask<{ device: Device & { errors: { error_code: string }[] } }>(world.api_key, "/devices/get", { device_id }),
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
    expect(answered(await get({ name: "Front Door" })).device).toEqual(door);
    expect(await refusal(world, "/devices/get", { name: "Back Door" })).toBe("404 device_not_found");
    expect(await refusal(world, "/devices/get", {})).toBe("400 invalid_input");
  });

  it("are renamed, and called again as their maker calls them", async () => {
    const { world, door } = await setUp();
    const update = async (change: object) => {
      answered(await rig().ask(world.api_key, "/devices/update", { device_id: door.device_id, ...change }, "PATCH"));
      return answered(await rig().ask<{ device: Device }>(world.api_key, "/devices/get", { device_id: door.device_id })).device;
    };
    const renamed = await update({ name: "Main entrance", properties: { name: "Not this" } });
    expect(renamed).toMatchObject({ nickname: "Main entrance", display_name: "Main entrance", properties: { name: "Main entrance" } });
    expect((await update({ properties: { name: "Entrance" } })).properties.name).toBe("Entrance");
    const again = await update({ name: null });
    expect(again).toMatchObject({ display_name: "Front Door", properties: { name: "Front Door" } });
    expect(again.nickname).toBeUndefined();
    expect((await eventsOf(world, door.device_id)).filter((type) => type === "device.name_changed")).toHaveLength(3);
    // As it was found: clients of both eras look for the zone, each by a name of its own.
    expect(again.location).toMatchObject({ timezone: "America/New_York", time_zone: "America/New_York" });
    const placed = await update({
      location: { location_name: "Annex", timezone: "Europe/Lisbon" },
      custom_metadata: { room: 7, old: true },
    });
    expect(placed).toMatchObject({ location: { location_name: "Annex", timezone: "Europe/Lisbon", time_zone: "Europe/Lisbon" } });
    expect((await update({ custom_metadata: { old: null, floor: "1" } })).custom_metadata).toEqual({ room: 7, floor: "1" });
    for (const zone of ["timezone", "time_zone"]) {
      const location = { [zone]: "Mars/Olympus" };
      const { status, body } = await rig().ask(world.api_key, "/devices/update", { device_id: door.device_id, location });
      const told = { location: { _errors: [], [zone]: { _errors: [expect.stringContaining("IANA")] } } };
      expect({ status, body }).toMatchObject({ status: 400, body: { error: { type: "invalid_input", validation_errors: told } } });
    }
    const many = Object.fromEntries(Array.from({ length: 49 }, (_, index) => [`key ${index}`, index]));
    expect(await refusal(world, "/devices/update", { device_id: door.device_id, custom_metadata: many })).toBe("400 invalid_input");
  });

  it("are given out of management, codes and all, and taken back without them", async () => {
    const { world, door, list } = await setUp();
    const ask = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(world.api_key, path, input));
    const ref = { device_id: door.device_id };
    const before = (await ask<{ access_codes: Code[] }>("/access_codes/list", ref)).access_codes;
    await ask("/devices/update", { ...ref, is_managed: false });

    expect(await refusal(world, "/devices/get", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/locks/unlock_door", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/access_codes/create", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/devices/update", { ...ref, name: "x" })).toBe("400 device_unmanaged");
    expect(names(await list())).not.toContain("Front Door");
    const unmanaged = await list({}, "/devices/unmanaged/list");
    expect(names(unmanaged)).toEqual(["Front Door"]);
    expect(unmanaged.devices[0]).toMatchObject({ is_managed: false, device_id: door.device_id });
    expect(Object.keys(unmanaged.devices[0]?.properties ?? {})).not.toContain("locked");
    expect((await ask<{ device: Device }>("/devices/unmanaged/get", { name: "Front Door" })).device).toEqual(unmanaged.devices[0]);

    await ask("/devices/unmanaged/update", { ...ref, is_managed: true, custom_metadata: { back: true } });
    expect(await refusal(world, "/devices/unmanaged/update", { ...ref, is_managed: true })).toBe("400 device_managed");
    const { device } = await ask<{ device: Device }>("/devices/get", ref);
    expect(device).toMatchObject({ is_managed: true, custom_metadata: { back: true }, properties: { name: "Front Door" } });
    expect((await ask<{ access_codes: Code[] }>("/access_codes/list", ref)).access_codes).toEqual([]);
    const found = (await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", ref)).access_codes;
    expect(found.map(({ code }) => code).toSorted()).toEqual(onLock(before).toSorted());
    for (const code of found) {
      expect(code).toMatchObject({ is_managed: false, is_backup_access_code_available: false });
      for (const managed of ["common_code_key", "is_backup", "is_one_time_use", "pending_mutations"])
        expect(code).not.toHaveProperty(managed);
    }
    expect(await eventsOf(world, door.device_id)).toEqual(["device.unmanaged.converted_to_managed", "device.converted_to_unmanaged"]);
    await rig().pass(60_000);
    expect((await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", ref)).access_codes).toHaveLength(found.length);
  });

  it("keep what their locks hold for later in sight when they are given out of management", async () => {
    const { world, devices } = await setUp();
    const larkspur = named(devices, "Room 3 Larkspur");
    const ask = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(world.api_key, path, input));
    const times = { starts_at: "2026-06-13T09:00:00Z", ends_at: "2026-06-15T09:00:00Z" };
    const { access_code } = await ask<{ access_code: Code }>("/access_codes/create", {
      device_id: larkspur.device_id,
      code: "7391",
      ...times,
    });
    await rig().pass(5000);
    const scheduled = await ask<{ access_code: Code & { is_scheduled_on_device: boolean } }>("/access_codes/get", {
      access_code_id: access_code.access_code_id,
    });
    expect(scheduled.access_code).toMatchObject({ status: "unset", is_scheduled_on_device: true });
    await ask("/devices/update", { device_id: larkspur.device_id, is_managed: false });
    await ask("/devices/unmanaged/update", { device_id: larkspur.device_id, is_managed: true });
    const { access_codes } = await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", { device_id: larkspur.device_id });
    expect(access_codes.map(({ code }) => code)).toContain("7391");
  });

  it("are rid of their spare codes when they are taken back", async () => {
    const { world, devices } = await setUp();
    const { device_id } = named(devices, "Room 3 Larkspur");
    const ask = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(world.api_key, path, input));
    const times = { starts_at: "2026-06-13T09:00:00Z", ends_at: "2026-06-15T09:00:00Z" };
    await ask("/access_codes/create", { device_id, ...times, use_backup_access_code_pool: true });
    await rig().pass(30_000);
    const spares = async () => {
      const { query } = rig().database;
      const rows = await query
        .selectFrom("access_codes")
        .select("code")
        .where("device_id", "=", device_id)
        .where("is_backup", "=", 1)
        .execute();
      return rows.map(({ code }) => code ?? "");
    };
    const opens = async (code = "") => (await control<{ opened: boolean }>("/sandbox/keypad/enter", { device_id, code })).opened;
    const control = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(world.sandbox_key, path, input));
    const [spare] = await spares();
    expect(await opens(spare)).toBe(true);
    await ask("/devices/update", { device_id, is_managed: false });
    await ask("/devices/unmanaged/update", { device_id, is_managed: true });
    await rig().pass(60_000);
    expect(await spares()).toEqual([]);
    expect(await opens(spare)).toBe(false);
  });

  it("are deleted with their codes; commands on their way end nowhere", async () => {
    const { world, door } = await setUp();
    const ref = { device_id: door.device_id };
    const { access_codes } = answered(await rig().ask<{ access_codes: Code[] }>(world.api_key, "/access_codes/list", ref));
    answered(await rig().ask(world.api_key, "/locks/unlock_door", ref));
    answered(await rig().ask(world.api_key, "/devices/delete", ref, "DELETE"));
    await rig().pass(60_000);
    expect(await refusal(world, "/devices/get", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/devices/delete", ref)).toBe("404 device_not_found");
    expect(await refusal(world, "/access_codes/get", { access_code_id: access_codes[0]?.access_code_id })).toBe(
      "404 access_code_not_found",
    );
    expect(await eventsOf(world, door.device_id)).toContain("device.deleted");
    // Its account is still there.
    expect((await rig().ask(world.api_key, "/connected_accounts/get", { connected_account_id: door.connected_account_id })).status).toBe(
      200,
    );
  });
});

/** What opens the door today, or is known to lie on the lock. */
const onLock = (codes: readonly (Code & { is_scheduled_on_device?: boolean; status: string })[]) =>
  codes.filter(({ status, is_scheduled_on_device }) => status === "set" || is_scheduled_on_device === true).map(({ code }) => code);
