// Reads the data of a batch of deliveries beside its endpoints: payloads, signing secrets, clocks of workspaces.
import { Webhook } from "@mortise/webhooks";
import { iso, type ServerTime } from "../../base/clock.ts";
import type { Seal } from "../../base/secrets/sealed-text.ts";
import type { Claimed, Message, Secret } from "./claim.ts";

export interface Batch {
  /** Payloads as JSON text, by message. Expired ones are missing. */
  payloads: Map<string, string>;
  /** Signers by endpoint, with all valid secrets, newest first. Missing if the secrets cannot be opened. */
  webhooks: Map<string, Webhook>;
  /** Offsets of workspaces' clocks from the server's. */
  offsets: Map<string, number>;
}

export function readBatch(seal: Seal, { endpoints, secrets, messages }: Claimed, now: ServerTime): Batch {
  const offsets = new Map(messages.map(({ workspace_id, clock_offset_ms }) => [workspace_id, clock_offset_ms]));
  const momentOf = (workspace_id: string) => iso(now + (offsets.get(workspace_id) ?? 0));
  const inForce = secrets.filter(({ endpoint_id, expires_at }) => {
    const receiver = endpoints.get(endpoint_id);
    return expires_at === null || (receiver !== undefined && expires_at > momentOf(receiver.workspace_id));
  });
  const byEndpoint = Map.groupBy(inForce, ({ endpoint_id }) => endpoint_id);
  const webhooks = new Map(
    [...byEndpoint].flatMap(([endpoint_id, own]) => signers(seal, own).map((webhook) => [endpoint_id, webhook])),
  );
  return { offsets, payloads: payloadsOf(messages, momentOf), webhooks };
}

const payloadsOf = (rows: readonly Message[], momentOf: (workspace_id: string) => string) =>
  new Map(
    rows.flatMap((row) =>
      row.payload !== null && row.expires_at > momentOf(row.workspace_id) ? [[row.msg_id, row.payload]] : [],
    ),
  );

/**
 * Signers by their sealed secrets. They are kept because opening a secret and preparing its key takes longer than
 * signing.
 */
const kept = new Map<string, Webhook>();
const maxKept = 5000;

/**
 * Returns one signer for all secrets of an endpoint, in a list. The list is empty if the newest secret cannot be
 * opened, because it was sealed with another server secret. Older secrets that cannot be opened are left out, because
 * they sign only beside the newest one, for a while.
 */
function signers(seal: Seal, secrets: readonly Pick<Secret, "key">[]): Webhook[] {
  const sealed = secrets.map(({ key }) => key);
  const name = sealed.join(" ");
  const known = kept.get(name);
  if (known) return [known];
  try {
    const made = new Webhook(opened(seal, sealed));
    if (kept.size >= maxKept) kept.clear();
    kept.set(name, made);
    return [made];
  } catch {
    return [];
  }
}

function opened(seal: Seal, [newest = "", ...older]: readonly string[]): string[] {
  const readable = older.flatMap((key) => {
    try {
      return [seal.open(key)];
    } catch {
      return [];
    }
  });
  return [seal.open(newest), ...readable];
}
