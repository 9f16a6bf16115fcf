// Deletes results of runs after 30 days, a little per transaction. The end of a run wakes the job.
import { type Clock, dayMs, iso } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import { restLane } from "../../base/jobs/lanes.ts";
import { workspaceNow } from "../../base/workspace-time.ts";

export const forgetResultsJobKind = "forget_customer_results";

export const resultsKeptDays = 30;
const rowsAtOnce = 200;
const pauseMs = 100;

export const forgetLane = (workspace_id: string) => ({
  kind: forgetResultsJobKind,
  workspace_id,
  lane: `${forgetResultsJobKind} ${workspace_id}`,
  payload: {},
});

export async function forgetResults(
  { database, clock }: { database: Database; clock: Clock },
  job: Job,
): Promise<void> {
  const workspace_id = job.workspace_id ?? "";
  await database.transaction(async (tx) => {
    const workspace = await tx
      .selectFrom("workspaces")
      .select("clock_offset_ms")
      .where("workspace_id", "=", workspace_id)
      .executeTakeFirst();
    const now = workspaceNow(clock, workspace);
    const runs = tx
      .selectFrom("automation_runs")
      .select(["automation_run_id", "created_at"])
      .where("workspace_id", "=", workspace_id)
      .where("finished_at", "is not", null)
      .orderBy("created_at")
      .orderBy("automation_run_id")
      .limit(1);
    const oldest = await runs.executeTakeFirst();
    if (!oldest) return restLane(tx, job, undefined);
    if (oldest.created_at > iso(now - resultsKeptDays * dayMs))
      return restLane(tx, job, clock.now() + Date.parse(oldest.created_at) + resultsKeptDays * dayMs - now);
    const { automation_run_id } = oldest;
    const some = tx
      .selectFrom("automation_results")
      .select("automation_result_id")
      .where("automation_run_id", "=", automation_run_id)
      .limit(rowsAtOnce);
    const { numDeletedRows } = await tx
      .deleteFrom("automation_results")
      .where("automation_result_id", "in", some)
      .executeTakeFirstOrThrow();
    if (numDeletedRows < BigInt(rowsAtOnce))
      await tx.deleteFrom("automation_runs").where("automation_run_id", "=", automation_run_id).execute();
    return restLane(tx, job, clock.now() + pauseMs);
  });
}
