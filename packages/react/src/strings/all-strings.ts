// The words of the views that a device table opens, and of all other widgets: a page that shows none of them does not
// load these.
import { en } from "./en.ts";
import { compileStrings, type Strings } from "./messages.ts";
import { type Language, useSpoken } from "./strings.tsx";

export function useAllStrings(): Strings {
  const language = useSpoken();
  const strings = spoken.get(language) ?? compileStrings(en, ...language.spokenWith);
  spoken.set(language, strings);
  return strings;
}

/** Compiled once per language, however many components ask. */
const spoken = new WeakMap<Language, Strings>();
