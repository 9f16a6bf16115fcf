import { sql } from "kysely";

/** Condition that never holds, for filters by things that do not exist here or that the caller may not see. */
export const matchNothing = sql<boolean>`1 = 0`;
