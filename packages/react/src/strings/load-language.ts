// Loads the languages of elements. Each is a chunk, and so is this file, which loads when an element first needs a
// language.
import type { Messages } from "./messages.ts";
import { languageTagOf } from "./strings.tsx";

const languages = {
  ar: async () => (await import("./ar.ts")).ar,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  ja: async () => (await import("./ja.ts")).ja,
  "pt-BR": async () => (await import("./pt-BR.ts")).ptBR,
  "zh-CN": async () => (await import("./zh-CN.ts")).zhCN,
} satisfies Readonly<Record<string, () => Promise<Messages>>>;

/** Resolves to the catalogue of a locale, or to `undefined` if English is shown. Rejects if it cannot be loaded. */
export async function loadLanguage(locale: string): Promise<Messages | undefined> {
  const language = languageFor(locale);
  return language === null ? undefined : languages[language]();
}

/**
 * Returns the language of a locale, or `null` for English and for languages without a catalogue: `de-AT` gets German,
 * `pt` Brazilian Portuguese. Readers of traditional Chinese characters do not get simplified ones.
 */
export function languageFor(locale: string): keyof typeof languages | null {
  const { language, script } = partsOf(locale);
  const name = language === "pt" ? "pt-BR" : language === "zh" && script === "Hans" ? "zh-CN" : language;
  return name !== undefined && Object.hasOwn(languages, name) ? (name as keyof typeof languages) : null;
}

/** Returns the parts of a tag, or none if the browser refuses it. */
function partsOf(locale: string): { language?: string; script?: string | undefined } {
  try {
    return new Intl.Locale(languageTagOf(locale)).maximize();
  } catch {
    return {};
  }
}
