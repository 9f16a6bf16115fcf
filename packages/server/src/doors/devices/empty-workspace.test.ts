// A reset sandbox with many doors is empty at once for every caller, while the doors are deleted in batches.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { dieIn, manyDoors, slicesOf } from "../../../test/rig/many-doors.ts";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { connectAccount } from "../../api/connect/connect-account.ts";
import type { ConnectWebviewEntity } from "../../base/db/connect-webviews.ts";
import type { Query } from "../../base/db/database.ts";
import { insertDevices } from "../../base/db/devices.ts";
import { addJob } from "../../base/jobs/jobs.ts";
import { emptyJobKind, sweepWorkspace } from "./empty-workspace.ts";

type Many = Awaited<ReturnType<typeof manyDoors>>;

onBothServers("a sandbox of hundreds of doors", (rig) => {
  const doorsIn = async (query: Query, { workspace_id }: Many) => {
    const counted = query.selectFrom("devices").select((eb) => eb.fn.countAll().as("count"));
    return Number((await counted.where("workspace_id", "=", workspace_id).executeTakeFirstOrThrow()).count);
  };
  const isSwept = async () =>
    (await rig()
      .database.query.selectFrom("jobs")
      .select("job_id")
      .where("kind", "=", emptyJobKind)
      .executeTakeFirst()) === undefined;
  const accountsGone = async ({ ask }: Many) => {
    const asked = { since: "1970-01-01", event_type: "connected_account.deleted" };
    const { events } = answered(await ask<{ events: { connected_account_id: string }[] }>("/events/list", asked));
    return events.map(({ connected_account_id }) => connected_account_id).toSorted();
  };
  const accountsOf = async ({ workspace_id }: Many) => {
    const rows = rig()
      .database.query.selectFrom("connected_accounts")
      .select("connected_account_id")
      .where("workspace_id", "=", workspace_id);
    return (await rows.execute()).map(({ connected_account_id }) => connected_account_id).toSorted();
  };
  /** Connects a new login. Resolves to the number of listed doors. */
  async function connect({ ask }: Many): Promise<number> {
    const { connect_webview } = answered(
      await ask<{ connect_webview: ConnectWebviewEntity }>("/connect_webviews/create"),
    );
    const identity = { login: "jane@example.com", user_identifier: { email: "jane@example.com" } };
    await rig().database.transaction((tx) =>
      connectAccount(
        rig().server.services,
        tx,
        connect_webview,
        { provider: "august", identity, picked: null },
        rig().clock.now(),
      ),
    );
    return answered(await ask<{ devices: object[] }>("/devices/list")).devices.length;
  }

  it("is empty in every answer at once after a reset, and no call waits for more than a few of its doors", async () => {
    const many = await manyDoors(rig());
    const { ask, client_session_token, connected_account_id, door } = many;
    const { action_attempt } = answered(
      await ask<{ action_attempt: { action_attempt_id: string } }>("/locks/lock_door", door),
    );
    await rig().server.tick();
    const accounts = await accountsOf(many);
    const seen: unknown[] = [];
    let isOver = false;
    const slices = slicesOf(
      rig(),
      (query) => doorsIn(query, many),
      async (deleted) => {
        if (isOver || !deleted.some((doors) => doors > 0)) return;
        const lists = ["/devices/list", "/locks/list", "/connected_accounts/list", "/connect_webviews/list"].map(
          (path) => ask<object>(path),
        );
        const bySession = await rig().ask<{ devices: object[] }>(client_session_token, "/devices/list");
        const session = await rig().ask<{ client_session: { connected_account_ids: string[] } }>(
          client_session_token,
          "/client_sessions/get",
        );
        const one = [
          await ask("/devices/get", { device_id: door.device_id }),
          await ask("/locks/unlock_door", { device_id: door.device_id }),
          await ask("/action_attempts/get", action_attempt),
          await ask("/connected_accounts/get", { connected_account_id }),
          await ask("/connected_accounts/delete", { connected_account_id }),
        ];
        const counts = (await Promise.all(lists)).map(
          (answer) => Object.values(answered(answer)).find(Array.isArray)?.length,
        );
        seen.push([
          ...counts,
          answered(bySession).devices.length,
          answered(session).client_session.connected_account_ids.length,
          ...one.map(({ status }) => status),
        ]);
      },
    );
    answered(await ask("/workspaces/reset_sandbox"));
    await expect.poll(isSwept).toBe(true);
    isOver = true;
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify([0, 0, 0, 0, 0, 0, 404, 404, 404, 404, 404])]),
    );
    expect(Math.max(...slices)).toBe(100);
    expect(await accountsGone(many)).toEqual(accounts);
    const { query } = rig().database;
    for (const table of ["devices", "connected_accounts", "sandbox_locks", "access_codes", "jobs"] as const)
      expect([
        table,
        await query.selectFrom(table).selectAll().where("workspace_id", "=", many.workspace_id).execute(),
      ]).toEqual([table, []]);
    const workspace = query.selectFrom("workspaces").select("leaving").where("workspace_id", "=", many.workspace_id);
    expect(await workspace.executeTakeFirst()).toEqual({ leaving: null });
  });

  it("keeps what is connected after the reset, also over a second reset and a server that dies meanwhile", async () => {
    const many = await manyDoors(rig());
    const accounts = await accountsOf(many);
    const killed = dieIn(rig(), sweepWorkspace, async (query) => (await doorsIn(query, many)) < 200);
    answered(await many.ask("/workspaces/reset_sandbox"));
    expect(await connect(many)).toBe(3);
    const between = (await accountsOf(many)).filter((id) => !accounts.includes(id));
    // Enough codes that this reset takes several transactions too.
    const more = Array.from({ length: 150 }, () => ({
      ...many.door,
      device_id: randomUUID(),
      connected_account_id: between[0] ?? "",
    }));
    await insertDevices(rig().database.query, more);
    answered(await many.ask("/workspaces/reset_sandbox"));
    expect(await connect(many)).toBe(3);
    const { database, clock } = rig();
    const since = {
      kind: "since",
      workspace_id: many.workspace_id,
      lane: "since",
      payload: {},
      run_at: clock.now() + 24 * 3_600_000,
    };
    await database.transaction((tx) => addJob(tx, since));
    await expect.poll(() => killed.died).toBe(true);
    await expect
      .poll(async () => {
        rig().clock.advance(1000);
        return isSwept();
      })
      .toBe(true);
    expect(await doorsIn(rig().database.query, many)).toBe(3);
    expect(await accountsOf(many)).toHaveLength(1);
    expect(await accountsGone(many)).toEqual(accounts.concat(between).toSorted());
    const { numDeletedRows } = await database.query
      .deleteFrom("jobs")
      .where("kind", "=", "since")
      .executeTakeFirstOrThrow();
    expect(numDeletedRows).toBe(1n);
  });

  it("includes an account that is being deleted: its event comes once", async () => {
    const many = await manyDoors(rig());
    const accounts = await accountsOf(many);
    answered(await many.ask("/connected_accounts/delete", { connected_account_id: many.connected_account_id }));
    answered(await many.ask("/workspaces/reset_sandbox"));
    await expect.poll(isSwept).toBe(true);
    await rig().server.tick();
    expect(await doorsIn(rig().database.query, many)).toBe(0);
    expect(await accountsGone(many)).toEqual(accounts);
  });
});
