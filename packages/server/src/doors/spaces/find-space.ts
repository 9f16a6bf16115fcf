// Finds the spaces that a caller may see: those of the workspace. A client session sees its customer's.
import type { Tx } from "../../base/db/database.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import type { Query } from "../../base/db/database.ts";
import { lockWorkspace } from "../../base/db/workspaces.ts";
import { notFound } from "../../base/errors.ts";
import type { Seer } from "../access/device-access.ts";

export interface SpaceRef {
  space_id?: string | undefined;
  space_key?: string | undefined;
}

export function visibleSpaces({ workspace, session }: Pick<Seer, "workspace" | "session">, query: Query) {
  const spaces = query.selectFrom("spaces").where("workspace_id", "=", workspace.workspace_id);
  return session ? spaces.where("customer_key", "=", session.customer_key) : spaces;
}

/** Finds a space, or throws 404, which is the same for an unknown space and one of another workspace. */
export async function requireSpace(
  seer: Pick<Seer, "workspace" | "session">,
  { space_id, space_key }: SpaceRef,
  query: Query,
): Promise<SpaceRow> {
  let spaces = visibleSpaces(seer, query).selectAll();
  if (space_id !== undefined) spaces = spaces.where("space_id", "=", space_id.toLowerCase());
  if (space_key !== undefined) spaces = spaces.where("space_key", "=", space_key);
  const row = await spaces.executeTakeFirst();
  if (!row) throw notFound("space", space_id === undefined ? { space_key } : { space_id });
  return row;
}

/**
 * Locks the workspace until the end of the transaction, so that changes of spaces wait for each other and for deletions
 * of devices. Call it before anything else is locked.
 */
export async function holdSpaces({ database, workspace, session }: Seer, tx: Tx): Promise<Seer> {
  return { database, session, workspace: await lockWorkspace(tx, workspace.workspace_id) };
}
