// How long a receiver that is too busy wants to be left alone (webhook-api §5, overload).

/** `timeout`: it did not answer in time; a number: the milliseconds that it asked for. */
export type RetryAfter = "timeout" | number;

/** What its `Retry-After` says: seconds, or a date. `now`: when the attempt was made. */
export function retryAfterOf(retryAfter: string | undefined, now: Date): number | undefined {
  const text = retryAfter?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text)) * 1000;
  const until = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(until - now.getTime(), 0);
}
