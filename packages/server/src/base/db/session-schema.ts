// Tables of client sessions.
import type { Flag, Moment } from "./column.ts";

export interface ClientSessionRow {
  client_session_id: string;
  workspace_id: string;
  user_identifier_key: string | null;
  /** Customer whose spaces, doors, people and grants the session sees. */
  customer_key: string | null;
  /** Person whose devices the session sees. */
  user_identity_id: string | null;
  is_read_only: Flag;
  short: string;
  hash: string;
  created_at: Moment;
  expires_at: Moment | null;
  revoked_at: Moment | null;
}
