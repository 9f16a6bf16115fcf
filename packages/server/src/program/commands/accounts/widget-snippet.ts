// Makes the HTML that shows an account's doors in a page, and the session that may see them.
import { sql } from "kysely";
import { iso } from "../../../base/clock.ts";
import { createClientSession, shareWithSession } from "../../../base/db/client-sessions.ts";
import type { Tx } from "../../../base/db/database.ts";
import type { Settings } from "../../settings/settings.ts";

interface Granted {
  workspace_id: string;
  connected_account_id: string;
  user_identifier_key: string;
  at: number;
}

/** Gives a user's session access to an account's doors, in addition to those that it sees already. */
export async function grantToUser(tx: Tx, secret: Uint8Array, granted: Granted): Promise<void> {
  const { workspace_id, connected_account_id, user_identifier_key, at } = granted;
  const session = await tx
    .selectFrom("client_sessions")
    .select(["client_session_id", sql<boolean>`revoked_at is not null`.as("isRevoked")])
    .where("workspace_id", "=", workspace_id)
    .where("user_identifier_key", "=", user_identifier_key)
    .executeTakeFirst();
  const shared = { connected_account_ids: [connected_account_id] };
  if (session && !session.isRevoked) return shareWithSession(tx, session.client_session_id, shared);
  // A revoked session is replaced by a new one, which sees nothing else, as when the user's page requests one.
  if (session)
    await tx.deleteFrom("client_sessions").where("client_session_id", "=", session.client_session_id).execute();
  await createClientSession(tx, secret, { workspace_id, user_identifier_key, created_at: iso(at), ...shared });
}

/** Address of the server for a page on this machine, or behind PUBLIC_URL. */
export function endpointOf({ publicUrl, host, port }: Pick<Settings, "publicUrl" | "host" | "port">): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return publicUrl ?? `http://${name}:${port}`;
}

interface Widget {
  endpoint: string;
  publishable_key: string;
  user_identifier_key: string;
}

export const widgetSnippet = ({ endpoint, publishable_key, user_identifier_key }: Widget): string =>
  `<script type="module" src="${quoted(endpoint)}/elements.js"></script>
<seam-device-table
  endpoint="${quoted(endpoint)}"
  publishable-key="${quoted(publishable_key)}"
  user-identifier-key="${quoted(user_identifier_key)}"
></seam-device-table>`;

const quoted = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
