import {
  type CallOptions,
  type MessageStatus,
  type Mortise,
  NotFoundError,
  UnprocessableError,
} from "@mortise/webhooks";
import type { Filter } from "./FilterForm.tsx";

type AttemptPage = Awaited<ReturnType<Mortise["messageAttempt"]["listByEndpoint"]>>;

interface Of {
  appId: string;
  endpointId: string;
  filter: Filter;
}

type Options = CallOptions & {
  iterator?: string | undefined;
  signal?: AbortSignal | undefined;
  limit: number;
  status: MessageStatus | undefined;
  waiting: boolean;
};

/** Reads a page of an endpoint's attempts that pass the filter. Returns none if there is no such message. */
export async function readAttempts(
  { messageAttempt }: Mortise,
  { appId, endpointId, filter }: Of,
  options: Options,
): Promise<AttemptPage> {
  const { eventType, from, until, messageId } = filter;
  const asked = {
    ...options,
    withDelivery: true,
    ...(eventType !== "" && { eventTypes: [eventType] }),
    ...(from !== "" && { after: new Date(from) }),
    ...(until !== "" && { before: new Date(until) }),
  };
  if (messageId === "") return messageAttempt.listByEndpoint(appId, endpointId, asked);
  try {
    return await messageAttempt.listByMsg(appId, messageId, { ...asked, endpointId });
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof UnprocessableError)
      return { data: [], done: true, iterator: null, prevIterator: null };
    throw error;
  }
}
