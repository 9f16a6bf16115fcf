// The caller in the events of a call.
import type { AskedBy } from "../../base/db/asked-by.ts";
import type { Asker } from "../context.ts";

/** Returns the caller; none for a sandbox key, which simulates events that no caller causes. */
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
