// Strings of the activity list. No other view loads them.
import { enActivity } from "./en-activity.ts";
import { type ActivityStrings, compileStrings } from "./messages.ts";
import { type Language, useSpoken } from "./strings.tsx";

export function useActivityStrings(): ActivityStrings {
  const language = useSpoken();
  const strings = spoken.get(language) ?? compileStrings(enActivity, ...language.spokenWith).activity;
  spoken.set(language, strings);
  return strings;
}

/** Strings compiled once per language, for all components. */
const spoken = new WeakMap<Language, ActivityStrings>();
