import { describe, expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";

interface Session {
  client_session_id: string;
  token: string;
  user_identifier_key: string | null;
  connected_account_ids: string[];
  connect_webview_ids: string[];
  device_count: number;
  expires_at?: string;
}

onBothServers("client sessions", (rig) => {
  const setUp = async () => {
    const world = await rig().world();
    const publishable = { "seam-publishable-key": world.publishable_key };
    const send = (credential: string | Record<string, string>, path: string, input: object, method = "POST") =>
      rig().ask<{ client_session: Session; client_sessions: Session[]; error?: { type: string } }>(
        credential,
        path,
        input,
        method,
      );
    const make = async (input: object, method = "POST") =>
      answered(await send(world.api_key, "/client_sessions/create", input, method)).client_session;
    const refusal = async (...args: Parameters<typeof send>) => {
      const { status, body } = await send(...args);
      return `${status} ${body.error?.type}`;
    };
    const devicesOf = async (token: string) => {
      const { status, body } = await rig().ask<{ devices: unknown[] }>(token, "/devices/list");
      return status === 200 ? body.devices.length : status;
    };
    const whole = answered(await send(world.client_session_token, "/client_sessions/get", {})).client_session;
    return { world, publishable, send, make, refusal, devicesOf, whole };
  };

  const inAnHour = () => new Date(rig().clock.now() + 3_600_000).toISOString();
  const sharedOf = ({ connected_account_ids }: Session) => ({ connected_account_ids });

  it("are created once for a user, and then returned again", async () => {
    const { world, send, make, refusal, devicesOf, whole } = await setUp();
    const [account] = whole.connected_account_ids;
    const session = await make({ user_identifier_key: "guest", connected_account_ids: [account] });
    expect(session).toMatchObject({
      user_identifier_key: "guest",
      connected_account_ids: [account],
      connect_webview_ids: [],
    });
    expect(session).toMatchObject({ user_identity_ids: [] });
    expect(session.device_count).toBe(await devicesOf(session.token));
    expect(await refusal(world.api_key, "/client_sessions/create", { user_identifier_key: "guest" })).toBe(
      "400 client_session_token_already_exists",
    );
    expect(await make({ user_identifier_key: "guest" }, "PUT")).toEqual(session);
    const more = await make(
      { user_identifier_key: "guest", connected_account_ids: whole.connected_account_ids },
      "PUT",
    );
    expect(more).toMatchObject({
      token: session.token,
      connected_account_ids: whole.connected_account_ids,
      device_count: 12,
    });
    expect(
      answered(await send(world.api_key, "/client_sessions/get_or_create", { user_identifier_key: "guest" }))
        .client_session,
    ).toEqual(more);
    // Without a user, each call creates another session.
    expect((await make({})).client_session_id).not.toBe((await make({})).client_session_id);
  });

  it("are created once, although many pages of a user open at the same time", async () => {
    const { world, publishable, send } = await setUp();
    const ask = () => send(publishable, "/client_sessions/create", { user_identifier_key: "fingerprint_1" }, "PUT");
    const tokens = (await Promise.all(Array.from({ length: 10 }, ask))).map(
      (answer) => answered(answer).client_session.token,
    );
    expect(new Set(tokens).size).toBe(1);
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        send(world.api_key, "/client_sessions/create", { user_identifier_key: "at once" }),
      ),
    );
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
  });

  it("begin empty with a publishable key, and see what they are granted later", async () => {
    const { world, publishable, send, refusal, devicesOf, whole } = await setUp();
    const put = (input: object) => send(publishable, "/client_sessions/create", input, "PUT");
    const { client_session } = answered(await put({ user_identifier_key: "visitor" }));
    expect(client_session).toMatchObject({ connected_account_ids: [], device_count: 0 });
    expect(await devicesOf(client_session.token)).toBe(0);
    for (const [status, path, method] of [
      [401, "/client_sessions/create", "PUT"],
      [401, "/client_sessions/create", "POST"],
      [400, "/client_sessions/get_or_create", "POST"],
    ] as const) {
      expect(await refusal(publishable, path, {}, method)).toBe(
        `${status} publishable_key_requires_user_identifier_key`,
      );
      expect(await refusal({}, path, { user_identifier_key: "a" }, method)).toBe(
        `${status} publishable_key_header_required`,
      );
    }
    const { body } = await rig().ask<{ connect_webview: { connect_webview_id: string } }>(
      world.api_key,
      "/connect_webviews/create",
    );
    const { connect_webview_id } = body.connect_webview;
    const shares = [
      { connected_account_ids: whole.connected_account_ids },
      { connect_webview_ids: [connect_webview_id] },
    ];
    for (const input of [...shares, { expires_at: "2027-01-01" }])
      expect(
        await refusal(publishable, "/client_sessions/create", { user_identifier_key: "visitor", ...input }, "PUT"),
      ).toBe("403 publishable_keys_must_create_empty_client_sessions");
    const granted = answered(
      await send(world.api_key, "/client_sessions/grant_access", {
        user_identifier_key: "visitor",
        connected_account_ids: whole.connected_account_ids,
      }),
    );
    expect(granted.client_session).toMatchObject({
      client_session_id: client_session.client_session_id,
      device_count: 12,
    });
    expect(await devicesOf(client_session.token)).toBe(12);
  });

  it("belong to the user in the header if the input names none", async () => {
    const { world, publishable, send, refusal } = await setUp();
    const userOf = async (headers: Record<string, string>, input: object, path = "/client_sessions/create") =>
      answered(await send({ ...publishable, ...headers }, path, input, "PUT")).client_session.user_identifier_key;
    expect(await userOf({ "user-identifier-key": "one" }, {})).toBe("one");
    expect(await userOf({ "seam-user-identifier-key": "two" }, {})).toBe("two");
    expect(await userOf({ "user-identifier-key": "one" }, { user_identifier_key: "three" })).toBe("three");
    expect(await userOf({ "user-identifier-key": "one" }, {}, "/client_sessions/create?user_identifier_key=four")).toBe(
      "four",
    );
    const named = { authorization: `Bearer ${world.client_session_token}`, "user-identifier-key": "one" };
    expect(answered(await send(named, "/client_sessions/get", {})).client_session.user_identifier_key).not.toBe("one");
    expect(await refusal({ ...publishable, "user-identifier-key": "" }, "/client_sessions/create", {}, "PUT")).toBe(
      "400 invalid_input",
    );
  });

  it("cannot be granted anything of another workspace", async () => {
    const { world, refusal, whole } = await setUp();
    const other = await rig().world();
    const input = { connected_account_ids: whole.connected_account_ids };
    expect(await refusal(other.api_key, "/client_sessions/create", input)).toBe("404 connected_account_not_found");
    expect(
      await refusal(other.api_key, "/client_sessions/grant_access", {
        user_identifier_key: other.user_identifier_key,
        ...input,
      }),
    ).toBe("404 connected_account_not_found");
    expect(await refusal(other.api_key, "/client_sessions/get", { client_session_id: whole.client_session_id })).toBe(
      "404 client_session_not_found",
    );
    expect(
      await refusal(other.api_key, "/client_sessions/delete", { client_session_id: whole.client_session_id }),
    ).toBe("404 client_session_not_found");
    const { body } = await rig().ask<{ connect_webview: { connect_webview_id: string } }>(
      world.api_key,
      "/connect_webviews/create",
    );
    const { connect_webview_id } = body.connect_webview;
    const share = { user_identifier_key: other.user_identifier_key, connect_webview_ids: [connect_webview_id] };
    for (const call of ["create", "grant_access"])
      expect(await refusal(other.api_key, `/client_sessions/${call}`, share)).toBe("404 connect_webview_not_found");
    expect(
      await refusal(world.api_key, "/client_sessions/create", { connect_webview_ids: [whole.client_session_id] }),
    ).toBe("404 connect_webview_not_found");
  });

  it("can read themselves, and no other session", async () => {
    const { world, refusal, whole, send, make } = await setUp();
    for (const one of [await make({}), await make({ user_identifier_key: "guest" })])
      expect(answered(await send(one.token, "/client_sessions/get", {})).client_session).toEqual(one);
    expect(whole).toMatchObject({
      token: world.client_session_token,
      user_identifier_key: "hotel-manager",
      device_count: 12,
    });
    expect(
      await refusal(world.client_session_token, "/client_sessions/get", { client_session_id: whole.client_session_id }),
    ).toBe("400 invalid_options");
    expect(await refusal(world.api_key, "/client_sessions/get", {})).toBe("400 invalid_options");
    expect(
      answered(await send(world.api_key, "/client_sessions/get", { user_identifier_key: "hotel-manager" }))
        .client_session,
    ).toEqual(whole);
  });

  it("count the managed devices that they see", async () => {
    const { world, send, devicesOf } = await setUp();
    const { body } = await rig().ask<{ devices: { device_id: string }[] }>(world.api_key, "/devices/list");
    const [device] = body.devices;
    answered(await rig().ask(world.api_key, "/devices/update", { device_id: device?.device_id, is_managed: false }));
    const { client_session } = answered(await send(world.client_session_token, "/client_sessions/get", {}));
    expect([client_session.device_count, await devicesOf(world.client_session_token)]).toEqual([11, 11]);
  });

  it("are listed by every filter given", async () => {
    const { world, send, make, whole } = await setUp();
    const guest = await make({ user_identifier_key: "guest" });
    const nobody = await make({});
    const list = async (input: object) =>
      answered(await send(world.api_key, "/client_sessions/list", input)).client_sessions.map(
        ({ client_session_id }) => client_session_id,
      );
    expect((await list({})).toSorted()).toEqual(
      [whole, guest, nobody].map(({ client_session_id }) => client_session_id).toSorted(),
    );
    expect(await list({ user_identifier_key: "guest" })).toEqual([guest.client_session_id]);
    expect(await list({ without_user_identifier_key: true })).toEqual([nobody.client_session_id]);
    expect(await list({ client_session_id: guest.client_session_id, without_user_identifier_key: true })).toEqual([]);
    const visitOf = async ({ token }: Session) => {
      const { body } = await rig().ask<{ connect_webview: { connect_webview_id: string } }>(
        token,
        "/connect_webviews/create",
        {},
      );
      return body.connect_webview.connect_webview_id;
    };
    const [connect_webview_id] = [await visitOf(guest), await visitOf(whole)];
    expect(await list({ connect_webview_id })).toEqual([guest.client_session_id]);
    const { client_session } = answered(await send(guest.token, "/client_sessions/get", {}));
    expect(client_session.connect_webview_ids).toEqual([connect_webview_id]);
    answered(await send(world.api_key, "/client_sessions/revoke", { client_session_id: guest.client_session_id }));
    expect(await list({ connect_webview_id })).toEqual([]);
  });

  describe("end", () => {
    it.each(["delete", "revoke"])("at once: %s", async (verb) => {
      const { world, send, make, refusal, devicesOf, whole } = await setUp();
      const session = await make({ user_identifier_key: "guest", connected_account_ids: whole.connected_account_ids });
      expect(await devicesOf(session.token)).toBe(12);
      answered(await send(world.api_key, `/client_sessions/${verb}`, { client_session_id: session.client_session_id }));
      expect(await refusal(session.token, "/devices/list", {})).toBe(
        verb === "delete" ? "401 client_session_not_found" : "401 client_session_revoked",
      );
      expect(
        await refusal(world.api_key, `/client_sessions/${verb}`, { client_session_id: session.client_session_id }),
      ).toBe("404 client_session_not_found");
      // Other sessions stay valid.
      expect(await devicesOf(world.client_session_token)).toBe(12);
      // The user can get a new session, which sees nothing.
      const again = await make({ user_identifier_key: "guest" }, "PUT");
      expect(again).toMatchObject({ connected_account_ids: [] });
      expect(again.token).not.toBe(session.token);
      expect(await devicesOf(session.token)).toBe(401);
    });

    it("when they expire, by the sandbox's clock too", async () => {
      const { world, make, refusal, devicesOf } = await setUp();
      const expires_at = inAnHour();
      const session = await make({ expires_at });
      expect(session.expires_at).toBe(expires_at);
      expect(await devicesOf(session.token)).toBe(0);
      answered(await rig().ask(world.sandbox_key, "/sandbox/clock/advance", { milliseconds: 3_600_000 }));
      expect(await refusal(session.token, "/devices/list", {})).toBe("401 client_session_expired");
    });

    it("so that the user's page can get a new, empty one", async () => {
      const { world, publishable, send, make, devicesOf, whole } = await setUp();
      const old = await make({ user_identifier_key: "guest", ...sharedOf(whole), expires_at: inAnHour() });
      answered(await rig().ask(world.sandbox_key, "/sandbox/clock/advance", { milliseconds: 3_600_000 }));
      const { client_session } = answered(
        await send(publishable, "/client_sessions/create", { user_identifier_key: "guest" }, "PUT"),
      );
      expect(client_session).toMatchObject({ expires_at: "9999-12-31T23:59:59.999Z" });
      expect([await devicesOf(old.token), await devicesOf(client_session.token)]).toEqual([401, 0]);
      expect(await devicesOf(world.client_session_token)).toBe(12);
    });

    it("so that a key of the workspace can renew one that has expired, with the accounts it had", async () => {
      const { world, make, devicesOf, whole } = await setUp();
      const old = await make({ user_identifier_key: "guest", ...sharedOf(whole), expires_at: inAnHour() });
      answered(await rig().ask(world.sandbox_key, "/sandbox/clock/advance", { milliseconds: 3_600_000 }));
      const renewed = await make({ user_identifier_key: "guest" }, "PUT");
      expect(renewed.token).not.toBe(old.token);
      expect(renewed.connected_account_ids.toSorted()).toEqual(whole.connected_account_ids.toSorted());
      expect([await devicesOf(old.token), await devicesOf(renewed.token)]).toEqual([401, 12]);
    });

    it("at another time than first set, if a key changes it", async () => {
      const { world, make, refusal, devicesOf, whole } = await setUp();
      const guest = { user_identifier_key: "guest", ...sharedOf(whole) };
      const { token } = await make(guest);
      const ending = await make({ ...guest, expires_at: inAnHour() }, "PUT");
      expect(ending).toMatchObject({ token, expires_at: inAnHour() });
      expect(await make(guest, "PUT")).toEqual(ending);
      answered(await rig().ask(world.sandbox_key, "/sandbox/clock/advance", { milliseconds: 3_600_000 }));
      expect([await devicesOf(token), await devicesOf(world.client_session_token)]).toEqual([401, 12]);
      for (const method of ["POST", "PUT"])
        expect(await refusal(world.api_key, "/client_sessions/create", { expires_at: inAnHour() }, method)).toBe(
          "400 invalid_input",
        );
    });
  });
});
