import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { type ConnectWebviewEntity, saveConnectWebview } from "../../base/db/connect-webviews.ts";

interface Account {
  connected_account_id: string;
  account_type: string;
  created_at: string;
  user_identifier: { email?: string };
}
interface Page {
  connected_accounts: Account[];
  pagination: { has_next_page: boolean; next_page_cursor: string | null };
}

onBothServers("connected accounts", (rig) => {
  const setUp = async () => {
    const world = await rig().world();
    const ask = async <Body>(path: string, input: object = {}, token = world.api_key) =>
      answered(await rig().ask<Body>(token, path, input));
    const refusal = async (path: string, input: object, token = world.api_key) => {
      const { status, body } = await rig().ask<{ error: { type: string } }>(token, path, input);
      return `${status} ${body.error?.type}`;
    };
    const { connected_accounts: accounts } = await ask<Page>("/connected_accounts/list");
    const yale = accounts.find(({ account_type }) => account_type === "yale");
    if (!yale) throw new Error("The hotel has no Yale account.");
    return { world, ask, refusal, accounts, yale };
  };

  it("are listed oldest first, searched and paged", async () => {
    const { ask, accounts, yale } = await setUp();
    expect(accounts).toHaveLength(5);
    expect(accounts.map(({ created_at }) => created_at)).toEqual(
      accounts.map(({ created_at }) => created_at).toSorted(),
    );
    expect((await ask<Page>("/connected_accounts/list", { search: "FRONTDESK@" })).connected_accounts).toEqual([yale]);
    expect((await ask<Page>("/connected_accounts/list", { search: "%" })).connected_accounts).toEqual([]);
    expect(
      (await ask<Page>("/connected_accounts/list", { user_identifier_key: "hotel-manager" })).connected_accounts,
    ).toEqual(accounts);
    expect((await ask<Page>("/connected_accounts/list", { user_identifier_key: "nobody" })).connected_accounts).toEqual(
      [],
    );
    const first = await ask<Page>("/connected_accounts/list", { limit: 3 });
    const second = await ask<Page>("/connected_accounts/list", {
      limit: 3,
      page_cursor: first.pagination.next_page_cursor,
    });
    expect([...first.connected_accounts, ...second.connected_accounts]).toEqual(accounts);
    expect([first.pagination.has_next_page, second.pagination.has_next_page]).toEqual([true, false]);
  });

  it("are read by id or e-mail address, by a session only when they are its own", async () => {
    const { ask, refusal, world, accounts, yale } = await setUp();
    const byEmail = { email: "FrontDesk@harbourhouse.example" };
    expect((await ask<{ connected_account: Account }>("/connected_accounts/get", byEmail)).connected_account).toEqual(
      yale,
    );
    const { query } = rig().database;
    const older = accounts.find((account) => account !== yale)?.connected_account_id ?? "";
    const namesake = { login: "frontdesk@harbourhouse.example", created_at: "2020-01-01T00:00:00.000Z" };
    await query.updateTable("connected_accounts").set(namesake).where("connected_account_id", "=", older).execute();
    const oldest = await ask<{ connected_account: Account }>("/connected_accounts/get", byEmail);
    expect(oldest.connected_account.connected_account_id).toBe(older);
    expect(
      await refusal("/connected_accounts/get", { ...byEmail, connected_account_id: yale.connected_account_id }),
    ).toBe("400 invalid_input");
    expect(await refusal("/connected_accounts/get", { email: "nobody@example.com" })).toBe(
      "404 connected_account_not_found",
    );
    const ref = { connected_account_id: yale.connected_account_id };
    expect(
      (await ask<{ connected_account: Account }>("/connected_accounts/get", ref, world.client_session_token))
        .connected_account,
    ).toEqual(yale);
    const shouted = { connected_account_id: yale.connected_account_id.toUpperCase() };
    expect((await ask<{ connected_account: Account }>("/connected_accounts/get", shouted)).connected_account).toEqual(
      yale,
    );
    const { client_session } = await ask<{ client_session: { token: string } }>("/client_sessions/create", {
      user_identifier_key: "guest",
    });
    expect(await refusal("/connected_accounts/get", ref, client_session.token)).toBe("404 connected_account_not_found");
    expect(await refusal("/connected_accounts/get", byEmail, client_session.token)).toBe(
      "404 connected_account_not_found",
    );
  });

  it("are deleted with their devices, codes and places in sessions, with events", async () => {
    const { ask, refusal, world, yale, accounts } = await setUp();
    const list = async (token: string) =>
      (await ask<{ devices: { device_id: string; connected_account_id: string }[] }>("/devices/list", {}, token))
        .devices;
    const devices = (await list(world.api_key)).filter(
      ({ connected_account_id }) => connected_account_id === yale.connected_account_id,
    );
    const { access_codes } = await ask<{ access_codes: { access_code_id: string }[] }>("/access_codes/list", {
      device_id: devices[0]?.device_id,
    });
    const visits = [yale, accounts.find((account) => account !== yale)].map(
      (account) => account?.connected_account_id ?? null,
    );
    for (const connected_account_id of visits) {
      const { connect_webview } = await ask<{ connect_webview: ConnectWebviewEntity }>("/connect_webviews/create");
      await saveConnectWebview(rig().database.query, { ...connect_webview, connected_account_id });
      await rig().pass(1000);
    }
    answered(
      await rig().ask(
        world.api_key,
        "/connected_accounts/delete",
        { connected_account_id: yale.connected_account_id },
        "DELETE",
      ),
    );

    expect(await list(world.api_key)).toHaveLength(12 - devices.length);
    expect(await list(world.client_session_token)).toHaveLength(12 - devices.length);
    expect(await refusal("/access_codes/get", { access_code_id: access_codes[0]?.access_code_id })).toBe(
      "404 access_code_not_found",
    );
    const { client_session } = await ask<{ client_session: { connected_account_ids: string[] } }>(
      "/client_sessions/get",
      {},
      world.client_session_token,
    );
    expect(client_session.connected_account_ids).not.toContain(yale.connected_account_id);
    const { connect_webviews } = await ask<{ connect_webviews: ConnectWebviewEntity[] }>("/connect_webviews/list");
    expect(connect_webviews.map(({ connected_account_id }) => connected_account_id)).toEqual([null, visits[1]]);
    const { events } = await ask<{ events: { event_type: string; device_id?: string }[] }>("/events/list", {
      since: "1970-01-01",
      connected_account_id: yale.connected_account_id,
    });
    expect(events[0]?.event_type).toBe("connected_account.deleted");
    const gone = events
      .filter(({ event_type }) => event_type === "device.deleted")
      .map(({ device_id }) => device_id ?? "");
    expect(gone.toSorted()).toEqual(devices.map(({ device_id }) => device_id).toSorted());
    const all = await ask<{ events: unknown[] }>("/events/list", { since: "1970-01-01", event_type: "device.deleted" });
    expect(all.events).toHaveLength(devices.length);
    expect(await refusal("/connected_accounts/delete", { connected_account_id: yale.connected_account_id })).toBe(
      "404 connected_account_not_found",
    );
  });

  it("lose their login by the keys of their own workspace alone", async () => {
    const { ask, refusal, yale } = await setUp();
    const stranger = await rig().world("empty");
    const { connected_account_id } = yale;
    const isConnected = async () => {
      const { connected_account } = await ask<{ connected_account: { errors: unknown[] } }>("/connected_accounts/get", {
        connected_account_id,
      });
      return connected_account.errors.length === 0;
    };
    expect(await refusal("/connected_accounts/simulate/disconnect", { connected_account_id }, stranger.api_key)).toBe(
      "404 connected_account_not_found",
    );
    expect(await isConnected()).toBe(true);
    await ask("/connected_accounts/simulate/disconnect", { connected_account_id: connected_account_id.toUpperCase() });
    expect(await isConnected()).toBe(false);
  });

  it("are not made to lose their login outside sandboxes", async () => {
    const { world, ask, refusal, yale } = await setUp();
    const { workspace_id } = world;
    await rig()
      .database.query.updateTable("workspaces")
      .set({ is_sandbox: 0 })
      .where("workspace_id", "=", workspace_id)
      .execute();
    const { connected_account_id } = yale;
    expect(await refusal("/connected_accounts/simulate/disconnect", { connected_account_id })).toBe(
      "400 workspace_not_sandbox",
    );
    const { connected_account } = await ask<{ connected_account: object }>("/connected_accounts/get", {
      connected_account_id,
    });
    expect(connected_account).toMatchObject({ errors: [] });
  });
});
