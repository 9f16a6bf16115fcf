import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { insertAttempt } from "../../doors/action-attempts.ts";
import { createKey, createWorkspace } from "../../base/db/workspaces.ts";
import { loginJobKind } from "../../doors/accounts/connected-account-state.ts";
import { accountJobKind } from "../../doors/accounts/delete-account.ts";
import { addJob } from "../../base/jobs/jobs.ts";

interface Workspace {
  workspace_id: string;
  name: string;
  is_sandbox: boolean;
  connect_partner_name: string | null;
  publishable_key?: string;
}

const created_at = "2026-01-01T00:00:00.000Z";

onBothServers("workspaces", (rig) => {
  it("are read by every kind of credential with access", async () => {
    const world = await rig().world("empty");
    for (const token of [world.api_key, world.client_session_token]) {
      const { workspace } = answered(await rig().ask<{ workspace: Workspace }>(token, "/workspaces/get", {}, "GET"));
      expect(workspace).toMatchObject({
        workspace_id: world.workspace_id,
        is_sandbox: true,
        publishable_key: world.publishable_key,
      });
      expect(answered(await rig().ask<{ workspaces: Workspace[] }>(token, "/workspaces/list")).workspaces).toEqual([
        workspace,
      ]);
      // Today's clients read both fields without checking that they exist.
      expect(workspace).toMatchObject({ organization_id: null, connect_webview_customization: {} });
      // Other columns of the database are not shown.
      expect(Object.keys(workspace).filter((name) => /hash|owner|network|offset|short/.test(name))).toEqual([]);
    }
  });

  it("are all listed for an access token of their owner", async () => {
    const { query } = rig().database;
    const owner_id = crypto.randomUUID();
    const first = await createWorkspace(query, { name: "First", created_at, owner_id });
    await createWorkspace(query, {
      name: "Second",
      created_at: "2026-01-02T00:00:00.000Z",
      owner_id,
      is_sandbox: false,
    });
    const token = await createKey(query, "access_token", { workspace_id: null, owner_id, created_at });
    const { workspaces } = answered(await rig().ask<{ workspaces: Workspace[] }>(token, "/workspaces/list"));
    expect(workspaces.map(({ name }) => name)).toEqual(["First", "Second"]);
    const missing = await rig().ask<{ error: { type: string } }>(token, "/workspaces/get");
    expect([missing.status, missing.body.error.type]).toEqual([400, "missing_workspace_id"]);
    const headers = { authorization: `Bearer ${token}`, "seam-workspace": first.workspace.workspace_id };
    expect(answered(await rig().ask<{ workspace: Workspace }>(headers, "/workspaces/get")).workspace.name).toBe(
      "First",
    );
    const stranger = { authorization: `Bearer ${token}`, "seam-workspace": (await rig().world("empty")).workspace_id };
    expect((await rig().ask(stranger, "/workspaces/get")).status).toBe(401);
  });

  it("are created by an access token for its owner, and renamed by those allowed to", async () => {
    const { query } = rig().database;
    const owner_id = crypto.randomUUID();
    const token = await createKey(query, "access_token", { workspace_id: null, owner_id, created_at });
    const make = async (input: object) =>
      answered(await rig().ask<{ workspace: Workspace }>(token, "/workspaces/create", input)).workspace;
    const house = await make({ name: " Quay house ", is_sandbox: true, connect_partner_name: "Quay & Sons" });
    expect(house).toMatchObject({
      name: "Quay house",
      is_sandbox: true,
      connect_partner_name: "Quay & Sons",
      company_name: "Quay & Sons",
    });
    expect(await make({ name: "Real" })).toMatchObject({
      is_sandbox: false,
      company_name: "Real",
      publishable_key: expect.any(String),
    });
    const headers = { authorization: `Bearer ${token}`, "seam-workspace": house.workspace_id };
    answered(
      await rig().ask(
        headers,
        "/workspaces/update",
        { name: "Harbour house", company_name: "Harbour", connect_partner_name: "Old" },
        "PATCH",
      ),
    );
    const renamed = answered(await rig().ask<{ workspace: Workspace }>(headers, "/workspaces/get")).workspace;
    expect(renamed).toEqual({
      ...house,
      name: "Harbour house",
      connect_partner_name: "Harbour",
      company_name: "Harbour",
    });
    answered(await rig().ask(headers, "/workspaces/update", {}));
    expect(answered(await rig().ask<{ workspace: Workspace }>(headers, "/workspaces/get")).workspace).toEqual(renamed);
    const { connect_webview } = answered(
      await rig().ask<{ connect_webview: { url: string } }>(headers, "/connect_webviews/create"),
    );
    const page = await rig().server.fetch(new Request(connect_webview.url));
    expect(await page.text()).toContain("Harbour");
    const { workspaces } = answered(await rig().ask<{ workspaces: Workspace[] }>(token, "/workspaces/list"));
    expect(workspaces.map(({ name }) => name).toSorted()).toEqual(["Harbour house", "Real"]);
    // A new workspace has only a publishable key, because nobody would be shown others. API keys create no workspaces.
    const keys = query.selectFrom("keys").select("kind").where("workspace_id", "=", house.workspace_id);
    expect(await keys.execute()).toEqual([{ kind: "publishable_key" }]);
    const world = await rig().world("empty");
    for (const credential of [world.api_key, world.client_session_token])
      expect((await rig().ask(credential, "/workspaces/create", { name: "Mine" })).status).toBe(401);
    expect((await rig().ask(world.client_session_token, "/workspaces/update", { name: "Mine" })).status).toBe(401);
    for (const input of [{}, { name: " " }, { name: "x".repeat(256) }, { name: "Quay", company_name: "" }])
      expect((await rig().ask(token, "/workspaces/create", input)).status).toBe(400);
  });

  it("are reset if they are sandboxes; keys, sessions and webhooks stay", async () => {
    const [world, other] = [await rig().world(), await rig().world()];
    const { query } = rig().database;
    const networks = async () => {
      const rows = await query.selectFrom("workspaces").select(["workspace_id", "network"]).execute();
      return [world, other].map(({ workspace_id }) => rows.find((row) => row.workspace_id === workspace_id)?.network);
    };
    await query.updateTable("workspaces").set({ network: "{}" }).execute();
    const ask = async <Body>(path: string, input: object = {}, token = world.api_key) =>
      answered(await rig().ask<Body>(token, path, input));
    const { devices } = await ask<{ devices: { device_id: string }[] }>("/devices/list");
    await ask("/locks/unlock_door", { device_id: devices[0]?.device_id });
    await ask("/connect_webviews/create");
    await ask("/webhooks/create", { url: "https://receiver.example/hook" });
    for (const { sandbox_key } of [world, other])
      await ask("/sandbox/faults/set", { fault: "jammed", times: null }, sandbox_key);
    await ask("/connect_webviews/create", {}, other.api_key);
    const { database, clock } = rig();
    const kinds = [accountJobKind, loginJobKind, "later"];
    const later = { payload: {}, run_at: clock.now() + 3_600_000, workspace_id: other.workspace_id };
    const earlier = { device_id: null, action_type: "RESET_SANDBOX_WORKSPACE", created_at, asked_by: {} };
    await database.transaction(async (tx) => {
      for (const kind of kinds) await addJob(tx, { ...later, kind, lane: kind });
      for (const { workspace_id } of [world, other])
        await insertAttempt(tx, { ...earlier, workspace_id }, { result: {} });
    });
    const answer = await ask<{
      ok: boolean;
      message: string;
      action_attempt: { action_attempt_id: string; action_type: string; status: string };
    }>("/workspaces/reset_sandbox");
    expect(answer).toMatchObject({
      ok: true,
      message: "Successfully reset workspace",
      action_attempt: { action_type: "RESET_SANDBOX_WORKSPACE" },
    });
    const { action_attempt } = await ask<{ action_attempt: { status: string } }>("/action_attempts/get", {
      action_attempt_id: answer.action_attempt.action_attempt_id,
    });
    expect(action_attempt.status).toBe("success");
    await rig().pass(60_000);

    expect((await ask<{ devices: unknown[] }>("/devices/list", {}, world.client_session_token)).devices).toEqual([]);
    expect((await ask<{ connected_accounts: unknown[] }>("/connected_accounts/list")).connected_accounts).toEqual([]);
    expect((await ask<{ connect_webviews: unknown[] }>("/connect_webviews/list")).connect_webviews).toEqual([]);
    expect((await ask<{ webhooks: unknown[] }>("/webhooks/list")).webhooks).toHaveLength(1);
    for (const table of ["sandbox_faults", "sandbox_locks", "access_codes", "jobs"] as const)
      expect([
        table,
        await query.selectFrom(table).selectAll().where("workspace_id", "=", world.workspace_id).execute(),
      ]).toEqual([table, []]);
    const { events } = await ask<{ events: { event_type: string }[] }>("/events/list", {
      since: "1970-01-01",
      event_type: "connected_account.deleted",
    });
    expect(events).toHaveLength(5);
    expect(await networks()).toEqual([null, "{}"]);

    // Other workspaces are not changed.
    expect((await ask<{ devices: unknown[] }>("/devices/list", {}, other.client_session_token)).devices).toHaveLength(
      12,
    );
    const told = await ask<{ events: unknown[] }>(
      "/events/list",
      { since: "1970-01-01", event_type: "connected_account.deleted" },
      other.api_key,
    );
    expect(told.events).toEqual([]);
    const left = async (table: "sandbox_faults" | "connect_webviews" | "action_attempts", { workspace_id } = other) =>
      (await query.selectFrom(table).selectAll().where("workspace_id", "=", workspace_id).execute()).length;
    expect([await left("sandbox_faults"), await left("connect_webviews"), await left("action_attempts")]).toEqual([
      1, 1, 1,
    ]);
    expect(await left("action_attempts", world)).toBe(1);
    const jobs = query
      .selectFrom("jobs")
      .select("kind")
      .where("workspace_id", "=", other.workspace_id)
      .where("run_at", "=", later.run_at);
    expect((await jobs.execute()).map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    await query.deleteFrom("jobs").where("workspace_id", "=", other.workspace_id).execute();
  });

  it("cannot be reset if they are no sandbox", async () => {
    const { query } = rig().database;
    const { api_key } = await createWorkspace(query, { name: "Hotel", created_at, is_sandbox: false });
    const { status, body } = await rig().ask<{ error: { type: string } }>(api_key, "/workspaces/reset_sandbox");
    expect([status, body.error.type]).toEqual([400, "workspace_not_sandbox"]);
  });
});
