// The customer of an account narrows every list, and never widens one.
import { expect, it } from "vitest";
import { answered, onBothServers } from "../rig/rig.ts";

interface Account {
  connected_account_id: string;
  account_type: string;
  customer_key?: string;
  display_name: string;
  custom_metadata: object;
  automatically_manage_new_devices: boolean;
}
interface Webview {
  connect_webview_id: string;
  connected_account_id: string | null;
  url: string;
  customer_key?: string;
}
interface Door {
  device_id: string;
  connected_account_id: string;
  properties: { online: boolean; locked?: boolean };
}
interface Page {
  devices: Door[];
  connected_accounts: Account[];
  connect_webviews: Webview[];
  access_codes: { access_code_id: string; device_id: string }[];
  events: { event_type: string; connected_account_id?: string; device_id?: string }[];
  pagination: { has_next_page: boolean; next_page_cursor: string | null; next_page_url: string | null };
}

const deviceLists = ["/devices/list", "/locks/list", "/thermostats/list", "/devices/unmanaged/list"];
const noSpace = "99999999-9999-4999-8999-999999999999";

onBothServers("customers", (rig) => {
  const setUp = async () => {
    const world = await rig().world();
    const send = <Body>(path: string, input: object = {}, token = world.api_key) => rig().ask<Body>(token, path, input);
    const list = async (path: string, input: object = {}, token?: string) =>
      answered(await send<Page>(path, input, token));
    const move = async (input: object) =>
      answered(await send<{ connected_account: Account }>("/connected_accounts/update", input)).connected_account;
    const refusal = async (path: string, input: object, token?: string) => {
      const { status, body } = await send<{ error?: { type: string } }>(path, input, token);
      return `${status} ${body.error?.type}`;
    };
    const { connected_accounts: accounts } = await list("/connected_accounts/list");
    const { devices } = await list("/devices/list");
    const yale = accounts.find(({ account_type }) => account_type === "yale");
    const schlage = accounts.find(({ account_type }) => account_type === "schlage");
    if (!yale || !schlage) throw new Error("The hotel has lost an account.");
    const doorsOf = ({ connected_account_id }: Account) =>
      devices.filter((door) => door.connected_account_id === connected_account_id);
    await move({ connected_account_id: yale.connected_account_id, customer_key: "north" });
    return { world, send, list, move, refusal, accounts, devices, yale, schlage, doorsOf };
  };

  it("see only the devices of their accounts, in every list of devices", async () => {
    const { list, move, devices, accounts, yale, doorsOf } = await setUp();
    expect(doorsOf(yale).length).toBeGreaterThan(1);
    expect(doorsOf(yale).length).toBeLessThan(devices.length);
    expect((await list("/devices/list", { customer_key: "north" })).devices).toEqual(doorsOf(yale));
    expect((await list("/devices/list")).devices).toEqual(devices);
    for (const path of deviceLists) {
      const all = (await list(path)).devices;
      const own = all.filter((door) => door.connected_account_id === yale.connected_account_id);
      expect([path, (await list(path, { customer_key: "north" })).devices]).toEqual([path, own]);
      // Customer keys are compared exactly and as a whole.
      for (const customer_key of ["nobody", "North", "nort", "%", "north "])
        expect([path, customer_key, (await list(path, { customer_key })).devices]).toEqual([path, customer_key, []]);
    }
    for (const { connected_account_id } of accounts) await move({ connected_account_id, customer_key: "north" });
    for (const path of deviceLists)
      expect((await list(path, { customer_key: "north" })).devices).toEqual((await list(path)).devices);
    expect(
      (await list("/devices/list", { customer_key: "north", connected_account_id: yale.connected_account_id })).devices,
    ).toEqual(doorsOf(yale));
  });

  it("see only the codes and events of their accounts", async () => {
    const { world, send, list, devices, yale, schlage, doorsOf } = await setUp();
    const holds = async ({ device_id }: Door) => (await list("/access_codes/list", { device_id })).access_codes;
    const [own, other] = [
      (await Promise.all(doorsOf(yale).map(holds))).flat(),
      (await Promise.all(doorsOf(schlage).map(holds))).flat(),
    ];
    expect([own.length, other.length]).toEqual([
      expect.toSatisfy((count) => count > 0),
      expect.toSatisfy((count) => count > 0),
    ]);
    const access_code_ids = [...own, ...other].map(({ access_code_id }) => access_code_id);
    const ids = async (input: object) =>
      (await list("/access_codes/list", { access_code_ids, ...input })).access_codes
        .map(({ access_code_id }) => access_code_id)
        .toSorted();
    expect(await ids({ customer_key: "north" })).toEqual(own.map(({ access_code_id }) => access_code_id).toSorted());
    expect(await ids({ customer_key: "nobody" })).toEqual([]);
    expect(
      (await list("/access_codes/list", { device_id: other[0]?.device_id, customer_key: "north" })).access_codes,
    ).toEqual([]);

    const heard = devices.filter(({ properties }) => properties.online && properties.locked !== undefined);
    for (const { device_id, properties } of heard)
      answered(await send("/sandbox/devices/update", { device_id, locked: !properties.locked }, world.sandbox_key));
    const events = async (input: object) => (await list("/events/list", { since: "1970-01-01", ...input })).events;
    const all = await events({});
    const theirs = all.filter(({ connected_account_id }) => connected_account_id === yale.connected_account_id);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.length).toBeLessThan(all.length);
    expect(await events({ customer_key: "north" })).toEqual(theirs);
    expect(await events({ customer_key: "north", limit: 1 })).toEqual(theirs.slice(0, 1));
    expect(await events({ customer_key: "nobody" })).toEqual([]);
  });

  it("get everything of an account that moves to them, and nothing else of it changes", async () => {
    const { list, move, refusal, yale, schlage, doorsOf } = await setUp();
    const { connected_account_id } = yale;
    expect(await move({ connected_account_id })).toEqual({ ...yale, customer_key: "north" });
    expect(await move({ connected_account_id, customer_key: "south" })).toEqual({ ...yale, customer_key: "south" });
    await move({ connected_account_id: schlage.connected_account_id, customer_key: "south" });
    const found = async (customer_key: string) =>
      (await list("/connected_accounts/list", { customer_key })).connected_accounts;
    expect(await found("north")).toEqual([]);
    expect((await found("south")).map((account) => account.connected_account_id).toSorted()).toEqual(
      [connected_account_id, schlage.connected_account_id].toSorted(),
    );
    expect((await list("/devices/list", { customer_key: "north" })).devices).toEqual([]);
    expect((await list("/devices/list", { customer_key: "south" })).devices).toHaveLength(
      doorsOf(yale).length + doorsOf(schlage).length,
    );

    const change = {
      display_name: "Quay house",
      custom_metadata: { wing: "west", gone: null },
      automatically_manage_new_devices: false,
    };
    const changed = { ...yale, ...change, custom_metadata: { wing: "west" }, customer_key: "south" };
    expect(await move({ connected_account_id, ...change })).toEqual(changed);
    for (const search of ["quay HOUSE", "west"])
      expect((await list("/connected_accounts/list", { search })).connected_accounts).toEqual([changed]);
    const able = (...accepted_capabilities: string[]) => move({ connected_account_id, accepted_capabilities });
    expect(await able("lock", "thermostat")).toEqual({ ...changed, accepted_capabilities: ["lock", "thermostat"] });
    const locks = await able("lock");
    expect((await list("/connected_accounts/list", { search: "west" })).connected_accounts).toEqual([locks]);
    expect(await able()).toEqual(changed);
    expect(
      await refusal("/connected_accounts/update", { connected_account_id, accepted_capabilities: ["flight"] }),
    ).toBe("400 invalid_input");
  });

  it("get further pages by a cursor that keeps the customer", async () => {
    const { list, refusal, yale, doorsOf } = await setUp();
    const first = await list("/devices/list", { customer_key: "north", limit: 1 });
    expect(first.pagination.next_page_url).toContain("customer_key=north");
    const found = [...first.devices];
    for (let page = first; page.pagination.next_page_cursor !== null; ) {
      page = await list("/devices/list", {
        customer_key: "north",
        limit: 1,
        page_cursor: page.pagination.next_page_cursor,
      });
      found.push(...page.devices);
    }
    expect(found).toEqual(doorsOf(yale));
    const page_cursor = first.pagination.next_page_cursor;
    for (const other of [{}, { customer_key: "south" }])
      expect(await refusal("/devices/list", { limit: 1, page_cursor, ...other })).toBe(
        "400 mismatched_page_parameters",
      );
  });

  it("see nothing of other workspaces, or beyond their session", async () => {
    const { world, list, send, refusal, yale, doorsOf } = await setUp();
    const elsewhere = await setUp();
    expect((await list("/devices/list", { customer_key: "north" })).devices).toEqual(doorsOf(yale));
    expect((await list("/connected_accounts/list", { customer_key: "north" })).connected_accounts).toHaveLength(1);
    expect(
      await refusal("/connected_accounts/update", {
        connected_account_id: elsewhere.yale.connected_account_id,
        customer_key: "mine",
      }),
    ).toBe("404 connected_account_not_found");
    const { client_session } = answered(
      await send<{ client_session: { token: string } }>("/client_sessions/create", {}),
    );
    const since = { since: "1970-01-01" };
    for (const path of ["/devices/list", "/locks/list", "/connect_webviews/list", "/events/list"]) {
      const { pagination: _, ...answer } = await list(
        path,
        { ...(path.startsWith("/events") ? since : {}), customer_key: "north" },
        client_session.token,
      );
      expect([path, ...Object.values(answer).filter(Array.isArray).flat()]).toEqual([path]);
    }
    expect((await list("/devices/list", { customer_key: "north" }, world.client_session_token)).devices).toEqual(
      doorsOf(yale),
    );
    expect((await list("/devices/list", { customer_key: "nobody" }, world.client_session_token)).devices).toEqual([]);
    const own = { connected_account_id: yale.connected_account_id, customer_key: "mine" };
    expect((await refusal("/connected_accounts/update", own, world.client_session_token)).slice(0, 3)).toBe("401");
    // Otherwise, a page in a browser could move its doors to another customer.
    expect(await refusal("/connect_webviews/create", { customer_key: "north" }, world.client_session_token)).toBe(
      "400 invalid_input",
    );
  });

  it("get the accounts that their webview connects, also when connected again", async () => {
    const { api_key } = await rig().world("empty");
    const list = async (path: string, input: object = {}) => answered(await rig().ask<Page>(api_key, path, input));
    const connect = async (input: object) => {
      const made = answered(
        await rig().ask<{ connect_webview: Webview }>(api_key, "/connect_webviews/create", input),
      ).connect_webview;
      for (const answer of [{ provider: "schlage" }, { email: "jane@example.com", password: "1234" }])
        await rig().server.fetch(
          new Request(made.url, { method: "POST", body: new URLSearchParams(answer), redirect: "manual" }),
        );
      return made;
    };
    const keyOf = async () =>
      (await list("/connected_accounts/list")).connected_accounts.map(({ customer_key }) => customer_key);
    const north = await connect({ customer_key: "north" });
    expect(north.customer_key).toBe("north");
    const { connect_webviews } = await list("/connect_webviews/list", { customer_key: "north" });
    expect(connect_webviews).toEqual([{ ...north, ...connect_webviews[0], customer_key: "north" }]);
    expect(connect_webviews[0]?.connected_account_id).toEqual(expect.any(String));
    expect(await keyOf()).toEqual(["north"]);
    expect((await list("/devices/list", { customer_key: "north" })).devices).toHaveLength(2);
    expect(
      (await list("/devices/list", { connect_webview_id: north.connect_webview_id.toUpperCase() })).devices,
    ).toHaveLength(2);
    expect((await list("/events/list", { since: "1970-01-01", customer_key: "north" })).events.at(-1)?.event_type).toBe(
      "connected_account.created",
    );

    expect(await connect({})).not.toHaveProperty("customer_key");
    expect(await keyOf()).toEqual(["north"]);
    await connect({ customer_key: "south" });
    expect(await keyOf()).toEqual(["south"]);
    expect((await list("/devices/list", { customer_key: "north" })).devices).toEqual([]);
    expect((await list("/devices/list", { customer_key: "south" })).devices).toHaveLength(2);
    expect((await list("/connect_webviews/list", { customer_key: "nobody" })).connect_webviews).toEqual([]);
    expect((await list("/connect_webviews/list")).connect_webviews).toHaveLength(3);
  });

  it("are refused with an invalid key, and lists by an unknown space return nothing", async () => {
    const { world, list, refusal, yale } = await setUp();
    const paths = [
      ...deviceLists,
      "/connected_accounts/list",
      "/connect_webviews/list",
      "/access_codes/list",
      "/events/list",
    ];
    for (const path of paths) {
      const needed = { device_id: yale.connected_account_id, since: "1970-01-01" };
      const base = path === "/access_codes/list" || path === "/events/list" ? needed : {};
      for (const customer_key of ["", null, ["north"], "x".repeat(501)])
        expect([path, customer_key, await refusal(path, { ...base, customer_key })]).toEqual([
          path,
          customer_key,
          "400 invalid_input",
        ]);
    }
    for (const path of [...deviceLists, "/connected_accounts/list"]) {
      const answer = Object.values(await list(path, { space_id: noSpace }));
      expect([path, ...answer.filter(Array.isArray).flat()]).toEqual([path]);
      for (const space_id of ["", null, "lobby"])
        expect([path, await refusal(path, { space_id })]).toEqual([path, "400 invalid_input"]);
    }
    expect((await rig().ask<Page>(world.api_key, "/devices/list", { customer_key: "" }, "GET")).status).toBe(400);
    expect(
      (await rig().ask<Page>(world.api_key, "/devices/list", { customer_key: "nobody" }, "GET")).body.devices,
    ).toEqual([]);
    expect(
      await refusal("/connected_accounts/update", {
        connected_account_id: yale.connected_account_id,
        customer_key: null,
      }),
    ).toBe("400 invalid_input");
  });
});
