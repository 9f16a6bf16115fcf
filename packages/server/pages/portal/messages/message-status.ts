// Status of a message, summed up over its endpoints.
import { type MessageOut, MessageStatus } from "@mortise/webhooks";

export interface Summary {
  readonly is: "delivered" | "waiting" | "failed" | "unsent";
  /** Number of endpoints with this status. */
  readonly count: number;
  readonly total: number;
}

type Destinations = NonNullable<MessageOut["destinations"]>;

/** Sums up the status. Failed comes before waiting, and waiting before delivered. */
export function summaryOf(destinations: Destinations): Summary {
  const total = destinations.length;
  const counted = (...among: readonly number[]) => destinations.filter(({ status }) => among.includes(status)).length;
  if (total === 0) return { is: "unsent", count: 0, total };
  const failed = counted(MessageStatus.Fail);
  if (failed > 0) return { is: "failed", count: failed, total };
  const waiting = counted(MessageStatus.Pending, MessageStatus.Sending);
  if (waiting > 0) return { is: "waiting", count: waiting, total };
  return { is: "delivered", count: total, total };
}
