// Who hears the session's events besides devices and codes. Hooks add a listener here, so that a page of widgets
// without these hooks loads none of their code.
import { onePerPage } from "../page/page-registry.ts";
import type { Session } from "../provider/session.ts";
import type { AnswerFilter } from "./refresh.ts";

/** What an event says that it is about. */
export interface Happening {
  readonly event_type?: string;
  readonly device_id?: string;
  readonly access_code_id?: string;
  readonly access_grant_id?: string;
  readonly access_grant_key?: string;
  readonly access_method_id?: string;
  readonly access_grant_ids?: readonly string[];
  readonly access_grant_keys?: readonly string[];
  readonly space_id?: string;
  readonly space_key?: string;
}

export interface EventListener {
  /** Called with each event of a stream. */
  readonly hear: (session: Session, event: Happening) => void;
  /** Reads again what is shown and `wanted`: events may have been missed. */
  readonly readAgain: (session: Session, wanted?: AnswerFilter) => void;
}

/** By name: two copies of a listener would read everything twice. */
export const eventListeners = onePerPage("event listeners", () => new Map<string, EventListener>());
