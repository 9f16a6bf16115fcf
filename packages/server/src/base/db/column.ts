// Types of columns, the same on both databases.

/** A time as ISO text in UTC. */
export type Moment = string;

/** A JSON document as text. */
export type Json = string;

export type Flag = 0 | 1;
