// Creates grants, spaces and people on the server itself.
import type { AccessGrant, Inputs, Space } from "@mortise/client";
import { createWorld, type World, type WorldOptions } from "./world.ts";

/** Customer who owns all doors, and whose session the tests use. */
const customer_key = "inn";

/** Makes a world in which a customer has all doors, with a session of that customer, which may give access. */
export async function createInn(options: WorldOptions = {}): Promise<World> {
  const world = await createWorld(options);
  const { connected_accounts } = await world.call<{ connected_accounts: { connected_account_id: string }[] }>(
    "/connected_accounts/list",
  );
  for (const { connected_account_id } of connected_accounts)
    await world.call("/connected_accounts/update", { connected_account_id, customer_key });
  const { client_session } = await world.call<{ client_session: { token: string } }>("/client_sessions/create", {
    customer_key,
  });
  return { ...world, client_session_token: client_session.token };
}

export const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

/** Creates a grant of one PIN that has begun, for a new person named `full_name`, unless `more` overrides that. */
export async function giveAccess(
  world: World,
  full_name: string,
  more: Partial<Inputs["accessGrants.create"]>,
): Promise<AccessGrant> {
  const { access_grant } = await world.call<{ access_grant: AccessGrant }>("/access_grants/create", {
    user_identity: { full_name },
    requested_access_methods: [{ mode: "code" }],
    ends_at: hours(48),
    ...more,
  });
  return access_grant;
}

export const makeSpace = async (world: World, input: Inputs["spaces.create"]): Promise<Space> =>
  (await world.call<{ space: Space }>("/spaces/create", { customer_key, ...input })).space;
