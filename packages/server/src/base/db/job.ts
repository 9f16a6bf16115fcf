import type { ServerTime } from "../clock.ts";
/** A claimed job. */
export interface Job {
  job_id: number;
  workspace_id: string | null;
  kind: string;
  lane: string;
  payload: unknown;
  run_at: ServerTime;
  /** Number of claims. A worker with an older claim can neither finish nor reschedule the job. */
  attempts: number;
  /** Number of failures of the handler in a row. */
  failures: number;
  /** Account whose link the job needs; `null` for none. */
  link: string | null;
}

/** Conditions of a claim. */
export interface Claim {
  dueBy: ServerTime;
  limit: number;
  leaseMs: number;
  workspace_id?: string | undefined;
  /** Account whose link the jobs need; `null` for jobs without one. */
  link: string | null;
  /** Kinds to claim, or kinds to leave out. */
  kinds?: { only: readonly string[] } | { without: readonly string[] } | undefined;
}
