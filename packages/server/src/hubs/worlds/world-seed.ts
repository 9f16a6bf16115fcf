// What seeding a world needs, and what it returns.
import type { worldNames } from "@mortise/contract";
import type { Tx } from "../../base/db/database.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";

export type WorldName = (typeof worldNames)[number];

interface WorldSeed {
  world: WorldName;
  workspace: WorkspaceRow;
  /** The server's secret; the token of the session that owns all accounts is derived from it. */
  secret: Uint8Array;
  /** Epoch milliseconds: what the world's dates count from. */
  now: number;
}

/** Fills a new workspace, and makes the one session that owns all its accounts. */
export type SeedWorld = (
  tx: Tx,
  seed: WorldSeed,
) => Promise<{ user_identifier_key: string; client_session_token: string }>;
