import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";

interface Attempt {
  action_attempt_id: string;
  action_type: string;
  status: string;
}
interface Page {
  action_attempts: Attempt[];
  pagination: { has_next_page: boolean; next_page_cursor: string | null };
}

onBothServers("lists of action attempts", (rig) => {
  const setUp = async () => {
    const world = await rig().world();
    const ask = async <Body>(path: string, input: object = {}) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const { devices } = await ask<{ devices: { device_id: string }[] }>("/locks/list");
    const [first = "", second = ""] = devices.map(({ device_id }) => device_id);
    const attempts: Attempt[] = [];
    for (const device_id of [first, second, first]) {
      attempts.push((await ask<{ action_attempt: Attempt }>("/locks/unlock_door", { device_id })).action_attempt);
      await rig().pass(1000);
    }
    const ids = attempts.map(({ action_attempt_id }) => action_attempt_id);
    const list = (input: object) => ask<Page>("/action_attempts/list", input);
    const idsOf = ({ action_attempts }: Page) => action_attempts.map(({ action_attempt_id }) => action_attempt_id);
    return { world, list, ids, idsOf, first };
  };

  it("show a session what was done at its own doors alone", async () => {
    const { world, ids, first } = await setUp();
    const ask = async <Body>(token: string, path: string, input: object = {}) => rig().ask<Body>(token, path, input);
    type Devices = { devices: { device_id: string; connected_account_id: string }[] };
    const { devices } = answered(await ask<Devices>(world.api_key, "/devices/list"));
    const own = devices.find(({ device_id }) => device_id === first)?.connected_account_id;
    const tokenFor = async (accounts: (string | undefined)[]) => {
      const input = { connected_account_ids: accounts };
      return answered(await ask<{ client_session: { token: string } }>(world.api_key, "/client_sessions/create", input))
        .client_session.token;
    };
    const seenBy = async (token: string) =>
      Promise.all(
        ids.map(async (action_attempt_id) => (await ask(token, "/action_attempts/get", { action_attempt_id })).status),
      );
    expect(await seenBy(await tokenFor([]))).toEqual([404, 404, 404]);
    expect((await seenBy(await tokenFor([own])))[0]).toBe(200);
  });

  it("hold the attempts with the given ids, or those of a device, oldest first and in pages", async () => {
    const { list, ids, idsOf, first } = await setUp();
    expect(idsOf(await list({ action_attempt_ids: ids.toReversed() }))).toEqual(ids);
    expect((await list({ action_attempt_ids: ids })).action_attempts.every(({ status }) => status !== "pending")).toBe(
      true,
    );
    expect(idsOf(await list({ device_id: first }))).toEqual([ids[0], ids[2]]);
    expect(idsOf(await list({ device_id: first, action_attempt_ids: ids.slice(0, 2) }))).toEqual([ids[0]]);
    const page = await list({ action_attempt_ids: ids, limit: 2 });
    const next = await list({ action_attempt_ids: ids, limit: 2, page_cursor: page.pagination.next_page_cursor });
    expect([...idsOf(page), ...idsOf(next)]).toEqual(ids);
    expect(next.pagination.has_next_page).toBe(false);
    expect(idsOf(await list({ action_attempt_ids: [] }))).toEqual([]);
  });

  it("are refused when one id is unknown, with an error that names it", async () => {
    const { world, ids } = await setUp();
    const other = await setUp();
    const [theirs] = other.ids;
    const { status, body } = await rig().ask<{ error: { type: string; data: unknown } }>(
      world.api_key,
      "/action_attempts/list",
      {
        action_attempt_ids: [...ids, theirs],
      },
    );
    expect([status, body.error.type, body.error.data]).toEqual([
      404,
      "action_attempts_not_found",
      { action_attempt_ids: [theirs] },
    ]);
    const neither = await rig().ask<{ error: { type: string } }>(world.api_key, "/action_attempts/list", {});
    expect([neither.status, neither.body.error.type]).toEqual([400, "invalid_input"]);
  });
});
