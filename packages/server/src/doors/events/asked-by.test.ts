// "Who opened this door?": events that a call caused name its caller, and are found by it.
import { expect, it } from "vitest";
import { applyDeviceEvents } from "../reports/device-events.ts";
import { answered, onBothServers, type Rig } from "../../../test/rig/rig.ts";

interface Event {
  event_id: string;
  event_type: string;
  action_attempt_id?: string;
  client_session_id?: string;
  user_identifier_key?: string;
  api_key_id?: string;
  access_code_id?: string;
}
interface Session {
  client_session_id: string;
  token: string;
}
interface Door {
  device_id: string;
  connected_account_id: string;
  errors: unknown[];
  properties: { locked?: boolean; online: boolean };
}
type Begun = { action_attempt: { action_attempt_id: string } };

async function house(rig: Rig) {
  const world = await rig.world();
  const { api_key, workspace_id } = world;
  const ask = async <Body>(path: string, input: object = {}, token = api_key) =>
    answered(await rig.ask<Body>(token, path, input));
  const { devices } = await ask<{ devices: Door[] }>("/locks/list");
  const door = devices.find(
    ({ properties, errors }) => properties.online && properties.locked === true && errors.length === 0,
  );
  if (!door) throw new Error("The hotel has no locked door.");
  const { device_id, connected_account_id } = door;
  const session = async (user_identifier_key: string) =>
    (
      await ask<{ client_session: Session }>("/client_sessions/create", {
        user_identifier_key,
        connected_account_ids: [connected_account_id],
      })
    ).client_session;
  const key = await rig.database.query
    .selectFrom("keys")
    .select("key_id")
    .where("workspace_id", "=", workspace_id)
    .where("kind", "=", "api_key")
    .executeTakeFirstOrThrow();
  const move = async (call: "lock_door" | "unlock_door", token = api_key) => {
    const { action_attempt } = await ask<Begun>(`/locks/${call}`, { device_id }, token);
    await rig.pass(5000);
    return action_attempt.action_attempt_id;
  };
  const list = async (input: object, token = api_key) =>
    (await ask<{ events: Event[] }>("/events/list", { since: "1970-01-01", ...input }, token)).events;
  return { ...world, key_id: key.key_id, device_id, ask, session, move, list };
}

const types = (events: readonly Event[]) => events.map(({ event_type }) => event_type).sort();
const author = ({ action_attempt_id, client_session_id, user_identifier_key, api_key_id }: Event) => ({
  action_attempt_id,
  client_session_id,
  user_identifier_key,
  api_key_id,
});
const ofUnlock = ["action_attempt.unlock_door.succeeded", "lock.unlocked"];

