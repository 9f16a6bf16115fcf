// The words of what a device table opens, and of the other widgets: a page that shows none of them does not load these.
import { en } from "./en.ts";
import { speak, type Strings } from "./messages.ts";
import { type Language, useSpoken } from "./strings.tsx";

export function useAllStrings(): Strings {
  const language = useSpoken();
  const strings = spoken.get(language) ?? speak(en, ...language.spokenWith);
  spoken.set(language, strings);
  return strings;
}

/** Compiled once for a language, however many ask. */
const spoken = new WeakMap<Language, Strings>();
