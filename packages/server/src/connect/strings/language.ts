// The language for a request: that of the page it came from, else the best match for its Accept-Language header (RFC 9110 §12.5.4).

export const languages = ["ar", "de", "en", "es", "fr", "ja", "pt-BR", "zh-CN"] as const;
export type Language = (typeof languages)[number];

/**
 * English if the header is malformed or asks for none of the languages.
 * @param locale the language of the page that sent the reader here: it goes before all that the browser asks for
 */
export function languageOf(header = "", locale: string | null = null): Language {
  const refused = new Set<string>();
  for (const tag of [locale ?? "", ...wishesOf(header)]) {
    if (tag === "*") return "en";
    const { language = "", script } = partsOf(tag);
    const found = nameOf(language, script);
    // A browser set to zh-TW asks for plain zh next, but still means traditional characters: zh is refused as zh-TW was.
    if (found !== undefined && !(tag.toLowerCase() === language && refused.has(language))) return found;
    refused.add(language);
  }
  return "en";
}

/** No browser's header is longer; the rest of a longer one is not read. */
const longestHeader = 1000;

/** The tags of a header by weight, the highest first; those of equal weight keep their order. */
function wishesOf(header: string): string[] {
  return header
    .slice(0, longestHeader)
    .split(",")
    .flatMap((wish) => {
      const [tag = "", weight = "q=1"] = wish.split(";").map((part) => part.trim());
      const q = /^q\s*=\s*([01](?:\.\d*)?)$/i.exec(weight)?.[1];
      return q !== undefined && Number(q) > 0 ? [{ tag, q: Math.min(1, Number(q)) }] : [];
    })
    .toSorted((one, other) => other.q - one.q)
    .map(({ tag }) => tag);
}

/** The catalogue for a language: `de-AT` gets German, `pt` Brazilian Portuguese; zh is refused to readers of traditional characters. */
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
