/** HTTP statuses of servers that lack a call. */
const withoutCall = new Set<unknown>([404, 405, 501]);
/** Empty list for a call that the server lacks. */
export const notServed: never[] = [];

/** Returns an empty list if the server lacks the call. Throws other failures again. */
export function noneIfNotServed(error: { status?: unknown }): never[] {
  if (withoutCall.has(error.status)) return notServed;
  throw error;
}
