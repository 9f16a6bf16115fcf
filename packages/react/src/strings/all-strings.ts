// Strings of the views that a device table opens, and of all other widgets. A page without these does not load them.
import { en } from "./en.ts";
import { compileStrings, type Strings } from "./messages.ts";
import { type Language, useSpoken } from "./strings.tsx";

export function useAllStrings(): Strings {
  const language = useSpoken();
  const strings = spoken.get(language) ?? compileStrings(en, ...language.spokenWith);
  spoken.set(language, strings);
  return strings;
}

/** Strings compiled once per language, for all components. */
const spoken = new WeakMap<Language, Strings>();
