// Limits for strangers who have read a publishable key in a page: they may create sessions and webviews, but too few to
// fill a disk.
import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { answered, onServer } from "../rig/rig.ts";
import { iso } from "../../src/base/clock.ts";
import { createClientSession, shareWithSession } from "../../src/base/db/client-sessions.ts";
import { sessionsPerSlice } from "../../src/api/platform/client-sessions.ts";

interface Session {
  client_session_id: string;
  token: string;
}
interface Body {
  client_session: Session;
  client_sessions: (Session & { user_identifier_key: string | null })[];
  connect_webview: { connect_webview_id: string };
  error?: { type: string; message: string };
}

onServer("newcomers", (rig) => {
  const setUp = async () => {
    const { api_key, publishable_key, client_session_token, workspace_id } = await rig().world();
    const key = { "seam-publishable-key": publishable_key };
    const enter = (user: string, credential: string | Record<string, string> = key) =>
      rig().ask<Body>(credential, "/client_sessions/create", { user_identifier_key: user }, "PUT");
    const connect = (credential: string) => rig().ask<Body>(credential, "/connect_webviews/create", {});
    const list = async (input: object) =>
      answered(await rig().ask<Body>(api_key, "/client_sessions/list", input)).client_sessions;
    return { api_key, client_session_token, workspace_id, enter, connect, list };
  };

  /** Creates sessions of users `0`, `1` and so on, one per millisecond. */
  const makeSessions = (workspace_id: string, count: number) =>
    rig().database.transaction(async (tx) => {
      const { clock, server } = rig();
      for (let user = 0; user < count; user += 1)
        await createClientSession(tx, server.services.secret, {
          workspace_id,
          user_identifier_key: String(user),
          created_at: iso(clock.now() + user),
        });
    });

  it("are refused for a while when a thousand came within a minute; whoever has a session gets it", async () => {
    const { api_key, workspace_id, client_session_token, enter, connect } = await setUp();
    await rig().pass(120_000);
    await makeSessions(workspace_id, 999);
    await rig().pass(1000);
    answered(await enter("last"));
    const refused = await enter("late");
    expect(refused).toMatchObject({ status: 429, body: { error: { type: "rate_limit_exceeded" } } });
    expect(refused.headers.get("retry-after")).toBe("59");
    const known = answered(await enter("7")).client_session;
    // The limit does not count other workspaces, API keys, or a session's webviews.
    expect((await (await setUp()).enter("elsewhere")).status).toBe(200);
    expect((await enter("by key", api_key)).status).toBe(200);
    expect((await connect(client_session_token)).status).toBe(200);
    await rig().pass(59_001);
    answered(await enter("late"));
    expect(answered(await enter("7")).client_session).toEqual(known);
  });

  it("are not refused for the sessions with which a host shared something", async () => {
    const { workspace_id, client_session_token, enter, list } = await setUp();
    const { client_session } = answered(await rig().ask<Body>(client_session_token, "/client_sessions/get", {}));
    const accounts = await rig()
      .database.query.selectFrom("client_session_accounts")
      .select("connected_account_id")
      .where("client_session_id", "=", client_session.client_session_id)
      .execute();
    const connected_account_ids = accounts.map(({ connected_account_id }) => connected_account_id);
    await makeSessions(workspace_id, 1000);
    await rig().pass(1000);
    expect((await enter("newcomer")).status).toBe(429);
    const [{ client_session_id } = { client_session_id: "" }] = await list({ user_identifier_key: "999" });
    await shareWithSession(rig().database.query, client_session_id, { connected_account_ids });
    expect((await enter("newcomer")).status).toBe(200);
  });

  it("may make a thousand webviews a minute, all together", async () => {
    const { api_key, workspace_id, client_session_token, connect } = await setUp();
    const { query } = rig().database;
    const { connect_webview_id } = answered(await connect(client_session_token)).connect_webview;
    const made = await query
      .selectFrom("connect_webviews")
      .selectAll()
      .where("connect_webview_id", "=", connect_webview_id)
      .execute();
    const { client_session } = answered(await rig().ask<Body>(client_session_token, "/client_sessions/get", {}));
    const { client_session_id } = client_session;
    const copies = made.flatMap((row) =>
      Array.from({ length: 999 }, () =>
        Object.assign({}, row, { connect_webview_id: randomUUID(), auth_token_hash: randomUUID() }),
      ),
    );
    await query.insertInto("connect_webviews").values(copies).execute();
    expect((await connect(client_session_token)).status).toBe(200);
    for (let from = 0; from < copies.length; from += 333)
      await shareWithSession(query, client_session_id, {
        connect_webview_ids: copies.slice(from, from + 333).map((row) => row.connect_webview_id),
      });
    expect(await connect(client_session_token)).toMatchObject({ status: 429, headers: expect.any(Headers) as Headers });
    expect((await connect(api_key)).status).toBe(200);
    await rig().pass(60_000);
    expect((await connect(client_session_token)).status).toBe(200);
    expect(workspace_id).toBe(made[0]?.workspace_id);
  });

  it("are listed in parts, each once, and others are answered in between", async () => {
    const { workspace_id, client_session_token, list } = await setUp();
    const count = 2 * sessionsPerSlice;
    await rig().pass(60_000);
    await makeSessions(workspace_id, count);
    const all = await list({});
    expect(all.slice(-count).map(({ user_identifier_key }) => user_identifier_key)).toEqual(
      Array.from({ length: count }, (_one, user) => String(user)),
    );
    expect(all.map(({ token }) => token)).toContain(client_session_token);
    expect(new Set(all.map(({ client_session_id }) => client_session_id)).size).toBe(all.length);
    expect(await list({ without_user_identifier_key: true })).toEqual([]);
    const pauses = vi.spyOn(globalThis, "setImmediate");
    await list({});
    const { length } = pauses.mock.calls;
    pauses.mockRestore();
    expect(length).toBeGreaterThanOrEqual(2);
  });
});
