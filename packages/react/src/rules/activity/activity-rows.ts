// Turns events into rows of the activity list. Types of events that are not shown have no row, and some events share
// one, such as an opening and its auto-lock.
import type { ActivityEvent } from "./activity-event.ts";
import { type ActivityFacts, type ActivityKind, factsOf } from "./activity-kinds.ts";

export interface ActivityRow
  extends ActivityFacts,
    Pick<ActivityEvent, "id" | "at" | "doorId" | "codeId" | "codeName" | "isByReader" | "level"> {
  /** Consequence that is shown in the same row, with its time. */
  readonly sequel?: { readonly what: "lockedItselfAt" | "onLockAt"; readonly at: string };
}

const minuteMs = 60_000;
/** Longest time between an opening and the auto-lock that belongs to it. */
const autoLockMs = 10 * minuteMs;
/** Longest time between a request and the lock's result that belongs to it. */
const atOnceMs = minuteMs;

/** Makes rows of events in any order, newest first. */
export function activityRows(events: readonly ActivityEvent[]): ActivityRow[] {
  const rows: ActivityRow[] = [];
  /** Indexes in `rows` of the last movement of each door, and of the last event of each code. */
  const lastMove = new Map<string, number>();
  const lastOfCode = new Map<string, number>();
  for (const event of inOrder(events)) {
    const facts = factsOf(event);
    if (facts === undefined) continue;
    const { type, doorId = "", codeId = "" } = event;
    const isMove = type === "lock.unlocked" || type === "lock.locked";
    const [last, subject] = isMove ? ([lastMove, doorId] as const) : ([lastOfCode, codeId] as const);
    const before = last.get(subject);
    const joined = before === undefined ? undefined : joinedRow(rows[before], event, facts);
    if (joined && before !== undefined) {
      rows[before] = joined;
      continue;
    }
    if (subject !== "") last.set(subject, rows.length);
    rows.push(rowOf(event, facts));
  }
  return rows.reverse();
}

/** Sorts events, oldest first. Events of one moment keep the order of their recording. */
const inOrder = (events: readonly ActivityEvent[]): ActivityEvent[] =>
  events
    .map((event) => ({ event, at: Date.parse(event.at), recorded: Date.parse(event.recordedAt) }))
    .sort((one, other) => one.at - other.at || one.recorded - other.recorded)
    .map(({ event }) => event);

const rowOf = (
  { id, at, doorId, codeId, codeName, isByReader, level }: ActivityEvent,
  facts: ActivityFacts,
): ActivityRow => ({ ...facts, id, at, doorId, codeId, codeName, isByReader, level });

/** Returns the earlier row with its consequence, or `undefined` if the event gets its own row. */
function joinedRow(row: ActivityRow | undefined, event: ActivityEvent, facts: ActivityFacts): ActivityRow | undefined {
  if (row === undefined || row.sequel) return undefined;
  const after = Date.parse(event.at) - Date.parse(row.at);
  if (facts.what === "lockedItself" && row.kinds.includes("opened") && after <= autoLockMs)
    return { ...row, sequel: { what: "lockedItselfAt", at: event.at } };
  if (after > atOnceMs) return undefined;
  if (event.type === "access_code.set_on_device" && isRequest.test(row.what))
    return { ...row, sequel: { what: "onLockAt", at: event.at } };
  // A deletion and its removal from the lock share the deletion's row, in either order.
  if (facts.what === "codeOff" && row.what.startsWith("codeDeleted")) return row;
  if (facts.what.startsWith("codeDeleted") && row.what === "codeOff") return rowOf(event, facts);
  return undefined;
}

const isRequest = /^code(Asked|Changed)(ByYou)?$/;

export interface ActivityFilter {
  /** Shown kind; `null` for all. */
  readonly kind: ActivityKind | null;
  /** Shown door; `null` for all. */
  readonly doorId: string | null;
}

export const passesActivityFilter = ({ kind, doorId }: ActivityFilter, row: ActivityRow): boolean =>
  (kind === null || row.kinds.includes(kind)) && (doorId === null || row.doorId === doorId);
