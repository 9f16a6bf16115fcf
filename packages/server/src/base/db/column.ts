// What columns hold, the same on both databases.

/** ISO text in UTC. */
export type Moment = string;

/** A document as text. */
export type Json = string;

export type Flag = 0 | 1;
