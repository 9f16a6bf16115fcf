// Signing secrets of endpoints: a current one, and old ones, which sign too for a while after a rotation.
import { randomBytes } from "node:crypto";
import { secretPrefix } from "@mortise/contract";
import { iso, type WorkspaceTime } from "../base/clock.ts";
import type { Query, Tx } from "../base/db/database.ts";
import type { Seal } from "../base/secrets/sealed-text.ts";

const secretBytes = 24;
const maxOldSecrets = 5;

export class TooManySecretsError extends Error {
  constructor() {
    super(`At most ${maxOldSecrets} old secrets may be in use at once; wait until one has expired.`);
  }
}

export const makeSecret = (): string => secretPrefix + randomBytes(secretBytes).toString("base64");

export async function insertSecret(
  tx: Tx,
  seal: Seal,
  endpoint_id: string,
  { key, moment }: { key: string; moment: string },
): Promise<void> {
  await tx
    .insertInto("webhook_secrets")
    .values({ endpoint_id, key: seal.seal(key), created_at: moment, expires_at: null })
    .execute();
}

export async function currentSecret(query: Query, seal: Seal, endpoint_id: string): Promise<string> {
  const { key } = await query
    .selectFrom("webhook_secrets")
    .select("key")
    .where("endpoint_id", "=", endpoint_id)
    .where("expires_at", "is", null)
    .executeTakeFirstOrThrow();
  return seal.open(key);
}

/**
 * Replaces the endpoint's secret.
 * @param overlapMs - Milliseconds for which the previous secret still signs too.
 * @throws TooManySecretsError if too many secrets still sign.
 */
export async function rotateSecret(
  tx: Tx,
  seal: Seal,
  endpoint_id: string,
  { key, now, overlapMs }: { key: string; now: WorkspaceTime; overlapMs: number },
): Promise<void> {
  const moment = iso(now);
  await tx
    .deleteFrom("webhook_secrets")
    .where("endpoint_id", "=", endpoint_id)
    .where("expires_at", "<=", moment)
    .execute();
  const kept = await tx
    .selectFrom("webhook_secrets")
    .select("secret_id")
    .where("endpoint_id", "=", endpoint_id)
    .execute();
  if (kept.length > maxOldSecrets) throw new TooManySecretsError();
  await tx
    .updateTable("webhook_secrets")
    .set({ expires_at: iso(now + overlapMs) })
    .where("endpoint_id", "=", endpoint_id)
    .where("expires_at", "is", null)
    .execute();
  await insertSecret(tx, seal, endpoint_id, { key, moment });
}
