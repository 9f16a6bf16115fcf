// What a stream has to send: the events since the last one it sent, and the devices that changed in a way no event
// tells.
import { visibleDevices } from "../../../doors/access/device-access.ts";
import { bodyFor, toldColumns, visibleEvents } from "../../../doors/access/event-access.ts";
import type { CallContext } from "../../call-context.ts";
import type { Database } from "../../../base/db/database.ts";

const rowsPerRead = 200;
/**
 * So many events are looked through in one read: of half a million, a session may see none, and others are answered in
 * between.
 */
const eventsPerRead = 2000;

interface News {
  /** As server-sent events. */
  messages: readonly string[];
  /** The last event that the stream knows once it has sent them, seen or not. */
  seq: number;
  /** There may be more events than were read. */
  isMore: boolean;
}

/** What the caller may see of the events after `seq` and of the devices in `changed`, which is empty afterwards. */
export async function readNews(context: CallContext, seq: number, changed: Set<string>): Promise<News> {
  // Read before the events: they are numbered in the order they commit, so none up to `last` can still turn up later.
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

/** The number of the workspace's newest event; 0 when there is none. */
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
