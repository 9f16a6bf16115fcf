// Makes the warnings in the answer to a call that starts a run. The warnings tell which entries were skipped, failed or
// carried out with a deviation from the request, and how many are still to be done.
import type { AutomationResultRow, AutomationRunRow } from "../../base/db/customer-schema.ts";
import type { Query } from "../../base/db/database.ts";
import { type Note, type Outcome, skipReasonOf } from "./outcome.ts";

export interface PushWarning extends Note {
  automation_run_id: string;
  resource_type?: string;
  partner_key?: string;
  done_count?: number;
  entry_count?: number;
}

type Run = Pick<AutomationRunRow, "automation_run_id" | "entry_count">;

export async function warningsOf(query: Query, { automation_run_id, entry_count }: Run): Promise<PushWarning[]> {
  const results = await query
    .selectFrom("automation_results")
    .select(["resource_type", "partner_key", "result"])
    .where("automation_run_id", "=", automation_run_id)
    .orderBy("position")
    .execute();
  const told = results.flatMap(notesOf).map((note) => Object.assign(note, { automation_run_id }));
  const run = await query
    .selectFrom("automation_runs")
    .select("done_count")
    .where("automation_run_id", "=", automation_run_id)
    .executeTakeFirst();
  const done_count = run?.done_count ?? entry_count;
  if (done_count === entry_count) return told;
  const message =
    `${done_count} of ${entry_count} are done, the rest follows. ` +
    "List what came of it with /customers/automation_runs/list and this automation_run_id.";
  return [...told, { warning_code: "still_running", message, automation_run_id, done_count, entry_count }];
}

type Told = Pick<AutomationResultRow, "resource_type" | "partner_key" | "result">;

function notesOf({ resource_type, partner_key, result }: Told) {
  const { actions, warnings = [], message = "", error } = JSON.parse(result) as Omit<Outcome, "rule">;
  const reason = skipReasonOf({ actions });
  const notes: Note[] = [
    ...(reason === undefined ? [] : [{ warning_code: reason, message }]),
    ...(error ? [{ warning_code: error.error_code, message: error.message }] : []),
    ...warnings,
  ];
  return notes.map((note) => Object.assign(note, { resource_type, partner_key }));
}
