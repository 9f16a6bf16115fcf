// Events may be kept for ever: for every filter of the list an index must find the newest, however many there are.
import { randomUUID } from "node:crypto";
import { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { openSqlite } from "../db/sqlite.ts";
import { createWorkspace } from "../db/workspaces.ts";
import { type EventSource, matchingEvents } from "./event-list.ts";

type Filters = Parameters<typeof matchingEvents>[1];

const id = randomUUID();
const account: EventSource = { column: "connected_account_id", id: randomUUID() };
const webview: EventSource = { column: "connect_webview_id", id: randomUUID() };
// Which index to use PostgreSQL decides by what it has counted; SQLite decides by the words of the query alone.
const cases: [filters: Omit<Filters, "since">, index: string, isInOrder: boolean, source?: EventSource][] = [
  [{}, "events_in_time (workspace_id=? AND created_at>?)", true],
  [{ event_type: "lock.unlocked" }, "events_of_type (workspace_id=? AND event_type=? AND created_at>?)", true],
  [{ connected_account_id: id }, "events_of_account (connected_account_id=? AND created_at>?)", true],
  [{ connect_webview_id: id }, "events_of_webview (connect_webview_id=? AND created_at>?)", true],
  // A filter by several ids finds few enough events to sort them.
  [{ device_id: id }, "events_of_device (device_id=? AND created_at>?)", false],
  [{ access_code_ids: [id] }, "events_of_code (access_code_id=? AND created_at>?)", false],
  [{ event_ids: [id] }, "sqlite_autoindex_events_1 (event_id=?)", false],
  // Of one session or customer, source by source.
  [{}, "events_of_account (connected_account_id=? AND created_at>?)", true, account],
  [{ event_type: "lock.unlocked" }, "events_of_account (connected_account_id=? AND created_at>?)", true, account],
  [{ customer_key: "guest" }, "events_of_account (connected_account_id=? AND created_at>?)", true, account],
  [{}, "events_of_webview (connect_webview_id=? AND created_at>?)", true, webview],
  [{ connected_account_id: id }, "events_of_webview (connect_webview_id=? AND created_at>?)", true, webview],
];

const explain = async (session_id: string | undefined, filters: object, source?: EventSource): Promise<string[]> => {
  const database = await openSqlite({ folder: null });
  const { query } = database;
  const { workspace } = await createWorkspace(query, { name: "Hotel", created_at: "2026-01-01T00:00:00.000Z" });
  const listed = matchingEvents({ database, workspace, session_id }, { since: "1970-01-01", ...filters }, source);
  const { sql: text, parameters } = listed.limit(10).compile();
  const { rows } = await query.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]));
  await database.close();
  return rows.map(({ detail }) => detail);
};

it.each(cases)("the filter %o uses the index %s", async (filters, index, isInOrder, source) => {
  const steps = await explain(undefined, filters, source);
  expect(steps[0]).toContain(index);
  expect(steps.filter((step) => step.includes(" events"))).toHaveLength(1);
  expect(steps.some((step) => step.includes("ORDER BY"))).toBe(!isInOrder);
});

it.each([
  [{ device_ids: [id] }, "events_of_device (device_id=? AND created_at>?)"],
  [{ event_ids: [id] }, "sqlite_autoindex_events_1 (event_id=?)"],
  [{ connect_webview_id: id }, "events_of_webview (connect_webview_id=? AND created_at>?)"],
])("a session's filter %o uses the index %s", async (filters, index) => {
  const steps = await explain(randomUUID(), filters);
  expect(steps.filter((step) => step.includes(" events"))).toEqual([expect.stringContaining(index)]);
});
