// Devices enter and leave spaces, which changes devices, counts and events.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { hotelOfSpaces, sorted } from "../../../test/rig/spaces.ts";

onBothServers("the devices of a space", (rig) => {
  const setUp = async () => {
    const hotel = await hotelOfSpaces(rig());
    const { ask, refusal, get } = hotel;
    const idsIn = async (space_id: string) => (await hotel.devices({ space_id })).map(({ device_id }) => device_id);
    return {
      ...hotel,
      idsIn,
      add: (space_id: string, device_ids: unknown) => ask("/spaces/add_devices", { space_id, device_ids }, "PUT"),
      remove: (space_id: string, device_ids: unknown) =>
        ask("/spaces/remove_devices", { space_id, device_ids }, "DELETE"),
      refused: async (path: string, input: object) => (await refusal(path, input)).is,
      countOf: async (space_id: string) => (await get(space_id)).device_count,
    };
  };

  it("come and go, and each device names its spaces by their age", async () => {
    const { create, add, remove, ids, idsIn, spacesOf, events, countOf } = await setUp();
    const first = await create({ name: "First", space_key: "first" });
    rig().clock.advance(1000);
    const second = await create({ name: "Second", device_ids: ids.slice(0, 1) });
    await add(first.space_id, [ids[0], ids[1], ids[1]?.toUpperCase()]);
    expect(await spacesOf(ids[0])).toEqual([first.space_id, second.space_id]);
    expect(await spacesOf(ids[1])).toEqual([first.space_id]);
    expect(await idsIn(first.space_id)).toEqual(ids.slice(0, 2));
    expect([await countOf(first.space_id), await countOf(second.space_id)]).toEqual([2, 1]);

    // Adding a present device, or removing an absent one, changes nothing and has no event.
    await add(first.space_id, [ids[0]]);
    await remove(first.space_id, [ids[2]]);
    await remove(first.space_id, []);
    expect(await countOf(first.space_id)).toBe(2);
    await remove(first.space_id, [ids[0], ids[2]]);
    expect(await spacesOf(ids[0])).toEqual([second.space_id]);
    const told = (await events({ space_id: first.space_id })).map((event) => ({
      type: event.event_type,
      key: event.space_key,
      ids: event.device_ids,
    }));
    const type = "space.device_membership_changed";
    expect(told).toEqual([
      { type, key: "first", ids: [ids[1]] },
      { type, key: "first", ids: sorted(ids.slice(0, 2)) },
      { type: "space.created", key: "first", ids: [] },
    ]);
    expect(await events({ space_ids: [second.space_id] })).toEqual([
      expect.objectContaining({ event_type: "space.created", device_ids: [ids[0]], acs_entrance_ids: [] }),
    ]);
    expect((await events({ event_type: "space.created" })).map(({ space_id }) => space_id)).toEqual([
      second.space_id,
      first.space_id,
    ]);
  });

  it("are replaced as a whole by an update, with one event", async () => {
    const { ask, create, ids, spacesOf, events, idsIn } = await setUp();
    const { space_id } = await create({ name: "Room", device_ids: ids.slice(0, 3) });
    // An unmanaged device may stay, although it could not enter.
    await ask("/devices/update", { device_id: ids[2], is_managed: false });
    const update = (device_ids: unknown) => ask("/spaces/update", { space_id, device_ids }, "PATCH");
    expect(await update([ids[2], ids[3]])).toMatchObject({ space: { device_count: 2 } });
    expect(await idsIn(space_id)).toEqual([ids[3]]);
    expect([await spacesOf(ids[0]), await spacesOf(ids[3])]).toEqual([[], [space_id]]);
    expect((await events({ space_id })).map(({ device_ids }) => device_ids)).toEqual([
      sorted([ids[2], ids[3]]),
      sorted(ids.slice(0, 3)),
    ]);
    await update([ids[3], ids[2]]);
    await ask("/spaces/update", { space_id, name: "Suite" });
    expect(await events({ space_id })).toHaveLength(2);
    expect(await update([])).toMatchObject({ space: { device_count: 0, name: "Suite" } });
    expect((await events({ space_id }))[0]?.device_ids).toEqual([]);
  });

  it("are refused together when one is unknown or not managed", async () => {
    const { ask, create, refused, ids, idsIn, spacesOf, events } = await setUp();
    const { space_id } = await create({ name: "Room", device_ids: ids.slice(0, 1) });
    await ask("/devices/update", { device_id: ids[2], is_managed: false });
    for (const bad of [randomUUID(), ids[2]]) {
      const device_ids = [ids[1], bad];
      expect(await refused("/spaces/add_devices", { space_id, device_ids })).toBe("404 device_not_found");
      const change = { space_id, device_ids, name: "Never" };
      expect(await refused("/spaces/update", change)).toBe("404 device_not_found");
      expect(await refused("/spaces/create", { name: "Never", space_key: "never", device_ids })).toBe(
        "404 device_not_found",
      );
    }
    expect(await refused("/spaces/remove_devices", { space_id, device_ids: [ids[0], randomUUID()] })).toBe(
      "404 device_not_found",
    );
    expect(await refused("/spaces/add_devices", { space_id, device_ids: [] })).toBe("400 invalid_input");
    expect(await idsIn(space_id)).toEqual([ids[0]]);
    expect(await spacesOf(ids[1])).toEqual([]);
    expect(await ask("/spaces/list")).toMatchObject({ spaces: [{ name: "Room", device_count: 1 }] });
    expect(await events()).toHaveLength(1);
  });

  it("stay when the space is deleted", async () => {
    const { ask, create, refused, ids, spacesOf, events } = await setUp();
    const { space_id } = await create({ name: "Room", space_key: "room", device_ids: ids.slice(0, 2) });
    const kept = await create({ name: "Kept", device_ids: ids.slice(0, 1) });
    await ask("/spaces/delete", { space_id }, "DELETE");
    expect([await spacesOf(ids[0]), await spacesOf(ids[1])]).toEqual([[kept.space_id], []]);
    expect(await refused("/spaces/get", { space_id })).toBe("404 space_not_found");
    expect(await refused("/spaces/delete", { space_id })).toBe("404 space_not_found");
    expect((await events({ space_id }))[0]).toMatchObject({
      event_type: "space.deleted",
      space_key: "room",
      device_ids: sorted(ids.slice(0, 2)),
    });
    expect((await create({ name: "Again", space_key: "room" })).device_count).toBe(0);
  });

  it("leave their spaces when they are deleted", async () => {
    const { ask, create, ids, events, countOf } = await setUp();
    const one = await create({ name: "One", device_ids: ids.slice(0, 2) });
    const two = await create({ name: "Two", device_ids: ids.slice(0, 1) });
    await create({ name: "Other", device_ids: ids.slice(1, 2) });
    await ask("/devices/delete", { device_id: ids[0] }, "DELETE");
    expect([await countOf(one.space_id), await countOf(two.space_id)]).toEqual([1, 0]);
    const told = await events({ event_type: "space.device_membership_changed" });
    expect(new Map(told.map(({ space_id, device_ids }) => [space_id, device_ids]))).toEqual(
      new Map([
        [one.space_id, [ids[1]]],
        [two.space_id, []],
      ]),
    );
    expect(told).toHaveLength(2);
  });

  it("leave their spaces with their account", async () => {
    const { ask, create, devices, events, get } = await setUp();
    const all = await devices();
    const connected_account_id = all[0]?.connected_account_id ?? "";
    const [gone, rest] = [true, false].map((isOfIt) =>
      all
        .filter((device) => (device.connected_account_id === connected_account_id) === isOfIt)
        .map(({ device_id }) => device_id),
    ) as [string[], string[]];
    const device_ids = [...gone, ...rest.slice(0, 1)];
    const { space_id } = await create({ name: "House", device_ids, connected_account_ids: [connected_account_id] });
    await create({ name: "Empty", connected_account_ids: [connected_account_id] });
    await ask("/connected_accounts/delete", { connected_account_id }, "DELETE");
    await rig().pass(1000);
    expect(await get(space_id)).toMatchObject({ device_count: 1 });
    expect(await events({ event_type: "space.device_membership_changed" })).toEqual([
      expect.objectContaining({ space_id, device_ids: rest.slice(0, 1) }),
    ]);
    expect(await ask("/spaces/get_related", { space_ids: [space_id] })).toMatchObject({
      batch: { devices: [{ device_id: rest[0] }], connected_accounts: [{}] },
    });
    expect(await ask("/spaces/list", { connected_account_id })).toMatchObject({ spaces: [] });
  });

  it("are all counted when calls come at once, also while devices are deleted", async () => {
    const { create, ids, api_key, countOf, idsIn, devices } = await setUp();
    const { space_id } = await create({ name: "Room" });
    const ask = (path: string, input: object) => rig().ask(api_key, path, input);
    const some = ids.slice(0, 8);
    const statuses = await Promise.all([
      ...some.map((device_id) => ask("/spaces/add_devices", { space_id, device_ids: [device_id] })),
      ask("/devices/delete", { device_id: some[7] }),
      ...some.slice(0, 3).map((device_id) => ask("/spaces/remove_devices", { space_id, device_ids: [device_id] })),
    ]);
    for (const { status } of statuses) expect([200, 404]).toContain(status);
    const inIt = await idsIn(space_id);
    expect(inIt).not.toContain(some[7]);
    expect(await countOf(space_id)).toBe(inIt.length);
    for (const { device_id, space_ids } of await devices())
      expect([device_id, space_ids]).toEqual([device_id, inIt.includes(device_id) ? [space_id] : []]);
  });

  it("go with their spaces when the sandbox is reset", async () => {
    const { create, ids, ask, events } = await setUp();
    await create({ name: "Room", space_key: "room", device_ids: ids });
    answered(await rig().ask((await setUp()).api_key, "/spaces/create", { name: "Elsewhere" }));
    await ask("/workspaces/reset_sandbox");
    await rig().pass(1000);
    expect(await ask("/spaces/list")).toMatchObject({ spaces: [] });
    expect(await events()).toHaveLength(1);
    expect((await create({ name: "Room", space_key: "room" })).device_count).toBe(0);
  });
});
