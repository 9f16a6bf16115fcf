// Handles JSON as the caller wrote it. Payloads are forwarded unchanged, because parsing could alter large numbers and
// the order of keys.

/**
 * Returns the text of a top-level member of a JSON object; `undefined` if there is none. `text` must be valid JSON. The
 * last of several members with the same name counts, as for every JSON parser.
 */
export function memberText(text: string, member: string): string | undefined {
  let found: string | undefined;
  let at = skipSpace(text, 0) + 1;
  for (;;) {
    at = skipSpace(text, at);
    if (text[at] !== '"') return found;
    const nameEnd = valueEnd(text, at);
    const name = JSON.parse(text.slice(at, nameEnd)) as string;
    const start = skipSpace(text, skipSpace(text, nameEnd) + 1);
    const end = valueEnd(text, start);
    if (name === member) found = text.slice(start, end);
    at = skipSpace(text, end);
    if (text[at] !== ",") return found;
    at += 1;
  }
}

/**
 * Methods of `JSON` that keep the source text of numbers. The types of TypeScript's library do not have them yet.
 */
interface JsonWithSource {
  parse(text: string, revive: (key: string, value: unknown, context: { source: string }) => unknown): unknown;
  rawJSON(text: string): unknown;
}
const withSource = JSON as unknown as JsonWithSource;

/**
 * Parses a JSON object so that its numbers are serialized as they were written: `12345678901234567890` and `1.0` stay
 * so. `text` must be a JSON object.
 */
export const parseAsWritten = (text: string): Record<string, unknown> =>
  (hasOddNumber.test(text)
    ? withSource.parse(text, (_key, value, { source }) =>
        typeof value === "number" ? withSource.rawJSON(source) : value,
      )
    : JSON.parse(text)) as Record<string, unknown>;

/**
 * Matches numbers that JavaScript may serialize differently: long ones, and those with a fraction or an exponent. It
 * may match inside strings too.
 */
const hasOddNumber = /\d{16}|\d[.eE]|-0/;

/** Whether lists and objects are nested deeper than `most`. `text` must be valid JSON. */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = stringEnd(text, at) - 1;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (/[ \t\r\n]/.test(text.charAt(at))) at += 1;
  return at;
}

/** Index after the value that starts at `from`. */
function valueEnd(text: string, from: number): number {
  if (text[from] === '"') return stringEnd(text, from);
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = stringEnd(text, at) - 1;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (depth === 0 && /[,\s]/.test(letter ?? "")) return at;
  }
  return text.length;
}

function stringEnd(text: string, from: number): number {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}
