// Parameters and result of seeding a world.
import type { worldNames } from "@mortise/contract";
import type { Tx } from "../../base/db/database.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";

export type WorldName = (typeof worldNames)[number];

interface WorldSeed {
  world: WorldName;
  workspace: WorkspaceRow;
  /** The server's secret, from which the session's token is derived. */
  secret: Uint8Array;
  /** Origin of the world's dates, in epoch milliseconds. */
  now: number;
}

/** Fills a new workspace, and makes a session that owns all its accounts. */
export type SeedWorld = (
  tx: Tx,
  seed: WorldSeed,
) => Promise<{ user_identifier_key: string; client_session_token: string }>;
