// Joins sentences as each language does: Japanese and Chinese have no space between them, and their own full stop.
import type { FirstStrings } from "./messages.ts";

type JoinWords = Pick<FirstStrings["view"], "sentences" | "fullStop">;

/**
 * Joins the given sentences. All but the last get a full stop if they end without a mark.
 * @param words - `view` of the reader's catalogue.
 * @example joinSentences(view, "Locked", "Confirmed by the lock") // "Locked. Confirmed by the lock"
 */
export const joinSentences = (
  { sentences, fullStop }: JoinWords,
  ...parts: readonly (string | null | undefined | false)[]
): string =>
  parts
    .filter((part) => typeof part === "string" && part !== "")
    .reduce<string>((first, second) => {
      if (first === "") return `${second}`;
      return sentences({ first: isOpen.test(first) ? fullStop({ sentence: first }) : first, second: `${second}` });
    }, "");

/** Matches a text that ends in a letter, a digit or a closing mark. U+2069, which ends an isolated text, may follow. */
const isOpen = /[\p{L}\p{M}\p{N})\]}»”」』’]\u2069?$/u;
