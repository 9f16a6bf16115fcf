import { sql } from "kysely";

/** What filters match by what this server does not have. */
export const matchNothing = sql<boolean>`1 = 0`;