onBothServers("events say who asked for them", (rig) => {
  it("an API key that unlocks is named by its id, with its command", async () => {
    const { move, list, key_id } = await house(rig());
    const action_attempt_id = await move("unlock_door");
    const events = await list({ api_key_id: key_id });
    expect(types(events)).toEqual(ofUnlock);
    for (const event of events) expect(author(event)).toEqual({ action_attempt_id, api_key_id: key_id });
  });

  it("of two sessions each is named with its user, and every filter finds its events alone", async () => {
    const { move, list, session, key_id } = await house(rig());
    const [anna, ben] = [await session("anna-4711"), await session("ben-0815")];
    const opened = await move("unlock_door", anna.token);
    const closed = await move("lock_door", ben.token);
    const byAnna = await list({ user_identifier_key: "anna-4711" });
    const byBen = await list({ client_session_id: ben.client_session_id });
    expect(types(byAnna)).toEqual(ofUnlock);
    expect(types(byBen)).toEqual(["action_attempt.lock_door.succeeded", "lock.locked"]);
    for (const event of byAnna)
      expect(author(event)).toEqual({
        action_attempt_id: opened,
        client_session_id: anna.client_session_id,
        user_identifier_key: "anna-4711",
      });
    expect(await list({ action_attempt_id: closed })).toEqual(byBen);
    expect(await list({ client_session_id: anna.client_session_id.toUpperCase() })).toEqual(byAnna);
    expect(types(await list({ user_identifier_key: "anna-4711", event_type: "lock.unlocked" }))).toEqual([
      "lock.unlocked",
    ]);
    expect(await list({ user_identifier_key: "anna-4711", limit: 1, unstable_offset: 1 })).toEqual(byAnna.slice(1));
    expect(await list({ user_identifier_key: "anna-4711", client_session_id: ben.client_session_id })).toEqual([]);
    expect(types(await list({ api_key_id: key_id }))).toEqual([]);
  });

  it("a filter by what another workspace has finds nothing, and one of a wrong form is refused by its name", async () => {
    const { move, session } = await house(rig());
    const anna = await session("anna-4711");
    const action_attempt_id = await move("unlock_door", anna.token);
    const other = await house(rig());
    for (const filter of [
      { action_attempt_id },
      { client_session_id: anna.client_session_id },
      { user_identifier_key: "anna-4711" },
      { api_key_id: (await house(rig())).key_id },
    ])
      expect(await other.list(filter)).toEqual([]);
    for (const name of ["action_attempt_id", "client_session_id", "api_key_id"]) {
      const { status, body } = await rig().ask(other.api_key, "/events/list", { since: "1970", [name]: "x" });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(name)]);
    }
  });

  it("a session is told who asked only for what it asked itself, also where it filters", async () => {
    const { move, list, session, ask, key_id } = await house(rig());
    const [anna, ben] = [await session("anna-4711"), await session("ben-0815")];
    const opened = await move("unlock_door", anna.token);
    await move("lock_door");
    const seen = await list({ event_types: ["lock.locked", "lock.unlocked"] }, ben.token);
    expect(types(seen)).toEqual(["lock.locked", "lock.unlocked"]);
    for (const event of seen)
      expect(Object.keys(author(event)).filter((name) => name in event)).toEqual(["action_attempt_id"]);
    expect((await list({ event_type: "lock.unlocked" }, anna.token)).map(author)).toEqual([
      {
        action_attempt_id: opened,
        client_session_id: anna.client_session_id,
        user_identifier_key: "anna-4711",
      },
    ]);
    for (const filter of [
      { client_session_id: anna.client_session_id },
      { user_identifier_key: "anna-4711" },
      { api_key_id: key_id },
    ])
      expect(await list(filter, ben.token)).toEqual([]);
    expect(types(await list({ user_identifier_key: "anna-4711" }, anna.token))).toEqual(ofUnlock);
    const { event } = await ask<{ event: Event }>("/events/get", { event_id: seen[0]?.event_id }, ben.token);
    expect(event).not.toHaveProperty("api_key_id");
  });

  it("a code's events name who asked last: a session that made it, a key that deleted it", async () => {
    const { list, session, ask, device_id, key_id } = await house(rig());
    const anna = await session("anna-4711");
    const { access_code } = await ask<{ access_code: { access_code_id: string } }>(
      "/access_codes/create",
      { device_id, name: "Guest", code: "4862" },
      anna.token,
    );
    const { access_code_id } = access_code;
    await rig().pass(20_000);
    const made = await list({ access_code_id });
    expect(types(made)).toEqual(["access_code.created", "access_code.set_on_device"]);
    for (const event of made)
      expect(author(event)).toEqual({
        action_attempt_id: expect.any(String),
        client_session_id: anna.client_session_id,
        user_identifier_key: "anna-4711",
      });
    const { action_attempt } = await ask<Begun>("/access_codes/delete", { access_code_id });
    await rig().pass(20_000);
    const deleted = await list({ access_code_id, api_key_id: key_id });
    expect(types(deleted)).toEqual(["access_code.deleted", "access_code.removed_from_device"]);
    expect(
      await list(action_attempt.action_attempt_id ? { action_attempt_id: action_attempt.action_attempt_id } : {}),
    ).toEqual(deleted);
    expect(await list({ access_code_id, user_identifier_key: "anna-4711" })).toEqual(made);
  });

  it("what happens at the door by itself names nobody", async () => {
    const { list, ask, device_id, sandbox_key, workspace_id, move } = await house(rig());
    await move("unlock_door");
    const at = rig().clock.now();
    const turns = [
      ["lock", "manual"],
      ["unlock", "keypad"],
      ["lock", "automatic"],
      // Another app moved the bolt, because no command is under way.
      ["unlock", "remote"],
    ] as const;
    for (const [operation, by] of turns)
      await applyDeviceEvents(rig().database, workspace_id, [{ type: "operated", device_id, at, operation, by }]);
    await ask("/sandbox/devices/update", { device_id, locked: true }, sandbox_key);
    const moved = await list({ event_types: ["lock.locked", "lock.unlocked"], limit: 5 });
    expect(moved).toHaveLength(5);
    for (const event of moved) expect(Object.values(author(event)).filter((id) => id !== undefined)).toEqual([]);
  });
});
