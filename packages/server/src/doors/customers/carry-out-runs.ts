// Carries out the runs of a workspace in their order. The request starts its run; a job finishes it, and resumes runs
// of processes that ended.
import { type Clock, iso } from "../../base/clock.ts";
import { readAskedBy } from "../../base/db/asked-by.ts";
import type { AutomationRunRow } from "../../base/db/customer-schema.ts";
import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import { finishJob, rescheduleJob } from "../../base/jobs/jobs.ts";
import { firstOfAll } from "../../base/jobs/lanes.ts";
import { workspaceNow } from "../../base/workspace-time.ts";
import type { Context } from "../context.ts";
import { carryOutEntry, noteFailure } from "./carry-out-entry.ts";
import type { RunEntry } from "./run-entries.ts";

export const customerRunsJobKind = "customer_runs";

export const runsLane = (workspace_id: string) => ({
  kind: customerRunsJobKind,
  workspace_id,
  lane: `${customerRunsJobKind} ${workspace_id}`,
  payload: {},
});

interface Services {
  database: Database;
  clock: Clock;
  secret: Uint8Array;
}

/** Most entries that the job carries out before it is scheduled anew, so that other jobs do not wait long. */
const entriesAtOnce = 50;
/** Failures of the job in a row after which a failing entry is stored as failed, and the run goes on. */
const mostFailures = 3;

export async function carryOutRuns(services: Services, job: Job): Promise<void> {
  const { database } = services;
  const workspace = await database.query
    .selectFrom("workspaces")
    .selectAll()
    .where("workspace_id", "=", job.workspace_id)
    .executeTakeFirst();
  const run = workspace && (await firstRun(database, workspace.workspace_id));
  if (!run) return database.transaction((tx) => finishJob(tx, job));
  let left = entriesAtOnce;
  const isGivingUp = job.failures >= mostFailures;
  await carryOutRun(contextOf(services, workspace, run), run, { isTimeUp: () => (left -= 1) < 0, isGivingUp });
  return database.transaction((tx) => rescheduleJob(tx, job, { run_at: firstOfAll }));
}

/** First unfinished run. */
export const firstRun = (database: Database, workspace_id: string): Promise<AutomationRunRow | undefined> =>
  database.query
    .selectFrom("automation_runs")
    .selectAll()
    .where("workspace_id", "=", workspace_id)
    .where("finished_at", "is", null)
    .orderBy("created_at")
    .orderBy("automation_run_id")
    .limit(1)
    .executeTakeFirst();

interface Turns {
  isTimeUp: () => boolean;
  /** Whether an entry with an unexpected error is stored as failed. */
  isGivingUp?: boolean;
}

/** Carries out a run. Resolves to whether it is finished. A run that another process carries out is left to it. */
export async function carryOutRun(
  context: Context,
  run: AutomationRunRow,
  { isTimeUp, isGivingUp = false }: Turns,
): Promise<boolean> {
  const entries = JSON.parse(run.entries) as RunEntry[];
  let position = run.done_count;
  while (position < run.entry_count) {
    if (isTimeUp()) return false;
    const entry = entries[position];
    if (!entry) throw new Error(`The run ${run.automation_run_id} has no entry ${position}.`);
    const turn = { run, entry, position };
    const end = await carryOutEntry(context, turn).catch((error: unknown) => {
      if (!isGivingUp || context.database.isUnavailable(error)) throw error;
      return noteFailure(context, turn, unforeseen);
    });
    if (end === "overtaken") return false;
    if (end === "over") position += 1;
    await new Promise(setImmediate);
  }
  return true;
}

const unforeseen = {
  error_code: "unforeseen",
  message: "The server failed at this one, several times. Its log says why. Push it again once that is put right.",
};

/** Context like that of the call that made the run, as an API key's. */
function contextOf({ database, clock, secret }: Services, workspace: WorkspaceRow, run: AutomationRunRow): Context {
  const { api_key_id } = readAskedBy(run.asked_by) ?? {};
  const now = () => workspaceNow(clock, workspace);
  return {
    database,
    clock,
    secret,
    asker: { kind: "api_key", workspace, ...(api_key_id !== undefined && { key_id: api_key_id }) },
    workspace,
    session: undefined,
    origin: "",
    now,
    moment: () => iso(now()),
  };
}
