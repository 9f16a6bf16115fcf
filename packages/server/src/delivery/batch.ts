// What a batch of deliveries needs to know beside its endpoints: payloads, signing secrets, the time of its workspaces.
import { Webhook } from "@mortise/webhooks";
import type { Selectable } from "kysely";
import { iso } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { WebhookMessageRow, WebhookSecretRow } from "../db/webhook-schema.ts";
import type { Seal } from "../sealed-text.ts";
import type { Claimed } from "./claim.ts";

export interface Batch {
  /** JSON text by message; missing when it is no longer kept. */
  payloads: Map<string, string>;
  /** By endpoint, with every secret in force, the newest first; missing when they cannot be read. */
  webhooks: Map<string, Webhook>;
  /** By workspace: how far its clock runs ahead of the server's. */
  offsets: Map<string, number>;
}

export async function readBatch(database: Database, seal: Seal, { deliveries, endpoints }: Claimed, now: number): Promise<Batch> {
  const unique = (values: readonly string[]) => [...new Set(values)];
  const { query } = database;
  const workspaces = await query
    .selectFrom("workspaces")
    .select(["workspace_id", "clock_offset_ms"])
    .where(database.among("workspace_id", unique(deliveries.map(({ workspace_id }) => workspace_id))))
    .execute();
  const messages = await query
    .selectFrom("webhook_messages")
    .select(["msg_id", "workspace_id", "payload", "expires_at"])
    .where(database.among("msg_id", unique(deliveries.map(({ msg_id }) => msg_id))))
    .execute();
  const secrets = await query
    .selectFrom("webhook_secrets")
    .selectAll()
    .where(database.among("endpoint_id", unique(deliveries.map(({ endpoint_id }) => endpoint_id))))
    .orderBy("secret_id", "desc")
    .execute();
  const offsets = new Map(workspaces.map(({ workspace_id, clock_offset_ms }) => [workspace_id, clock_offset_ms]));
  const momentOf = (workspace_id: string) => iso(now + (offsets.get(workspace_id) ?? 0));
  return { offsets, payloads: payloadsOf(messages, momentOf), webhooks: webhooksOf(secrets) };

  function webhooksOf(rows: readonly Selectable<WebhookSecretRow>[]): Map<string, Webhook> {
    const inForce = rows.filter(({ endpoint_id, expires_at }) => {
      const receiver = endpoints.get(endpoint_id);
      return expires_at === null || (receiver !== undefined && expires_at > momentOf(receiver.workspace_id));
    });
    const byEndpoint = Map.groupBy(inForce, ({ endpoint_id }) => endpoint_id);
    return new Map([...byEndpoint].flatMap(([endpoint_id, own]) => signers(seal, own).map((webhook) => [endpoint_id, webhook])));
  }
}

type Payload = Pick<WebhookMessageRow, "msg_id" | "workspace_id" | "payload" | "expires_at">;

const payloadsOf = (rows: readonly Payload[], momentOf: (workspace_id: string) => string) =>
  new Map(rows.flatMap((row) => (row.payload !== null && row.expires_at > momentOf(row.workspace_id) ? [[row.msg_id, row.payload]] : [])));

/** Opening secrets and preparing their keys takes longer than signing with them. */
const kept = new Map<string, Webhook>();
const maxKept = 5000;

/** None when they cannot be opened, because the server's secret is another than when they were sealed. */
function signers(seal: Seal, secrets: readonly Pick<WebhookSecretRow, "key">[]): Webhook[] {
  const sealed = secrets.map(({ key }) => key);
  const name = sealed.join(" ");
  const known = kept.get(name);
  if (known) return [known];
  try {
    const made = new Webhook(sealed.map((key) => seal.open(key)));
    if (kept.size >= maxKept) kept.clear();
    kept.set(name, made);
    return [made];
  } catch {
    return [];
  }
}
