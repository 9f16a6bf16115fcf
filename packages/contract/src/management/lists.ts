// Pages of the management API (webhook-api §4). An `iterator` continues after the last row, a `prevIterator` before the
// first.
import { z } from "zod";
import { channelField, eventTypeName, messageStatus, momentField, statusCodeClass } from "./fields.ts";

export const defaultPageSize = 50;
const maxPageSize = 250;

/** Start and length of a page. */
export const pageQuery = {
  iterator: z
    .string()
    .max(512)
    .optional()
    .meta({ description: "`iterator` or `prevIterator` of another page of the list." }),
  limit: z
    .int()
    .min(1)
    .max(maxPageSize)
    .optional()
    .meta({ description: "Rows per page, at most 250. Default: 50.", default: defaultPageSize }),
};

/** Order of lists that only go forward. */
export const orderQuery = {
  order: z
    .enum(["ascending", "descending"])
    .optional()
    .meta({ description: "Order by time of creation. Default: the one that the call's summary names." }),
};
/** Whether payloads and receivers' responses are included. */
export const contentQuery = {
  with_content: z.boolean().optional().meta({
    description: "Include payloads and receivers' responses; empty without it. Default: true.",
    default: true,
  }),
};
const noTags = "Messages have no tags here; use channel or event_types";
/** Parameters of `svix`'s current lists of messages and attempts that this service refuses. */
export const refusedInLists = {
  tag: noTags,
  with_msg: "Attempts do not hold their message here; ask for the message by msgId",
};
export { noTags };

const timeQuery = {
  before: momentField("Only items created before this time.").optional(),
  after: momentField("Only items created after this time. Without `before`, the first page has the oldest.").optional(),
};
const channelQuery = { channel: channelField.optional().meta({ description: "Only messages on this channel." }) };
const statusQuery = { status: messageStatus.optional().meta({ description: "Only those with this status." }) };
const eventTypesQuery = {
  event_types: z.array(eventTypeName).max(500).optional().meta({ description: "Only messages of these event types." }),
};

/** Filters of the message and attempt lists. Each call takes exactly those that its row names. */
export const listFilters = {
  time: timeQuery,
  channel: channelQuery,
  status: statusQuery,
  eventTypes: eventTypesQuery,
  statusCodeClass: {
    status_code_class: statusCodeClass.optional().meta({ description: "Only attempts with this class of response." }),
  },
};

/** Page of a list that only goes forward. */
export const listOf = <Item extends z.ZodType>(item: Item, id: string) => z.object(page(item)).meta({ id });

/** Page of a list that goes both ways. */
export const twoWayListOf = <Item extends z.ZodType>(item: Item, id: string) => {
  const prevIterator = z
    .string()
    .nullish()
    .meta({ description: "Given as iterator, returns the page before the first row." });
  return z.object({ ...page(item), prevIterator }).meta({ id });
};

const page = <Item extends z.ZodType>(item: Item) => ({
  data: z.array(item),
  done: z.boolean().meta({ description: "Whether this is the last page in this direction." }),
  iterator: z
    .string()
    .nullish()
    .meta({ description: "Given as iterator, returns the page after the last row; absent on an empty page." }),
});
