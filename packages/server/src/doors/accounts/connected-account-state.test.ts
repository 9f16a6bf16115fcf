// An account with many doors loses and regains its login. Its own event comes at once, those of its doors in batches,
// each once.
import { expect, it, vi } from "vitest";
import { dieIn, manyDoors, slicesOf } from "../../../test/rig/many-doors.ts";
import { answered, onServer } from "../../../test/rig/rig.ts";
import type { Query } from "../../base/db/database.ts";
import { loginJobKind, sweepLogin } from "./connected-account-state.ts";

/** Patience for hundreds of doors, each of which is updated by itself, on a busy machine. */
const patience = { timeout: 60_000 };
vi.setConfig({ testTimeout: 90_000 });

type Many = Awaited<ReturnType<typeof manyDoors>>;

interface Event {
  event_type: string;
  device_id?: string;
  occurred_at: string;
}

onServer("the login of an account of hundreds of doors", (rig) => {
  const set = async ({ sandbox_key, connected_account_id }: Many, connected: boolean) =>
    answered(await rig().ask(sandbox_key, "/sandbox/accounts/update", { connected_account_id, connected }));
  const cutOff = async (query: Query, { connected_account_id }: Many) => {
    const rows = query
      .selectFrom("devices")
      .select("device_id")
      .where("connected_account_id", "=", connected_account_id);
    return (await rows.where("body", "like", "%account_disconnected%").execute()).map(({ device_id }) => device_id);
  };
  const isSwept = async () =>
    (await rig()
      .database.query.selectFrom("jobs")
      .select("job_id")
      .where("kind", "=", loginJobKind)
      .executeTakeFirst()) === undefined;
  const told = async ({ ask, connected_account_id }: Many, event_type: string) => {
    const asked = { since: "1970-01-01", connected_account_id, event_type, limit: 5000 };
    return answered(await ask<{ events: Event[] }>("/events/list", asked)).events;
  };
  const idsOf = (events: readonly Event[]) => events.map(({ device_id }) => device_id ?? "").toSorted();
  const errorsOf = async ({ ask, connected_account_id }: Many) =>
    answered(
      await ask<{ connected_account: { errors: object[] } }>("/connected_accounts/get", { connected_account_id }),
    ).connected_account.errors;

  it("is lost and regained by all doors, and no call waits for more than a few of them", async () => {
    const many = await manyDoors(rig());
    const slices = slicesOf(
      rig(),
      async (query) => (await cutOff(query, many)).length,
      async () => {},
    );
    await set(many, false);
    expect(await errorsOf(many)).toMatchObject([{ error_code: "account_disconnected" }]);
    await expect.poll(isSwept, patience).toBe(true);
    expect((await cutOff(rig().database.query, many)).toSorted()).toEqual(many.ids.toSorted());
    const lost = await told(many, "device.disconnected");
    expect(idsOf(lost)).toEqual(many.ids.toSorted());
    expect(new Set(lost.map(({ occurred_at }) => occurred_at)).size).toBe(1);
    await set(many, true);
    expect(await errorsOf(many)).toEqual([]);
    await expect.poll(isSwept, patience).toBe(true);
    expect(await cutOff(rig().database.query, many)).toEqual([]);
    // One door is offline for another reason.
    const reached = idsOf(await told(many, "device.connected"));
    expect([reached.length, new Set(reached).size]).toEqual([many.ids.length - 1, many.ids.length - 1]);
    expect(Math.max(...slices.map(Math.abs))).toBe(100);
    // No lock answers for the added doors, so a requested reading stays pending.
    const unasked = rig().database.query.selectFrom("devices").select("device_id").where("codes_unseen", "=", 0);
    const rows = await unasked.where("connected_account_id", "=", many.connected_account_id).execute();
    expect(rows.filter(({ device_id }) => many.added.includes(device_id))).toEqual([]);
  });

  it("is regained while the loss is still being told: only doors that told the loss tell the return", async () => {
    const many = await manyDoors(rig());
    let heard: string[] | undefined;
    slicesOf(
      rig(),
      async (query) => (await cutOff(query, many)).length,
      async (slices) => {
        if (heard || slices.filter((slice) => slice !== 0).length < 3) return;
        heard = [];
        await set(many, true);
        heard = idsOf(await told(many, "device.disconnected"));
      },
    );
    await set(many, false);
    await expect.poll(() => heard?.length, patience).toBeGreaterThan(0);
    await expect.poll(isSwept, patience).toBe(true);
    expect(await cutOff(rig().database.query, many)).toEqual([]);
    expect(heard?.length).toBeLessThan(many.ids.length);
    expect(idsOf(await told(many, "device.disconnected"))).toEqual(heard);
    expect(heard).toEqual(expect.arrayContaining(idsOf(await told(many, "device.connected"))));
  });

  it("is lost by all doors, once each, also if the server dies meanwhile", async () => {
    const many = await manyDoors(rig());
    const killed = dieIn(rig(), sweepLogin, async (query) => (await cutOff(query, many)).length === 200);
    await set(many, false);
    await expect.poll(() => killed.died, patience).toBe(true);
    await expect
      .poll(async () => {
        rig().clock.advance(1000);
        return isSwept();
      }, patience)
      .toBe(true);
    expect(idsOf(await told(many, "device.disconnected"))).toEqual(many.ids.toSorted());
  });

  it("is no longer told of doors once the account is deleted", async () => {
    const many = await manyDoors(rig());
    await set(many, false);
    answered(await many.ask("/connected_accounts/delete", { connected_account_id: many.connected_account_id }));
    await expect.poll(isSwept, patience).toBe(true);
    await rig().server.tick();
    const heard = new Set(idsOf(await told(many, "device.disconnected")));
    expect(heard.size).toBeLessThan(many.ids.length);
    expect(idsOf(await told(many, "device.deleted"))).toEqual(many.ids.toSorted());
  });
});
