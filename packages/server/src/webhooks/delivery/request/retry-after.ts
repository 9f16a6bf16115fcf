// Pause that a busy receiver asks for (webhook-api §5, overload).

/** Requested pause in milliseconds, or `timeout` if the receiver did not answer in time. */
export type RetryAfter = "timeout" | number;

/** Parses `Retry-After`: seconds or a date. @param now - Time of the attempt. */
export function retryAfterOf(retryAfter: string | undefined, now: Date): number | undefined {
  const text = retryAfter?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text)) * 1000;
  const until = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(until - now.getTime(), 0);
}
