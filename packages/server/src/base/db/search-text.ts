import { type RawBuilder, sql } from "kysely";

/**
 * Condition for a column of {@link asCompared} texts that contains `text`. `%` and `_` in `text` are no wildcards.
 */
export const columnContains = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${`%${asCompared(text).replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

/**
 * Converts a text for comparison: without case (ß is SS, ı is I), width, accents, strokes (ø is O, æ is AE), and vowel
 * marks of Arabic and Hebrew; Arabic and Persian digits become 0 to 9; composed in one form. Marks that make another
 * letter (kana, Hindi) stay. The widgets' rules/search/letters.ts does the same.
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
    .replace(/[øłđðħŧŋæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    // Lower case makes the last sigma of a word ς; the last letter that was typed need not be the last of the name.
    .replaceAll("ς", "σ");

/** Letters that Unicode does not decompose, and how people type them without the key. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  æ: "ae",
  œ: "oe",
  þ: "th",
};
