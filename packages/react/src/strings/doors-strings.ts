// Strings of one code on several doors. No other view loads them.
import { useAllStrings } from "./all-strings.ts";
import { enDoors } from "./en-doors.ts";
import { compileStrings, type DoorsStrings } from "./messages.ts";
import { type Language, useSpoken } from "./strings.tsx";

export function useDoorsStrings(): DoorsStrings {
  const language = useSpoken();
  const shared = useAllStrings();
  const strings = spoken.get(language) ?? { ...shared, ...compileStrings(enDoors, ...language.spokenWith) };
  spoken.set(language, strings);
  return strings;
}

/** Strings compiled once per language, for all components. */
const spoken = new WeakMap<Language, DoorsStrings>();
