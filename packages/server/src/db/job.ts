/** One claimed row of the work that must happen (jobs.ts). */
export interface Job {
  job_id: number;
  workspace_id: string | null;
  kind: string;
  lane: string;
  payload: unknown;
  /** Server time, epoch milliseconds. */
  run_at: number;
  /** Counts claims; finishing and rescheduling refuse a worker that a later claim has overtaken. */
  attempts: number;
  /** How often in a row its handler threw. */
  failures: number;
}
