import { expect, it, onTestFinished, vi } from "vitest";
import { onBothDatabases } from "../../../../test/rig/databases.ts";
import { onBothServers, origin, type Rig } from "../../../../test/rig/rig.ts";
import { appendEvents } from "../../../doors/events/events.ts";
import { createWatchedServer } from "../../../../test/logs/watched-server.ts";
import { manualClock, type Server } from "../../../index.ts";
import { createWorld } from "../../sandbox/world.ts";
import { eventStreamApp } from "./event-stream.ts";

interface Message {
  id?: string;
  event?: string;
  data?: string;
  comment?: string;
}

/** Reads messages one by one. `close` disconnects. */
async function listen(
  server: { fetch: (request: Request) => Response | Promise<Response> },
  token: string,
  lastEventId?: string,
) {
  const hangUp = new AbortController();
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
  };
  const response = await server.fetch(new Request(`${origin}/events/stream`, { headers, signal: hangUp.signal }));
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = "";
  return {
    response,
    async next(): Promise<Message> {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const message = parse(text.slice(0, end));
          text = text.slice(end + 2);
          if (Object.keys(message).length > 0) return message;
          continue;
        }
        const { done, value } = await reader.read();
        if (done) throw new Error("The stream has ended.");
        text += decoder.decode(value, { stream: true });
      }
    },
    close: () => reader.cancel(),
  };
}

function parse(block: string): Message {
  const message: Message = {};
  for (const line of block.split("\n")) {
    const [, field = "", value = ""] = /^([a-z]*): ?(.*)$/.exec(line) ?? [];
    if (field === "") message.comment = value;
    else if (field !== "retry") message[field as "id" | "event" | "data"] = value;
  }
  return message;
}

const turn = async (rig: Rig, token: string, device_id: string, locked: boolean) => {
  await rig.ask(token, locked ? "/locks/lock_door" : "/locks/unlock_door", { device_id });
  await rig.server.tick();
};

async function lockedDoor(rig: Rig, token: string): Promise<string> {
  const { body } = await rig.ask<{
    devices: { device_id: string; properties: { locked?: boolean; online: boolean }; errors: unknown[] }[];
  }>(token, "/devices/list");
  const door = body.devices.find(
    ({ properties, errors }) => properties.online && properties.locked === true && errors.length === 0,
  );
  if (!door) throw new Error("The hotel has no locked door in good order.");
  return door.device_id;
}

