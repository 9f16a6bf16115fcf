// Finds the workspace of a command: the one named by `--workspace`, else the only one with real locks.
import type { Query } from "../../base/db/database.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import { SettingsError } from "../../base/settings-error.ts";

export async function workspaceFor(
  query: Query,
  named: string | undefined,
  { maySimulate = false }: { /** Whether a sandbox can be named. */ maySimulate?: boolean } = {},
): Promise<WorkspaceRow> {
  const id = named?.toLowerCase();
  const all = await query.selectFrom("workspaces").selectAll().orderBy("created_at").execute();
  const real = all.filter(({ is_sandbox }) => is_sandbox === 0);
  const found =
    id === undefined ? (real.length === 1 ? real[0] : undefined) : all.find(({ workspace_id }) => workspace_id === id);
  if (found?.is_sandbox === 1 && !maySimulate)
    throw new SettingsError(`${found.name} is a sandbox, whose locks are simulated. Choose another workspace.`);
  if (found) return found;
  if (id !== undefined)
    throw new SettingsError(`There is no workspace ${id}; \`mortise workspaces list\` shows those that there are.`);
  if (real.length > 1)
    throw new SettingsError(
      `Say --workspace ID; there are ${real.map((each) => `${each.workspace_id} (${each.name})`).join(", ")}.`,
    );
  throw new SettingsError(
    'There is no workspace for real locks yet. Make one: mortise keys create --new-workspace "My house"' +
      (maySimulate && all.length > 0 ? "; or name a sandbox with --workspace ID." : ""),
  );
}
