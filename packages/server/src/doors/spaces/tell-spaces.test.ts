// Hundreds of devices enter and leave a space. Their documents are written a few per transaction, and a process that
// ends meanwhile leaves nothing wrong for long.
import { expect, it, onTestFinished, vi } from "vitest";
import { manyDoors, slicesOf } from "../../../test/rig/many-doors.ts";
import { answered, type Json, onBothServers } from "../../../test/rig/rig.ts";
import type { Query } from "../../base/db/database.ts";
import { spaceIdsJobKind } from "./tell-spaces.ts";

onBothServers("a space of hundreds of devices", (rig) => {
  const setUp = async () => {
    const house = await manyDoors(rig());
    const ask = async <Body = Json>(path: string, input: object = {}) => answered(await house.ask<Body>(path, input));
    const create = async (device_ids: readonly string[]) =>
      (await ask<{ space: { space_id: string } }>("/spaces/create", { name: "Tower", device_ids })).space.space_id;
    const tellingOf = async (query: Query, space_id: string) => {
      const rows = query.selectFrom("devices").select((eb) => eb.fn.countAll().as("count"));
      const telling = rows.where("workspace_id", "=", house.workspace_id).where("body", "like", `%"${space_id}"%`);
      return Number((await telling.executeTakeFirstOrThrow()).count);
    };
    const events = async (space_id: string) =>
      (
        await ask<{ events: { event_type: string; device_ids: string[] }[] }>("/events/list", {
          space_id,
          since: "2000",
        })
      ).events;
    return { ...house, ask, create, tellingOf, events };
  };

  it("is told by every device when the call is answered, a hundred of them per transaction", async () => {
    const { ask, create, tellingOf, added, events } = await setUp();
    const space_id = await create([]);
    const slices = slicesOf(
      rig(),
      (query) => tellingOf(query, space_id),
      () => Promise.resolve(),
    );
    await ask("/spaces/add_devices", { space_id, device_ids: added });
    expect(slices.filter((slice) => slice !== 0)).toEqual([-100, -100, -100, -100]);
    expect(await tellingOf(rig().database.query, space_id)).toBe(400);
    expect(await ask("/spaces/get", { space_id })).toMatchObject({ space: { device_count: 400 } });
    expect((await ask<{ devices: unknown[] }>("/devices/list", { space_id })).devices).toHaveLength(400);
    await ask("/spaces/delete", { space_id });
    expect(await tellingOf(rig().database.query, space_id)).toBe(0);
    expect((await events(space_id)).map(({ event_type, device_ids }) => [event_type, device_ids.length])).toEqual([
      ["space.deleted", 400],
      ["space.device_membership_changed", 400],
      ["space.created", 0],
    ]);
  });

  it("is told by every device a minute after a process ended in between", async () => {
    const { ask, create, tellingOf, added } = await setUp();
    const space_id = await create([]);
    const { database } = rig();
    const transact = database.transaction.bind(database);
    let turns = 0;
    const spy = vi.spyOn(database, "transaction").mockImplementation((work) => {
      turns++;
      if (turns > 2) throw new Error("Killed.");
      return transact(work);
    });
    onTestFinished(() => spy.mockRestore());
    await expect(ask("/spaces/add_devices", { space_id, device_ids: added })).rejects.toThrow("500");
    spy.mockRestore();
    expect(await tellingOf(database.query, space_id)).toBe(100);
    expect((await ask<{ devices: unknown[] }>("/devices/list", { space_id })).devices).toHaveLength(400);
    await rig().pass(59_000);
    expect(await tellingOf(database.query, space_id)).toBe(100);
    await rig().pass(2_000);
    expect(await tellingOf(database.query, space_id)).toBe(400);
    const left = database.query.selectFrom("jobs").select("job_id").where("kind", "=", spaceIdsJobKind);
    expect(await left.execute()).toEqual([]);
  });

  it("loses an account's devices with one event, and counts right at its end", async () => {
    const { ask, create, added, ids, connected_account_id, events } = await setUp();
    const all = (await ask<{ devices: { device_id: string; connected_account_id: string }[] }>("/devices/list"))
      .devices;
    const other = all.find((device) => device.connected_account_id !== connected_account_id)?.device_id ?? "";
    const space_id = await create([...added, other]);
    await ask("/connected_accounts/delete", { connected_account_id });
    expect(ids.length).toBeGreaterThan(400);
    expect((await ask<{ devices: unknown[] }>("/devices/list", { space_id })).devices).toHaveLength(1);
    await rig().pass(1000);
    expect(await ask("/spaces/get", { space_id })).toMatchObject({ space: { device_count: 1 } });
    expect((await events(space_id)).map(({ event_type, device_ids }) => [event_type, device_ids.length])).toEqual([
      ["space.device_membership_changed", 1],
      ["space.created", 401],
    ]);
  });
});
