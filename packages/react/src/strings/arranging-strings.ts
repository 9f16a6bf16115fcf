// Strings for sorting and filtering a table of devices. No other view loads them.
import { enArranging } from "./en-arranging.ts";
import { type ArrangingStrings, compileStrings } from "./messages.ts";
import { type Language, useSpoken } from "./strings.tsx";

export function useArrangingStrings(): ArrangingStrings {
  const language = useSpoken();
  const strings = spoken.get(language) ?? compileStrings(enArranging, ...language.spokenWith).arranging;
  spoken.set(language, strings);
  return strings;
}

/** Strings compiled once per language, for all components. */
const spoken = new WeakMap<Language, ArrangingStrings>();
