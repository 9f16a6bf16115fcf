// Which of the flow's languages serves a request: its page's, else the best that its Accept-Language header asks for (RFC 9110 §12.5.4).

export const languages = ["ar", "de", "en", "es", "fr", "ja", "pt-BR", "zh-CN"] as const;
export type Language = (typeof languages)[number];

/**
 * English where the header asks for nothing there is, or makes no sense.
 * @param locale what the page that sent the reader here speaks: dearer than all that the browser asks for
 */
export function languageOf(header = "", locale: string | null = null): Language {
  const refused = new Set<string>();
  for (const tag of [locale ?? "", ...wishesOf(header)]) {
    if (tag === "*") return "en";
    const { language = "", script } = partsOf(tag);
    const found = nameOf(language, script);
    // A browser set to zh-TW goes on to ask for plain zh, and still means traditional characters.
    if (found !== undefined && !(tag.toLowerCase() === language && refused.has(language))) return found;
    refused.add(language);
  }
  return "en";
}

/** No browser writes more than this. */
const longestHeader = 1000;

/** The tags of a header, the dearest first; those of equal weight as they stand. */
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

/** `de-AT` reads German, `pt` Brazilian Portuguese; readers of traditional Chinese characters are not given simplified ones. */
function nameOf(language: string, script: string | undefined): Language | undefined {
  const name = language === "pt" ? "pt-BR" : language === "zh" && script === "Hans" ? "zh-CN" : language;
  return languages.find((each) => each === name);
}

/** A tag that is none has no parts. */
function partsOf(tag: string): { language?: string; script?: string | undefined } {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}
