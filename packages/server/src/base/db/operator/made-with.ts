// Things made with a key that survive its revocation: sessions, webhooks (endpoints), and tokens of the webhook
// service.
import type { Query, Tx } from "../database.ts";
import type { ListedKey } from "./keys.ts";
import { listWebhookTokens } from "./webhook-tokens.ts";

export interface MadeWith {
  sessions: { client_session_id: string; user_identifier_key: string | null; created_at: string }[];
  webhooks: { endpoint_id: string; url: string; created_at: string }[];
  tokens: Pick<ListedKey, "key_id" | "kind" | "begins" | "created_at">[];
}

/** Lists the things that still work, oldest first. */
export async function madeWith(query: Query, key_id: string, now: string): Promise<MadeWith> {
  const sessions = await query
    .selectFrom("client_sessions")
    .select(["client_session_id", "user_identifier_key", "created_at"])
    .where("made_by", "=", key_id)
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .orderBy("created_at")
    .orderBy("client_session_id")
    .execute();
  const webhooks = await query
    .selectFrom("webhook_endpoints")
    .select(["endpoint_id", "url", "created_at"])
    .where("made_by", "=", key_id)
    .where("deleted_at", "is", null)
    .orderBy("endpoint_id")
    .execute();
  const made = await query.selectFrom("webhook_tokens").select("hash").where("made_by", "=", key_id).execute();
  const tokens = (await listWebhookTokens(query, now)).filter((token) =>
    made.some(({ hash }) => hash.startsWith(token.key_id)),
  );
  return {
    sessions,
    webhooks,
    tokens: tokens.map(({ key_id: id, kind, begins, created_at }) => ({ key_id: id, kind, begins, created_at })),
  };
}

/** Counts other unrevoked sessions of the key's workspace. An API key could have read their tokens in a list. */
export async function otherSessions(
  query: Query,
  { workspace_id, key_id }: Pick<ListedKey, "workspace_id" | "key_id">,
): Promise<number> {
  if (workspace_id === null) return 0;
  const { count } = await query
    .selectFrom("client_sessions")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("workspace_id", "=", workspace_id)
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("made_by", "is", null), eb("made_by", "!=", key_id)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends everything that {@link madeWith} lists. `stop` gives up pending deliveries of an endpoint. */
export async function endMadeWith(
  tx: Tx,
  { sessions, webhooks, tokens }: MadeWith,
  { now, stop }: { now: string; stop: (endpoint_ids: readonly string[]) => Promise<void> },
): Promise<void> {
  const ids = sessions.map(({ client_session_id }) => client_session_id);
  await tx.updateTable("client_sessions").set({ revoked_at: now }).where(tx.among("client_session_id", ids)).execute();
  const endpoints = webhooks.map(({ endpoint_id }) => endpoint_id);
  await tx
    .updateTable("webhook_endpoints")
    .set({ deleted_at: now })
    .where(tx.among("endpoint_id", endpoints))
    .execute();
  await stop(endpoints);
  for (const { key_id } of tokens) await tx.deleteFrom("webhook_tokens").where("hash", "like", `${key_id}%`).execute();
}
