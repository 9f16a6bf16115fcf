// URL schemes to which a workspace may redirect people, beside those of every workspace.
import type { Query } from "./database.ts";

const nameOf = (workspace_id: string) => `redirect_schemes ${workspace_id}`;

export async function redirectSchemesOf(query: Query, workspace_id: string): Promise<string[]> {
  const row = await query
    .selectFrom("settings")
    .select("value")
    .where("name", "=", nameOf(workspace_id))
    .executeTakeFirst();
  return row ? (JSON.parse(row.value) as string[]) : [];
}

export async function setRedirectSchemes(
  query: Query,
  workspace_id: string,
  schemes: readonly string[],
): Promise<void> {
  const value = JSON.stringify(schemes);
  await query
    .insertInto("settings")
    .values({ name: nameOf(workspace_id), value })
    .onConflict((on) => on.column("name").doUpdateSet({ value }))
    .execute();
}
