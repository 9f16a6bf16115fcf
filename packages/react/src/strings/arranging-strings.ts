// The words of sorting and narrowing a table of devices: no other view loads them.
import { enArranging } from "./en-arranging.ts";
import { type ArrangingStrings, compileStrings } from "./messages.ts";
import { type Language, useSpoken } from "./strings.tsx";

export function useArrangingStrings(): ArrangingStrings {
  const language = useSpoken();
  const strings = spoken.get(language) ?? compileStrings(enArranging, ...language.spokenWith).arranging;
  spoken.set(language, strings);
  return strings;
}

/** Compiled once per language, however many components ask. */
const spoken = new WeakMap<Language, ArrangingStrings>();
