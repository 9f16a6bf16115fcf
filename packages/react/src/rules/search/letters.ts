// Letters as people compare them.

/**
 * Makes texts equal that people take for equal: case (ß is SS, ı is I), width, accents and strokes (ø is O, æ is AE), the
 * vowel marks of Arabic and Hebrew, the script of digits, and how letters are composed no longer matter (the server's
 * search-text.ts does the same). Marks that make another letter, as in kana and Hindi, stay.
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

/** Letters that Unicode takes apart into nothing plainer, and how people type them who lack the key. */
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
