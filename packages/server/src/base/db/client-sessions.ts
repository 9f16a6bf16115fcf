// Client sessions, and what is shared with them.
import { randomUUID } from "node:crypto";
import { derivedLong, type Token, tokenOf } from "../secrets/tokens.ts";
import type { Flag } from "./column.ts";
import type { Query, Tx } from "./database.ts";

interface NewClientSession {
  workspace_id: string;
  user_identifier_key: string | null;
  created_at: string;
  connected_account_ids?: readonly string[];
  connect_webview_ids?: readonly string[];
  expires_at?: string | null;
  customer_key?: string | null;
  user_identity_id?: string | null;
  is_read_only?: Flag;
  /** Id of the key that made the session. */
  made_by?: string | null | undefined;
}

const shortLength = 8;

/**
 * Derives a session's token from the server's secret and the session's id, so that it can be returned again although
 * only its hash is stored.
 */
export function sessionToken(secret: Uint8Array, client_session_id: string): Token {
  const short = derivedLong(secret, `short ${client_session_id}`).slice(0, shortLength);
  return tokenOf("client_session", short, derivedLong(secret, `long ${client_session_id}`));
}

export async function createClientSession(
  tx: Tx,
  secret: Uint8Array,
  session: NewClientSession,
): Promise<{ client_session_id: string; token: string }> {
  const { workspace_id, user_identifier_key, created_at, expires_at = null, made_by = null, ...rest } = session;
  const { customer_key = null, user_identity_id = null, is_read_only = 0, ...shared } = rest;
  const client_session_id = randomUUID();
  const { token, short, hash } = sessionToken(secret, client_session_id);
  await tx
    .insertInto("client_sessions")
    .values({
      client_session_id,
      workspace_id,
      user_identifier_key,
      customer_key,
      user_identity_id,
      is_read_only,
      short,
      hash,
      created_at,
      expires_at,
      revoked_at: null,
      made_by,
    })
    .execute();
  await shareWithSession(tx, client_session_id, shared);
  return { client_session_id, token };
}

export async function shareWithSession(
  query: Query,
  client_session_id: string,
  {
    connected_account_ids = [],
    connect_webview_ids = [],
  }: Pick<NewClientSession, "connected_account_ids" | "connect_webview_ids">,
): Promise<void> {
  const accounts = connected_account_ids.map((connected_account_id) => ({ client_session_id, connected_account_id }));
  const webviews = connect_webview_ids.map((connect_webview_id) => ({ client_session_id, connect_webview_id }));
  if (accounts.length > 0)
    await query
      .insertInto("client_session_accounts")
      .values(accounts)
      .onConflict((on) => on.doNothing())
      .execute();
  if (webviews.length > 0)
    await query
      .insertInto("client_session_webviews")
      .values(webviews)
      .onConflict((on) => on.doNothing())
      .execute();
}
