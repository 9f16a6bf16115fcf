// Lists and revokes tokens of the webhook service for operators. Only hashes are stored, so the start of its hash is a
// token's id.
import { hashText } from "../../secrets/tokens.ts";
import type { PlainQuery, Tx } from "../database.ts";
import type { ListedKey, WebhookTokenKind } from "./keys.ts";
import type { WebhookTokenRow } from "../webhook-schema.ts";

const kinds: Record<WebhookTokenRow["kind"], { kind: WebhookTokenKind; begins: string }> = {
  organization: { kind: "webhook_token", begins: "orgsk" },
  dashboard: { kind: "webhook_dashboard_token", begins: "appsk" },
  integration: { kind: "webhook_integration_key", begins: "integsk" },
};

/** Length of an id, long enough that no two tokens share it. */
const idLength = 16;
export const webhookTokenId = (hash: string): string => hash.slice(0, idLength);

/** Lists tokens, oldest first, without expired ones. */
export async function listWebhookTokens(query: PlainQuery, now: string, workspace_id?: string): Promise<ListedKey[]> {
  let tokens = query
    .selectFrom("webhook_tokens")
    .selectAll()
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]));
  if (workspace_id !== undefined) tokens = tokens.where("workspace_id", "=", workspace_id);
  const rows = await tokens.orderBy("created_at").orderBy("hash").execute();
  return rows.map(listed);
}

/** Revokes a token by its id or itself, at once. */
export async function revokeWebhookToken(tx: Tx, ref: string): Promise<ListedKey | undefined> {
  const rows = await tx
    .selectFrom("webhook_tokens")
    .selectAll()
    .where((eb) =>
      eb.or([eb("hash", "=", hashText(ref)), ...(isId(ref) ? [eb("hash", "like", `${ref.toLowerCase()}%`)] : [])]),
    )
    .execute();
  const [row] = rows;
  if (!row || rows.length > 1) return undefined;
  await tx.deleteFrom("webhook_tokens").where("hash", "=", row.hash).execute();
  return listed(row);
}

const isId = (ref: string): boolean => ref.length === idLength && /^[0-9a-f]+$/i.test(ref);

const listed = ({ kind, hash, workspace_id, app_id, created_at }: WebhookTokenRow): ListedKey => ({
  ...kinds[kind],
  key_id: webhookTokenId(hash),
  workspace_id,
  owner_id: null,
  name: app_id,
  created_at,
  revoked_at: null,
});
