/** An id as a host gave it. JavaScript may hand over what nothing can be keyed by: that is as good as none. */
export const givenId = (id: unknown): string => (typeof id === "string" ? id : "");
