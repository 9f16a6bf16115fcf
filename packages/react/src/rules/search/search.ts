// How a list finds what was typed. That comes from anyone: nothing typed may throw or freeze the page.
import { foldLetters } from "./letters.ts";
import { expressionOf } from "./pattern.ts";

/** Texts prepared to be searched at every keystroke: folded, one per line. */
export type SearchText = string;

export const searchTextOf = (texts: readonly (string | null | undefined)[]): SearchText =>
  foldLetters(texts.join("\n"));

type Matcher = (haystack: SearchText) => boolean;

/**
 * Whether any of the texts holds what was typed: as a case-insensitive regular expression when it is a valid and
 * harmless one (docs/specification/spec.md §2), and in any case letter by letter, so that "Unit 4 (north)" finds
 * itself. Nothing typed matches everything.
 */
export function createMatcher(text: string): Matcher {
  const letters = foldLetters(text).trim();
  const expression = special.test(text)
    ? expressionOf(text.trim().replace(/\\.|[^\\]+/gs, (each) => (each[0] === "\\" ? each : foldLetters(each))))
    : null;
  return (lines) => lines.includes(letters) || expression?.(lines) === true;
}

const special = /[\\^$.*+?()[\]{}|]/;
