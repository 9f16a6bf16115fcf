// Pages of the management API (webhook-api §4): an iterator goes on after the last row, a prevIterator back before the
// first.
import { z } from "zod";
import { channelField, eventTypeName, messageStatus, momentField, statusCodeClass } from "./fields.ts";

export const defaultPageSize = 50;
const maxPageSize = 250;

/** Where a page starts and how long it is. */
export const pageQuery = {
  iterator: z.string().max(512).optional().meta({ description: "The iterator or prevIterator of an earlier page." }),
  limit: z.int().min(1).max(maxPageSize).optional().meta({ description: "Rows per page.", default: defaultPageSize }),
};

/** For lists that go forward only. */
export const orderQuery = {
  order: z
    .enum(["ascending", "descending"])
    .optional()
    .meta({ description: "By when each was made; otherwise as the summary says." }),
};
/** Whether payloads and answers of receivers are in the list. */
export const contentQuery = {
  with_content: z.boolean().optional().meta({ description: "Answer what was sent and answered too.", default: true }),
};
const noTags = "Messages have no tags here; use channel or event_types";
/** What today's lists of messages and attempts may be asked, and these may not. */
export const refusedInLists = {
  tag: noTags,
  with_msg: "Attempts do not hold their message here; ask for the message by msgId",
};
export { noTags };

const timeQuery = {
  before: momentField("Only what was made before this.").optional(),
  after: momentField("Only what was made after this.").optional(),
};
const channelQuery = { channel: channelField.optional() };
const statusQuery = { status: messageStatus.optional() };
const eventTypesQuery = {
  event_types: z.array(eventTypeName).max(500).optional().meta({ description: "Only these event types." }),
};

/** The filters of the message and attempt lists; each call takes exactly those its row names. */
export const listFilters = {
  time: timeQuery,
  channel: channelQuery,
  status: statusQuery,
  eventTypes: eventTypesQuery,
  statusCodeClass: { status_code_class: statusCodeClass.optional() },
};

/** A page that only goes forward. */
export const listOf = <Item extends z.ZodType>(item: Item, id: string) => z.object(page(item)).meta({ id });

/** A page that goes both ways. */
export const twoWayListOf = <Item extends z.ZodType>(item: Item, id: string) => {
  const prevIterator = z.string().nullish().meta({ description: "Goes back before the first row, given as iterator." });
  return z.object({ ...page(item), prevIterator }).meta({ id });
};

const page = <Item extends z.ZodType>(item: Item) => ({
  data: z.array(item),
  done: z.boolean().meta({ description: "Nothing more in this direction." }),
  iterator: z.string().nullish().meta({ description: "Goes on after the last row; absent on an empty page." }),
});
