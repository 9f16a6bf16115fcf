// Redacts the digits of deleted codes in events and attempts, after the time that the operator sets.
import { type Clock, dayMs, hourMs } from "../../base/clock.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import { finishJob } from "../../base/jobs/jobs.ts";
import { restLane, wakeLane } from "../../base/jobs/lanes.ts";

export const digitsJobKind = "deleted_digits";

const lookEveryMs = hourMs;
const pauseMs = 100;
/** Codes, and rows of one code, per transaction, which takes a few hundredths of a second. */
const codesAtOnce = 20;
const rowsAtOnce = 200;
/** Codes that are scheduled per transaction. An upgrade may find a million, and a whole workspace may be deleted. */
const notedAtOnce = 1000;

interface Digits {
  database: Database;
  clock: Clock;
  /** Days for which digits are kept; `undefined` for good. */
  keepDigitsDays: number | undefined;
}

/** Starts the job at the start of a server. A server that keeps all digits ends an existing job instead. */
export async function lookAfterDigits({ database, clock, keepDigitsDays }: Digits): Promise<void> {
  if (keepDigitsDays === undefined) return;
  const job = { kind: digitsJobKind, workspace_id: null, lane: digitsJobKind, payload: {} };
  await database.transaction((tx) => wakeLane(tx, job, clock.now()));
}

export async function forgetDigits({ database, clock, keepDigitsDays }: Digits, job: Job): Promise<void> {
  await database.transaction(async (tx) => {
    if (keepDigitsDays === undefined) return finishJob(tx, job);
    const now = clock.now();
    const isMoreToNote = await noteSeen(tx, now);
    const due = await tx
      .selectFrom("deleted_codes")
      .select("access_code_id")
      .where("seen_at", "<=", now - keepDigitsDays * dayMs)
      .orderBy("seen_at")
      .limit(codesAtOnce)
      .execute();
    for (const { access_code_id } of due) await redact(tx, access_code_id);
    await restLane(tx, job, now + (isMoreToNote || due.length > 0 ? pauseMs : lookEveryMs));
  });
}

/**
 * Schedules deleted codes. Resolves to whether there may be more. Moments in the future are from before a clock change.
 */
async function noteSeen(tx: Tx, now: number): Promise<boolean> {
  const some = tx
    .selectFrom("deleted_codes")
    .select("access_code_id")
    .where((is) => is.or([is("seen_at", "is", null), is("seen_at", ">", now)]))
    .limit(notedAtOnce);
  const isNew = tx.updateTable("deleted_codes").set({ seen_at: now }).where("access_code_id", "in", some);
  return (await isNew.executeTakeFirstOrThrow()).numUpdatedRows === BigInt(notedAtOnce);
}

/**
 * Schedules the digits in the events of a deleted access method. A database trigger schedules those of access codes;
 * methods have no trigger.
 */
export async function dropDigitsLater(tx: Tx, access_method_id: string): Promise<void> {
  await tx
    .insertInto("deleted_codes")
    .values({ access_code_id: access_method_id, seen_at: null })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Digits in a document, as `JSON.stringify` writes them. */
const digits = /"code":"[^"]*"/g;
const hasDigits = '%"code":"%';
const redacted = (text: string): string => text.replace(digits, '"code":null');

/** Redacts some rows of a code. A code with more rows stays scheduled. */
async function redact(tx: Tx, access_code_id: string): Promise<void> {
  const events = await tx
    .selectFrom("events")
    .select(["workspace_id", "seq", "body"])
    .where((is) => is.or([is("access_code_id", "=", access_code_id), is("access_method_id", "=", access_code_id)]))
    .where("body", "like", hasDigits)
    .limit(rowsAtOnce)
    .execute();
  for (const { workspace_id, seq, body } of events)
    await tx
      .updateTable("events")
      .set({ body: redacted(body) })
      .where("workspace_id", "=", workspace_id)
      .where("seq", "=", seq)
      .execute();
  const attempts = await tx
    .selectFrom("action_attempts")
    .select(["action_attempt_id", "result"])
    .where("access_code_id", "=", access_code_id)
    .where("result", "like", hasDigits)
    .limit(rowsAtOnce)
    .execute();
  for (const { action_attempt_id, result } of attempts)
    await tx
      .updateTable("action_attempts")
      .set({ result: result && redacted(result) })
      .where("action_attempt_id", "=", action_attempt_id)
      .execute();
  if (events.length === rowsAtOnce || attempts.length === rowsAtOnce) return;
  await tx.deleteFrom("deleted_codes").where("access_code_id", "=", access_code_id).execute();
}
