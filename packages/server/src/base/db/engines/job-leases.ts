// Leases of jobs, by the clock that all processes of a database share.
import { type RawBuilder, sql } from "kysely";
import type { Database, Query } from "../database.ts";
import type { Claim, Job } from "../job.ts";
import { isFree, leaseEnd } from "../leases.ts";

interface Engine {
  readonly query: () => Query;
  /** Clause that skips rows which another process is claiming. */
  readonly skipClaimed: RawBuilder<unknown>;
}

type JobLeases = Pick<Database, "claimJobs" | "renewLeases">;

export const jobLeases = ({ query, skipClaimed }: Engine): JobLeases => ({
  async claimJobs({ dueBy, limit, leaseMs, ...which }) {
    const { rows } = await sql<Record<string, unknown>>`
      update jobs set attempts = attempts + 1, leased_until = ${leaseEnd(query(), leaseMs)}
      where job_id in (
        select job_id from jobs as due
        where run_at <= ${dueBy} and ${isFree(query())}
          ${claimedKinds(which)}
          and not exists (select 1 from jobs as ahead where ahead.lane = due.lane and ahead.job_id < due.job_id)
        order by run_at, job_id limit ${limit} ${skipClaimed})
      returning job_id, workspace_id, kind, lane, payload, run_at, attempts, failures, link`.execute(query());
    return claimed(rows);
  },
  async renewLeases(jobs, leaseMs) {
    for (const { job_id, attempts } of jobs)
      await sql`
        update jobs set leased_until = ${leaseEnd(query(), leaseMs)}
        where job_id = ${job_id} and attempts = ${attempts} and leased_until is not null`.execute(query());
  },
});

/** Converts rows to jobs, oldest first, because neither database sorts `returning`. */
const claimed = (rows: readonly Record<string, unknown>[]): Job[] =>
  rows
    .map((row) => ({
      ...(row as unknown as Job),
      job_id: Number(row.job_id),
      run_at: Number(row.run_at),
      payload: JSON.parse(String(row.payload)) as unknown,
    }))
    .sort((a, b) => a.run_at - b.run_at || a.job_id - b.job_id);

/** Conditions of a claim on the kind of job. */
function claimedKinds({
  workspace_id,
  link,
  kinds,
}: Pick<Claim, "workspace_id" | "link" | "kinds">): RawBuilder<unknown> {
  const list = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`));
  const ofKind =
    kinds && ("only" in kinds ? sql`and kind in (${list(kinds.only)})` : sql`and kind not in (${list(kinds.without)})`);
  return sql`
    ${workspace_id === undefined ? sql`` : sql`and workspace_id = ${workspace_id}`}
    ${link === null ? sql`and link is null` : sql`and link = ${link}`}
    ${ofKind ?? sql``}`;
}
