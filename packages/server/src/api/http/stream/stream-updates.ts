// Reads what a stream has to send: the events since the last one, and the devices that changed without an event.
import { visibleDevices } from "../../../doors/access/device-access.ts";
import { bodyFor, toldColumns, visibleEvents } from "../../../doors/access/event-access.ts";
import type { CallContext } from "../../call-context.ts";
import type { Database } from "../../../base/db/database.ts";

const rowsPerRead = 200;
/**
 * Most events that one read searches. A session may see none of half a million events, so the server answers other
 * requests between two reads.
 */
const eventsPerRead = 2000;

interface Updates {
  /** Messages as server-sent events. */
  messages: readonly string[];
  /** Number of the last event that was searched, visible or not. The next read begins after it. */
  seq: number;
  /** Whether there may be more events. */
  isMore: boolean;
}

/** Reads visible events after `seq`, and visible devices in `changed`, which is emptied. */
export async function readUpdates(context: CallContext, seq: number, changed: Set<string>): Promise<Updates> {
  // The number is read before the events. Events are numbered in the order of commits, so none up to `last` can appear
  // later.
  const last = await lastSeq(context, context.workspace.workspace_id);
  const end = Math.min(last, seq + eventsPerRead);
  const inSight = visibleEvents(context)
    .select(["seq", ...toldColumns])
    .where("seq", ">", seq)
    .where("seq", "<=", end);
  const rows = await inSight.orderBy("seq").limit(rowsPerRead).execute();
  const devices = await visibleAmong(context, changed);
  const isFull = rows.length === rowsPerRead;
  return {
    messages: [
      ...rows.map((row) => `id: ${row.seq}\ndata: ${bodyFor(context, row)}\n\n`),
      ...devices.map(
        (device_id) => `event: change\ndata: ${JSON.stringify({ event_type: "device.changed", device_id })}\n\n`,
      ),
    ],
    seq: isFull ? (rows.at(-1)?.seq ?? seq) : end,
    isMore: isFull || end < last,
  };
}

/** Number of the workspace's newest event; 0 if there is none. */
export async function lastSeq({ database }: { database: Database }, workspace_id: string): Promise<number> {
  const row = await database.query
    .selectFrom("event_counters")
    .select("last_seq")
    .where("workspace_id", "=", workspace_id)
    .executeTakeFirstOrThrow();
  return row.last_seq;
}

async function visibleAmong(context: CallContext, changed: Set<string>): Promise<readonly string[]> {
  if (changed.size === 0) return [];
  const ids = [...changed];
  changed.clear();
  const rows = await visibleDevices(context, { isFew: true })
    .select("device_id")
    .where(context.database.among("device_id", ids))
    .execute();
  return rows.map(({ device_id }) => device_id);
}
