// Creates a sandbox workspace with a named world, and keys for it.
import { iso } from "../../base/clock.ts";
import { scheduleHours } from "../../doors/slots/wake-codes.ts";
import type { Tx } from "../../base/db/database.ts";
import { createWorkspace } from "../../base/db/workspaces.ts";
import type { CallServices } from "../call-context.ts";
import type { WorldName } from "../../hubs/worlds/world-seed.ts";

export interface World {
  workspace_id: string;
  publishable_key: string;
  api_key: string;
  sandbox_key: string;
  user_identifier_key: string;
  client_session_token: string;
}

export type WorldServices = Pick<CallServices, "database" | "clock" | "secret" | "seedWorld">;

export const createWorld = (
  services: WorldServices,
  wanted: { world: WorldName; lock_delay_ms?: number | undefined },
): Promise<World> => services.database.transaction((tx) => insertWorld(tx, services, wanted));

/** Creates the workspace and world in the caller's transaction. */
export async function insertWorld(
  tx: Tx,
  { clock, secret, seedWorld }: Omit<WorldServices, "database">,
  { world, lock_delay_ms }: { world: WorldName; lock_delay_ms?: number | undefined },
): Promise<World> {
  const now = clock.now();
  const fields = {
    name: worldTitles[world],
    created_at: iso(now),
    world,
    ...(lock_delay_ms === undefined ? {} : { lock_delay_ms }),
  };
  const { workspace, publishable_key, api_key, sandbox_key } = await createWorkspace(tx, fields);
  const session = await seedWorld(tx, { world, workspace, secret, now });
  await scheduleHours(tx, { workspace_id: workspace.workspace_id, now });
  return { workspace_id: workspace.workspace_id, publishable_key, api_key, sandbox_key: sandbox_key ?? "", ...session };
}

const worldTitles: Record<WorldName, string> = {
  hotel: "Harbour House",
  empty: "Empty house",
  troubled: "House of troubles",
  stays: "Harbour House with guests",
  huge: "Ten thousand doors",
};
