// Content, order and page size of device lists.
import { expect, it } from "vitest";
import { type Device, type DevicePage as Page, devicesAsked, names } from "../../../../test/rig/devices-asked.ts";
import { answered, onBothServers, origin } from "../../../../test/rig/rig.ts";
import { up } from "../../../base/db/migrations/029-search-as-compared.ts";

onBothServers("devices in lists", (rig) => {
  const { worldOf, setUp, refusal } = devicesAsked(rig);
  let made: ReturnType<typeof worldOf> | undefined;
  /** Makes a world of ten thousand devices once for both tests, because that takes seconds. */
  const huge = () => (made ??= worldOf("huge"));

  it("match the custom_metadata filter, page by page", async () => {
    const { list, devices, world } = await setUp();
    for (const [index, { device_id }] of devices.entries())
      answered(
        await rig().ask(world.api_key, "/devices/update", {
          device_id,
          custom_metadata: { even: index % 2 === 0, floor: index },
        }),
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
    expect(
      (await list({ custom_metadata_has: { even: true, floor: 2 } })).devices.map(({ device_id }) => device_id),
    ).toEqual([even[1]]);
    for (const none of [{ even: "true" }, { floor: "2" }, { toString: 1 }, { even: null }])
      expect((await list({ custom_metadata_has: none })).devices).toEqual([]);
    expect((await list({ custom_metadata_has: {} })).devices).toHaveLength(devices.length);
  });

  it("come oldest first, and match every given filter", async () => {
    const { list, devices, door, world } = await setUp();
    expect(devices).toHaveLength(12);
    expect(devices.map(({ created_at }) => created_at)).toEqual(devices.map(({ created_at }) => created_at).toSorted());
    expect(names(await list({ device_ids: [door.device_id.toUpperCase(), world.workspace_id] }))).toEqual([
      "Front Door",
    ]);
    expect(await list({ device_ids: [] })).toMatchObject({ devices: [] });
    const yale = await list({ connected_account_id: door.connected_account_id });
    expect(yale.devices.every(({ device_type }) => device_type === "yale_lock")).toBe(true);
    expect(await list({ connected_account_ids: [door.connected_account_id, world.workspace_id] })).toEqual(yale);
    const shouted = door.connected_account_id.toUpperCase();
    expect(await list({ connected_account_id: shouted })).toEqual(yale);
    expect(await list({ connected_account_ids: [shouted] })).toEqual(yale);
    expect(await list({ device_type: "yale_lock" })).toMatchObject({ devices: yale.devices });
    expect(await list({ device_types: ["yale_lock", "no_lock"], manufacturer: "yale" })).toMatchObject({
      devices: yale.devices,
    });
    expect(await list({ manufacturer: "schlage", device_type: "yale_lock" })).toMatchObject({ devices: [] });
    expect(names(await list({ created_before: devices[2]?.created_at }))).toEqual(
      devices.slice(0, 2).map(({ properties }) => properties.name),
    );
    expect(await list({ user_identifier_key: world.user_identifier_key })).toMatchObject({ devices });
    expect(await list({ user_identifier_key: "nobody" })).toMatchObject({ devices: [] });
    // A session sees the same devices, whichever user it names.
    const bySession = await rig().ask<Page>(world.client_session_token, "/devices/list", {
      user_identifier_key: "nobody",
    });
    expect(answered(bySession)).toMatchObject({ devices });
  });

  it("are found by any text in their names, ids and places", async () => {
    const { list, door } = await setUp();
    expect(names(await list({ search: "FRONT d" }))).toEqual(["Front Door"]);
    expect(names(await list({ search: door.device_id.slice(0, 13) }))).toEqual(["Front Door"]);
    expect((await list({ search: "harbour house" })).devices).toHaveLength(12);
    for (const search of ["%", "_", "\\", "'", "(a+)+$", "%%%", "\u{1F511}"])
      expect({ search, found: names(await list({ search })) }).toEqual({ search, found: [] });
  });

  it("are found in any Unicode composition, also if named before names were normalised", async () => {
    const { list, door, world } = await setUp();
    const { database } = rig();
    // Search includes ids, so the name must not hold a hexadecimal word such as "cafe", which random ids may contain.
    const name = "Rose\u0301 Groß Łódź";
    answered(await rig().ask(world.api_key, "/devices/update", { device_id: door.device_id, name }));
    const typed = ["Ros\u00e9", "rose", "GROSS", "ｒｏｓé", "lodz"];
    const found = async () => Promise.all(typed.map(async (search) => names(await list({ search }))));
    expect(await found()).toEqual(typed.map(() => [name]));
    const before = { search: `${door.device_id}\n${name.toLowerCase()}` };
    await database.query.updateTable("devices").set(before).where("device_id", "=", door.device_id).execute();
    expect(await list({ search: "gross" })).toMatchObject({ devices: [] });
    await up(database.query);
    expect(await found()).toEqual(typed.map(() => [name]));
  });

  it("come in pages with each device once, also while others are added", async () => {
    const { list, world } = await huge();
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
      expect([pathname, searchParams.get("manufacturer"), searchParams.has("page_cursor")]).toEqual([
        "/devices/list",
        "schlage",
        true,
      ]);
    expect(seen).toEqual(all.devices.map(({ device_id }) => device_id));
    const { pagination } = await list({ limit: 3 });
    expect(
      await refusal(world, "/devices/list", {
        limit: 3,
        manufacturer: "yale",
        page_cursor: pagination.next_page_cursor,
      }),
    ).toBe("400 mismatched_page_parameters");
    expect(await refusal(world, "/devices/list", { page_cursor: "bm9uc2Vuc2U" })).toBe(
      "400 mismatched_page_parameters",
    );
  });

  it("end after 500 managed or 22,900 unmanaged devices by default", async () => {
    const { list, world } = await huge();
    expect((await list({})).devices).toHaveLength(500);
    const { database } = rig();
    await database.query
      .updateTable("devices")
      .set({ is_managed: 0 })
      .where("workspace_id", "=", world.workspace_id)
      .execute();
    const unmanaged = answered(await rig().ask<Page>(world.api_key, "/devices/unmanaged/list", {}));
    expect(unmanaged.devices).toHaveLength(10_000);
    expect(unmanaged.pagination.has_next_page).toBe(false);
    await database.query
      .updateTable("devices")
      .set({ is_managed: 1 })
      .where("workspace_id", "=", world.workspace_id)
      .execute();
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
