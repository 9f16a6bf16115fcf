// Tables of what hosts push of their customers, and of what came of it.
import type { Flag, Json, Moment } from "./column.ts";

export interface CustomerSchema {
  /** Devices that were given to a person, for that person's client sessions. */
  identity_devices: { user_identity_id: string; device_id: string };
  customer_resources: CustomerResourceRow;
  automation_runs: AutomationRunRow;
  automation_results: AutomationResultRow;
}

/** One thing that was pushed, under its type and the host's key for it. */
export interface CustomerResourceRow {
  workspace_id: string;
  /** The list in which it was pushed, e.g. `reservations`. */
  resource_type: string;
  /** The host's key for it. */
  partner_key: string;
  customer_key: string;
  /** Its fields as they were pushed, later ones over earlier ones. */
  body: Json;
  /** What came of it. */
  space_id: string | null;
  user_identity_id: string | null;
  access_grant_id: string | null;
  pushed_at: Moment;
}

/** One call of push_data or delete_data. */
export interface AutomationRunRow {
  automation_run_id: string;
  workspace_id: string;
  /** null: a deletion that names no customer. */
  customer_key: string | null;
  kind: "push" | "delete";
  /** What is to be done, in order; an empty list once all is done: it holds names and addresses. */
  entries: Json;
  entry_count: number;
  /** How many entries have been carried out. */
  done_count: number;
  asked_by: Json | null;
  created_at: Moment;
  finished_at: Moment | null;
}

/** What came of one entry of a run. */
export interface AutomationResultRow {
  automation_result_id: string;
  automation_run_id: string;
  position: number;
  workspace_id: string;
  customer_key: string | null;
  resource_type: string;
  partner_key: string;
  rule: string;
  is_success: Flag;
  /** Actions, message and error. */
  result: Json;
  created_at: Moment;
}
