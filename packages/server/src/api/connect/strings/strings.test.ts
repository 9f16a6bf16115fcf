// Every catalogue has all texts of the English one, with the same placeholders and its language's plural forms.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { en, type Plural, type Texts } from "./en.ts";
import { languages } from "../../../base/text/language.ts";
import { stringsOf } from "./strings.ts";

const catalogueFolder = fileURLToPath(new URL(".", import.meta.url));
const catalogues: readonly (readonly [locale: string, texts: Texts])[] = [
  ["en", en],
  ...globSync("*.json", { cwd: catalogueFolder }).map(
    (file) => [file.replace(".json", ""), JSON.parse(readFileSync(catalogueFolder + file, "utf8")) as Texts] as const,
  ),
];

const names = Object.keys(en) as (keyof Texts)[];
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();
const isCount = (text: string | Plural): text is Plural => typeof text === "object";
const sentences = (texts: Texts) =>
  Object.entries(texts).flatMap(([name, text]) => (isCount(text) ? [] : [[name, text] as const]));
const counts = (texts: Texts) => Object.values(texts).filter(isCount);

it("there is a catalogue for every language, and no other", () => {
  expect(catalogues.map(([locale]) => locale).toSorted()).toEqual([...languages]);
});

describe.each(catalogues)("%s", (locale, texts) => {
  it("has every text, and no other", () => {
    expect(Object.keys(texts)).toEqual(names);
  });

  it("has the same placeholders", () => {
    const of = (which: Texts) => sentences(which).map(([name, text]) => [name, holes(text)]);
    expect(of(texts)).toEqual(of(en));
  });

  it("has no empty text, unclosed placeholder or loose space", () => {
    const all = Object.values(texts).flatMap((text) => (isCount(text) ? Object.values(text) : [text]));
    const broken = all.filter(
      (text) => text.trim() !== text || text === "" || /[{}<]|  /.test(text.replaceAll(/\{\w+\}/g, "-")),
    );
    expect(broken).toEqual([]);
  });

  it("has the plural forms of its language", () => {
    const rules = new Intl.PluralRules(locale);
    for (const forms of counts(texts)) {
      expect(Object.keys(forms).sort()).toEqual([...rules.resolvedOptions().pluralCategories].sort());
      for (const [form, text] of Object.entries(forms)) {
        const numbers = Array.from({ length: 1001 }, (_, count) => count).filter(
          (count) => rules.select(count) === form,
        );
        expect([form, holes(text)]).toEqual([
          form,
          numbers.length === 1 && holes(text).length === 0 ? [] : ["{count}"],
        ]);
      }
    }
  });
});

it.each(catalogues.filter(([, texts]) => texts !== en))("%s is translated", (_locale, texts) => {
  // Texts that are the same in both languages.
  const shared = new Set(["{title} · {company}", "Code"]);
  expect(sentences(texts).filter(([name, text]) => text === en[name as keyof Texts] && !shared.has(text))).toEqual([]);
});

describe("a filled-in value", () => {
  const { say, count } = stringsOf("ar");

  it("keeps its own writing direction in a text of the other", () => {
    expect(say("signInTo", { brand: "Yale Access!" })).toBe("تسجيل الدخول إلى \u2068Yale Access!\u2069");
    expect(stringsOf("en").say("signInTo", { brand: "قفل" })).toBe("Sign in to \u2068قفل\u2069");
  });

  it("is not marked when both have the same direction", () => {
    expect(stringsOf("en").say("signInTo", { brand: "Schlöß & Söhne" })).toBe("Sign in to Schlöß & Söhne");
    expect(say("pageTitle", { title: "أدخل الرمز", company: "Mortise" })).toBe("أدخل الرمز · \u2068Mortise\u2069");
  });

  it("is not read as a placeholder or a pattern", () => {
    expect(stringsOf("de").say("signInTo", { brand: "{company} $& $1" })).toBe("Bei {company} $& $1 anmelden");
  });

  it.each([
    [1, "وجهاز آخر"],
    [2, "وجهازان آخران"],
    [5, "و5 أجهزة أخرى"],
    [88, "و88 جهازًا آخر"],
  ])("counts %i", (number, said) => {
    expect(count("moreDevices", number)).toBe(said);
  });
});

it("the pages themselves contain no sentence outside the catalogues", () => {
  const folder = new URL("../", import.meta.url).pathname;
  const files = globSync("{page,panes,logins,visit,flow}.ts", { cwd: folder });
  expect(files).toHaveLength(5);
  const spoken = files.flatMap((file) => {
    const code = readFileSync(`${folder}${file}`, "utf8").replaceAll(/^\s*(\/\/|\/\*|\*).*$|\/\*\*.*?\*\//gm, "");
    const between = [...code.matchAll(/>\s*([A-Z][\w’' ,.]*?)\s*</g)].map(([, said]) => said);
    const quoted = [...code.matchAll(/"([A-Z][a-z]+(?: [^"]*)?)"/g)].map(([, said]) => said);
    return [...between, ...quoted].map((said) => `${file}: ${said}`);
  });
  expect(spoken).toEqual([]);
});
