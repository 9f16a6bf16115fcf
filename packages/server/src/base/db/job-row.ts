// Row of a job.
import type { Generated } from "kysely";
import type { Json } from "./column.ts";

export interface JobRow {
  job_id: Generated<number>;
  workspace_id: string | null;
  kind: string;
  /** Lane. Its jobs run one after another, oldest first. */
  lane: string;
  payload: Json;
  /** Due time in epoch milliseconds of the server's clock. */
  run_at: number;
  /** End of the lease in epoch milliseconds of real time, independent of the server's clock. */
  leased_until: number | null;
  /** Number of claims, which fences off a worker whose lease ran out. */
  attempts: number;
  /** Number of failures of the handler in a row. */
  failures: number;
  /** Account whose link the job needs; only the process with that link runs it. `null` for any process. */
  link: string | null;
}
