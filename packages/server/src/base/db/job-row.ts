// A job as the database keeps it.
import type { Generated } from "kysely";
import type { Json } from "./column.ts";

export interface JobRow {
  job_id: Generated<number>;
  workspace_id: string | null;
  kind: string;
  /** Jobs of one lane run one after another, oldest first. */
  lane: string;
  payload: Json;
  /** Epoch milliseconds of the server's clock. */
  run_at: number;
  /** Epoch milliseconds of real time, whatever the server's clock says: a lease is about processes, not about locks. */
  leased_until: number | null;
  /** Counts claims; fences off a worker whose lease ran out. */
  attempts: number;
  /** How often in a row its handler threw. */
  failures: number;
  /** The account whose link the job needs: only the process that holds it runs the job. null: any process does. */
  link: string | null;
}
