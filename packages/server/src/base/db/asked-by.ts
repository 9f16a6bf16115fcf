// The caller that caused an event. Attempts and codes store it, so that later events carry it even if
// another process records them.
import type { Json } from "./column.ts";

/** A caller. Its fields are at the top level of an event as sent. */
export interface AskedBy {
  client_session_id?: string | undefined;
  /** Name that the host gives the session's user. */
  user_identifier_key?: string | undefined;
  /** Id of the API key or the personal access token. */
  api_key_id?: string | undefined;
  /** Id of the command; absent for calls with an immediate effect. */
  action_attempt_id?: string | undefined;
}

/** Parses a stored caller. Attempts and codes of older versions have `null`. */
export const readAskedBy = (text: Json | null | undefined): AskedBy | undefined =>
  text == null ? undefined : (JSON.parse(text) as AskedBy);
