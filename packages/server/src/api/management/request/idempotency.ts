// Carries out a POST with an idempotency key once. Retries get the first successful answer for 12 hours of workspace
// time (webhook-api §4). The same key with another body is refused.
import type { ExpressionBuilder } from "kysely";
import { hourMs, type WorkspaceTime } from "../../../base/clock.ts";
import type { Database, Query, Tx } from "../../../base/db/database.ts";
import type { Schema } from "../../../base/db/schema.ts";
import type { WebhookAnswerRow } from "../../../base/db/webhook-schema.ts";
import type { Seal } from "../../../base/secrets/sealed-text.ts";
import { hashText } from "../../../base/secrets/tokens.ts";
import { conflict, ManagementRefusal } from "./refusals.ts";

export interface WireAnswer {
  status: number;
  /** Body as JSON, or empty. */
  body: string;
  /** Set if the answer belongs to an earlier request with the same idempotency key. */
  isReplayed?: true;
}

const keptMs = 12 * hourMs;
/** Time after which an unfinished request counts as dead, together with its process. */
const workingMs = 60_000;
const pollMs = 200;
const polls = 25;

interface Scope {
  database: Database;
  seal: Seal;
  /** Idempotency key, token and full address. */
  parts: readonly string[];
  /** Body of the request. */
  text: string;
  now: () => WorkspaceTime;
}

/** Stores the answer in the transaction that does the work, so that a crash loses both or neither. */
type KeepAnswer = (tx: Tx, answer: WireAnswer) => Promise<void>;

/**
 * Calls `answer` once per `parts`. `answer` may store its result in its own transaction; otherwise the result is stored
 * when it returns.
 */
export async function answerOnce(
  { database, seal, parts, text, now }: Scope,
  answer: (keep: KeepAnswer) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const hash = hashText(JSON.stringify(parts));
  const body_hash = hashText(JSON.stringify([...parts, text]));
  for (let poll = 0; poll <= polls; poll += 1) {
    const begun = { hash, body_hash, status: null, body: null, expires_at: Date.now() + workingMs, forget_at: null };
    if (await begin(database, begun, now())) return carryOut({ database, seal, begun, now }, answer);
    const known = await database.query
      .selectFrom("webhook_answers")
      .selectAll()
      .where("hash", "=", hash)
      .executeTakeFirst();
    if (known && known.body_hash !== null && known.body_hash !== body_hash) throw otherBody();
    if (known?.status && known.body !== null)
      return { status: known.status, body: seal.open(known.body), isReplayed: true };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw stillBusy();
}

/** Refusal of the same key with another body, which would otherwise be lost silently. */
const otherBody = () =>
  conflict(
    "idempotency_key_reused",
    `Another body was sent with this idempotency key before. Send a new key with a new body; the same key within ${keptMs / hourMs} hours is only for the same request again.`,
  );

/** Refusal while the first request runs. If its process died, the key is free again after a while. */
const stillBusy = () =>
  new ManagementRefusal(
    503,
    {
      code: "service_unavailable",
      detail: `The first request with this idempotency key has not been answered yet. Send it again in ${workingMs / 1000} seconds.`,
    },
    { "retry-after": String(workingMs / 1000) },
  );

/**
 * Reserves the key. Resolves to `true` if the key is unused or has expired. A start time far in the future counts as
 * expired too: the process died before the clock was set back.
 * @param workspaceNow - Workspace time, by which finished answers expire.
 */
async function begin({ query }: Database, row: WebhookAnswerRow, workspaceNow: number): Promise<boolean> {
  const now = row.expires_at - workingMs;
  const { numInsertedOrUpdatedRows } = await query
    .insertInto("webhook_answers")
    .values(row)
    .onConflict((on) =>
      on
        .column("hash")
        .doUpdateSet(row)
        .where((eb) => {
          const expires_at = eb.ref("webhook_answers.expires_at");
          const isUnfinished = eb("webhook_answers.status", "is", null);
          const isDead = eb.or([eb(expires_at, "<=", now), eb(expires_at, ">", now + 2 * workingMs)]);
          const isForgotten = eb.and([
            eb("webhook_answers.status", "is not", null),
            eb(expires_at, "<=", workspaceNow),
          ]);
          return eb.or([eb.and([isUnfinished, isDead]), isForgotten]);
        }),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function carryOut(
  { database, seal, begun, now }: Omit<Scope, "parts" | "text"> & { begun: WebhookAnswerRow },
  answer: (keep: KeepAnswer) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  /** Stores the answer. Resolves to `false` if another request with the key has started since. */
  async function kept(query: Query, { status, body }: WireAnswer): Promise<boolean> {
    const row = { status, body: seal.seal(body), expires_at: now() + keptMs, forget_at: Date.now() + keptMs };
    const { numUpdatedRows } = await query
      .updateTable("webhook_answers")
      .set(row)
      .where(isOurs(begun))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
  let isKept = false;
  try {
    const given = await answer(async (tx, early) => {
      if (!(await kept(tx, early))) throw stillBusy();
      isKept = true;
    });
    // The work is done, so the caller gets the answer even if it cannot be stored for a repeated request.
    if (!isKept) await kept(database.query, given).catch(() => undefined);
    return given;
  } catch (error) {
    // A failed request may be sent again with its key. If the key cannot be freed, the caller still gets the error of
    // the request.
    await database.query
      .deleteFrom("webhook_answers")
      .where(isOurs(begun))
      .execute()
      .catch(() => undefined);
    throw error;
  }
}

const isOurs =
  ({ hash, expires_at }: WebhookAnswerRow) =>
  (eb: ExpressionBuilder<Schema, "webhook_answers">) =>
    eb.and([eb("hash", "=", hash), eb("status", "is", null), eb("expires_at", "=", expires_at)]);
