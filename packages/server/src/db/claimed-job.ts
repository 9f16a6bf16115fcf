import type { Job } from "./job.ts";

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
