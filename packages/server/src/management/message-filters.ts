// The filters that message and attempt lists share.
import { type ExpressionWrapper, expressionBuilder, type RawBuilder, sql, type SqlBool } from "kysely";
import { iso } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { firstIdAt, idAfter } from "./ids.ts";

export interface MessageQuery {
  event_types?: string[] | undefined;
  channel?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

type Condition = ExpressionWrapper<Schema, keyof Schema, SqlBool> | RawBuilder<SqlBool>;

/** What has a time: where it is kept, and the id, in whose order lists are read. Ids begin with their time. */
const timed = {
  message: { created: sql.ref<string>("webhook_messages.created_at"), id: sql.ref<string>("webhook_messages.msg_id") },
  delivered: { created: sql.ref<string>("webhook_messages.created_at"), id: sql.ref<string>("webhook_deliveries.msg_id") },
  attempt: { created: sql.ref<string>("webhook_attempts.created_at"), id: sql.ref<string>("webhook_attempts.attempt_id") },
};

/** Conditions on the message's type and channel, and on when the message, or the attempt, was made. */
export function byMessage(database: Database, of: keyof typeof timed, { event_types, channel, before, after }: MessageQuery) {
  const { created, id } = timed[of];
  const kind = of === "attempt" ? "attempt" : "message";
  const conditions: Condition[] = [];
  if (event_types && event_types.length > 0) conditions.push(database.among("webhook_messages.event_type", event_types));
  // Channels are stored as a JSON list of plain words. replace() compares letter case on both databases; LIKE on SQLite does not.
  if (channel)
    conditions.push(sql<SqlBool>`replace(webhook_messages.channels, ${JSON.stringify(channel)}, '') <> webhook_messages.channels`);
  // By the id as well, so that the index in whose order the list is read is entered where the time begins.
  if (before) conditions.push(sql<SqlBool>`${created} < ${iso(Date.parse(before))} and ${id} < ${idAfter(kind, Date.parse(before))}`);
  if (after) conditions.push(sql<SqlBool>`${created} > ${iso(Date.parse(after))} and ${id} >= ${firstIdAt(kind, Date.parse(after))}`);
  return expressionBuilder<Schema, keyof Schema>().and(conditions);
}
