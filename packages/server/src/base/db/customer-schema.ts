// Tables of data that hosts push for their customers, and of their results.
import type { Flag, Json, Moment } from "./column.ts";

export interface CustomerSchema {
  /** Devices that a person has access to, for that person's client sessions. */
  identity_devices: { user_identity_id: string; device_id: string };
  customer_resources: CustomerResourceRow;
  automation_runs: AutomationRunRow;
  automation_results: AutomationResultRow;
}

/** A pushed thing, under its type and the host's key. */
export interface CustomerResourceRow {
  workspace_id: string;
  /** List of the push, e.g. `reservations`. */
  resource_type: string;
  /** Key that the host gives the thing. */
  partner_key: string;
  customer_key: string;
  /** Pushed fields, later ones over earlier ones. */
  body: Json;
  /** Space, person or grant that was made from it. */
  space_id: string | null;
  user_identity_id: string | null;
  access_grant_id: string | null;
  pushed_at: Moment;
}

/** A call of push_data or delete_data. */
export interface AutomationRunRow {
  automation_run_id: string;
  workspace_id: string;
  /** Customer; `null` for a deletion that names none. */
  customer_key: string | null;
  kind: "push" | "delete";
  /** Entries to carry out, in order. The list is emptied at the end, because it holds names and addresses. */
  entries: Json;
  entry_count: number;
  /** Number of entries that were carried out. */
  done_count: number;
  asked_by: Json | null;
  created_at: Moment;
  finished_at: Moment | null;
}

/** Result of an entry of a run. */
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
