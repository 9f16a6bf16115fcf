// Lists messages of an application: all, failed ones, or ones that contain a text.
import { type management, messagesPerSearch, messageStatuses, type QueryOf } from "@mortise/contract";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { iso } from "../../../base/clock.ts";
import type { Database } from "../../../base/db/database.ts";
import type { WebhookMessageRow } from "../../../base/db/webhook-schema.ts";
import type { ManagementContext } from "../context.ts";
import type { Page } from "./lists.ts";
import { asksOfMessage, byMessage } from "./message-filters.ts";
import { readPage } from "./read-page.ts";

type Query = QueryOf<typeof management.message.list>;
type Condition = RawBuilder<SqlBool>;

export async function listMessages(
  context: ManagementContext,
  app_id: string,
  query: Query,
): Promise<Page<WebhookMessageRow>> {
  const { database } = context;
  const table = query.failed ? "webhook_deliveries" : "webhook_messages";
  const of = [sql<SqlBool>`${sql.ref(`${table}.app_id`)} = ${app_id}`];
  // SQLite uses the partial index of failures only if the status is a literal.
  if (query.failed) of.push(sql<SqlBool>`webhook_deliveries.status = ${sql.lit(messageStatuses.Fail)}`);
  const { search } = query;
  const isSearch = asksOfMessage(query) || query.failed === true || search !== undefined;
  const most = search === undefined ? undefined : messagesPerSearch;
  const matches = search === undefined ? sql<SqlBool>`1 = 1` : holding(database, search, iso(context.now()));
  return readPage(
    database,
    { table, id: "msg_id", of, query, isSearch, most },
    (where, direction, limit) => {
      const messages = database.query.selectFrom("webhook_messages").selectAll().orderBy("msg_id", direction);
      const narrowed = byMessage(database, "message", query);
      if (!query.failed) return messages.where(where).where(narrowed).where(matches).limit(limit).execute();
      // A message that failed at several endpoints is listed once.
      const failed = database.query
        .selectFrom("webhook_deliveries")
        .innerJoin("webhook_endpoints", "webhook_endpoints.endpoint_id", "webhook_deliveries.endpoint_id")
        .innerJoin("webhook_messages", "webhook_messages.msg_id", "webhook_deliveries.msg_id")
        .select("webhook_deliveries.msg_id")
        .distinct()
        .where(where)
        .where("webhook_endpoints.deleted_at", "is", null)
        .where(narrowed)
        .where(matches)
        .orderBy("webhook_deliveries.msg_id", direction)
        .limit(limit);
      return messages.where(database.amongFound("webhook_messages.msg_id", failed)).execute();
    },
    (row) => row,
  );
}

/** Condition for messages that contain a text. Expired payloads are not shown, so they are not searched. */
function holding({ kind }: Database, search: string, moment: string): Condition {
  const wanted = search.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  // With this collation `lower` changes only A to Z, as in SQLite.
  const collation = sql.raw(kind === "postgres" ? ' collate "C"' : "");
  const place = sql.raw(kind === "postgres" ? "strpos" : "instr");
  const holds = (column: string) =>
    sql<SqlBool>`${place}(lower(${sql.ref(`webhook_messages.${column}`)}${collation}), ${wanted}) > 0`;
  return sql<SqlBool>`(${holds("msg_id")} or ${holds("event_id")} or ${holds("event_type")}
    or (webhook_messages.expires_at > ${moment} and ${holds("payload")}))`;
}
