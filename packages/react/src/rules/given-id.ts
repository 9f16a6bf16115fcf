/**
 * An id from a host's props. Without types it may be anything: what is not a text cannot be a key, and counts as none.
 */
export const givenId = (id: unknown): string => (typeof id === "string" ? id : "");
