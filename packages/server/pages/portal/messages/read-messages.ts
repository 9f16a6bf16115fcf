import type { CallOptions, Mortise } from "@mortise/webhooks";

export const times = { all: undefined, hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000 } as const;

/** Filter of the messages. Empty fields do not filter. */
export interface MessageFilter {
  readonly failed: boolean;
  readonly eventType: string;
  readonly time: keyof typeof times;
  readonly search: string;
}
export const everyMessage: MessageFilter = { failed: false, eventType: "", time: "all", search: "" };

export const isNarrowed = ({ failed, eventType, time, search }: MessageFilter): boolean =>
  failed || eventType !== "" || time !== "all" || search.trim() !== "";

export const messagesPerPage = 25;

/** With an end, however distant, a list with a start shows its newest messages first. */
const farAhead = new Date("2100-01-01");

type Options = CallOptions & { iterator?: string | undefined; signal?: AbortSignal | undefined };
type MessagePage = Awaited<ReturnType<Mortise["message"]["list"]>>;

/** Reads a page of messages, without their payloads, with their statuses. */
export function readMessages(
  { message }: Mortise,
  { appId, filter, now }: { appId: string; filter: MessageFilter; now: number },
  options: Options,
): Promise<MessagePage> {
  const { failed, eventType, time } = filter;
  const ms = times[time];
  const search = filter.search.trim();
  return message.list(appId, {
    ...options,
    limit: messagesPerPage,
    withContent: false,
    withStatus: true,
    ...(failed && { failed }),
    ...(eventType !== "" && { eventTypes: [eventType] }),
    ...(ms !== undefined && { after: new Date(now - ms), before: farAhead }),
    ...(search !== "" && { search }),
  });
}
