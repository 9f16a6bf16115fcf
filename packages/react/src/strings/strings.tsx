import { createContext, type ReactNode, useContext, useMemo } from "react";
import { en } from "./en.ts";
import { type Format, formatOf, type HourCycle } from "./format.ts";
import { type MessageOverrides, speak, type Strings } from "./messages.ts";

export interface StringsProviderProps {
  /** BCP 47 tag for plurals, numbers and dates. @default "en-US" */
  locale?: string | undefined;
  /** Sentences to replace: another language, or a host's own words. */
  messages?: MessageOverrides | undefined;
  /** Forces 12 or 24 hours. @default the locale's habit */
  hourCycle?: HourCycle | undefined;
  children?: ReactNode;
}

/** Gives the widgets below their words and their way of writing numbers and dates. */
export function StringsProvider({ locale, messages, hourCycle, children }: StringsProviderProps) {
  const value = useMemo(() => languageOf(locale, messages, hourCycle), [locale, messages, hourCycle]);
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

export const useStrings = (): Strings => useContext(LanguageContext).strings;

export const useFormat = (): Format => useContext(LanguageContext).format;

/** What the widgets speak; `null` where a host gave them words of its own and did not say in which language. */
export const useLocale = (): string | null => useContext(LanguageContext).locale;

interface Language {
  readonly locale: string | null;
  readonly strings: Strings;
  readonly format: Format;
}

const fallback = "en-US";

function languageOf(locale?: string, messages?: MessageOverrides, hourCycle?: HourCycle): Language {
  const known = knownLocale(locale);
  return { locale: locale || !messages ? known : null, strings: speak(en, messages, known), format: formatOf(known, hourCycle) };
}

/** A tag the browser refuses must not take the widgets down. */
function knownLocale(locale: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? fallback;
  } catch {
    return fallback;
  }
}

const LanguageContext = createContext<Language>(languageOf());
