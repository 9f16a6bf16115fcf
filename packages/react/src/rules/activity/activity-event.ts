// As much of a platform event as the list of activity needs, in one shape whatever the server sent.
import { isObject, readableName } from "../whole-entries.ts";

export interface ActivityEvent {
  readonly id: string;
  /** e.g. `lock.unlocked`. */
  readonly type: string;
  /** When it happened; ISO 8601. */
  readonly at: string;
  /** When the server recorded it. Pages of the list follow this order. */
  readonly recordedAt: string;
  readonly doorId: string | undefined;
  readonly codeId: string | undefined;
  /** The code's name at that time; empty without one. */
  readonly codeName: string;
  /** How the bolt was moved: `keycode`, `manual`, `remote`, `automatic` or `unknown`. */
  readonly method: string | undefined;
  /** The reader's own session asked for it. */
  readonly isByReader: boolean;
  /** Of the battery, 0..1. */
  readonly level: number | undefined;
}

type Told = Readonly<Record<string, unknown>>;

/**
 * Reads an event of the server; `undefined` for one without an id, a type or a time.
 * @param isSession - A client session is told of no session but itself. A key is told of all.
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
