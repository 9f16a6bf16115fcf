// Texts of the hosted flow in the language of the reader, with their values filled in.
import ar from "./ar.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import { en, type Plural, type Texts } from "./en.ts";
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import type { Language } from "../../../base/text/language.ts";
import ptBR from "./pt-BR.json" with { type: "json" };
import zhCN from "./zh-CN.json" with { type: "json" };

export interface Strings {
  /** Language for the document's `lang`. */
  readonly language: Language;
  readonly direction: "ltr" | "rtl";
  /**
   * Returns a text with its values filled in. Values in a script of the other direction are isolated, so that they do
   * not reorder the sentence.
   */
  readonly say: Say;
  /** Returns a text with a count, in the plural form of `number`. */
  readonly count: (name: CountedName, number: number) => string;
}

export type Say = <Name extends TextName>(name: Name, ...values: ValuesOf<Name>) => string;

/** Name of a text without values. */
export type PlainName = { [Name in TextName]: [Holes<Name>] extends [never] ? Name : never }[TextName];

export const stringsOf = (language: Language): Strings => (spoken[language] ??= speak(language, texts[language]));

type TextName = { [Name in keyof typeof en]: (typeof en)[Name] extends string ? Name : never }[keyof typeof en];
type CountedName = Exclude<keyof typeof en, TextName>;
type HolesIn<Text> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HolesIn<Rest> : never;
type Holes<Name extends TextName> = HolesIn<(typeof en)[Name]>;
type ValuesOf<Name extends TextName> = [Holes<Name>] extends [never]
  ? []
  : [values: Readonly<Record<Holes<Name>, string>>];

function speak(language: Language, texts: Texts): Strings {
  const direction = language === "ar" ? "rtl" : "ltr";
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const sentence = (name: TextName): string => texts[name];
  return {
    language,
    direction,
    say: (name, values: Readonly<Record<string, string>> = {}) => fill(sentence(name), values, direction),
    count(name, number) {
      const forms: Plural = texts[name];
      return fill(forms[plurals.select(number)] ?? forms.other, { count: numbers.format(number) }, "ltr");
    },
  };
}

const fill = (text: string, values: Readonly<Record<string, string>>, direction: "ltr" | "rtl"): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const agrees = direction === "rtl" ? beginsFromTheRight.test(value) : !fromTheRight.test(value);
    return agrees ? value : `\u2068${value}\u2069`;
  });

/** Letters of right-to-left scripts. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const beginsFromTheRight = new RegExp(`^${fromTheRight.source}`);

const texts: Readonly<Record<Language, Texts>> = { ar, de, en, es, fr, ja, "pt-BR": ptBR, "zh-CN": zhCN };
/** Languages that were used since the server started. Loading the plural rules of all would take 14 ms. */
const spoken: Partial<Record<Language, Strings>> = {};
