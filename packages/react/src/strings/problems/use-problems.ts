// Sentences for what is wrong, in the language of the widgets' words: the server says it in English alone.
import { useEffect, useState } from "react";
import type { ExplainAlerts } from "../../rules/issues/problems.ts";
import { useLocale } from "../strings.tsx";

interface ComingProblems {
  /** Nothing where the server's own words are to be shown: in English, and in languages that have no such sentences. */
  readonly explain: ExplainAlerts | null | undefined;
  /**
   * They are on their way, and soon here: until then nothing is said, as English would be replaced while it is read.
   */
  readonly isComing: boolean;
}

/** How long they are waited for, in milliseconds; then the server's words are better than none. */
const patienceMs = 2000;

/** Loaded when something is wrong. */
export function useProblems(isNeeded: boolean): ComingProblems {
  const locale = useLocale() ?? "en";
  const isMissing = isNeeded && !locale.startsWith("en") && !loaded.has(locale);
  // The language that has arrived, or is not waited for any longer.
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (!isMissing) return undefined;
    const settle = () => setSettled(locale);
    const load = async () => {
      const { loadProblems } = await import("./load-problems.ts");
      loaded.set(locale, await loadProblems(locale));
    };
    load().catch(console.warn).finally(settle);
    const timer = setTimeout(settle, patienceMs);
    return () => clearTimeout(timer);
  }, [isMissing, locale]);
  return { explain: loaded.get(locale), isComing: isMissing && settled !== locale };
}

const loaded = new Map<string, ExplainAlerts | null>();

/** What {@link useProblems} has loaded: for a closure that outlives the view, in which they may have come later. */
export const problemsIn = (locale: string): ExplainAlerts | null | undefined => loaded.get(locale);
