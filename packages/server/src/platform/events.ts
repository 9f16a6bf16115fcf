import type { everyCall } from "@mortise/contract";
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
    const { among } = context.database;
    let query = visibleEvents(context);
    if (input.since !== undefined) query = query.where("created_at", ">=", toMoment("since", input.since));
    if (input.between !== undefined) {
      const [after, before] = input.between.map((moment) => toMoment("between", moment)) as [string, string];
      if (after >= before) throw invalidInput("between", "The first moment must lie before the second");
      query = query.where("created_at", ">", after).where("created_at", "<", before);
    }
    const device_ids = lower(input.device_ids, input.device_id);
    const access_code_ids = lower(input.access_code_ids, input.access_code_id);
    if (device_ids) query = query.where(among("device_id", device_ids));
    if (access_code_ids) query = query.where(among("access_code_id", access_code_ids));
    if (input.event_ids)
      query = query.where(
        among(
          "event_id",
          input.event_ids.map((id) => id.toLowerCase()),
        ),
      );
    if (input.event_type !== undefined) query = query.where("event_type", "=", input.event_type);
    if (input.event_types) query = query.where(among("event_type", input.event_types));
    if (input.connected_account_id !== undefined)
      query = query.where("connected_account_id", "=", input.connected_account_id.toLowerCase());
    if (input.connect_webview_id !== undefined) query = query.where("connect_webview_id", "=", input.connect_webview_id.toLowerCase());
    if (input.customer_key !== undefined) query = query.where(ofCustomer(context, input.customer_key));
    const rows = await query
      .select("body")
      .orderBy("seq", "desc")
      .limit(input.limit ?? defaultLimit)
      .execute();
    return { events: jsonList(rows.map(({ body }) => body)) };
  },
  async get(context, { event_id, event_type, device_id }) {
    let query = visibleEvents(context).select("body");
    if (event_id !== undefined) query = query.where("event_id", "=", event_id.toLowerCase());
    if (event_type !== undefined) query = query.where("event_type", "=", event_type);
    if (device_id !== undefined) query = query.where("device_id", "=", device_id.toLowerCase());
    const row = await query.orderBy("seq", "desc").limit(1).executeTakeFirst();
    if (!row) throw notFound("event", event_id === undefined ? undefined : { event_id });
    return { event: new JsonText(row.body) };
  },
} satisfies Handlers<typeof everyCall.events>;

const lower = (list: readonly string[] | undefined, one: string | undefined): string[] | undefined => {
  const ids = one === undefined ? list : list ? list.filter((id) => id.toLowerCase() === one.toLowerCase()) : [one];
  return ids?.map((id) => id.toLowerCase());
};