onBothServers("the stream of events", (rig) => {
  it("begins with its position, then sends events as they happen", async () => {
    const { api_key, sandbox_key } = await rig().world();
    const stream = await listen(rig().server, api_key);
    expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
    expect(await stream.next()).toEqual({ id: "0", event: "snapshot", data: '{"last_event_id":"0","beat_ms":3000}' });
    const door = await lockedDoor(rig(), api_key);
    await rig().ask(sandbox_key, "/sandbox/devices/update", { device_id: door, locked: false });
    const { id, data } = await stream.next();
    expect(id).toBe("1");
    expect(JSON.parse(data ?? "")).toMatchObject({ event_type: "lock.unlocked", device_id: door, method: "manual" });
    await stream.close();
  });

  it("continues after the last event received, without gaps or duplicates", async () => {
    const { api_key } = await rig().world();
    const door = await lockedDoor(rig(), api_key);
    for (const locked of [false, true, false]) await turn(rig(), api_key, door, locked);
    const stream = await listen(rig().server, api_key, "2");
    const heard = [await stream.next(), await stream.next(), await stream.next(), await stream.next()];
    expect(heard.map(({ id }) => id)).toEqual(["3", "4", "5", "6"]);
    await turn(rig(), api_key, door, true);
    expect((await stream.next()).id).toBe("7");
    await stream.close();
  });

  it("sends all that a client has missed, however much that is", async () => {
    const { api_key, workspace_id } = await rig().world("empty");
    const { database, clock } = rig();
    const occurred_at = new Date(clock.now()).toISOString();
    const missed = Array.from({ length: 450 }, (_, door) => ({
      event_type: "lock.locked",
      occurred_at,
      payload: { door },
    }));
    await database.transaction((tx) => appendEvents(tx, workspace_id, missed));
    const stream = await listen(rig().server, api_key, "0");
    for (const [index, { payload }] of missed.entries()) {
      const { id, data } = await stream.next();
      expect([id, JSON.parse(data ?? "")]).toEqual([String(index + 1), expect.objectContaining(payload)]);
    }
    await stream.close();
  });

  it("finds what a session has missed among thousands of events that it may not see", async () => {
    const { api_key, workspace_id } = await rig().world();
    const { database, clock } = rig();
    type Accounts = { connected_accounts: { connected_account_id: string }[] };
    const [account] = (await rig().ask<Accounts>(api_key, "/connected_accounts/list")).body.connected_accounts;
    const connected_account_ids = [account?.connected_account_id];
    const made = await rig().ask<{ client_session: { token: string } }>(api_key, "/client_sessions/create", {
      connected_account_ids,
    });
    const occurred_at = new Date(clock.now()).toISOString();
    const seen = new Set([0, 1999, 2000, 2001, 4500]);
    const missed = Array.from({ length: 4501 }, (_, at) => ({
      event_type: "lock.locked",
      occurred_at,
      ...(seen.has(at) && { connected_account_id: account?.connected_account_id }),
    }));
    await database.transaction((tx) => appendEvents(tx, workspace_id, missed));
    const stream = await listen(rig().server, made.body.client_session.token, "0");
    const heard: number[] = [];
    for (const _ of seen) heard.push(Number((await stream.next()).id));
    expect(heard).toEqual([1, 2000, 2001, 2002, 4501]);
    await stream.close();
  });

  it("looks again when notices may have been lost, and listens no longer than its client", async () => {
    const { api_key, workspace_id } = await rig().world("empty");
    const { database, clock } = rig();
    const hearing = new Set<(text: string) => void>();
    const spy = vi.spyOn(database, "listen").mockImplementation((_channel, hear) => {
      hearing.add(hear);
      return () => hearing.delete(hear);
    });
    onTestFinished(() => spy.mockRestore());
    const stream = await listen(rig().server, api_key);
    expect((await stream.next()).event).toBe("snapshot");
    // The stream reads once by itself at its start.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const event = { event_type: "lock.locked", occurred_at: new Date(clock.now()).toISOString() };
    await database.transaction((tx) => appendEvents(tx, workspace_id, [event]));
    for (const hear of hearing) hear("");
    expect(JSON.parse((await stream.next()).data ?? "")).toMatchObject(event);
    await stream.close();
    await expect.poll(() => hearing.size).toBe(0);
  });

  it("shows signs of life while nothing happens, but none to a session that is revoked", async () => {
    const { api_key, client_session_token } = await rig().world();
    const stream = await listen(eventStreamApp(rig().server.services, { beatMs: 20 }), client_session_token);
    expect((await stream.next()).event).toBe("snapshot");
    for (let beat = 0; beat < 3; beat += 1) expect(await stream.next()).toEqual({ comment: "beat" });
    const { body } = await rig().ask<{ client_session: { client_session_id: string } }>(
      client_session_token,
      "/client_sessions/get",
    );
    await rig().ask(api_key, "/client_sessions/revoke", { client_session_id: body.client_session.client_session_id });
    const end = async () => {
      for (let beat = 0; beat < 200; beat += 1) await stream.next();
    };
    await expect(end()).rejects.toThrow("The stream has ended.");
  });

  it("begins anew for an id ahead of the stream, and refuses an invalid one", async () => {
    const { api_key } = await rig().world("empty");
    const stream = await listen(rig().server, api_key, "999");
    expect((await stream.next()).event).toBe("snapshot");
    await stream.close();
    expect((await listen(rig().server, api_key, "x")).response.status).toBe(400);
  });

  it("sends a session only the events of its own accounts and webviews", async () => {
    const { api_key, client_session_token, workspace_id } = await rig().world();
    const { body } = await rig().ask<{ client_session: { token: string } }>(api_key, "/client_sessions/create", {});
    const [own, stranger] = [
      await listen(rig().server, client_session_token, "0"),
      await listen(rig().server, body.client_session.token, "0"),
    ];
    await turn(rig(), api_key, await lockedDoor(rig(), api_key), false);
    const told = JSON.parse((await own.next()).data ?? "") as object;
    expect(told).toMatchObject({ event_type: "lock.unlocked" });
    // The event does not name the key of the caller either.
    expect(told).not.toHaveProperty("api_key_id");
    const { body: webview } = await rig().ask<{ connect_webview: { connect_webview_id: string } }>(
      body.client_session.token,
      "/connect_webviews/create",
    );
    const { connect_webview_id } = webview.connect_webview;
    expect(connect_webview_id).toBeDefined();
    const next = stranger.next();
    const heard = await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 100, "nothing"))]);
    expect(heard).toBe("nothing");
    const { database, clock } = rig();
    const failed = {
      event_type: "connect_webview.login_failed",
      occurred_at: new Date(clock.now()).toISOString(),
      connect_webview_id,
    };
    await database.transaction((tx) => appendEvents(tx, workspace_id, [failed]));
    expect(JSON.parse((await next).data ?? "")).toMatchObject({ event_type: failed.event_type, connect_webview_id });
    await own.close();
    await stranger.close();
  });

  it.each([
    ["revoked", (ref: object, key: string) => rig().ask(key, "/client_sessions/revoke", ref)],
    [
      "over",
      (_ref: object, _key: string, control: string) =>
        rig().ask(control, "/sandbox/clock/advance", { milliseconds: 3_600_000 }),
    ],
  ])("sends nothing more to a session that is %s", async (_how, end) => {
    const { api_key, sandbox_key, client_session_token } = await rig().world();
    const { body: owner } = await rig().ask<{ client_session: { connected_account_ids: string[] } }>(
      client_session_token,
      "/client_sessions/get",
    );
    const { body } = await rig().ask<{ client_session: { client_session_id: string; token: string } }>(
      api_key,
      "/client_sessions/create",
      {
        connected_account_ids: owner.client_session.connected_account_ids,
        expires_at: new Date(rig().clock.now() + 3_600_000).toISOString(),
      },
    );
    const { client_session_id, token } = body.client_session;
    const door = await lockedDoor(rig(), api_key);
    const stream = await listen(rig().server, token);
    expect((await stream.next()).event).toBe("snapshot");
    await turn(rig(), api_key, door, false);
    expect(JSON.parse((await stream.next()).data ?? "")).toMatchObject({ device_id: door });
    await stream.next();
    await end({ client_session_id }, api_key, sandbox_key);
    await turn(rig(), api_key, door, true);
    await expect(stream.next()).rejects.toThrow("The stream has ended.");
  });

  it("names a device that changed in a way no event tells, to those alone who may see it", async () => {
    const { api_key, sandbox_key, client_session_token } = await rig().world();
    const { body } = await rig().ask<{ client_session: { token: string } }>(api_key, "/client_sessions/create", {});
    const door = await lockedDoor(rig(), api_key);
    const update = (state: object) => rig().ask(sandbox_key, "/sandbox/devices/update", { device_id: door, ...state });
    await update({ battery_level: 0.5 });
    const [own, stranger] = [
      await listen(rig().server, client_session_token),
      await listen(rig().server, body.client_session.token),
    ];
    const snapshots = [await own.next(), await stranger.next()];
    expect(snapshots.map(({ event }) => event)).toEqual(["snapshot", "snapshot"]);
    for (const state of [{ battery_level: 0.49 }, { locked: null }, { locked: true }]) {
      await update(state);
      expect(await own.next()).toEqual({
        event: "change",
        data: JSON.stringify({ event_type: "device.changed", device_id: door }),
      });
    }
    const heard = await Promise.race([stranger.next(), new Promise((resolve) => setTimeout(resolve, 100, "nothing"))]);
    expect(heard).toBe("nothing");
    // A device with an event is not reported a second time.
    await update({ locked: false });
    await update({ battery_level: 0.48 });
    expect([JSON.parse((await own.next()).data ?? ""), (await own.next()).event]).toEqual([
      expect.objectContaining({ event_type: "lock.unlocked", device_id: door }),
      "change",
    ]);
    await own.close();
    await stranger.close();
  });

  it("needs a credential", async () => {
    expect((await rig().server.fetch(new Request(`${origin}/events/stream`))).status).toBe(401);
  });
});

