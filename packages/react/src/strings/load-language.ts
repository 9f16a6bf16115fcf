// The languages that come by themselves: a chunk each, and this one, when an element first asks for any.
import type { Messages } from "./messages.ts";
import { bcp47 } from "./strings.tsx";

const languages = {
  ar: async () => (await import("./ar.ts")).ar,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  ja: async () => (await import("./ja.ts")).ja,
  "pt-BR": async () => (await import("./pt-BR.ts")).ptBR,
  "zh-CN": async () => (await import("./zh-CN.ts")).zhCN,
} satisfies Readonly<Record<string, () => Promise<Messages>>>;

/** The catalogue that serves a locale; `undefined`: English does. Rejects when it cannot be fetched. */
export async function loadLanguage(locale: string): Promise<Messages | undefined> {
  const language = languageFor(locale);
  return language === null ? undefined : languages[language]();
}

/** `de-AT` reads German, `pt` Brazilian Portuguese; readers of traditional Chinese characters are not given simplified ones. */
export function languageFor(locale: string): keyof typeof languages | null {
  const { language, script } = partsOf(locale);
  const name = language === "pt" ? "pt-BR" : language === "zh" && script === "Hans" ? "zh-CN" : language;
  return name !== undefined && Object.hasOwn(languages, name) ? (name as keyof typeof languages) : null;
}

/** A tag the browser refuses has no parts. */
function partsOf(locale: string): { language?: string; script?: string | undefined } {
  try {
    return new Intl.Locale(bcp47(locale)).maximize();
  } catch {
    return {};
  }
}
