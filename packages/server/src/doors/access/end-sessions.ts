// Ends client sessions, whose tokens then stop working.
import type { Tx } from "../../base/db/database.ts";
import type { NewEvent } from "../events/events.ts";

type Whose = { user_identity_id: string } | { workspace_id: string; customer_key: string };

/** Ends all sessions of a person or a customer. */
export async function endSessionsOf(tx: Tx, whose: Whose, occurred_at: string): Promise<NewEvent[]> {
  const sessions = tx.deleteFrom("client_sessions").returning("client_session_id");
  const ended = await ("user_identity_id" in whose
    ? sessions.where("user_identity_id", "=", whose.user_identity_id)
    : sessions.where("workspace_id", "=", whose.workspace_id).where("customer_key", "=", whose.customer_key)
  ).execute();
  return ended.map(({ client_session_id }) => ({
    event_type: "client_session.deleted",
    occurred_at,
    payload: { client_session_id },
  }));
}
