// Strings of the timeline. No other view loads them.
import { useAllStrings } from "./all-strings.ts";
import { enTimeline } from "./en-timeline.ts";
import { compileStrings, type TimelineStrings } from "./messages.ts";
import { type Language, useSpoken } from "./strings.tsx";

export function useTimelineStrings(): TimelineStrings {
  const language = useSpoken();
  const shared = useAllStrings();
  const strings = spoken.get(language) ?? { ...shared, ...compileStrings(enTimeline, ...language.spokenWith) };
  spoken.set(language, strings);
  return strings;
}

/** Strings compiled once per language, for all components. */
const spoken = new WeakMap<Language, TimelineStrings>();
