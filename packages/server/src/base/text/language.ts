// Which of our languages somebody reads who wishes for some; for requests and, in the browser, for the portal.

export const languages = ["ar", "de", "en", "es", "fr", "ja", "pt-BR", "zh-CN"] as const;
export type Language = (typeof languages)[number];

interface Wish {
  language: Language;
  /** The wish that it fulfils: `de-AT` for German. */
  tag: string;
}

/** The first wish that can be fulfilled; undefined: there is none. `*` is content with English. */
export function firstLanguageOf(tags: Iterable<string>): Wish | undefined {
  const refused = new Set<string>();
  for (const tag of tags) {
    if (tag === "*") return { language: "en", tag: "en" };
    const { language = "", script } = partsOf(tag);
    const found = nameOf(language, script);
    // A browser set to zh-TW asks for plain zh next, but still means traditional characters: zh is refused as zh-TW
    // was.
    if (found !== undefined && !(tag.toLowerCase() === language && refused.has(language)))
      return { language: found, tag };
    refused.add(language);
  }
  return undefined;
}

/**
 * The catalogue for a language: `de-AT` gets German, `pt` Brazilian Portuguese; zh is refused to readers of traditional
 * characters.
 */
function nameOf(language: string, script: string | undefined): Language | undefined {
  const name = language === "pt" ? "pt-BR" : language === "zh" && script === "Hans" ? "zh-CN" : language;
  return languages.find((each) => each === name);
}

/** An invalid tag has no parts. */
function partsOf(tag: string): { language?: string; script?: string | undefined } {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}
