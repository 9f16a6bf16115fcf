// Texts of the portal in the person's language, chosen once, before anything is shown.
import { firstLanguageOf, type Language } from "../../../src/base/text/language.ts";
import { en, type Plural, type Texts } from "./en.ts";

const languages = {
  ar: async () => (await import("./ar.json")).default,
  de: async () => (await import("./de.json")).default,
  en: async () => en,
  es: async () => (await import("./es.json")).default,
  fr: async () => (await import("./fr.json")).default,
  ja: async () => (await import("./ja.json")).default,
  "pt-BR": async () => (await import("./pt-BR.json")).default,
  "zh-CN": async () => (await import("./zh-CN.json")).default,
} satisfies Readonly<Record<Language, () => Promise<Texts>>>;

/** Texts of the chosen language. Read them only during a render, because `chooseLanguage` replaces the variable. */
export let strings: Texts = en;
/** Locale of numbers and dates. */
export let locale = "en";

/**
 * Chooses the first of the person's languages that is available, for texts and dates. Falls back to English if none is,
 * or if it cannot be fetched.
 */
export async function chooseLanguage(wished: readonly string[] = navigator.languages): Promise<void> {
  const wish = firstLanguageOf(wished);
  if (wish) {
    try {
      strings = await languages[wish.language]();
      locale = wish.tag;
    } catch {
      // The language could not be fetched, so the texts stay English.
    }
  }
  document.documentElement.lang = locale;
  document.documentElement.dir = locale.startsWith("ar") ? "rtl" : "ltr";
}

/** Replaces the names in braces with values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? written(values[name] as string | number) : whole,
  );

export const count = (forms: Plural, number: number): string =>
  fill(forms[new Intl.PluralRules(locale).select(number)] ?? forms.other, { count: number });

const written = (value: string | number) =>
  typeof value === "number" ? new Intl.NumberFormat(locale).format(value) : value;
