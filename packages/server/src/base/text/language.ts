// Chooses one of the supported languages for a reader's preferences, in requests and in the portal.

export const languages = ["ar", "de", "en", "es", "fr", "ja", "pt-BR", "zh-CN"] as const;
export type Language = (typeof languages)[number];

interface Wish {
  language: Language;
  /** Preferred tag that it matches, e.g. `de-AT` for German. */
  tag: string;
}

/** First preference that can be met; `undefined` if there is none. `*` gets English. */
export function firstLanguageOf(tags: Iterable<string>): Wish | undefined {
  const refused = new Set<string>();
  for (const tag of tags) {
    if (tag === "*") return { language: "en", tag: "en" };
    const { language = "", script } = partsOf(tag);
    const found = nameOf(language, script);
    // A browser set to zh-TW also sends plain zh, but still means traditional characters, so zh is refused like zh-TW.
    if (found !== undefined && !(tag.toLowerCase() === language && refused.has(language)))
      return { language: found, tag };
    refused.add(language);
  }
  return undefined;
}

/**
 * Supported language for a tag: `de-AT` gets German, `pt` Brazilian Portuguese. Traditional Chinese has none.
 */
function nameOf(language: string, script: string | undefined): Language | undefined {
  const name = language === "pt" ? "pt-BR" : language === "zh" && script === "Hans" ? "zh-CN" : language;
  return languages.find((each) => each === name);
}

/** Splits a tag. An invalid tag has no parts. */
function partsOf(tag: string): { language?: string; script?: string | undefined } {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}
