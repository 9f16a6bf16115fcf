// The newest events that a caller may see and asked for, found by an index however many there are.
import type { everyCall, InputOf } from "@mortise/contract";
import { sql } from "kysely";
import { ofCustomer } from "../access/connected-account-access.ts";
import type { Seer } from "../access/device-access.ts";
import { visibleEvents } from "../access/event-access.ts";
import { invalidInput } from "../errors.ts";
import { toMoment } from "../moments.ts";

type Filters = Omit<InputOf<typeof everyCall.events.list>, "limit">;

/** An account or a webview to which events belong. */
export interface EventSource {
  column: "connected_account_id" | "connect_webview_id";
  id: string;
}

interface EventFound {
  seq: number;
  created_at: string;
  body: string;
}

/**
 * The newest first. Events of one session or customer are read source by source, each from an index of its own: among half a million events
 * of the workspace, to look for those of a session that sees none would take a second in which nobody else is answered.
 */
export async function newestEvents(seer: Seer, filters: Filters, limit: number): Promise<readonly EventFound[]> {
  const all = matchingEvents(seer, filters);
  const sources = await eventSources(seer, filters);
  if (sources?.length === 0) return [];
  if (sources === undefined || hasIds(filters)) return all.limit(limit).execute();
  let newest: EventFound[] = [];
  for (const source of sources) {
    let query = matchingEvents(seer, filters, source).limit(limit);
    const oldest = newest.length < limit ? undefined : newest.at(-1);
    if (oldest) query = query.where(sql<boolean>`(created_at, seq) > (${oldest.created_at}, ${oldest.seq})`);
    const found = [...newest, ...(await query.execute())];
    // An event may be of an account and of a webview.
    const once = new Map(found.map((event) => [event.seq, event])).values();
    newest = [...once].sort((one, other) => other.seq - one.seq).slice(0, limit);
  }
  return newest;
}

/** Ids find events by an index narrower than that of an account. */
const hasIds = ({ device_id, device_ids, access_code_id, access_code_ids, event_ids, connect_webview_id }: Filters): boolean =>
  [device_id, device_ids, access_code_id, access_code_ids, event_ids, connect_webview_id].some((given) => given !== undefined);

/** So many sources have so large a share of the workspace's events that the newest are soon found among all of them. */
const mostSources = 1000;

/** Where all events come from that the caller may see and asked for; undefined: from anywhere, or from too many sources. */
async function eventSources(seer: Seer, { customer_key, connected_account_id }: Filters): Promise<readonly EventSource[] | undefined> {
  const { database, workspace, session_id } = seer;
  if (session_id === undefined && customer_key === undefined) return undefined;
  const { query } = database;
  let accounts = query.selectFrom("connected_accounts").where("workspace_id", "=", workspace.workspace_id);
  if (connected_account_id !== undefined) accounts = accounts.where("connected_account_id", "=", connected_account_id.toLowerCase());
  if (customer_key !== undefined) accounts = accounts.where("customer_key", "=", customer_key);
  if (session_id !== undefined)
    accounts = accounts.where("connected_account_id", "in", (eb) =>
      eb.selectFrom("client_session_accounts").select("connected_account_id").where("client_session_id", "=", session_id),
    );
  const rows = await accounts
    .select("connected_account_id")
    .limit(mostSources + 1)
    .execute();
  if (rows.length > mostSources) return undefined;
  const sources = rows.map(({ connected_account_id: id }): EventSource => ({ column: "connected_account_id", id }));
  if (session_id === undefined || customer_key !== undefined) return sources;
  const webviews = query.selectFrom("client_session_webviews").where("client_session_id", "=", session_id).select("connect_webview_id");
  return [
    ...sources,
    ...(await webviews.execute()).map(({ connect_webview_id: id }): EventSource => ({ column: "connect_webview_id", id })),
  ];
}

/** As a query, the newest first. Sorted by moment and number, as every index of the table is; the two orders are the same. */
export function matchingEvents(seer: Seer, input: Filters, source?: EventSource) {
  const { among } = seer.database;
  const device_ids = lower(input.device_ids, input.device_id);
  const access_code_ids = lower(input.access_code_ids, input.access_code_id);
  const event_ids = lower(input.event_ids, undefined);
  const { connected_account_id, connect_webview_id } = input;
  let query = source
    ? visibleEvents({ ...seer, session_id: undefined }, { isFew: true }).where(source.column, "=", source.id)
    : visibleEvents(seer, { isFew: hasIds(input) || connected_account_id !== undefined });
  if (input.since !== undefined) query = query.where("created_at", ">=", toMoment("since", input.since));
  if (input.between !== undefined) {
    const [after, before] = input.between.map((moment) => toMoment("between", moment)) as [string, string];
    if (after >= before) throw invalidInput("between", "The first time must be before the second");
    query = query.where("created_at", ">", after).where("created_at", "<", before);
  }
  if (device_ids) query = query.where(among("device_id", device_ids));
  if (access_code_ids) query = query.where(among("access_code_id", access_code_ids));
  if (event_ids) query = query.where(among("event_id", event_ids));
  if (input.event_type !== undefined) query = query.where("event_type", "=", input.event_type);
  if (input.event_types) query = query.where(among("event_type", input.event_types));
  if (connected_account_id !== undefined) query = query.where("connected_account_id", "=", connected_account_id.toLowerCase());
  if (connect_webview_id !== undefined) query = query.where("connect_webview_id", "=", connect_webview_id.toLowerCase());
  if (input.customer_key !== undefined && !source) query = query.where(ofCustomer(seer, input.customer_key));
  return query.select(["seq", "created_at", "body"]).orderBy("created_at", "desc").orderBy("seq", "desc");
}

const lower = (list: readonly string[] | undefined, one: string | undefined): string[] | undefined => {
  const ids = one === undefined ? list : list ? list.filter((id) => id.toLowerCase() === one.toLowerCase()) : [one];
  return ids?.map((id) => id.toLowerCase());
};
