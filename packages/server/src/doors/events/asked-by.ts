// Who asked for what an event tells of. An attempt and a code store it, so that the events that follow carry it even if
// another process records them.
import type { Asker } from "../context.ts";
import type { Json } from "../../base/db/column.ts";

/** Its fields stand at the top level of an event as sent. */
export interface AskedBy {
  client_session_id?: string | undefined;
  /** The host's name for the user of that session. */
  user_identifier_key?: string | undefined;
  /** The API key, or the personal access token. */
  api_key_id?: string | undefined;
  /** The command; absent where a call changes something at once. */
  action_attempt_id?: string | undefined;
}

/** A sandbox key plays what happens at a door by itself, so it asks for nothing. */
export function askedBy(
  { kind, session_id, user_identifier_key, key_id }: Asker,
  { action_attempt_id }: Pick<AskedBy, "action_attempt_id"> = {},
): AskedBy {
  if (kind === "sandbox_key") return {};
  return { client_session_id: session_id, user_identifier_key, api_key_id: key_id, action_attempt_id };
}

/** `text`: as an attempt or a code stores it; null for those of versions that did not store it. */
export const readAskedBy = (text: Json | null | undefined): AskedBy | undefined =>
  text == null ? undefined : (JSON.parse(text) as AskedBy);
