// Finds client sessions and makes their entities, many at a time.
import type { Context } from "../context.ts";
import { sessionToken } from "../../base/db/client-sessions.ts";
import type { Database, Query } from "../../base/db/database.ts";
import type { ClientSessionRow, WorkspaceRow } from "../../base/db/schema.ts";
import { notFound } from "../../base/errors.ts";
import type { WorkspaceTime } from "../../base/clock.ts";
import { visibleDevices } from "./device-access.ts";

/** `expires_at` as sent for a session that does not expire, because published clients expect a date there. */
const never = "9999-12-31T23:59:59.999Z";

export const hasExpired = ({ expires_at }: Pick<ClientSessionRow, "expires_at">, now: WorkspaceTime): boolean =>
  expires_at !== null && Date.parse(expires_at) <= now;

/** Makes the entities, with tokens. */
export async function clientSessionsOf(
  { database, secret, workspace }: Pick<Context, "database" | "secret" | "workspace">,
  rows: readonly ClientSessionRow[],
) {
  const { query } = database;
  const ids = rows.map(({ client_session_id }) => client_session_id);
  const accounts = await query
    .selectFrom("client_session_accounts")
    .selectAll()
    .where(database.among("client_session_id", ids))
    .orderBy("connected_account_id")
    .execute();
  const webviews = await query
    .selectFrom("client_session_webviews")
    .selectAll()
    .where(database.among("client_session_id", ids))
    .orderBy("connect_webview_id")
    .execute();
  const counts = await query
    .selectFrom("devices")
    .select(["connected_account_id", (eb) => eb.fn.countAll<number>().as("count")])
    .where(
      database.among("connected_account_id", [
        ...new Set(accounts.map(({ connected_account_id }) => connected_account_id)),
      ]),
    )
    .where("is_managed", "=", 1)
    .groupBy("connected_account_id")
    .execute();
  const devicesOf = new Map(counts.map(({ connected_account_id, count }) => [connected_account_id, count]));
  const accountsOf = Map.groupBy(accounts, ({ client_session_id }) => client_session_id);
  const webviewsOf = Map.groupBy(webviews, ({ client_session_id }) => client_session_id);
  return Promise.all(
    rows.map(async (row) => {
      const { client_session_id, workspace_id, user_identifier_key, created_at, expires_at } = row;
      const { customer_key, user_identity_id, is_read_only } = row;
      const connected_account_ids = (accountsOf.get(client_session_id) ?? []).map(
        ({ connected_account_id }) => connected_account_id,
      );
      return {
        client_session_id,
        workspace_id,
        token: await currentToken(query, secret, row),
        user_identifier_key,
        connected_account_ids,
        connect_webview_ids: (webviewsOf.get(client_session_id) ?? []).map(
          ({ connect_webview_id }) => connect_webview_id,
        ),
        device_count:
          customer_key !== null || user_identity_id !== null
            ? await countDevices(database, workspace, row)
            : connected_account_ids.reduce((sum, id) => sum + (devicesOf.get(id) ?? 0), 0),
        created_at,
        user_identity_ids: user_identity_id === null ? [] : [user_identity_id],
        ...(user_identity_id !== null && { user_identity_id }),
        ...(customer_key !== null && { customer_key }),
        ...(is_read_only === 1 && { read_only: true as const }),
        expires_at: expires_at ?? never,
      };
    }),
  );
}

async function countDevices(database: Database, workspace: WorkspaceRow, row: ClientSessionRow): Promise<number> {
  const session = { ...row, is_read_only: row.is_read_only === 1 };
  const { count } = await visibleDevices({ database, workspace, session })
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("is_managed", "=", 1)
    .executeTakeFirstOrThrow();
  return count;
}

export async function clientSessionOf(
  context: Pick<Context, "database" | "secret" | "workspace">,
  row: ClientSessionRow,
) {
  const [session] = await clientSessionsOf(context, [row]);
  if (!session) throw notFound("client_session");
  return session;
}

/** Returns the token. Stores its new hash if the server's secret has changed; the old token is void since then. */
async function currentToken(
  query: Query,
  secret: Uint8Array,
  { client_session_id, short, hash }: ClientSessionRow,
): Promise<string> {
  const current = sessionToken(secret, client_session_id);
  if (current.short !== short || current.hash !== hash)
    await query
      .updateTable("client_sessions")
      .set({ short: current.short, hash: current.hash })
      .where("client_session_id", "=", client_session_id)
      .execute();
  return current.token;
}

interface SessionRef {
  client_session_id?: string | undefined;
  user_identifier_key?: string | undefined;
}

/** Finds a session in the caller's workspace, or throws 404, also for a revoked one. */
export async function requireClientSession(
  context: Context,
  { client_session_id, user_identifier_key }: SessionRef,
): Promise<ClientSessionRow> {
  let query = context.database.query
    .selectFrom("client_sessions")
    .selectAll()
    .where("workspace_id", "=", context.workspace.workspace_id)
    .where("revoked_at", "is", null);
  if (client_session_id !== undefined) query = query.where("client_session_id", "=", client_session_id.toLowerCase());
  if (user_identifier_key !== undefined) query = query.where("user_identifier_key", "=", user_identifier_key);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound("client_session", client_session_id === undefined ? undefined : { client_session_id });
  return row;
}
