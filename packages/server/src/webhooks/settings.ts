// Settings of an environment, with defaults (webhook-api §3).
import type { Query, Tx } from "../base/db/database.ts";
import type { WorkspaceRow } from "../base/db/schema.ts";

export interface WebhookSettings {
  disableEndpointOnFailure: boolean;
  enforceHttps: boolean;
  enableChannels: boolean;
  enableIntegrationManagement: boolean;
  /** Imported settings of the portal's look. */
  [look: string]: unknown;
}

/** Default settings. A sandbox does not enforce TLS, because its receivers mostly run on a developer's machine. */
const defaults = ({ is_sandbox }: Pick<WorkspaceRow, "is_sandbox">): WebhookSettings => ({
  disableEndpointOnFailure: true,
  enforceHttps: is_sandbox === 0,
  enableChannels: false,
  enableIntegrationManagement: false,
});

export async function readSettings(
  query: Query,
  workspace: Pick<WorkspaceRow, "workspace_id" | "is_sandbox">,
): Promise<WebhookSettings> {
  const row = await query
    .selectFrom("webhook_environments")
    .select("settings")
    .where("workspace_id", "=", workspace.workspace_id)
    .executeTakeFirst();
  return { ...defaults(workspace), ...(row && said(JSON.parse(row.settings) as object)) };
}

export async function writeSettings(
  tx: Tx,
  { workspace_id }: WorkspaceRow,
  settings: object,
  moment: string,
): Promise<void> {
  const row = { workspace_id, settings: JSON.stringify(said(settings)), created_at: moment, updated_at: moment };
  await tx
    .insertInto("webhook_environments")
    .values(row)
    .onConflict((on) => on.column("workspace_id").doUpdateSet({ settings: row.settings, updated_at: moment }))
    .execute();
}

/** Drops `null` and `undefined`, which both mean "not set". */
const said = (settings: object) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null && value !== undefined));
