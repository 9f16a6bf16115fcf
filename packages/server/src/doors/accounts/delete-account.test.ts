// A deleted account with many doors is gone at once for every caller, while its doors are deleted in batches.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { manyDoors, slicesOf } from "../../../test/rig/many-doors.ts";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { connectAccount } from "../../api/connect/connect-account.ts";
import type { ConnectWebviewEntity } from "../../base/db/connect-webviews.ts";
import type { Query } from "../../base/db/database.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import { readLeaving, saveLeaving } from "../../base/db/leaving.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";

interface Event {
  event_type: string;
  device_id?: string;
  connected_account_id?: string;
  occurred_at: string;
}

onBothServers("an account of hundreds of doors", (rig) => {
  const setUp = () => manyDoors(rig());
  const countOf = async (query: Query, connected_account_id: string) => {
    const counted = query.selectFrom("devices").select((eb) => eb.fn.countAll().as("count"));
    return Number(
      (await counted.where("connected_account_id", "=", connected_account_id).executeTakeFirstOrThrow()).count,
    );
  };

  it("is missing from every answer at once when deleted, and no call waits for more than a few of its doors", async () => {
    const { ask, workspace_id, connected_account_id, door, client_session_token, ids } = await setUp();
    const { access_code } = answered(
      await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", door),
    );
    const { access_code_id } = access_code;
    const { action_attempt } = answered(
      await ask<{ action_attempt: { action_attempt_id: string } }>("/locks/lock_door", door),
    );
    await rig().server.tick();
    const told: unknown[] = [];
    const statusOf = async (path: string, input: object) => (await ask(path, input)).status;
    const slices = slicesOf(
      rig(),
      (query) => countOf(query, connected_account_id),
      async () => {
        const sees = answered(await ask<{ devices: DeviceEntity[] }>("/devices/list"));
        const bySession = answered(await rig().ask<{ devices: DeviceEntity[] }>(client_session_token, "/devices/list"));
        const session = answered(
          await rig().ask<{ client_session: { connected_account_ids: string[] } }>(
            client_session_token,
            "/client_sessions/get",
          ),
        );
        told.push([
          session.client_session.connected_account_ids.filter((id) => id === connected_account_id).length,
          [...sees.devices, ...bySession.devices].filter(
            (device) => device.connected_account_id === connected_account_id,
          ).length,
          await statusOf("/devices/get", { device_id: ids.at(-1) }),
          await statusOf("/locks/unlock_door", { device_id: ids.at(-1) }),
          await statusOf("/access_codes/get", { access_code_id }),
          await statusOf("/access_codes/create", { device_id: ids.at(-1) }),
          await statusOf("/action_attempts/get", action_attempt),
          await statusOf("/connected_accounts/get", { connected_account_id }),
          await statusOf("/connected_accounts/delete", { connected_account_id }),
          await statusOf("/connected_accounts/simulate/disconnect", { connected_account_id }),
          await statusOf("/client_sessions/create", { connected_account_ids: [connected_account_id] }),
        ]);
      },
    );
    answered(await ask("/connected_accounts/delete", { connected_account_id }));
    // Another account of the workspace is being deleted too, and stays so.
    const { database } = rig();
    const { query } = database;
    const beside = randomUUID();
    await database.transaction(async (tx) => {
      await holdWorkspace(tx, workspace_id);
      await saveLeaving(tx, workspace_id, (leaving) => [...leaving, beside]);
    });
    await expect.poll(() => countOf(query, connected_account_id)).toBe(0);
    await rig().server.tick();
    expect(await readLeaving(query, workspace_id)).toEqual({ leaving: JSON.stringify([beside]) });
    expect(new Set(told.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify([0, 0, ...Array.from({ length: 9 }, () => 404)])]),
    );
    expect(Math.max(...slices)).toBeLessThanOrEqual(200);
    expect(
      answered(await ask<{ connected_accounts: object[] }>("/connected_accounts/list")).connected_accounts,
    ).not.toContainEqual(expect.objectContaining({ connected_account_id }));
    const { events } = answered(
      await ask<{ events: Event[] }>("/events/list", { since: "1970-01-01", connected_account_id, limit: 5000 }),
    );
    const gone = events.filter(({ event_type }) => event_type === "device.deleted");
    expect(gone.map(({ device_id }) => device_id ?? "").toSorted()).toEqual(ids.toSorted());
    expect(new Set(gone.map(({ occurred_at }) => occurred_at)).size).toBe(1);
    expect(events.filter(({ event_type }) => event_type === "connected_account.deleted")).toHaveLength(1);
    expect(events[0]).toMatchObject({ event_type: "connected_account.deleted" });
  });

  it("is deleted once although two ask at once", async () => {
    const { ask, connected_account_id } = await setUp();
    const asked = await Promise.all([1, 2].map(() => ask("/connected_accounts/delete", { connected_account_id })));
    expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    await expect.poll(() => countOf(rig().database.query, connected_account_id)).toBe(0);
    await rig().server.tick();
    const told = await ask<{ events: Event[] }>("/events/list", {
      since: "1970-01-01",
      event_type: "connected_account.deleted",
    });
    expect(answered(told).events).toHaveLength(1);
  });

  it("is not found by its login while being deleted: a new login makes a new account", async () => {
    const { ask, connected_account_id, door } = await setUp();
    const { database, server } = rig();
    const { workspace_id } = door;
    const { login, account_type } = await database.query
      .selectFrom("connected_accounts")
      .selectAll()
      .where("connected_account_id", "=", connected_account_id)
      .executeTakeFirstOrThrow();
    await database.transaction((tx) => saveLeaving(tx, workspace_id, () => [connected_account_id]));
    const { connect_webview } = answered(
      await ask<{ connect_webview: ConnectWebviewEntity }>("/connect_webviews/create"),
    );
    const identity = { login, user_identifier: { email: login } };
    await database.transaction((tx) =>
      connectAccount(
        server.services,
        tx,
        connect_webview,
        { provider: account_type, identity, picked: null },
        rig().clock.now(),
      ),
    );
    const { connected_accounts } = answered(
      await ask<{ connected_accounts: { connected_account_id: string }[] }>("/connected_accounts/list"),
    );
    const connected = answered(
      await ask<{ connect_webview: ConnectWebviewEntity }>("/connect_webviews/get", connect_webview),
    );
    const theirs = connected.connect_webview.connected_account_id;
    expect(theirs).not.toBe(connected_account_id);
    expect(connected_accounts).toContainEqual(expect.objectContaining({ connected_account_id: theirs }));
  });
});
