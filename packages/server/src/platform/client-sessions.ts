import type { platform } from "@mortise/contract";
import type { Context, Handlers } from "../context.ts";
import { createClientSession, sessionToken, shareWithSession } from "../db/client-sessions.ts";
import type { Query } from "../db/database.ts";
import type { ClientSessionRow } from "../db/schema.ts";
import { badRequest, forbidden, notFound, unauthorized } from "../errors.ts";

export const clientSessions = {
  async getOrCreate(context, input) {
    const { database, asker, workspace } = context;
    const { user_identifier_key = null, connected_account_ids = [], connect_webview_ids = [] } = input;
    if (asker.kind === "publishable_key") onlyEmpty(input);
    const shared = await owned(context, { connected_account_ids, connect_webview_ids });
    const row = await retryOnce(database.isUniqueViolation, () =>
      database.transaction(async (tx) => {
        const known = user_identifier_key === null ? undefined : await findByUser(tx, workspace.workspace_id, user_identifier_key);
        if (known) {
          await shareWithSession(tx, known.client_session_id, shared);
          return renewed(tx, context, known);
        }
        const fields = { workspace_id: workspace.workspace_id, user_identifier_key, created_at: context.moment(), ...shared };
        const { client_session_id } = await createClientSession(tx, context.secret, fields);
        return tx.selectFrom("client_sessions").selectAll().where("client_session_id", "=", client_session_id).executeTakeFirstOrThrow();
      }),
    );
    return { client_session: await clientSessionOf(context, row) };
  },
} satisfies Handlers<typeof platform.clientSessions>;

/** A publishable key is in every page's source: what it makes sees nothing until somebody grants it something (platform-api §4.8). */
function onlyEmpty(input: {
  user_identifier_key?: string | undefined;
  connected_account_ids?: unknown[] | undefined;
  connect_webview_ids?: unknown[] | undefined;
}) {
  if (input.user_identifier_key === undefined)
    throw badRequest(
      "publishable_key_requires_user_identifier_key",
      "A publishable key makes sessions for a user: user_identifier_key is required.",
    );
  if (input.connected_account_ids?.length || input.connect_webview_ids?.length)
    throw forbidden(
      "publishable_keys_must_create_empty_client_sessions",
      "Accounts and webviews are shared with a session by an API key only.",
    );
}

type Shared = { connected_account_ids: readonly string[]; connect_webview_ids: readonly string[] };

/** Ids of this workspace, or 404. */
async function owned({ database, workspace }: Context, { connected_account_ids, connect_webview_ids }: Shared): Promise<Shared> {
  const accounts = [...new Set(connected_account_ids.map((id) => id.toLowerCase()))];
  const webviews = [...new Set(connect_webview_ids.map((id) => id.toLowerCase()))];
  const { query, among } = database;
  const { workspace_id } = workspace;
  if (accounts.length > 0) {
    const found = await query
      .selectFrom("connected_accounts")
      .select("connected_account_id")
      .where("workspace_id", "=", workspace_id)
      .where(among("connected_account_id", accounts))
      .execute();
    if (found.length < accounts.length) throw notFound("connected_account", { connected_account_ids });
  }
  if (webviews.length > 0) {
    const found = await query
      .selectFrom("connect_webviews")
      .select("connect_webview_id")
      .where("workspace_id", "=", workspace_id)
      .where(among("connect_webview_id", webviews))
      .execute();
    if (found.length < webviews.length) throw notFound("connect_webview", { connect_webview_ids });
  }
  return { connected_account_ids: accounts, connect_webview_ids: webviews };
}

const findByUser = (tx: Query, workspace_id: string, user_identifier_key: string) =>
  tx
    .selectFrom("client_sessions")
    .selectAll()
    .where("workspace_id", "=", workspace_id)
    .where("user_identifier_key", "=", user_identifier_key)
    .executeTakeFirst();

/** Keeps the hash in step with the token we can derive: after the server's secret changed, the old token is void. */
async function renewed(tx: Query, { secret }: Context, row: ClientSessionRow): Promise<ClientSessionRow> {
  if (row.revoked_at !== null) throw unauthorized("client_session_revoked", "The client session of this user was revoked.");
  const { short, hash } = sessionToken(secret, row.client_session_id);
  if (row.hash === hash && row.short === short) return row;
  await tx.updateTable("client_sessions").set({ short, hash }).where("client_session_id", "=", row.client_session_id).execute();
  return { ...row, short, hash };
}

/** The entity as sent, its token with it. */
export async function clientSessionOf({ database, secret }: Context, row: ClientSessionRow) {
  const { client_session_id, workspace_id, user_identifier_key, created_at, expires_at } = row;
  const { query } = database;
  const accounts = await query
    .selectFrom("client_session_accounts")
    .select("connected_account_id")
    .where("client_session_id", "=", client_session_id)
    .orderBy("connected_account_id")
    .execute();
  const webviews = await query
    .selectFrom("client_session_webviews")
    .select("connect_webview_id")
    .where("client_session_id", "=", client_session_id)
    .orderBy("connect_webview_id")
    .execute();
  const connected_account_ids = accounts.map((each) => each.connected_account_id);
  const { count } = await query
    .selectFrom("devices")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(database.among("connected_account_id", connected_account_ids))
    .where("is_managed", "=", 1)
    .executeTakeFirstOrThrow();
  return {
    client_session_id,
    workspace_id,
    token: sessionToken(secret, client_session_id).token,
    user_identifier_key,
    connected_account_ids,
    connect_webview_ids: webviews.map((each) => each.connect_webview_id),
    device_count: Number(count),
    created_at,
    ...(expires_at === null ? {} : { expires_at }),
  };
}

/** Two pages of one user may open at once: the second finds what the first has made. */
async function retryOnce<Result>(isWorthIt: (error: unknown) => boolean, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isWorthIt(error)) throw error;
    return work();
  }
}
