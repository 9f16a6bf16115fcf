import type { ServerTime } from "../clock.ts";
/** One claimed row of the work that must happen (jobs.ts). */
export interface Job {
  job_id: number;
  workspace_id: string | null;
  kind: string;
  lane: string;
  payload: unknown;
  run_at: ServerTime;
  /** Counts claims; finishing and rescheduling refuse a worker that a later claim has overtaken. */
  attempts: number;
  /** How often in a row its handler threw. */
  failures: number;
  /** The account whose link it needs; null: none. */
  link: string | null;
}

/** Which jobs are claimed. */
export interface Claim {
  dueBy: ServerTime;
  limit: number;
  leaseMs: number;
  workspace_id?: string | undefined;
  /** The account whose link the jobs need; null: those that need none. */
  link: string | null;
  /** Only these kinds, or all but these. */
  kinds?: { only: readonly string[] } | { without: readonly string[] } | undefined;
}
