// Sentences for what is wrong, in the language of the widgets' words: the server says it in English alone.
import { useEffect, useState } from "react";
import type { Explain } from "../../rules/issues/problems.ts";
import { useLocale } from "../strings.tsx";

/**
 * Loaded when something is wrong. Nothing where the server's own words are to be shown: in English, in languages that
 * have no such sentences, and until they are here.
 */
export function useProblems(isNeeded: boolean): Explain | null | undefined {
  const locale = useLocale() ?? "en";
  const [, setArrived] = useState("");
  useEffect(() => {
    if (!isNeeded || locale.startsWith("en") || loaded.has(locale)) return;
    const load = async () => {
      const { loadProblems } = await import("./load-problems.ts");
      loaded.set(locale, await loadProblems(locale));
      setArrived(locale);
    };
    load().catch(console.warn);
  }, [isNeeded, locale]);
  return loaded.get(locale);
}

const loaded = new Map<string, Explain | null>();

/** What {@link useProblems} has loaded: for a closure that outlives the view, in which they may have come later. */
export const problemsIn = (locale: string): Explain | null | undefined => loaded.get(locale);
