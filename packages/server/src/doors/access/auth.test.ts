import { expect, it } from "vitest";
import { onBothServers, origin } from "../../../test/rig/rig.ts";
import { createKey } from "../../base/db/workspaces.ts";
import { createWatchedServer } from "../../../test/logs/watched-server.ts";

interface Refused {
  error: { type: string };
}

onBothServers("credentials", (rig) => {
  const typeOf = async (headers: Record<string, string> | undefined, path = "/devices/list", method = "POST") => {
    const { status, body } = await rig().ask<Refused>(headers, path, {}, method);
    return `${status} ${body.error?.type ?? "ok"}`;
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it("are required", async () => {
    expect(await typeOf(undefined)).toBe("401 unauthorized");
    expect(await typeOf({ authorization: "Basic abc" })).toBe("401 unauthorized");
    expect(await typeOf({ authorization: "Bearer" })).toBe("401 unauthorized");
  });

  it("may be an API key, as bearer token or in its own header", async () => {
    const { api_key } = await rig().world("empty");
    expect(api_key).toMatch(/^seam_test/);
    expect(await typeOf(bearer(api_key))).toBe("200 ok");
    expect(await typeOf({ authorization: `bearer   ${api_key}` })).toBe("200 ok");
    expect(await typeOf({ "seam-api-key": api_key })).toBe("200 ok");
    expect(await typeOf({ "seam-api-key": api_key, ...bearer(api_key) })).toBe("200 ok");
  });

  it("are refused if a client session stands for an API key, or if two differ", async () => {
    const { api_key, client_session_token } = await rig().world("empty");
    expect(await typeOf({ "seam-api-key": client_session_token })).toBe("401 client_session_token_used_for_api_key");
    const other = await rig().world("empty");
    expect(await typeOf({ "seam-api-key": other.api_key, ...bearer(api_key) })).toBe("401 unauthorized");
    expect(await typeOf({ "seam-api-key": api_key, "seam-client-session-token": client_session_token })).toBe(
      "401 unauthorized",
    );
  });

  it("are refused on every call if they are a console's session, because there is no console", async () => {
    const { workspace_id } = await rig().world("empty");
    const console = bearer("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl");
    for (const path of [
      "/devices/list",
      "/webhooks/list",
      "/workspaces/list",
      "/client_sessions/create",
      "/sandbox/faults/clear",
    ])
      for (const headers of [console, { ...console, "seam-workspace": workspace_id }]) {
        const { status, body } = await rig().ask<{ error: { type: string; message: string } }>(headers, path, {});
        expect([path, status, body.error.type]).toEqual([path, 401, "unauthorized"]);
        expect(body.error.message).toContain("Send an API key or an access token");
      }
  });

  it("are refused with the same answer for an unknown, a wrong and a revoked key", async () => {
    const { api_key, workspace_id } = await rig().world("empty");
    const other = await createKey(rig().database.query, "api_key", {
      workspace_id,
      created_at: "2026-01-01T00:00:00.000Z",
    });
    await rig()
      .database.query.updateTable("keys")
      .set({ revoked_at: "2026-01-02T00:00:00.000Z" })
      .where("short", "=", short(other))
      .execute();
    const answers = [
      `${api_key.slice(0, -1)}${api_key.endsWith("a") ? "b" : "a"}`,
      "seam_abcdefgh_aaaaaaaaaaaaaaaaaaaaaaaa",
      other,
    ].map(async (key) => {
      const { status, body } = await rig().ask<{ error: { type: string; message: string } }>(key, "/devices/list");
      return { status, type: body.error.type, message: body.error.message };
    });
    const [first, ...rest] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 401, type: "unauthorized" });
    expect(rest).toEqual([first, first]);
  });

  it("are not accepted as another kind that shares the same long part", async () => {
    const { publishable_key, sandbox_key, api_key } = await rig().world("empty");
    for (const key of [publishable_key.replace("seam_pk1", "seam_"), sandbox_key.replace("seam_sbx1", "seam_")])
      expect(await typeOf(bearer(key))).toBe("401 unauthorized");
    expect(await typeOf(bearer(publishable_key.replace("seam_pk1", "seam_sbx1")), "/sandbox/faults/clear")).toBe(
      "401 unauthorized",
    );
    const dressed = { "seam-publishable-key": api_key.replace("seam_", "seam_pk1") };
    expect(await typeOf(dressed, "/client_sessions/create", "PUT")).toBe("401 invalid_publishable_key");
  });

  it("may be a client session in any of its headers, alone or together", async () => {
    const { client_session_token: token } = await rig().world("empty");
    expect(await typeOf(bearer(token))).toBe("200 ok");
    expect(await typeOf({ "client-session-token": token })).toBe("200 ok");
    expect(await typeOf({ "seam-client-session-token": token })).toBe("200 ok");
    expect(await typeOf({ ...bearer(token), "client-session-token": token })).toBe("200 ok");
  });

  it("of a client session in its own headers win over a bearer token", async () => {
    const [mine, other] = [await rig().world(), await rig().world("empty")];
    const list = async (headers: Record<string, string>) => {
      const { body } = await rig().ask<{ devices: unknown[] }>(headers, "/devices/list", {});
      return body.devices.length;
    };
    const { client_session_token: token } = mine;
    const doors = await list(bearer(token));
    expect(doors).toBeGreaterThan(0);
    expect(await list({ ...bearer(other.client_session_token), "client-session-token": token })).toBe(doors);
    expect(await list({ ...bearer(other.api_key), "client-session-token": token })).toBe(doors);
    expect(await list({ "client-session-token": other.client_session_token, "seam-client-session-token": token })).toBe(
      doors,
    );
    expect(await list({ ...bearer(mine.api_key), "client-session-token": other.client_session_token })).toBe(0);
    const both = { ...bearer(other.api_key), "client-session-token": token };
    // The key is used for calls that no session may make.
    expect(await typeOf(both, "/webhooks/list")).toBe("200 ok");
    expect(await typeOf({ ...both, ...bearer(token) }, "/webhooks/list")).toBe(
      "401 client_session_token_used_for_api_key",
    );
    expect(
      await typeOf({ ...bearer(mine.api_key), "client-session-token": "seam_cst1aaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaa" }),
    ).toBe("401 client_session_not_found");
  });

  it("are refused if two different ones are sent", async () => {
    const { api_key, client_session_token, publishable_key } = await rig().world("empty");
    expect(await typeOf({ ...bearer(api_key), "seam-api-key": (await rig().world("empty")).api_key })).toBe(
      "401 unauthorized",
    );
    expect(await typeOf({ "seam-api-key": api_key, "client-session-token": client_session_token })).toBe(
      "401 unauthorized",
    );
    const both = { ...bearer(api_key), "seam-publishable-key": publishable_key };
    expect(await typeOf(both, "/client_sessions/create", "PUT")).toBe("400 token_auth_not_accepted");
  });

  it("are refused with the exact fault of a client session", async () => {
    const { api_key, client_session_token: token, user_identifier_key } = await rig().world("empty");
    expect(await typeOf({ "client-session-token": "seam_at1abc" })).toBe("400 invalid_client_session_token");
    expect(await typeOf(bearer("seam_cst1aaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaa"))).toBe("401 client_session_not_found");
    const guessed = `${token.slice(0, -1)}${token.endsWith("a") ? "b" : "a"}`;
    expect(await typeOf(bearer(guessed))).toBe("401 client_session_not_found");
    expect(await typeOf(bearer(token), "/webhooks/list")).toBe("401 client_session_token_used_for_api_key");
    const { body } = await rig().ask<{ client_session: { client_session_id: string } }>(
      api_key,
      "/client_sessions/get",
      {
        user_identifier_key,
      },
    );
    await rig().ask(api_key, "/client_sessions/revoke", body.client_session);
    expect(await typeOf(bearer(token))).toBe("401 client_session_revoked");
  });

  it("end with a session's expiry", async () => {
    const { api_key } = await rig().world("empty");
    const expires_at = new Date(rig().clock.now() + 60_000).toISOString();
    const { body } = await rig().ask<{ client_session: { token: string } }>(api_key, "/client_sessions/create", {
      expires_at,
    });
    expect(await typeOf(bearer(body.client_session.token))).toBe("200 ok");
    await rig().pass(60_000);
    expect(await typeOf(bearer(body.client_session.token))).toBe("401 client_session_expired");
  });

  it("of an access token open its owner's workspaces, one at a time", async () => {
    const { workspace_id, api_key } = await rig().world("empty");
    const { query } = rig().database;
    const owner_id = `owner of ${workspace_id}`;
    const token = await createKey(query, "access_token", {
      workspace_id: null,
      owner_id,
      created_at: "2026-01-01T00:00:00.000Z",
    });
    expect(token).toMatch(/^seam_at1/);
    expect(await typeOf(bearer(token))).toBe("400 missing_workspace_id");
    expect(await typeOf({ ...bearer(token), "seam-workspace": workspace_id })).toBe("401 unauthorized");
    await query.updateTable("workspaces").set({ owner_id }).where("workspace_id", "=", workspace_id).execute();
    expect(await typeOf({ ...bearer(token), "seam-workspace": workspace_id })).toBe("200 ok");
    expect(await typeOf({ ...bearer(token), "seam-workspace": workspace_id.toUpperCase() })).toBe("200 ok");
    expect(await typeOf({ ...bearer(token), "seam-workspace": "" })).toBe("400 missing_workspace_id");
    const opened = { ...bearer(token), "seam-workspace": workspace_id };
    expect(await typeOf(opened, "/sandbox/faults/clear")).toBe("401 access_token_used_for_api_key");
    const { body } = await rig().ask<{ workspaces: { workspace_id: string }[] }>(token, "/workspaces/list");
    expect(body.workspaces).toMatchObject([{ workspace_id }]);
    expect(await rig().ask(api_key, "/workspaces/list")).toMatchObject({ body: { workspaces: [{ workspace_id }] } });
  });

  it("of a publishable key only create empty sessions", async () => {
    const { publishable_key, client_session_token } = await rig().world();
    const key = { "seam-publishable-key": publishable_key };
    const create = (input: object, method = "PUT") => rig().ask<Refused>(key, "/client_sessions/create", input, method);
    expect((await create({})).body.error.type).toBe("publishable_key_requires_user_identifier_key");
    const ids = ["11111111-1111-4111-8111-111111111111"];
    expect(await create({ user_identifier_key: "a", connected_account_ids: ids })).toMatchObject({
      status: 403,
      body: { error: { type: "publishable_keys_must_create_empty_client_sessions" } },
    });
    const made = await create({ user_identifier_key: "a" });
    expect(made).toMatchObject({
      status: 200,
      body: { ok: true, client_session: { user_identifier_key: "a", device_count: 0 } },
    });
    expect((await create({ user_identifier_key: "a" })).body).toEqual(made.body);
    expect((await create({ user_identifier_key: "a" }, "POST")).body.error.type).toBe(
      "client_session_token_already_exists",
    );
    expect(await typeOf(key)).toBe("401 unauthorized");
    expect(await typeOf({ "seam-publishable-key": client_session_token }, "/client_sessions/create", "PUT")).toBe(
      "401 invalid_publishable_key",
    );
    expect(await typeOf(undefined, "/client_sessions/create", "PUT")).toBe("401 publishable_key_header_required");
  });

  it("are stored as hashes only", async () => {
    const { api_key, sandbox_key, client_session_token } = await rig().world("empty");
    const keys = JSON.stringify(await rig().database.query.selectFrom("keys").selectAll().execute());
    const sessions = JSON.stringify(await rig().database.query.selectFrom("client_sessions").selectAll().execute());
    for (const token of [api_key, sandbox_key]) expect(keys).not.toContain(token.split("_").at(-1));
    expect(sessions).not.toContain(client_session_token.split("_").at(-1));
  });

  it("of all sessions end when the server's secret is changed, and new tokens can be created", async () => {
    const { api_key, user_identifier_key, client_session_token: old } = await rig().world("empty");
    const { client_session_token: other } = await rig().world("empty");
    const { database, clock } = rig();
    const changed = await createWatchedServer({ database, clock, secret: new Uint8Array(32).fill(8) });
    const ask = (token: string, path: string, input: object, method = "POST") => {
      const request = { method, headers: { ...bearer(token), "content-type": "application/json" } };
      return changed.fetch(new Request(origin + path, { ...request, body: JSON.stringify(input) }));
    };
    const status = async (token: string) => (await ask(token, "/devices/list", {})).status;
    expect([await status(old), await status(other)]).toEqual([401, 401]);
    const answer = await ask(api_key, "/client_sessions/create", { user_identifier_key }, "PUT");
    const { client_session } = (await answer.json()) as { client_session: { token: string } };
    expect([await status(client_session.token), await status(old), await status(other)]).toEqual([200, 401, 401]);
    await changed.close();
    // With the old secret again, sessions without a new token are valid again.
    expect([await typeOf(bearer(old)), await typeOf(bearer(other))]).toEqual([
      "401 client_session_not_found",
      "200 ok",
    ]);
  });

  it("of a sandbox key open the sandbox controls alone", async () => {
    const { sandbox_key, client_session_token } = await rig().world("empty");
    expect(await typeOf(bearer(sandbox_key))).toBe("401 unauthorized");
    expect(await typeOf(bearer(sandbox_key), "/sandbox/faults/clear")).toBe("200 ok");
    expect(await typeOf(bearer(client_session_token), "/sandbox/faults/clear")).toBe(
      "401 client_session_token_used_for_api_key",
    );
  });

  it("of a production workspace open no sandbox controls", async () => {
    const { api_key, workspace_id } = await rig().world("empty");
    await rig()
      .database.query.updateTable("workspaces")
      .set({ is_sandbox: 0 })
      .where("workspace_id", "=", workspace_id)
      .execute();
    for (const path of ["/sandbox/faults/clear", "/workspaces/reset_sandbox"])
      expect(await typeOf(bearer(api_key), path)).toBe("400 workspace_not_sandbox");
    expect(await typeOf(bearer(api_key))).toBe("200 ok");
  });
});

const short = (token: string): string => token.slice("seam_".length).split("_")[0] ?? "";
