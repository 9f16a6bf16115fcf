// The caller, as the events of what it asked for tell it.
import type { AskedBy } from "../../base/db/asked-by.ts";
import type { Asker } from "../context.ts";

/** A sandbox key plays what happens at a door by itself, so it asks for nothing. */
export function askedBy(
  { kind, session, key_id }: Asker,
  { action_attempt_id }: Pick<AskedBy, "action_attempt_id"> = {},
): AskedBy {
  if (kind === "sandbox_key") return {};
  const { client_session_id, user_identifier_key } = session ?? {};
  return {
    client_session_id,
    user_identifier_key: user_identifier_key ?? undefined,
    api_key_id: key_id,
    action_attempt_id,
  };
}
