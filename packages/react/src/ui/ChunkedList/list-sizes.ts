/** Small, so that a keystroke renders little more than the screen. */
export const rowsPerChunk = 4;

export const chunksOf = (rows: number): number => Math.ceil(rows / rowsPerChunk);

/** Chunks that are rendered before anything is measured, about a screenful. */
export const firstChunks = [0, 1, 2];

/**
 * Number of rows up to which a list is rendered whole, because find in page, lists of screen readers and tests look for
 * rows off the screen.
 */
export const longestWholeList = 100;

/** Assumed height of a row before any is measured, in px. */
export const rowHeightPx = 66;
