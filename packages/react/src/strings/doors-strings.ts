// The words of one code on several doors: no other view loads them.
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

/** Compiled once per language, however many components ask. */
const spoken = new WeakMap<Language, DoorsStrings>();
