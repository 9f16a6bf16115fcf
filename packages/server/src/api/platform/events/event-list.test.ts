// Events may be kept for ever, so every filter of the list must find the newest events by an index.
import { randomUUID } from "node:crypto";
import { CompiledQuery, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../base/db/database.ts";
import { openSqlite } from "../../../base/db/engines/sqlite.ts";
import { createWorkspace } from "../../../base/db/workspaces.ts";
import { plainSession } from "../../../../test/rig/plain-session.ts";
import type { Seer } from "../../../doors/access/device-access.ts";
import { edgeOfWindow, matchingEvents } from "./event-list.ts";
import type { EventFilters, EventSource } from "./event-sources.ts";

const ids = [randomUUID()];
const two = [randomUUID(), randomUUID()];
const span = { after: { created_at: "1970", seq: 0 }, before: { created_at: "2027", seq: 0 } };
const edge = { created_at: "2026", seq: 7 };
const bounds = "(created_at,seq)>(?,?) AND (created_at,seq)<(?,?)";
const sources: [source: EventSource, index: string][] = [
  [{ ids: [] }, `events_in_time (workspace_id=? AND ${bounds})`],
  [{ column: "event_type", ids: ["lock.unlocked"] }, `events_of_type (workspace_id=? AND event_type=? AND ${bounds})`],
  [{ column: "connected_account_id", ids }, `events_of_account (connected_account_id=? AND ${bounds})`],
  [{ column: "connected_account_id", ids, isSeen: true }, `events_of_account (connected_account_id=? AND ${bounds})`],
  [{ column: "connect_webview_id", ids }, `events_of_webview (connect_webview_id=? AND ${bounds})`],
  [{ column: "device_id", ids }, `events_of_device (device_id=? AND ${bounds})`],
  [{ column: "client_session_id", ids }, `events_of_session (client_session_id=? AND ${bounds})`],
  [
    { column: "user_identifier_key", ids: ["anna"] },
    `events_of_user (workspace_id=? AND user_identifier_key=? AND ${bounds})`,
  ],
  [{ column: "api_key_id", ids }, `events_of_key (api_key_id=? AND ${bounds})`],
  [{ column: "action_attempt_id", ids }, `events_of_attempt (action_attempt_id=? AND ${bounds})`],
  [{ column: "access_code_id", ids }, `events_of_code (access_code_id=? AND ${bounds})`],
  [{ column: "space_id", ids }, `events_of_space (space_id=? AND ${bounds})`],
];
const filters: EventFilters[] = [
  {},
  { event_types: ["lock.unlocked", "lock.locked"] },
  {
    connected_account_id: randomUUID(),
    connect_webview_id: randomUUID(),
    device_ids: two,
    access_code_ids: two,
    space_ids: two,
    customer_key: "guest",
  },
  {
    client_session_id: randomUUID(),
    user_identifier_key: "anna",
    api_key_id: randomUUID(),
    action_attempt_id: randomUUID(),
  },
];

let database: Database;
let seers: Seer[];
beforeAll(async () => {
  database = await openSqlite({ folder: null });
  const { workspace } = await createWorkspace(database.query, {
    name: "Hotel",
    created_at: "2026-01-01T00:00:00.000Z",
  });
  const sessions = [undefined, plainSession(randomUUID()), plainSession(randomUUID(), { customer_key: "owner" })];
  seers = sessions.map((session) => ({ database, workspace, session }));
});
afterAll(() => database.close());

const explain = async (query: RawBuilder<unknown>): Promise<string[]> => {
  const { sql: text, parameters } = query.compile(database.query);
  const { rows } = await database.query.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  return rows.map(({ detail }) => detail);
};

it.each(sources)(
  "the source %o is read in the order of the index %s, whoever asks and whatever for",
  async (source, index) => {
    for (const seer of seers)
      for (const given of filters)
        for (const end of [undefined, edge]) {
          const steps = await explain(matchingEvents(seer, given, source, { ...span, edge: end }, 10));
          expect(steps.filter((step) => step.includes(" events"))).toEqual([`SEARCH events USING INDEX ${index}`]);
          expect(steps.some((step) => step.includes("ORDER BY"))).toBe(false);
        }
    for (const seer of seers)
      expect(await explain(edgeOfWindow(seer, source, span))).toEqual([`SEARCH events USING COVERING INDEX ${index}`]);
  },
);

it("events are found by their ids, whatever else is asked for", async () => {
  for (const seer of seers)
    for (const given of filters) {
      const steps = await explain(matchingEvents(seer, given, { column: "event_id", ids: two }, span, 10));
      expect(steps.filter((step) => step.includes(" events"))).toEqual([
        expect.stringContaining("sqlite_autoindex_events_1 (event_id=?)"),
      ]);
    }
});
