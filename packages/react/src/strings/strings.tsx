import { createContext, type ReactNode, useContext, useMemo } from "react";
import { enFirst } from "./en-first.ts";
import { type Formatter, formatOf, type HourCycle, type Reader } from "./format.ts";
import { useSame } from "../page/use-same.ts";
import { type FirstStrings, type MessageOverrides, compileStrings } from "./messages.ts";

export interface StringsProviderProps {
  /** BCP 47 tag for plurals, numbers and dates. @default "en-US" */
  locale?: string | null | undefined;
  /** Sentences to replace: another language, or a host's own words. */
  messages?: MessageOverrides | null | undefined;
  /** Forces 12 or 24 hours. @default the locale's habit */
  hourCycle?: HourCycle | null | undefined;
  /** Who reads them, while a page is as a server has rendered it. @default the browser's clock and zone */
  reader?: Reader | undefined;
  children?: ReactNode;
}

/** Gives the widgets inside it their words and their way of writing numbers and dates. */
export function StringsProvider({ children, ...words }: StringsProviderProps) {
  const given = useSame(words);
  const value = useMemo(() => languageOf(given), [given]);
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

/** The words of a device table and a device's details; those of everything else are in all-strings.ts. */
export const useStrings = (): FirstStrings => useSpoken().strings;

/** The language that {@link useStrings}, {@link useFormat} and {@link useLocale} read from. */
export const useSpoken = (): Language => useContext(LanguageContext);

export const useFormat = (): Formatter => useSpoken().format;

/**
 * The language of the widgets' words, which need not be that of their dates; `null` where a host gave them words of its
 * own and did not say in which language.
 */
export const useLocale = (): string | null => useSpoken().locale;

export interface Language {
  readonly locale: string | null;
  /** The locale that the host asked for. */
  readonly given: string | null | undefined;
  readonly strings: FirstStrings;
  readonly format: Formatter;
  /** What {@link strings} were compiled with; all-strings.ts compiles the rest with the same. */
  readonly spokenWith: readonly [messages: MessageOverrides | null | undefined, locale: string];
}

const fallback = "en-US";

function languageOf({ locale, messages, hourCycle, reader }: Omit<StringsProviderProps, "children">): Language {
  const known = knownLocale(locale);
  const spokenWith = [messages, known] as const;
  const strings = compileStrings(enFirst, ...spokenWith);
  // Without `messages` the widgets speak English, whatever locale was asked for.
  const spoken = messages || known.startsWith("en") ? known : fallback;
  return {
    locale: locale || !messages ? spoken : null,
    given: locale && known,
    strings,
    format: formatOf(known, hourCycle, reader),
    spokenWith,
  };
}

/** As a BCP 47 tag: PHP, Python and Java write `pt_BR`. */
export const languageTagOf = (locale: string): string => locale.replaceAll("_", "-");

/** The canonical tag, or the fallback for one that the browser refuses: it must not take the widgets down. */
function knownLocale(locale: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(locale ? languageTagOf(locale) : [])[0] ?? fallback;
  } catch {
    return fallback;
  }
}

const LanguageContext = createContext<Language>(languageOf({}));
