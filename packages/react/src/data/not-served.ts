/** The answers of servers without a call. */
const withoutCall = new Set<unknown>([404, 405, 501]);
/** What such a server lists. */
export const notServed: never[] = [];

/** For a call that a server may not have: takes its refusal for an empty list. Other failures are thrown on. */
export function noneIfNotServed(error: { status?: unknown }): never[] {
  if (withoutCall.has(error.status)) return notServed;
  throw error;
}
