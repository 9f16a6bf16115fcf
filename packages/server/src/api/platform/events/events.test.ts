import { expect, it, onTestFinished, vi } from "vitest";
import { appendEvents } from "../../../doors/events/events.ts";
import { answered, onBothServers } from "../../../../test/rig/rig.ts";

interface Event {
  event_id: string;
  event_type: string;
  workspace_id: string;
  device_id?: string;
  connected_account_id?: string;
  access_code_id?: string;
  created_at: string;
  occurred_at: string;
  [more: string]: unknown;
}
interface Door {
  device_id: string;
  connected_account_id: string;
  errors: unknown[];
  properties: { locked?: boolean; online: boolean };
}

onBothServers("events", (rig) => {
  /** Makes two doors, unlocked a minute apart. */
  const setUp = async () => {
    const world = await rig().world();
    const ask = async <Body>(path: string, input: object, token = world.api_key) =>
      answered(await rig().ask<Body>(token, path, input));
    const { devices } = await ask<{ devices: Door[] }>("/devices/list", {});
    const good = devices.filter(
      ({ properties, errors }) => properties.online && properties.locked === true && errors.length === 0,
    );
    const [first, second] = [good[0], good.find((door) => door.connected_account_id !== good[0]?.connected_account_id)];
    if (!first || !second) throw new Error("The hotel has too few doors.");
    const times = [new Date(rig().clock.now()).toISOString()];
    for (const { device_id } of [first, second, first]) {
      await ask(
        "/sandbox/devices/update",
        { device_id, locked: device_id !== first.device_id || times.length > 1 ? times.length > 2 : false },
        world.sandbox_key,
      );
      await rig().pass(60_000);
      times.push(new Date(rig().clock.now()).toISOString());
    }
    const list = async (input: object, token?: string) =>
      (await ask<{ events: Event[] }>("/events/list", { since: "1970-01-01", ...input }, token)).events;
    return { world, ask, list, first, second, times };
  };
  const types = (events: readonly Event[]) => events.map(({ event_type }) => event_type);

  it("are never recorded with an earlier time than the one before", async () => {
    const { world, list, first } = await setUp();
    const { database, clock } = rig();
    const [newest] = await list({});
    const late = {
      event_type: "lock.locked",
      occurred_at: new Date(clock.now() - 3_600_000).toISOString(),
      device_id: first.device_id,
    };
    await database.transaction((tx) => appendEvents(tx, world.workspace_id, [late]));
    const [event] = await list({ since: newest?.created_at ?? "" });
    expect(event).toMatchObject({ occurred_at: late.occurred_at, created_at: newest?.created_at });
  });

  it("come newest first, with type, ids and time as top-level fields", async () => {
    const { world, list, first, second } = await setUp();
    const events = await list({});
    expect(events.map(({ device_id, event_type }) => [device_id, event_type])).toEqual([
      [first.device_id, "lock.locked"],
      [second.device_id, "lock.unlocked"],
      [first.device_id, "lock.unlocked"],
    ]);
    expect(events[0]).toMatchObject({
      workspace_id: world.workspace_id,
      connected_account_id: first.connected_account_id,
      method: "manual",
    });
    expect(events[0]?.created_at).toBe(events[0]?.occurred_at);
    expect(events[0]).not.toHaveProperty("payload");
    expect(await list({ limit: 1 })).toEqual(events.slice(0, 1));
  });

  it("are listed since a time, or between two, both exclusive", async () => {
    const { world, list, times } = await setUp();
    const [start = "", second = "", third = ""] = times;
    expect(await list({ since: start })).toHaveLength(3);
    expect(await list({ since: second })).toHaveLength(2);
    expect(await list({ since: new Date(Date.parse(second) + 1).toISOString() })).toHaveLength(1);
    expect(types(await list({ since: undefined, between: [start, third] }))).toEqual(["lock.unlocked"]);
    expect(await list({ since: undefined, between: [second, third] })).toEqual([]);
    const refusal = async (input: object) =>
      (await rig().ask<{ error: { type: string } }>(world.api_key, "/events/list", input)).body.error?.type;
    for (const input of [
      {},
      { since: start, between: [start, third] },
      { between: [third, start] },
      { between: [start, start] },
      { between: [start] },
      { since: "yesterday" },
    ])
      expect([input, await refusal(input)]).toEqual([input, "invalid_input"]);
  });

  it("are listed since a time without a zone as UTC, also in an hour that the server's zone skips", async () => {
    const { list } = await setUp();
    vi.stubEnv("TZ", "America/New_York");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(new Date("2026-03-08T02:30").getHours()).toBe(3);
    expect(await list({ since: undefined, between: ["2026-03-08T02:30", "2026-03-08T03:10"] })).toEqual([]);
  });

  it("are narrowed by every given filter", async () => {
    const { list, first, second } = await setUp();
    const all = await list({});
    const byFirst = all.filter(({ device_id }) => device_id === first.device_id);
    expect(await list({ device_id: first.device_id })).toEqual(byFirst);
    expect(await list({ device_ids: [first.device_id, second.device_id] })).toEqual(all);
    expect(await list({ device_ids: [second.device_id], device_id: first.device_id })).toEqual([]);
    expect(types(await list({ event_type: "lock.locked" }))).toEqual(["lock.locked"]);
    expect(
      await list({ event_types: ["lock.locked", "lock.unlocked"], connected_account_id: first.connected_account_id }),
    ).toEqual(byFirst);
    expect(await list({ event_ids: [all[1]?.event_id, first.device_id] })).toEqual([all[1]]);
    expect(await list({ event_types: ["no.such"] })).toEqual([]);
    expect(await list({ device_ids: [] })).toEqual([]);
  });

  it("tell which code opened the door", async () => {
    const { ask, list, first, world } = await setUp();
    const { access_codes } = await ask<{ access_codes: { access_code_id: string; code: string; status: string }[] }>(
      "/access_codes/list",
      {
        device_id: first.device_id,
      },
    );
    const { access_code } = await ask<{ access_code: { access_code_id: string; code: string } }>(
      "/access_codes/create",
      {
        device_id: first.device_id,
      },
    );
    expect(access_codes.every(({ access_code_id }) => access_code_id !== access_code.access_code_id)).toBe(true);
    await rig().pass(5000);
    await ask("/sandbox/keypad/enter", { device_id: first.device_id, code: access_code.code }, world.sandbox_key);
    const [opened] = await list({ access_code_id: access_code.access_code_id, event_type: "lock.unlocked" });
    expect(opened).toMatchObject({ method: "keycode", access_code_id: access_code.access_code_id });
  });

  it("are read one by one, or as the newest of a kind", async () => {
    const { world, ask, list, first } = await setUp();
    const [newest, , oldest] = await list({});
    const get = async (input: object) => (await ask<{ event: Event }>("/events/get", input)).event;
    expect(await get({ event_id: oldest?.event_id })).toEqual(oldest);
    expect(await get({ device_id: first.device_id })).toEqual(newest);
    expect(await get({ device_id: first.device_id, event_type: "lock.unlocked" })).toEqual(oldest);
    const { status, body } = await rig().ask<{ error: { type: string } }>(world.api_key, "/events/get", {
      event_id: first.device_id,
    });
    expect([status, body.error.type]).toEqual([404, "event_not_found"]);
  });

  it("are shown to a session only for its own accounts", async () => {
    const { ask, list, first, world } = await setUp();
    const { client_session } = await ask<{ client_session: { token: string } }>("/client_sessions/create", {
      connected_account_ids: [first.connected_account_id],
    });
    const seen = await list({}, client_session.token);
    expect(seen.map(({ device_id }) => device_id)).toEqual([first.device_id, first.device_id]);
    expect(await list({}, world.client_session_token)).toEqual(await list({}));
    const hidden = (await list({})).find(({ device_id }) => device_id !== first.device_id);
    expect((await rig().ask(client_session.token, "/events/get", { event_id: hidden?.event_id })).status).toBe(404);
  });

  it("of a connect webview are shown only to the session that made it", async () => {
    const { world, ask, list } = await setUp();
    const { database, clock } = rig();
    type Session = { client_session: { token: string } };
    const [mine, theirs] = [
      (await ask<Session>("/client_sessions/create", {})).client_session.token,
      (await ask<Session>("/client_sessions/create", {})).client_session.token,
    ];
    const page = { wait_for_device_creation: false };
    const { connect_webview } = await ask<{ connect_webview: { connect_webview_id: string } }>(
      "/connect_webviews/create",
      page,
      mine,
    );
    await ask("/connect_webviews/create", page, theirs);
    const occurred_at = new Date(clock.now()).toISOString();
    const failed = {
      event_type: "connect_webview.login_failed",
      occurred_at,
      connect_webview_id: connect_webview.connect_webview_id,
    };
    await database.transaction((tx) => appendEvents(tx, world.workspace_id, [failed]));
    expect(types(await list({}, mine))).toEqual(["connect_webview.login_failed"]);
    expect(await list({}, theirs)).toEqual([]);
    const [{ event_id } = { event_id: "" }] = await list({}, mine);
    const statusOf = async (token: string) => (await rig().ask(token, "/events/get", { event_id })).status;
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual([200, 404]);
  });

  it("of a session or a customer are the newest of all its accounts and webviews, each once", async () => {
    const { world, ask, list, first, second } = await setUp();
    const { database, clock } = rig();
    const { client_session } = await ask<{ client_session: { token: string } }>("/client_sessions/create", {
      connected_account_ids: [first.connected_account_id, second.connected_account_id],
    });
    const webview = await ask<{ connect_webview: { connect_webview_id: string } }>(
      "/connect_webviews/create",
      {},
      client_session.token,
    );
    const { connect_webview_id } = webview.connect_webview;
    const [one, other] = [
      { connected_account_id: first.connected_account_id },
      { connected_account_id: second.connected_account_id },
    ];
    const ids = [one, one, other, { ...one, connect_webview_id }, other, { connect_webview_id }, {}, one, other, other];
    const occurred_at = new Date(clock.now()).toISOString();
    const made = ids.map((own) => Object.assign({ event_type: "connected_account.connected", occurred_at }, own));
    await database.transaction((tx) => appendEvents(tx, world.workspace_id, made));
    await ask("/connected_accounts/update", { ...one, customer_key: "guest" });
    const inSight = (await list({})).filter(({ connected_account_id, connect_webview_id: visit }) =>
      [first.connected_account_id, second.connected_account_id, connect_webview_id].some(
        (id) => id === connected_account_id || id === visit,
      ),
    );
    for (const limit of [1, 2, 5, 8, 9, 500]) {
      expect(await list({ limit }, client_session.token)).toEqual(inSight.slice(0, limit));
      const ofCustomer = inSight.filter(
        ({ connected_account_id }) => connected_account_id === first.connected_account_id,
      );
      expect(await list({ limit, customer_key: "guest" })).toEqual(ofCustomer.slice(0, limit));
      expect(await list({ limit, customer_key: "guest" }, client_session.token)).toEqual(ofCustomer.slice(0, limit));
      expect(await list({ limit, ...other }, client_session.token)).toEqual(
        inSight
          .filter(({ connected_account_id }) => connected_account_id === second.connected_account_id)
          .slice(0, limit),
      );
    }
    expect(await list({ customer_key: "nobody" })).toEqual([]);
  });

  it("are refused in an interval that ends before it begins, even to a session that sees none", async () => {
    const { ask } = await setUp();
    const { client_session } = await ask<{ client_session: { token: string } }>("/client_sessions/create", {});
    const { status } = await rig().ask(client_session.token, "/events/list", { between: ["2026-02-01", "2026-01-01"] });
    expect(status).toBe(400);
  });
});
