// Registry of listeners to the session's events, for data other than devices and codes. Hooks add a listener here, so
// that a page without these hooks does not load its code.
import { onePerPage } from "../page/page-registry.ts";
import type { Session } from "../provider/session.ts";
import type { AnswerFilter } from "./refresh.ts";

/** Ids and keys in a stream event. */
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
  /** Refetches shown answers that match `wanted`, because events may have been missed. */
  readonly readAgain: (session: Session, wanted?: AnswerFilter) => void;
}

/** Listeners by name, because two copies of one would refetch everything twice. */
export const eventListeners = onePerPage("event listeners", () => new Map<string, EventListener>());
