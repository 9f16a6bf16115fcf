// Deletes events, ended commands and sent webhook messages after the time that the operator sets, in small slices.
import { type Clock, dayMs, hourMs, iso } from "../../base/clock.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import { finishJob } from "../../base/jobs/jobs.ts";
import { restLane, wakeLane } from "../../base/jobs/lanes.ts";

export const historyJobKind = "history";

const lookEveryMs = hourMs;
/** Rows per transaction, which takes a few hundredths of a second, so that requests are answered in between. */
const slice = 200;
const messagesPerSlice = 100;
const pauseMs = 100;

interface History {
  database: Database;
  clock: Clock;
  /** Days for which rows are kept; `undefined` for good. */
  keepDays: number | undefined;
}

/**
 * Starts the job at the start of a server. A server that keeps everything ends an existing job instead.
 */
export async function lookAfterHistory({ database, clock, keepDays }: History): Promise<void> {
  if (keepDays === undefined) return;
  const job = { kind: historyJobKind, workspace_id: null, lane: historyJobKind, payload: {} };
  await database.transaction((tx) => wakeLane(tx, job, clock.now()));
}

export async function forgetHistory({ database, clock, keepDays }: History, job: Job): Promise<void> {
  await database.transaction(async (tx) => {
    if (keepDays === undefined) return finishJob(tx, job);
    const before = iso(clock.now() - keepDays * dayMs);
    const isMore =
      (await forgetEvents(tx, before)) || (await forgetAttempts(tx, before)) || (await forgetMessages(tx, before));
    await restLane(tx, job, clock.now() + (isMore ? pauseMs : lookEveryMs));
  });
}

/** Deletes some events. Resolves to whether there may be more, like the two functions below. */
async function forgetEvents(tx: Tx, before: string): Promise<boolean> {
  const place = await tx
    .selectFrom("workspaces")
    .select("workspace_id")
    .where((eb) => {
      const old = eb.selectFrom("events").select("seq").whereRef("events.workspace_id", "=", "workspaces.workspace_id");
      return eb.exists(old.where("created_at", "<", before));
    })
    .limit(1)
    .executeTakeFirst();
  if (!place) return false;
  const old = tx
    .selectFrom("events")
    .select("seq")
    .where("workspace_id", "=", place.workspace_id)
    .where("created_at", "<", before);
  const some = old.orderBy("created_at").orderBy("seq").limit(slice);
  await tx.deleteFrom("events").where("workspace_id", "=", place.workspace_id).where("seq", "in", some).execute();
  return true;
}

/** Deletes some ended attempts. A pending attempt stays, however old it is. */
async function forgetAttempts(tx: Tx, before: string): Promise<boolean> {
  const place = await tx
    .selectFrom("workspaces")
    .select("workspace_id")
    .where((eb) => {
      const over = eb.selectFrom("action_attempts").select("action_attempt_id").where("created_at", "<", before);
      return eb.exists(
        over.where("finished_at", "<", before).whereRef("action_attempts.workspace_id", "=", "workspaces.workspace_id"),
      );
    })
    .limit(1)
    .executeTakeFirst();
  if (!place) return false;
  const over = tx
    .selectFrom("action_attempts")
    .select("action_attempt_id")
    .where("workspace_id", "=", place.workspace_id);
  const old = over
    .where("created_at", "<", before)
    .where("finished_at", "<", before)
    .orderBy("created_at")
    .limit(slice);
  await tx.deleteFrom("action_attempts").where("action_attempt_id", "in", old).execute();
  return true;
}

/**
 * Deletes some messages with their attempts. A message stays while its sender wants its payload kept, while it waits to
 * be sent, and while it has a recent attempt.
 */
async function forgetMessages(tx: Tx, before: string): Promise<boolean> {
  const old = tx
    .selectFrom("webhook_messages as message")
    .select("msg_id")
    .where("payload", "is", null)
    .where("created_at", "<", before)
    .where((eb) => {
      const sent = eb
        .selectFrom("webhook_deliveries as delivery")
        .select("delivery_id")
        .whereRef("delivery.msg_id", "=", "message.msg_id");
      const isToCome = sent.where((of) => of.or([of("due_at", "is not", null), of("leased_until", "is not", null)]));
      const tried = eb
        .selectFrom("webhook_attempts as attempt")
        .select("attempt_id")
        .whereRef("attempt.msg_id", "=", "message.msg_id");
      return eb.not(eb.or([eb.exists(isToCome), eb.exists(tried.where("attempt.created_at", ">=", before))]));
    })
    .orderBy("created_at")
    .limit(messagesPerSlice);
  const { numDeletedRows } = await tx
    .deleteFrom("webhook_messages")
    .where("msg_id", "in", old)
    .executeTakeFirstOrThrow();
  return numDeletedRows === BigInt(messagesPerSlice);
}
