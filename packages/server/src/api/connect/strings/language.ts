// Chooses the language for a request: the language of the page that it came from, or else the best match for its
// Accept-Language header (RFC 9110 §12.5.4).
import { firstLanguageOf, type Language } from "../../../base/text/language.ts";

/**
 * Returns the best language; English if the header is malformed or names none of the languages.
 * @param locale - Language of the page that sent the reader here. It takes precedence over the header.
 */
export const languageOf = (header = "", locale: string | null = null): Language =>
  firstLanguageOf([locale ?? "", ...wishesOf(header)])?.language ?? "en";

/** Longest part of a header that is read. No browser's is longer. */
const longestHeader = 1000;

/** Tags of a header, highest weight first. Tags of equal weight keep their order. */
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