onBothDatabases(({ open, openAgain }) => {
  it.skipIf(openAgain === undefined)(
    "carries an event written through one process to a stream held by another",
    async () => {
      const secret = new Uint8Array(32);
      const [a, b] = await Promise.all([open(), Promise.resolve()]).then(
        async ([database]) =>
          [
            await createWatchedServer({ database, clock: manualClock(), secret }),
            await createWatchedServer({ database: (await openAgain?.()) ?? database, clock: manualClock(), secret }),
          ] as const,
      );
      const { api_key, sandbox_key } = await createWorld(a.services, { world: "hotel" });
      const stream = await listen(b, api_key);
      expect((await stream.next()).event).toBe("snapshot");
      const post = (server: Server, path: string, token: string, body: object) =>
        server.fetch(
          new Request(origin + path, {
            method: "POST",
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
        );
      const { devices } = (await (await post(a, "/devices/list", api_key, {})).json()) as {
        devices: { device_id: string; properties: { locked?: boolean } }[];
      };
      const device_id = devices.find(({ properties }) => properties.locked === true)?.device_id;
      await post(a, "/sandbox/devices/update", sandbox_key, { device_id, locked: false });
      expect(JSON.parse((await stream.next()).data ?? "")).toMatchObject({ event_type: "lock.unlocked", device_id });
      await stream.close();
      await a.close();
      await b.close();
    },
  );
});
