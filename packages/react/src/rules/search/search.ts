// Matches typed searches in lists. Input is untrusted: it must neither throw nor freeze the page.
import { foldLetters } from "./letters.ts";
import { expressionOf } from "./pattern.ts";

/** Texts, folded, one per line. Prepared once, because a search runs at every keystroke. */
export type SearchText = string;

export const searchTextOf = (texts: readonly (string | null | undefined)[]): SearchText =>
  foldLetters(texts.join("\n"));

type Matcher = (haystack: SearchText) => boolean;

/**
 * Returns a matcher of texts. The input matches as a case-insensitive regular expression if it is valid and harmless
 * (docs/specification/spec.md §2), and always literally, so that "Unit 4 (north)" finds itself. Empty input matches
 * everything.
 */
export function createMatcher(text: string): Matcher {
  const letters = foldLetters(text).trim();
  const expression = special.test(text)
    ? expressionOf(text.trim().replace(/\\.|[^\\]+/gs, (each) => (each[0] === "\\" ? each : foldLetters(each))))
    : null;
  return (lines) => lines.includes(letters) || expression?.(lines) === true;
}

const special = /[\\^$.*+?()[\]{}|]/;
