// Rows of client sessions.
import type { Flag, Moment } from "./column.ts";

export interface ClientSessionRow {
  client_session_id: string;
  workspace_id: string;
  user_identifier_key: string | null;
  /** The customer whose spaces, doors, people and grants it sees. */
  customer_key: string | null;
  /** The person whose devices it sees. */
  user_identity_id: string | null;
  is_read_only: Flag;
  short: string;
  hash: string;
  created_at: Moment;
  expires_at: Moment | null;
  revoked_at: Moment | null;
}
