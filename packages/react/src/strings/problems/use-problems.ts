// Provides problem sentences in the language of the widgets' strings, because the server sends English only.
import { useEffect, useState } from "react";
import type { ExplainAlerts } from "../../rules/issues/problems.ts";
import { useLocale } from "../strings.tsx";

interface ComingProblems {
  /**
   * Explains alerts. Unset if the server's own messages are shown: in English, and in languages without problem
   * sentences.
   */
  readonly explain: ExplainAlerts | null | undefined;
  /**
   * Whether the sentences are loading. Until then no message is shown, because an English one would be replaced while
   * it is read.
   */
  readonly isComing: boolean;
}

/** Longest wait in milliseconds. After that the server's messages are better than none. */
const patienceMs = 2000;

/** Loads problem sentences when there is a problem. */
export function useProblems(isNeeded: boolean): ComingProblems {
  const locale = useLocale() ?? "en";
  const isMissing = isNeeded && !locale.startsWith("en") && !loaded.has(locale);
  // Language that has loaded, or is no longer waited for.
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

/** Sentences that {@link useProblems} has loaded so far, for a closure that outlives the view. */
export const problemsIn = (locale: string): ExplainAlerts | null | undefined => loaded.get(locale);
