// Action attempts. A command is stored as a pending attempt before its call is answered, and ends once, with success or
// an error (platform-api §3.13).
import { randomUUID } from "node:crypto";
import { noteCodeAsker } from "../base/db/access-codes.ts";
import type { Database, Query, Tx } from "../base/db/database.ts";
import type { ActionAttemptRow } from "../base/db/schema.ts";
import { type AskedBy, readAskedBy } from "../base/db/asked-by.ts";

export interface ActionAttempt {
  action_attempt_id: string;
  action_type: string;
  status: "pending" | "success" | "error";
  result: Record<string, unknown> | null;
  error: { type: string; message: string } | null;
}

export type Outcome = { result: Record<string, unknown> } | { error: { type: string; message: string } };

interface NewAttempt {
  workspace_id: string;
  device_id: string | null;
  access_code_id?: string;
  action_type: string;
  created_at: string;
  asked_by: AskedBy;
}

/** Inserts an attempt. An attempt on a code stores the caller in the code too, for the code's later events. */
export async function insertAttempt(query: Query, attempt: NewAttempt, outcome?: Outcome): Promise<ActionAttempt> {
  const ended = outcome && endOf(outcome);
  const { access_code_id = null } = attempt;
  const action_attempt_id = randomUUID();
  const row: ActionAttemptRow = {
    ...attempt,
    access_code_id,
    action_attempt_id,
    asked_by: JSON.stringify({ ...attempt.asked_by, action_attempt_id }),
    status: ended?.status ?? "pending",
    result: ended?.result ?? null,
    error: ended?.error ?? null,
    finished_at: ended ? attempt.created_at : null,
  };
  await query.insertInto("action_attempts").values(row).execute();
  if (access_code_id !== null) await noteCodeAsker(query, access_code_id, { ...attempt.asked_by, action_attempt_id });
  return attemptOf(row);
}

/** Ends an attempt. Resolves to `false` if it had ended already, and keeps its first outcome. */
export async function endAttempt(
  query: Query,
  action_attempt_id: string,
  outcome: Outcome,
  finished_at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("action_attempts")
    .set({ ...endOf(outcome), finished_at })
    .where("action_attempt_id", "=", action_attempt_id)
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Callers of attempts, by the attempts' ids. */
export async function askersOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, AskedBy | undefined>> {
  const attempts = tx.selectFrom("action_attempts").select(["action_attempt_id", "asked_by"]);
  const rows = await attempts.where(tx.among("action_attempt_id", ids)).execute();
  return new Map(rows.map(({ action_attempt_id, asked_by }) => [action_attempt_id, readAskedBy(asked_by)]));
}

interface Ending {
  action_types: readonly string[];
  outcome: Outcome;
  finished_at: string;
}

/** Ends every pending attempt of these types on a code. */
export const endCodeAttempts = (
  tx: Tx,
  access_code_id: string,
  action_types: readonly string[],
  outcome: Outcome,
  finished_at: string,
): Promise<void> => endAttemptsOn(tx, "access_code_id", access_code_id, { action_types, outcome, finished_at });

/** Ends every pending attempt of these types on a device. */
export const endDeviceAttempts = (
  tx: Tx,
  device_id: string,
  action_types: readonly string[],
  outcome: Outcome,
  finished_at: string,
): Promise<void> => endAttemptsOn(tx, "device_id", device_id, { action_types, outcome, finished_at });

async function endAttemptsOn(
  tx: Tx,
  column: "access_code_id" | "device_id",
  id: string,
  { action_types, outcome, finished_at }: Ending,
): Promise<void> {
  await tx
    .updateTable("action_attempts")
    .set({ ...endOf(outcome), finished_at })
    .where(column, "=", id)
    .where("status", "=", "pending")
    .where("action_type", "in", action_types)
    .execute();
}

const endOf = (outcome: Outcome) =>
  "error" in outcome
    ? { status: "error" as const, result: null, error: JSON.stringify(outcome.error) }
    : { status: "success" as const, result: JSON.stringify(outcome.result), error: null };

export function attemptOf(row: ActionAttemptRow): ActionAttempt {
  return {
    action_attempt_id: row.action_attempt_id,
    action_type: row.action_type,
    status: row.status,
    result: row.result === null ? null : (JSON.parse(row.result) as ActionAttempt["result"]),
    error: row.error === null ? null : (JSON.parse(row.error) as ActionAttempt["error"]),
  };
}

const lookEveryMs = 50;
const longestWaitMs = 60_000;

/** For `sync: true`: resolves to the attempt when it has ended, or unchanged after a minute. */
export async function whenEnded(database: Database, attempt: ActionAttempt): Promise<ActionAttempt> {
  // performance.now() does not jump when the machine's clock is set.
  const until = performance.now() + longestWaitMs;
  let latest = attempt;
  while (latest.status === "pending" && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    const found = await readAttempt(database, latest).catch((error: unknown) => {
      // The command was accepted. A refusal now would make its caller send it again, and the door move twice.
      if (!database.isUnavailable(error)) throw error;
      return latest;
    });
    if (!found) return latest;
    latest = found;
  }
  return latest;
}

async function readAttempt(
  { query }: Database,
  { action_attempt_id }: ActionAttempt,
): Promise<ActionAttempt | undefined> {
  const row = await query
    .selectFrom("action_attempts")
    .selectAll()
    .where("action_attempt_id", "=", action_attempt_id)
    .executeTakeFirst();
  return row && attemptOf(row);
}
