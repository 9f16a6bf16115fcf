// Parses a platform event into the fields that the activity list needs, in one shape for every server.
import { isObject, readableName } from "../whole-entries.ts";

export interface ActivityEvent {
  readonly id: string;
  /** Type of the event, such as `lock.unlocked`. */
  readonly type: string;
  /** Time of the event, in ISO 8601. */
  readonly at: string;
  /** Time at which the server recorded the event, in ISO 8601. Pages of the list follow this order. */
  readonly recordedAt: string;
  readonly doorId: string | undefined;
  readonly codeId: string | undefined;
  /** Name of the code at that time; empty without one. */
  readonly codeName: string;
  /** What moved the bolt, as the server names it, such as `keycode`, `manual`, `remote` or `automatic`. */
  readonly method: string | undefined;
  /** Whether the reader's own session requested it. */
  readonly isByReader: boolean;
  /** Battery level from 0 to 1. */
  readonly level: number | undefined;
}

type Told = Readonly<Record<string, unknown>>;

/**
 * Parses an event of the server. Returns `undefined` if it has no id, type or time.
 * @param isSession - Whether the reader is a client session. The server sends a session only its own id, and an API key
 * the ids of all sessions.
 */
export function activityEvent(event: unknown, isSession: boolean): ActivityEvent | undefined {
  if (!isObject(event)) return undefined;
  const told = event as Told;
  const [id, type, at] = [textOf(told["event_id"]), textOf(told["event_type"]), textOf(told["occurred_at"])];
  if (id === undefined || type === undefined || at === undefined || Number.isNaN(Date.parse(at))) return undefined;
  const level = told["battery_level"];
  return {
    id,
    type,
    at,
    recordedAt: textOf(told["created_at"]) ?? at,
    doorId: textOf(told["device_id"]),
    codeId: textOf(told["access_code_id"]),
    codeName: readableName(told["access_code_name"]),
    method: textOf(told["method"]),
    isByReader: isSession && textOf(told["client_session_id"]) !== undefined,
    level: typeof level === "number" && level >= 0 && level <= 1 ? level : undefined,
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
