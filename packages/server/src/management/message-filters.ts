// The filters that message and attempt lists share.
import { type ExpressionWrapper, expressionBuilder, type RawBuilder, sql, type SqlBool } from "kysely";
import { iso } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";

export interface MessageQuery {
  event_types?: string[] | undefined;
  channel?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

type Condition = ExpressionWrapper<Schema, keyof Schema, SqlBool> | RawBuilder<SqlBool>;

/** Conditions on the message's type and channel, and on when a row of `timed` was made. */
export function byMessage(
  database: Database,
  timed: "webhook_messages" | "webhook_attempts",
  { event_types, channel, before, after }: MessageQuery,
) {
  const created = sql.ref<string>(`${timed}.created_at`);
  const conditions: Condition[] = [];
  if (event_types && event_types.length > 0) conditions.push(database.among("webhook_messages.event_type", event_types));
  // Channels are stored as a JSON list of plain words. replace() compares letter case on both databases; LIKE on SQLite does not.
  if (channel)
    conditions.push(sql<SqlBool>`replace(webhook_messages.channels, ${JSON.stringify(channel)}, '') <> webhook_messages.channels`);
  if (before) conditions.push(sql<SqlBool>`${created} < ${iso(Date.parse(before))}`);
  if (after) conditions.push(sql<SqlBool>`${created} > ${iso(Date.parse(after))}`);
  return expressionBuilder<Schema, keyof Schema>().and(conditions);
}
