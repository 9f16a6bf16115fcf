// Bearer tokens of the webhook service for an environment, a dashboard or an integration. They are stored as hashes, an
// integration's key also sealed (integrations.ts).
import { randomInt } from "node:crypto";
import { iso } from "../../base/clock.ts";
import type { Query } from "../../base/db/database.ts";
import type { MadeBy, PortalLook, WebhookTokenRow } from "../../base/db/webhook-schema.ts";
import { hashText } from "../../base/secrets/tokens.ts";

const prefixes: Record<WebhookTokenRow["kind"], string> = {
  organization: "orgsk_",
  dashboard: "appsk_",
  integration: "integsk_",
};
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const length = 32;

export const mintToken = (kind: WebhookTokenRow["kind"]): string =>
  prefixes[kind] + Array.from({ length }, () => digits[randomInt(digits.length)]).join("");

/** Stores a token's hash. `created_at` and `expires_at` are in the workspace's time. */
export async function keepToken(
  query: Query,
  token: string,
  row: Pick<WebhookTokenRow, "workspace_id" | "kind" | "created_at"> & Partial<WebhookTokenRow & MadeBy & PortalLook>,
): Promise<void> {
  await query
    .insertInto("webhook_tokens")
    .values({ app_id: null, integ_id: null, expires_at: null, ...row, hash: hashText(token) })
    .execute();
}

/**
 * Makes a token with all rights in the workspace's environment. Only its hash is stored, so it cannot be shown again.
 */
export async function createOrganizationToken(
  query: Query,
  { workspace_id, now }: { workspace_id: string; now: number },
): Promise<string> {
  const token = mintToken("organization");
  await keepToken(query, token, { workspace_id, kind: "organization", created_at: iso(now) });
  return token;
}
