// Filters shared by lists of messages and attempts.
import { expressionBuilder, type RawBuilder, sql, type SqlBool } from "kysely";
import { iso } from "../../../base/clock.ts";
import type { Database } from "../../../base/db/database.ts";
import type { Schema } from "../../../base/db/schema.ts";

export interface MessageQuery {
  event_types?: string[] | undefined;
  channel?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

/** Columns with the creation time. */
const created = {
  message: sql.ref<string>("webhook_messages.created_at"),
  attempt: sql.ref<string>("webhook_attempts.created_at"),
};

/** Conditions on the message's type and channel, and on the creation time of the message or attempt. */
export function byMessage(
  database: Database,
  of: keyof typeof created,
  { event_types, channel, before, after }: MessageQuery,
) {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (event_types && event_types.length > 0)
    conditions.push(database.among("webhook_messages.event_type", event_types));
  // Channels are stored as a JSON list of plain words. replace() is case-sensitive on both databases, LIKE is not on
  // SQLite.
  if (channel)
    conditions.push(
      sql<SqlBool>`replace(webhook_messages.channels, ${JSON.stringify(channel)}, '') <> webhook_messages.channels`,
    );
  if (before) conditions.push(sql<SqlBool>`${created[of]} < ${iso(Date.parse(before))}`);
  if (after) conditions.push(sql<SqlBool>`${created[of]} > ${iso(Date.parse(after))}`);
  return expressionBuilder<Schema, keyof Schema>().and(conditions);
}

export const asksOfMessage = ({ event_types, channel }: MessageQuery): boolean =>
  Boolean(channel) || (event_types ?? []).length > 0;
