// A hotel whose accounts belong to two customers, north and south, who share a front door of the hotel's own account.
import { answered, type Json, type Rig } from "./rig.ts";

interface Door {
  device_id: string;
  connected_account_id: string;
  can_program_online_access_codes?: boolean;
  errors: unknown[];
}
interface Account {
  connected_account_id: string;
  account_type: string;
}
interface Session {
  client_session: { client_session_id: string; token: string; device_count: number };
}
export interface Grant {
  access_grant_id: string;
  access_method_ids: string[];
  user_identity_id: string;
  space_ids: string[];
}

export type Customer = Awaited<ReturnType<typeof twoCustomers>>["north"];

export async function twoCustomers(rig: Rig) {
  const world = await rig.world();
  const ask = async <Body = Json>(path: string, input: object = {}, token = world.api_key) =>
    answered(await rig.ask<Body>(token, path, input));
  const { devices } = await ask<{ devices: Door[] }>("/devices/list");
  const { connected_accounts } = await ask<{ connected_accounts: Account[] }>("/connected_accounts/list");
  const able = devices.filter((door) => door.can_program_online_access_codes && door.errors.length === 0);
  const accountOf = (type: string) => {
    const found = connected_accounts.find(({ account_type }) => account_type === type);
    if (!found) throw new Error(`The hotel has no account of ${type}.`);
    return found.connected_account_id;
  };
  const locksOf = (account: string) =>
    able.flatMap((door) => (door.connected_account_id === account ? door.device_id : []));
  const [mine, theirs] = [accountOf("yale"), accountOf("schlage")];
  const front = able.find((door) => ![mine, theirs].includes(door.connected_account_id))?.device_id ?? "";

  const customer = async (customer_key: string, connected_account_id: string) => {
    await ask("/connected_accounts/update", { connected_account_id, customer_key });
    const doors = locksOf(connected_account_id);
    const [lock = ""] = doors;
    const space_key = `unit of ${customer_key}`;
    const { space } = await ask<{ space: { space_id: string } }>("/spaces/create", {
      name: "Unit",
      customer_key,
      space_key,
      device_ids: [lock, front],
    });
    const session = async (more: object = {}) =>
      (await ask<Session>("/client_sessions/create", { customer_key, ...more })).client_session;
    const { token } = await session();
    return {
      customer_key,
      connected_account_id,
      lock,
      doors,
      space_id: space.space_id,
      space_key,
      session,
      token,
      ask: <Body = Json>(path: string, input: object = {}) => ask<Body>(path, input, token),
      refused: async (path: string, input: object = {}, as = token) => {
        const { status, body } = await rig.ask<{ error?: { type: string } }>(as, path, input);
        return status === 200 ? "200" : `${status} ${body.error?.type}`;
      },
      stay: async (full_name: string, more: object = {}) =>
        (
          await ask<{ access_grant: Grant }>(
            "/access_grants/create",
            {
              user_identity: { full_name },
              space_ids: [space.space_id],
              requested_access_methods: [{ mode: "code" }],
              ...more,
            },
            token,
          )
        ).access_grant,
    };
  };
  return { world, ask, front, north: await customer("north", mine), south: await customer("south", theirs) };
}
