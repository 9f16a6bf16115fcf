import type { everyCall, InputOf } from "@mortise/contract";
import type { Seer } from "../access/device-access.ts";
import { ofCustomer } from "../access/connected-account-access.ts";
import type { Handlers } from "../context.ts";
import { invalidInput, notFound } from "../errors.ts";
import { visibleEvents } from "../access/event-access.ts";
import { JsonText, jsonList } from "../json-text.ts";
import { toMoment } from "../moments.ts";

const defaultLimit = 500;

export const events = {
  /** Newest first. */
  async list(context, input) {
    const rows = await listedEvents(context, input).execute();
    return { events: jsonList(rows.map(({ body }) => body)) };
  },
  async get(context, { event_id, event_type, device_id }) {
    let query = visibleEvents(context).select("body");
    if (event_id !== undefined) query = query.where("event_id", "=", event_id.toLowerCase());
    if (event_type !== undefined) query = query.where("event_type", "=", event_type);
    if (device_id !== undefined) query = query.where("device_id", "=", device_id.toLowerCase());
    const row = await query.orderBy("created_at", "desc").orderBy("seq", "desc").limit(1).executeTakeFirst();
    if (!row) throw notFound("event", event_id === undefined ? undefined : { event_id });
    return { event: new JsonText(row.body) };
  },
} satisfies Handlers<typeof everyCall.events>;

type Filters = InputOf<typeof everyCall.events.list>;

/** Newest first. Sorted by moment and number, as every index of the table is; the two orders are the same. */
export function listedEvents(seer: Seer, input: Filters) {
  const { among } = seer.database;
  const device_ids = lower(input.device_ids, input.device_id);
  const access_code_ids = lower(input.access_code_ids, input.access_code_id);
  const event_ids = lower(input.event_ids, undefined);
  const { connected_account_id, connect_webview_id } = input;
  const isFew = [device_ids, access_code_ids, event_ids, connected_account_id, connect_webview_id].some((given) => given !== undefined);
  let query = visibleEvents(seer, { isFew });
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
  if (input.customer_key !== undefined) query = query.where(ofCustomer(seer, input.customer_key));
  return query
    .select("body")
    .orderBy("created_at", "desc")
    .orderBy("seq", "desc")
    .limit(input.limit ?? defaultLimit);
}

const lower = (list: readonly string[] | undefined, one: string | undefined): string[] | undefined => {
  const ids = one === undefined ? list : list ? list.filter((id) => id.toLowerCase() === one.toLowerCase()) : [one];
  return ids?.map((id) => id.toLowerCase());
};
