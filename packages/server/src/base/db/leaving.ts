// Accounts whose many doors are being deleted a few at a time. Callers see these accounts as deleted from the start.
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { Dialect, Query, Tx } from "./database.ts";
import type { WorkspaceRow } from "./schema.ts";

type Leaving = Pick<WorkspaceRow, "leaving">;

const leavingOf = ({ leaving }: Leaving): string[] => (leaving === null ? [] : (JSON.parse(leaving) as string[]));

export const isLeaving = (workspace: Leaving, connected_account_id: string): boolean =>
  leavingOf(workspace).includes(connected_account_id);

/** Condition that excludes these accounts; `undefined` if there are none. */
export function withoutLeaving(
  { among }: Pick<Dialect, "among">,
  workspace: Leaving,
  column: string,
): RawBuilder<boolean> | undefined {
  const leaving = leavingOf(workspace);
  return leaving.length === 0 ? undefined : sql<boolean>`not (${among(column, leaving)})`;
}

/** Reads the accounts. The caller has locked the workspace's row. */
export const readLeaving = (query: Query, workspace_id: string): Promise<Leaving> =>
  query.selectFrom("workspaces").select("leaving").where("workspace_id", "=", workspace_id).executeTakeFirstOrThrow();

/** Changes the accounts. The caller has locked the workspace's row. */
export async function saveLeaving(tx: Tx, workspace_id: string, change: (ids: string[]) => string[]): Promise<void> {
  const ids = change(leavingOf(await readLeaving(tx, workspace_id)));
  const leaving = ids.length === 0 ? null : JSON.stringify(ids);
  await tx.updateTable("workspaces").set({ leaving }).where("workspace_id", "=", workspace_id).execute();
}
