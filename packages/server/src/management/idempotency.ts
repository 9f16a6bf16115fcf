// A POST with an idempotency key is carried out once: the first success is answered again for 12 hours (webhook-api §4).
import type { Database } from "../db/database.ts";
import type { Seal } from "../secrets/sealed-text.ts";
import { hashText } from "../secrets/tokens.ts";
import { conflict } from "./refusals.ts";

export interface WireAnswer {
  status: number;
  /** JSON, or empty. */
  body: string;
}

const keptMs = 12 * 3_600_000;
/** A request that has not ended by then has died with its process. */
const workingMs = 60_000;
const pollMs = 200;
const polls = 25;

interface Scope {
  database: Database;
  seal: Seal;
  /** The caller's key, token and full address. */
  parts: readonly string[];
}

export async function once({ database, seal, parts }: Scope, answer: () => Promise<WireAnswer>): Promise<WireAnswer> {
  const hash = hashText(JSON.stringify(parts));
  for (let poll = 0; poll <= polls; poll += 1) {
    if (await begin(database, hash)) return carryOut({ database, seal, hash }, answer);
    const known = await database.query.selectFrom("webhook_answers").selectAll().where("hash", "=", hash).executeTakeFirst();
    if (known?.status && known.body !== null) return { status: known.status, body: seal.open(known.body) };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw conflict("conflict", "A request with this idempotency key is still being worked on; ask again in a moment.");
}

/** True for whoever comes first, or after the time of the one before is over; one that began long after now died before the clock was set back. */
async function begin({ query }: Database, hash: string): Promise<boolean> {
  const now = Date.now();
  const row = { hash, status: null, body: null, expires_at: now + workingMs };
  const { numInsertedOrUpdatedRows } = await query
    .insertInto("webhook_answers")
    .values(row)
    .onConflict((on) =>
      on
        .column("hash")
        .doUpdateSet(row)
        .where((eb) => {
          const expires_at = eb.ref("webhook_answers.expires_at");
          const isDead = eb.and([eb("webhook_answers.status", "is", null), eb(expires_at, ">", now + 2 * workingMs)]);
          return eb.or([eb(expires_at, "<=", now), isDead]);
        }),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function carryOut(
  { database, seal, hash }: { database: Database; seal: Seal; hash: string },
  answer: () => Promise<WireAnswer>,
): Promise<WireAnswer> {
  try {
    const given = await answer();
    await database.query
      .updateTable("webhook_answers")
      .set({ status: given.status, body: seal.seal(given.body), expires_at: Date.now() + keptMs })
      .where("hash", "=", hash)
      .execute();
    return given;
  } catch (error) {
    // What failed may be tried again with the same key.
    await database.query.deleteFrom("webhook_answers").where("hash", "=", hash).execute();
    throw error;
  }
}
