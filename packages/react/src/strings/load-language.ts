// The languages that elements fetch by themselves. Each is a chunk of its own; so is this file, fetched when an element
// first asks for one.
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

/** The catalogue that serves a locale; `undefined` if English does. Rejects when it cannot be fetched. */
export async function loadLanguage(locale: string): Promise<Messages | undefined> {
  const language = languageFor(locale);
  return language === null ? undefined : languages[language]();
}

/**
 * `de-AT` gets German, `pt` Brazilian Portuguese; readers of traditional Chinese characters do not get simplified ones.
 */
export function languageFor(locale: string): keyof typeof languages | null {
  const { language, script } = partsOf(locale);
  const name = language === "pt" ? "pt-BR" : language === "zh" && script === "Hans" ? "zh-CN" : language;
  return name !== undefined && Object.hasOwn(languages, name) ? (name as keyof typeof languages) : null;
}

/** The parts of a tag; none if the browser refuses it. */
function partsOf(locale: string): { language?: string; script?: string | undefined } {
  try {
    return new Intl.Locale(languageTagOf(locale)).maximize();
  } catch {
    return {};
  }
}
