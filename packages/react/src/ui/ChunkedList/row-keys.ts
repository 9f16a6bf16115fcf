// Keys that move the focus between rows, and typing that finds a row by its name.
import { foldLetters } from "../../rules/search/letters.ts";

/** Longest pause between the letters of one word, in milliseconds. */
const typingRestsMs = 1000;

export interface TypedWord {
  text: string;
  /** Time stamp of the event that typed the last letter. */
  at: number;
}

interface Key {
  readonly key: string;
  readonly timeStamp: number;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Whether a key is part of a typed word. A space belongs to the word in progress; after a pause, it presses the row.
 */
export const isTyped = ({ key, timeStamp }: Key, word: TypedWord): boolean =>
  key === " " ? word.text !== "" && timeStamp - word.at < typingRestsMs : Array.from(key).length === 1;

/**
 * Returns the row to which a key leads from the row at `from`; `undefined` if it leads nowhere.
 * @param names - Names of all rows in order, `null` for an empty slot.
 */
export function destinationOfKey(
  event: Key,
  from: number,
  names: { readonly length: number; at: (index: number) => string | null },
  word: TypedWord,
): number | undefined {
  const { key, timeStamp } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const last = names.length - 1;
  const seek = (start: number, step: number): number | undefined => {
    for (let index = start; index >= 0 && index <= last; index += step) if (names.at(index) !== null) return index;
    return undefined;
  };
  if (key === "ArrowDown") return seek(from + 1, 1);
  if (key === "ArrowUp") return seek(from - 1, -1);
  if (key === "Home") return seek(0, 1);
  if (key === "End") return seek(last, -1);
  if (!isTyped(event, word)) return undefined;
  const typed = timeStamp - word.at < typingRestsMs ? word.text + key : key;
  Object.assign(word, { text: typed, at: timeStamp });
  // A repeated letter cycles through the rows that begin with it.
  const isRepeated = Array.from(typed).every((letter) => letter === key);
  const wanted = foldLetters(isRepeated ? key : typed);
  for (let step = isRepeated ? 1 : 0; step <= last + 1; step += 1) {
    const index = (from + step) % names.length;
    const name = names.at(index);
    if (name !== null && foldLetters(name).startsWith(wanted)) return index;
  }
  return undefined;
}
