// The caller, as the events of what it asked for tell it.
import type { AskedBy } from "../../base/db/asked-by.ts";
import type { Asker } from "../context.ts";

/** A sandbox key plays what happens at a door by itself, so it asks for nothing. */
export function askedBy(
  { kind, session_id, user_identifier_key, key_id }: Asker,
  { action_attempt_id }: Pick<AskedBy, "action_attempt_id"> = {},
): AskedBy {
  if (kind === "sandbox_key") return {};
  return { client_session_id: session_id, user_identifier_key, api_key_id: key_id, action_attempt_id };
}
