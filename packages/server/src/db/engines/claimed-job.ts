import { type RawBuilder, sql } from "kysely";
import type { Claim, Job } from "../job.ts";

/** Rows of `claimJobs` as jobs, oldest first: neither database promises an order for `returning`. */
export const claimed = (rows: readonly Record<string, unknown>[]): Job[] =>
  rows
    .map((row) => ({
      ...(row as unknown as Job),
      job_id: Number(row.job_id),
      run_at: Number(row.run_at),
      payload: JSON.parse(String(row.payload)) as unknown,
    }))
    .sort((a, b) => a.run_at - b.run_at || a.job_id - b.job_id);

/** The conditions of a claim on the kind of work. */
export function claimedKinds({
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
