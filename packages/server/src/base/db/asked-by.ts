// Who asked for what an event tells of. An attempt and a code store it, so that the events that follow carry it even if
// another process records them.
import type { Json } from "./column.ts";

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

/** `text`: as an attempt or a code stores it; null for those of versions that did not store it. */
export const readAskedBy = (text: Json | null | undefined): AskedBy | undefined =>
  text == null ? undefined : (JSON.parse(text) as AskedBy);
