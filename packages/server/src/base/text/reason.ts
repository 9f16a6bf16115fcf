/** Message of any thrown value, for the end of a sentence in the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
