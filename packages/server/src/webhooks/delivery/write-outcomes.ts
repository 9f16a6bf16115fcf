// Writes outcomes of attempts in batches: the attempt, the status of its delivery, and the health of its endpoint.
import { type MessageStatus, messageStatuses, type TriggerType, triggerTypes } from "@mortise/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../base/db/database.ts";
import type { AttemptStatus } from "../../base/db/webhook-schema.ts";
import { noteEndpointHealth } from "./endpoint/endpoint-health.ts";
import { tellAttempts } from "./messages/attempt-events.ts";
import type { FinishedAttempt } from "./finished-attempt.ts";
import { withoutLease, updateLeased } from "./lease.ts";
import { failedUnlessDelivered } from "./stop-deliveries.ts";
import { retryDelay } from "./retry-schedule.ts";
import type { ServerTime } from "../../base/clock.ts";

interface Written {
  database: Database;
  now: ServerTime;
  /** Random number from 0 to 1. */
  random: () => number;
}

const { Success, Fail, Sending } = messageStatuses;
const { Scheduled, Manual } = triggerTypes;

const chunk = 500;

export async function writeOutcomes(
  { database, now, random }: Written,
  ended: readonly FinishedAttempt[],
): Promise<void> {
  await database.transaction(async (tx) => {
    // The commit does not wait for the disk. If a power cut loses an outcome, the delivery is sent twice, for which
    // receivers must be prepared anyway.
    if (database.kind === "postgres") await sql`set local synchronous_commit = off`.execute(tx);
    const attempts = ended.flatMap(({ attempt }) => attempt ?? []);
    for (let from = 0; from < attempts.length; from += chunk)
      await tx
        .insertInto("webhook_attempts")
        .values(attempts.slice(from, from + chunk))
        .execute();
    const of = (status: AttemptStatus, trigger: TriggerType) =>
      ended.filter(({ attempt }) => attempt?.status === status && attempt.trigger_type === trigger);
    await writeSuccesses(tx, of(Success, Scheduled), { now, manual: 0 });
    await writeSuccesses(tx, of(Success, Manual), { now, manual: 1 });
    await writeManualFailures(tx, of(Fail, Manual), now);
    const overtaken = new Set<FinishedAttempt>();
    for (const failure of of(Fail, Scheduled))
      if (!(await writeFailure(tx, failure, { now, random }))) overtaken.add(failure);
    await giveUp(
      tx,
      ended.filter(({ attempt }) => attempt === undefined),
    );
    const counted = ended.filter((one) => !overtaken.has(one));
    await noteEndpointHealth(tx, counted, now);
    await tellAttempts(tx, counted, now);
  });
}

/**
 * Writes successes.
 * @param manual - Number by which the count of attempts requested by hand decreases: 1 for these, 0 for scheduled ones.
 */
async function writeSuccesses(
  tx: Tx,
  ended: readonly FinishedAttempt[],
  { now, manual }: { now: number; manual: 0 | 1 },
): Promise<void> {
  if (ended.length === 0) return;
  await updateLeased({ query: tx }, ended)
    .set({
      ...withoutLease,
      status: Success,
      next_attempt_at: null,
      due_at: sql<number | null>`case when manual > ${manual} then cast(${now} as bigint) else null end`,
      manual: sql<number>`manual - ${manual}`,
    })
    .execute();
}

/** Writes failures of attempts by hand, which change neither the schedule nor an earlier success. */
async function writeManualFailures(tx: Tx, ended: readonly FinishedAttempt[], now: number): Promise<void> {
  if (ended.length === 0) return;
  await updateLeased({ query: tx }, ended)
    .set({
      ...withoutLease,
      status: sql<MessageStatus>`case when status in (${sql.lit(Success)}, ${sql.lit(Sending)}) then status else ${sql.lit(Fail)} end`,
      due_at: sql<number | null>`case when manual > 1 then cast(${now} as bigint) else next_attempt_at end`,
      manual: sql<number>`manual - 1`,
    })
    .execute();
}

/**
 * Writes a failure. Resolves to `false` if another process has taken the delivery over: it may have succeeded since, so
 * this failure does not count.
 */
async function writeFailure(
  tx: Tx,
  ended: FinishedAttempt,
  { now, random }: { now: number; random: () => number },
): Promise<boolean> {
  const failures = ended.failures + 1;
  const delay = retryDelay(failures, random(), ended.retryAfter);
  const next = delay === undefined ? null : now + delay;
  const { numUpdatedRows } = await updateLeased({ query: tx }, [ended])
    .set({
      ...withoutLease,
      failures,
      status: next === null ? Fail : Sending,
      next_attempt_at: next,
      due_at: sql<number | null>`case when manual > 0 then cast(${now} as bigint) else cast(${next} as bigint) end`,
    })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function giveUp(tx: Tx, ended: readonly FinishedAttempt[]): Promise<void> {
  if (ended.length === 0) return;
  await updateLeased({ query: tx }, ended)
    .set({ ...withoutLease, status: failedUnlessDelivered, next_attempt_at: null, due_at: null, manual: 0 })
    .execute();
}
