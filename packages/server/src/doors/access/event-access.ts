// Events that a caller may see: those of the workspace. A client session sees fewer (`session-sight.ts`).
import { type RawBuilder, sql } from "kysely";
import type { EventRow } from "../../base/db/schema.ts";
import type { AskedBy } from "../../base/db/asked-by.ts";
import type { Narrowing, Seer } from "./device-access.ts";
import { eventOfSession } from "./session-sight.ts";

/** Selects visible events, to narrow further. */
export const visibleEvents = (seer: Seer) => seer.database.query.selectFrom("events").where(eventInSight(seer));

export function eventInSight({ workspace, session }: Seer, narrowing: Narrowing = {}): RawBuilder<boolean> {
  const column = eventColumn(narrowing);
  const ofWorkspace = sql<boolean>`${column("workspace_id")} = ${workspace.workspace_id}`;
  return session ? sql`${ofWorkspace} and ${eventOfSession({ workspace }, session, column)}` : ofWorkspace;
}

/**
 * Reference to a column. `isFew` is for a query that is narrowed by ids, such as a device's: `|| ''` keeps the planner
 * from indexes that begin with this column, so that it uses an index of the ids.
 */
export const eventColumn =
  ({ isFew = false }: Narrowing) =>
  (name: keyof EventRow): RawBuilder<unknown> =>
    isFew ? sql`(${sql.ref(`events.${name}`)} || '')` : sql.ref(`events.${name}`);

export const isAskedBySession = (session_id: string): RawBuilder<boolean> =>
  sql`events.client_session_id = ${session_id}`;

/** Columns from which the answer is made. */
export const toldColumns = ["client_session_id", "api_key_id", "customer_key", "body"] as const;

/**
 * Makes an event's entity for a caller. A client session does not learn which other caller gave a command. A
 * customer's session does not learn which code of another customer opened a shared door.
 */
export function bodyFor(
  { session }: Pick<Seer, "session">,
  { body, client_session_id, api_key_id, customer_key }: Pick<EventRow, (typeof toldColumns)[number]>,
): string {
  if (!session) return body;
  const isAskedByOthers =
    client_session_id !== session.client_session_id && (client_session_id !== null || api_key_id !== null);
  const isOfOthers = session.customer_key !== null && customer_key !== null && customer_key !== session.customer_key;
  if (!isAskedByOthers && !isOfOthers) return body;
  const event = JSON.parse(body) as Record<string, unknown>;
  const hidden = new Set<string>([...(isAskedByOthers ? asker : []), ...(isOfOthers ? [...asker, ...whoseCode] : [])]);
  return JSON.stringify(Object.fromEntries(Object.entries(event).filter(([name]) => !hidden.has(name))));
}

const asker: readonly (keyof AskedBy)[] = ["client_session_id", "user_identifier_key", "api_key_id"];
const whoseCode = ["access_code_id", "access_code_name", "customer_key"];
