import { createContext, type ReactNode, useContext, useMemo } from "react";
import { enFirst } from "./en-first.ts";
import { type Formatter, formatOf, type HourCycle, type Reader } from "./format.ts";
import { useSame } from "../page/use-same.ts";
import { type FirstStrings, type MessageOverrides, compileStrings } from "./messages.ts";

export interface StringsProviderProps {
  /** BCP 47 tag for plurals, numbers and dates. @default "en-US" */
  locale?: string | null | undefined;
  /** Strings that replace the English ones: another language, or the host's own. */
  messages?: MessageOverrides | null | undefined;
  /** Forces 12 or 24 hours. @default the locale's habit */
  hourCycle?: HourCycle | null | undefined;
  /** Reader, set while the page shows the server's markup. @default the browser's clock and zone */
  reader?: Reader | undefined;
  children?: ReactNode;
}

/** Provides the widgets inside it with strings and with formats of numbers and dates. */
export function StringsProvider({ children, ...words }: StringsProviderProps) {
  const given = useSame(words);
  const value = useMemo(() => languageOf(given), [given]);
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

/** Returns the strings of a device table and a device's details. all-strings.ts has those of everything else. */
export const useStrings = (): FirstStrings => useSpoken().strings;

/** Returns the language from which {@link useStrings}, {@link useFormat} and {@link useLocale} read. */
export const useSpoken = (): Language => useContext(LanguageContext);

export const useFormat = (): Formatter => useSpoken().format;

/**
 * Returns the language of the widgets' strings, which may differ from that of their dates; `null` if a host passed its
 * own strings without their language.
 */
export const useLocale = (): string | null => useSpoken().locale;

export interface Language {
  readonly locale: string | null;
  /** Locale that the host requested. */
  readonly given: string | null | undefined;
  readonly strings: FirstStrings;
  readonly format: Formatter;
  /** Inputs with which {@link strings} were compiled. all-strings.ts compiles the rest with the same. */
  readonly spokenWith: readonly [messages: MessageOverrides | null | undefined, locale: string];
}

const fallback = "en-US";

function languageOf({ locale, messages, hourCycle, reader }: Omit<StringsProviderProps, "children">): Language {
  const known = knownLocale(locale);
  const spokenWith = [messages, known] as const;
  const strings = compileStrings(enFirst, ...spokenWith);
  // Without `messages` the widgets are in English, whatever the locale.
  const spoken = messages || known.startsWith("en") ? known : fallback;
  return {
    locale: locale || !messages ? spoken : null,
    given: locale && known,
    strings,
    format: formatOf(known, hourCycle, reader),
    spokenWith,
  };
}

/** Converts a locale to a BCP 47 tag: PHP, Python and Java write `pt_BR`. */
export const languageTagOf = (locale: string): string => locale.replaceAll("_", "-");

/** Returns the canonical tag, or the fallback for a tag that the browser refuses, which must not break the widgets. */
function knownLocale(locale: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(locale ? languageTagOf(locale) : [])[0] ?? fallback;
  } catch {
    return fallback;
  }
}

const LanguageContext = createContext<Language>(languageOf({}));
