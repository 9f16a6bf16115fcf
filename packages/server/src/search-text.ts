import { type RawBuilder, sql } from "kysely";

/** The column, kept as people compare letters, holds the text somewhere; the text's own wildcards mean themselves. */
export const contains = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${`%${asCompared(text).replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

/**
 * As people compare letters: without case (ß is SS, ı is I), width, accents, the vowel marks of Arabic and Hebrew, and whose digits
 * they are, however they are composed (the widgets' rules/search.ts does the same). Marks that make another letter, as those of kana and Hindi, stay.
 */
export const asCompared = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/(?=[\u0300-\u06ff])\p{M}/gu, "")
    .replace(/(?=[\u0300-\u06ff])\p{N}/gu, (digit) => `${digit.charCodeAt(0) % 16}`)
    .normalize()
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    // A sigma that is the last letter of what is typed need not be the last of the name.
    .replaceAll("ς", "σ");
