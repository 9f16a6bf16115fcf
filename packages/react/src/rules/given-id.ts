/** Reads an id from a host's props, which may be of any type. A value that is not a string counts as none. */
export const givenId = (id: unknown): string => (typeof id === "string" ? id : "");
