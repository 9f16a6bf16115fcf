// Commands to one bolt that wait in its lane. Equal ones end together, and a command with an opposite newer one is not
// sent at all: the last press wins.
import type { Query, Tx } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import { inOrder } from "../../base/jobs/jobs.ts";
import { lockJobKind } from "../../base/jobs/lock-command-job.ts";
import type { LockCommand } from "./lock-commands.ts";

interface Waiting {
  job_id: number;
  command: LockCommand;
}

/** Commands behind a job in its lane, oldest first. */
export async function waitingBehind(query: Query, { lane, job_id }: Pick<Job, "lane" | "job_id">): Promise<Waiting[]> {
  const rows = await query
    .selectFrom("jobs")
    .select(["job_id", "kind", "payload"])
    .where("lane", "=", lane)
    .where("job_id", ">", job_id)
    .orderBy("job_id")
    .execute();
  return rows.flatMap(({ kind, ...row }) =>
    kind === lockJobKind ? [{ job_id: row.job_id, command: JSON.parse(row.payload) as LockCommand }] : [],
  );
}

/** Whether the newest waiting command has the opposite target. */
export const isSuperseded = ({ locked }: LockCommand, waiting: readonly Waiting[]): boolean => {
  const last = waiting.at(-1);
  return last !== undefined && last.command.locked !== locked;
};

/** Takes the commands directly behind with the same target, so that they share the outcome. Their jobs are deleted. */
export async function takeEqual(tx: Tx, { locked }: LockCommand, waiting: readonly Waiting[]): Promise<LockCommand[]> {
  const end = waiting.findIndex(({ command }) => command.locked !== locked);
  const equal = end === -1 ? waiting : waiting.slice(0, end);
  const ids = equal.map(({ job_id }) => job_id);
  const jobs = tx.selectFrom("jobs").select("job_id").where("job_id", "in", ids);
  if (ids.length > 0) await tx.deleteFrom("jobs").where("job_id", "in", inOrder(tx, jobs)).execute();
  return equal.map(({ command }) => command);
}
