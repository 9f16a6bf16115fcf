// Sessions of a person, and the credentials that may create sessions of customers and of people.
import { expect, it } from "vitest";
import { onBothServers } from "../rig/rig.ts";
import { twoCustomers } from "../rig/two-customers.ts";

interface Session {
  client_session_id: string;
  token: string;
  customer_key?: string;
  user_identity_id?: string;
  user_identity_ids: string[];
  device_count: number;
  read_only?: true;
}
interface Person {
  user_identity_id: string;
}
interface Devices {
  devices: { device_id: string }[];
  accessible_devices: { device_id: string }[];
}
const unknownId = "99999999-9999-4999-8999-999999999999";

onBothServers("client sessions", (rig) => {
  const setUp = async () => {
    const house = await twoCustomers(rig());
    const { ask, world } = house;
    const person = async (input: object = {}) =>
      (await ask<{ user_identity: Person }>("/user_identities/create", input)).user_identity.user_identity_id;
    const session = async (input: object, path = "/client_sessions/create") =>
      (await ask<{ client_session: Session }>(path, input)).client_session;
    const sent = async (path: string, input: object, token: string = world.api_key) => {
      const { status, body } = await rig().ask<{ error?: { type: string } }>(token, path, input);
      return status === 200 ? "200" : `${status} ${body.error?.type}`;
    };
    const seen = async (token: string) =>
      (await ask<Devices>("/devices/list", {}, token)).devices.map(({ device_id }) => device_id);
    const byPublishableKey = async (input: object, path = "/client_sessions/get_or_create") => {
      const response = await rig().server.fetch(
        new Request(`http://localhost${path}`, {
          method: "POST",
          headers: { "seam-publishable-key": world.publishable_key, "content-type": "application/json" },
          body: JSON.stringify(input),
        }),
      );
      const body = (await response.json()) as { error?: { type: string }; client_session?: Session };
      return { is: response.status === 200 ? "200" : `${response.status} ${body.error?.type}`, ...body };
    };
    return { ...house, person, session, sent, seen, byPublishableKey };
  };

  it("of a person see the devices that the person was given, and their events, and may open them", async () => {
    const { ask, person, session, sent, seen, north, south } = await setUp();
    const user_identity_id = await person({ full_name: "Ada" });
    const own = await session({ user_identity_id });
    expect(own).toMatchObject({ user_identity_id, user_identity_ids: [user_identity_id], device_count: 0 });
    expect(await seen(own.token)).toEqual([]);
    const pair = { user_identity_id, device_id: north.lock };
    for (const _ of [1, 2]) await ask("/user_identities/grant_access_to_device", pair);
    expect(await seen(own.token)).toEqual([north.lock]);
    expect((await session({ user_identity_id })).device_count).toBe(1);
    const list = await ask<Devices>("/user_identities/list_accessible_devices", { user_identity_id });
    expect(list.devices.map(({ device_id }) => device_id)).toEqual([north.lock]);
    expect(list.accessible_devices).toEqual(list.devices);
    expect(await sent("/locks/unlock_door", { device_id: north.lock }, own.token)).toBe("200");
    await rig().server.tick();
    const { events } = await ask<{ events: { device_id?: string }[] }>(
      "/events/list",
      { since: "1970-01-01" },
      own.token,
    );
    expect(new Set(events.map(({ device_id }) => device_id))).toEqual(new Set([north.lock]));
    for (const device_id of [south.lock, north.doors[1]])
      expect(await sent("/locks/unlock_door", { device_id }, own.token)).toBe("404 device_not_found");
    await ask("/user_identities/revoke_access_to_device", pair);
    expect(await seen(own.token)).toEqual([]);
    expect(await sent("/locks/unlock_door", { device_id: north.lock }, own.token)).toBe("404 device_not_found");
  });

  it("of a person go over to the one that the person becomes, and end with the person", async () => {
    const { ask, person, session, sent, seen, north, south } = await setUp();
    const [survivor, merged] = [await person({ full_name: "Ada" }), await person()];
    for (const [user_identity_id, device_id] of [
      [survivor, north.lock],
      [merged, north.lock],
      [merged, south.lock],
    ])
      await ask("/user_identities/grant_access_to_device", { user_identity_id, device_id });
    const { token, client_session_id } = await session({ user_identity_id: merged });
    await ask("/user_identities/merge", { user_identity_id: survivor, merged_user_identity_ids: [merged] });
    expect((await seen(token)).toSorted()).toEqual([north.lock, south.lock].toSorted());
    const listed = await ask<{ client_sessions: Session[] }>("/client_sessions/list", { user_identity_id: survivor });
    expect(listed.client_sessions).toMatchObject([{ client_session_id, user_identity_id: survivor }]);
    await ask("/user_identities/delete", { user_identity_id: survivor });
    expect(await sent("/devices/list", {}, token)).toBe("401 client_session_not_found");
    const { events } = await ask<{ events: { client_session_id: string }[] }>("/events/list", {
      since: "1970-01-01",
      event_type: "client_session.deleted",
    });
    expect(events).toMatchObject([{ client_session_id }]);
  });

  it("of people, and devices given to them, are refused by name where nothing is found", async () => {
    const { person, sent, north } = await setUp();
    const other = await twoCustomers(rig());
    const user_identity_id = await person();
    const give = (input: object) =>
      sent("/user_identities/grant_access_to_device", { user_identity_id, device_id: north.lock, ...input });
    expect(await give({ user_identity_id: unknownId })).toBe("404 user_identity_not_found");
    expect(await give({ device_id: unknownId })).toBe("404 device_not_found");
    expect(await give({ device_id: other.north.lock })).toBe("404 device_not_found");
    const foreign = await other.ask<{ user_identity: Person }>("/user_identities/create");
    for (const id of [unknownId, foreign.user_identity.user_identity_id]) {
      expect(await sent("/client_sessions/create", { user_identity_id: id })).toBe("404 user_identity_not_found");
      expect(await sent("/user_identities/list_accessible_devices", { user_identity_id: id })).toBe(
        "404 user_identity_not_found",
      );
    }
    expect(await sent("/client_sessions/create", { user_identity_ids: [user_identity_id] })).toBe("400 invalid_input");
    expect(await sent("/user_identities/grant_access_to_device", {}, north.token)).toBe(
      "401 client_session_token_used_for_api_key",
    );
  });

  it("of customers and of people come from keys of the workspace alone", async () => {
    const { session, sent, person, byPublishableKey } = await setUp();
    const refused = "403 publishable_keys_must_create_empty_client_sessions";
    const user_identity_id = await person();
    for (const more of [{ customer_key: "north" }, { user_identity_id }, { read_only: false }])
      expect([more, (await byPublishableKey({ user_identifier_key: "ada", ...more })).is]).toEqual([more, refused]);
    const own = await session({ user_identifier_key: "ada", customer_key: "north", read_only: true });
    expect(own).toMatchObject({ customer_key: "north", read_only: true });
    const asked = await byPublishableKey({ user_identifier_key: "ada" });
    expect([asked.is, asked.client_session]).toEqual([refused, undefined]);
    const again = (more: object) => sent("/client_sessions/get_or_create", { user_identifier_key: "ada", ...more });
    expect(await again({ customer_key: "south" })).toBe("400 client_session_token_already_exists");
    const wider = await session({ user_identifier_key: "ada", read_only: false }, "/client_sessions/get_or_create");
    expect(wider).toMatchObject({ token: own.token, customer_key: "north" });
    expect(wider).not.toHaveProperty("read_only");
    expect(await sent("/client_sessions/grant_access", { user_identifier_key: "ada", customer_key: "south" })).toBe(
      "400 invalid_input",
    );
    const given = await session({ user_identifier_key: "ada", user_identity_id }, "/client_sessions/grant_access");
    expect(given).toMatchObject({ user_identity_id, customer_key: "north" });
  });
});
