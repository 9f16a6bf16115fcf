// Loads the strings of an element, which are English until then.
import { useEffect, useState } from "react";
import type { Messages } from "./messages.ts";

/** Returns the catalogue of a locale, loaded at first use; `undefined` while English is shown. */
export function useLanguage(locale: string | null | undefined): Messages | undefined {
  const [, setArrived] = useState<string>();
  useEffect(() => {
    if (!locale || /^en/i.test(locale)) return;
    const load = async () => {
      const { loadLanguage } = await import("./load-language.ts");
      loaded.set(locale, await loadLanguage(locale));
      setArrived(locale);
    };
    load().catch(console.warn);
  }, [locale]);
  return loaded.get(locale);
}

const loaded = new Map<string | null | undefined, Messages | undefined>();
