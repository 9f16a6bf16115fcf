/** The message of whatever was thrown, Error or not, for the end of a sentence in the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
