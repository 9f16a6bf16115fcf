import { absentEventFilters, type everyCall } from "@mortise/contract";
import { bodyFor } from "../../../doors/access/event-access.ts";
import type { Handlers } from "../../call-context.ts";
import { notFound } from "../../../base/errors.ts";
import { JsonText, jsonList } from "../../../base/text/json-text.ts";
import { newestEvents } from "./event-list.ts";

const defaultLimit = 500;
const absentNames = Object.keys(absentEventFilters) as (keyof typeof absentEventFilters)[];

export const events = {
  /** Lists events, newest first. */
  async list(context, { limit = defaultLimit, unstable_offset = 0, ...filters }) {
    if (absentNames.some((name) => filters[name] !== undefined)) return { events: [] };
    const found = await newestEvents(context, filters, unstable_offset + limit);
    return { events: jsonList(found.slice(unstable_offset).map((event) => bodyFor(context, event))) };
  },
  async get(context, { event_id, event_type, device_id }) {
    const event_ids = event_id === undefined ? undefined : [event_id];
    const [newest] = await newestEvents(context, { event_ids, event_type, device_id }, 1);
    if (!newest) throw notFound("event", event_id === undefined ? undefined : { event_id });
    return { event: new JsonText(bodyFor(context, newest)) };
  },
} satisfies Handlers<typeof everyCall.events>;
