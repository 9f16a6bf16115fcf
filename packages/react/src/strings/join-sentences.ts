// One way of putting sentences together in each language: Japanese and Chinese have no space between them, and a full
// stop of their own.
import type { FirstStrings } from "./messages.ts";

type JoinWords = Pick<FirstStrings["view"], "sentences" | "fullStop">;

/**
 * Joins the sentences that are there. All but the last get a full stop if they end without a mark.
 * @param words `view` of the reader's catalogue
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

/** Ends in a letter, a digit or a closing mark; U+2069, which ends an isolated text, may stand behind. */
const isOpen = /[\p{L}\p{M}\p{N})\]}»”」』’]\u2069?$/u;
