import type { LifeEntry } from "../../../rules/code/code-life.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { dateTimes, daysAgo, timeOfDay } from "../../../strings/moments.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useNow } from "../use-now.ts";

/** Formats the time of an event in a code's history. The creation has the format that all details use. */
export function useLifeTime(): (entry: LifeEntry, zone: string | null) => string {
  const { codeLife: words } = useAllStrings();
  const format = useFormat();
  const now = useNow();
  return ({ kind, at }, zone) => {
    if (kind === "created" || zone === null) return format.dateTime(at, zone);
    const days = daysAgo(at, now, zone);
    if (days !== 0 && days !== 1) return dateTimes(format, [at], zone, now).join();
    return words[days === 0 ? "today" : "yesterday"]({ time: timeOfDay(format, at, zone) });
  };
}
