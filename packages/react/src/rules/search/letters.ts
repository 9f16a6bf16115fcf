// Folds letters for comparison.

/**
 * Makes strings equal that people consider equal: ignores case (ß is SS, ı is I), width, accents and strokes (ø is O, æ
 * is AE), the vowel marks of Arabic and Hebrew, and how letters are composed. Arabic and Persian digits become 0 to 9.
 * Marks that make another letter, as in kana and Hindi, stay. The server's search-text.ts does the same.
 */
export const foldLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/(?=[\u0300-\u06ff])\p{M}/gu, "")
    .replace(/(?=[\u0300-\u06ff])\p{N}/gu, (digit) => `${digit.charCodeAt(0) % 16}`)
    .normalize()
    .toLowerCase()
    .replace(/[øłđðħŧŋæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .toUpperCase();

/** Letters that Unicode does not decompose, with the spelling of people who lack the key. */
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
