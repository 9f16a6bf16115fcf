import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { answered, type Json, onBothServers } from "../../../test/rig/rig.ts";
import { hotelOfSpaces, sorted, type Space } from "../../../test/rig/spaces.ts";

interface Page {
  spaces: Space[];
  pagination: { has_next_page: boolean; next_page_cursor: string | null };
}

onBothServers("spaces", (rig) => {
  const setUp = () => hotelOfSpaces(rig());

  it("are made with all that a caller gives, and read by id and by key", async () => {
    const { ask, create, ids, workspace_id } = await setUp();
    const customer_data = { time_zone: "europe/berlin", default_checkin_time: "15:00", address: null };
    const device_ids = [ids[0]?.toUpperCase(), ids[1], ids[1]];
    const space = await create({ name: "Room 1", space_key: "r1", customer_key: "acme", device_ids, customer_data });
    expect(space).toEqual({
      space_id: expect.any(String),
      workspace_id,
      name: "Room 1",
      display_name: "Room 1",
      space_key: "r1",
      customer_key: "acme",
      customer_data: { time_zone: "Europe/Berlin", default_checkin_time: "15:00" },
      device_count: 2,
      acs_entrance_count: 0,
      created_at: expect.any(String),
    });
    for (const ref of [{ space_id: space.space_id.toUpperCase() }, { space_key: "r1" }])
      expect(await ask("/spaces/get", ref, "GET")).toEqual({ ok: true, space });
    const plain = await create({ name: "Hall", acs_entrance_ids: [], connected_account_ids: [] });
    expect(Object.keys(plain)).not.toContain("space_key");
    expect(Object.keys(plain)).not.toContain("customer_data");
  });

  it("have a key each, also when two are made at once", async () => {
    const { refusal, create, ask, api_key } = await setUp();
    const made = await Promise.all(
      Array.from({ length: 4 }, () =>
        rig().ask<{ error?: { type: string } }>(api_key, "/spaces/create", { name: "A", space_key: "a" }),
      ),
    );
    expect(made.map(({ status, body }) => `${status} ${body.error?.type}`).toSorted()).toEqual([
      "200 undefined",
      ...Array.from({ length: 3 }, () => "409 space_key_already_exists"),
    ]);
    expect((await ask<Page>("/spaces/list")).spaces).toHaveLength(1);
    expect((await refusal("/spaces/create", { name: "B", space_key: "a" })).is).toBe("409 space_key_already_exists");
    // Many spaces may be without a key, and other workspaces may use the same key.
    await create({ name: "B" });
    await create({ name: "B" });
    expect((await (await setUp()).create({ name: "A", space_key: "a" })).space_key).toBe("a");
  });

  it("are listed oldest first, narrowed and in pages", async () => {
    const { ask, create, refusal, devices } = await setUp();
    const { connected_account_id } = (await devices())[0] ?? {};
    const [one, two, three] = [
      await create({ name: "Größe 100%", space_key: "first" }),
      await create({ name: "Room", customer_key: "ACME" }),
      await create({ name: "Cellar", connected_account_ids: [connected_account_id] }),
    ];
    const list = async (input: object = {}) => (await ask<Page>("/spaces/list", input)).spaces;
    expect(await list()).toEqual(expect.arrayContaining([one, two, three]));
    expect(await list({ search: "GROSSE 100%" })).toEqual([one]);
    expect(await list({ search: "%%" })).toEqual([]);
    expect(await list({ search: "acm" })).toEqual([two]);
    expect(await list({ search: "FIRS" })).toEqual([one]);
    expect(await list({ customer_key: "ACME" })).toEqual([two]);
    expect(await list({ customer_key: "acme" })).toEqual([]);
    expect(await list({ space_key: "first" })).toEqual([one]);
    expect(await list({ connected_account_id })).toEqual([three]);
    expect((await refusal("/spaces/list", { parent_space_id: one.space_id })).is).toBe("400 invalid_input");
    const first = await ask<Page>("/spaces/list", { limit: 2 });
    const page_cursor = first.pagination.next_page_cursor;
    const second = await ask<Page>("/spaces/list", { limit: 2, page_cursor });
    expect([...first.spaces, ...second.spaces]).toEqual(await list());
    expect([first.pagination.has_next_page, second.pagination.has_next_page]).toEqual([true, false]);
    expect((await refusal("/spaces/list", { limit: 2, page_cursor, search: "Room" })).is).toBe(
      "400 mismatched_page_parameters",
    );
  });

  it("are renamed, and their customer data is merged", async () => {
    const { ask, create, refusal } = await setUp();
    const data = { time_zone: "Asia/Kolkata", default_checkout_time: "10:30:00", address: "Quay 1" };
    const { space_id } = await create({ name: "Room", space_key: "r", customer_data: data });
    const update = async (input: object) => (await ask<{ space: Space }>("/spaces/update", input, "PATCH")).space;
    expect(await update({ space_key: "r", name: "Suite" })).toMatchObject({ name: "Suite", customer_data: data });
    expect((await ask<Page>("/spaces/list", { search: "suit" })).spaces).toHaveLength(1);
    const { address: _, ...rest } = data;
    expect((await update({ space_id, customer_data: { address: null } })).customer_data).toEqual(rest);
    expect((await update({ space_id, customer_data: { default_checkin_time: "23:59" } })).customer_data).toEqual({
      ...rest,
      default_checkin_time: "23:59",
    });
    for (const [name, value] of [
      ["time_zone", "+02:00"],
      ["time_zone", "Europe/Atlantis"],
      ["default_checkin_time", "24:00"],
      ["default_checkin_time", "9:00"],
      ["default_checkout_time", "10:00:60"],
      ["address", 5],
    ] as const) {
      const input = { customer_data: { [name]: value } };
      for (const [path, base] of [
        ["/spaces/update", { space_id }],
        ["/spaces/create", { name: "Bad" }],
      ] as const) {
        const { is, message } = await refusal(path, { ...base, ...input });
        expect([path, name, value, is]).toEqual([path, name, value, "400 invalid_input"]);
        expect(message).toContain(`customer_data.${name}`);
      }
    }
    expect((await refusal("/spaces/update", { name: "Nobody" })).is).toBe("400 invalid_input");
    expect((await refusal("/spaces/update", { space_id, space_key: "other", name: "x" })).is).toBe(
      "404 space_not_found",
    );
    expect((await ask<Page>("/spaces/list")).spaces).toHaveLength(1);
  });

  it("refuse entrances by name, and take an empty list", async () => {
    const { ask, create, refusal } = await setUp();
    const { space_id } = await create({ name: "Room" });
    const acs_entrance_ids = [randomUUID()];
    for (const [path, input] of [
      ["/spaces/create", { name: "Hall" }],
      ["/spaces/update", { space_id }],
      ["/spaces/add_acs_entrances", { space_id }],
      ["/spaces/remove_acs_entrances", { space_id }],
    ] as const) {
      const { is, message } = await refusal(path, { ...input, acs_entrance_ids });
      expect([path, is]).toEqual([path, "400 acs_not_supported"]);
      expect(message).toContain("device_ids");
      await ask(path, { ...input, acs_entrance_ids: [] });
    }
    expect((await refusal("/spaces/add_acs_entrances", { space_id: randomUUID(), acs_entrance_ids })).is).toBe(
      "404 space_not_found",
    );
  });

  it("tell what belongs to them, kind by kind", async () => {
    const { ask, create, devices, ids, refusal } = await setUp();
    const all = await devices();
    const account = all.find(({ connected_account_id }) => connected_account_id !== all[0]?.connected_account_id);
    const one = await create({ name: "One", space_key: "one", device_ids: ids.slice(0, 1) });
    const two = await create({ name: "Two", connected_account_ids: [account?.connected_account_id] });
    const both = { space_ids: [two.space_id], space_keys: ["one"] };
    const related = async (input: object) =>
      (await ask<{ batch: Record<string, Json[]> }>("/spaces/get_related", input)).batch;
    const batch = await related(both);
    expect(batch).toEqual({
      spaces: expect.arrayContaining([one, two]),
      devices: [{ ...all[0], space_ids: [one.space_id] }],
      acs_entrances: [],
      connected_accounts: expect.any(Array),
      acs_systems: [],
      access_methods: [],
    });
    const accounts = sorted([all[0]?.connected_account_id, account?.connected_account_id]);
    const found = batch["connected_accounts"]?.map((each) => String(each["connected_account_id"]));
    expect(sorted(found ?? [])).toEqual(accounts);
    expect(await related({ ...both, include: ["devices"] })).toEqual({ devices: batch["devices"] });
    expect(Object.keys(await related({ ...both, exclude: ["devices", "spaces"] }))).toHaveLength(4);
    expect(await related({ ...both, include: ["spaces"], exclude: ["spaces"] })).toEqual({});
    expect(await related({ space_ids: [two.space_id], include: ["devices"] })).toEqual({ devices: [] });
    await ask("/devices/update", { device_id: ids[0], is_managed: false });
    expect(await related({ ...both, include: ["devices"] })).toEqual({ devices: [] });
    const { is, message } = await refusal("/spaces/get_related", { ...both, include: ["rooms"] });
    expect([is, message?.includes("include")]).toEqual(["400 invalid_input", true]);
    expect((await refusal("/spaces/get_related", {})).is).toBe("400 invalid_input");
    for (const unknown of [{ space_keys: ["one", "none"] }, { space_ids: [randomUUID()] }])
      expect((await refusal("/spaces/get_related", unknown)).is).toBe("404 space_not_found");
  });

  it("are unknown to another workspace's key, by id and by key", async () => {
    const { create, ids, devices } = await setUp();
    const theirs = await setUp();
    const { space_id } = await create({ name: "Room", space_key: "room", device_ids: ids.slice(0, 2) });
    const { connected_account_id } = (await devices())[0] ?? {};
    const own = await theirs.create({ name: "Own" });
    for (const [path, input, is] of [
      ["/spaces/get", { space_id }, "404 space_not_found"],
      ["/spaces/get", { space_key: "room" }, "404 space_not_found"],
      ["/spaces/update", { space_key: "room", name: "Mine" }, "404 space_not_found"],
      ["/spaces/delete", { space_id }, "404 space_not_found"],
      ["/spaces/add_devices", { space_id, device_ids: theirs.ids.slice(0, 1) }, "404 space_not_found"],
      ["/spaces/remove_devices", { space_id, device_ids: ids.slice(0, 1) }, "404 space_not_found"],
      ["/spaces/add_connected_account", { space_id, connected_account_id }, "404 space_not_found"],
      ["/spaces/get_related", { space_keys: ["room"] }, "404 space_not_found"],
      ["/spaces/create", { name: "Taken", device_ids: ids.slice(0, 1) }, "404 device_not_found"],
      [
        "/spaces/create",
        { name: "Taken", connected_account_ids: [connected_account_id] },
        "404 connected_account_not_found",
      ],
      ["/spaces/add_devices", { space_id: own.space_id, device_ids: ids.slice(0, 1) }, "404 device_not_found"],
      ["/spaces/update", { space_id: own.space_id, device_ids: ids.slice(0, 1) }, "404 device_not_found"],
      [
        "/spaces/add_connected_account",
        { space_id: own.space_id, connected_account_id },
        "404 connected_account_not_found",
      ],
    ] as const)
      expect([path, (await theirs.refusal(path, input)).is]).toEqual([path, is]);
    expect((await theirs.ask<Page>("/spaces/list", { search: "room" })).spaces).toEqual([]);
    for (const path of ["/devices/list", "/connected_accounts/list", "/locks/list"])
      for (const list of Object.values(await theirs.ask(path, { space_id })).filter(Array.isArray))
        expect(list).toEqual([]);
    expect(await theirs.events({ space_id })).toEqual([]);
    expect(await theirs.events({ space_ids: [space_id, own.space_id] })).toHaveLength(1);
    expect((await theirs.ask<Page>("/spaces/list")).spaces).toEqual([own]);
  });

  it("narrow lists of devices and accounts", async () => {
    const { ask, create, devices, ids, client_session_token } = await setUp();
    const all = await devices();
    const last = all.at(-1);
    const { space_id } = await create({ name: "Room", device_ids: [ids[0], last?.device_id] });
    const idsIn = async (path: string, input: object) =>
      Object.values(await ask<Record<string, { device_id: string }[]>>(path, input))
        .find(Array.isArray)
        ?.map(({ device_id }) => device_id);
    for (const input of [{ space_id }, { space_id: space_id.toUpperCase() }, { unstable_location_id: space_id }])
      expect((await devices(input)).map(({ device_id }) => device_id)).toEqual([ids[0], last?.device_id]);
    expect(await devices({ space_id, limit: 1 })).toHaveLength(1);
    expect(await devices({ space_id, device_ids: ids.slice(1, 3) })).toEqual([]);
    expect(await idsIn("/locks/list", { space_id })).toContain(ids[0]);
    expect(await idsIn("/devices/unmanaged/list", { space_id })).toEqual([]);
    await ask("/devices/update", { device_id: ids[0], is_managed: false });
    expect(await idsIn("/devices/unmanaged/list", { space_id })).toEqual([ids[0]]);
    const bySession = answered(await rig().ask(client_session_token, "/devices/list", { space_id }));
    expect(bySession["devices"]).toEqual(await devices({ space_id }));
    const accounts = async () =>
      (
        await ask<{ connected_accounts: { connected_account_id: string }[] }>("/connected_accounts/list", { space_id })
      ).connected_accounts
        .map(({ connected_account_id }) => connected_account_id)
        .toSorted();
    const ofDevices = sorted([...new Set([all[0]?.connected_account_id, last?.connected_account_id])]);
    expect(await accounts()).toEqual(ofDevices);
    const other = all.map((device) => device.connected_account_id).find((id) => !ofDevices.includes(id));
    const pair = { space_id, connected_account_id: other };
    for (let turn = 0; turn < 2; turn++) await ask("/spaces/add_connected_account", pair, "PUT");
    expect(await accounts()).toEqual(sorted([...ofDevices, other]));
    for (let turn = 0; turn < 2; turn++) await ask("/spaces/remove_connected_account", pair, "DELETE");
    expect(await accounts()).toEqual(ofDevices);
  });
});
