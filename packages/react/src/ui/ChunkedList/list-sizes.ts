/** Few, so that a keystroke renders little more than what is on screen. */
export const rowsPerChunk = 4;

export const chunksOf = (rows: number): number => Math.ceil(rows / rowsPerChunk);

/** What is drawn before anything is measured: a screenful. */
export const firstChunks = [0, 1, 2];

/**
 * A list that never had more rows is drawn whole: find in page, lists of screen readers and tests look for rows off the
 * screen.
 */
export const longestWholeList = 100;

/** Of one row, before any was measured. */
export const rowHeightPx = 66;
