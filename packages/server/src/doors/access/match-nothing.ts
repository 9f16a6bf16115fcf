import { sql } from "kysely";

/** Condition of filters by things that this server does not have. */
export const matchNothing = sql<boolean>`1 = 0`;
