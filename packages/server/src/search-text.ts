import { type RawBuilder, sql } from "kysely";

/** The column, kept in lower case, holds the text somewhere; the text's own wildcards mean themselves. */
export const contains = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
