// The portal's catalogues are complete, translated, and have every placeholder.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { en, type Plural, type Texts } from "../../pages/portal/strings/en.ts";

const catalogueFolder = fileURLToPath(new URL("../../pages/portal/strings/", import.meta.url));
const languages = Object.fromEntries(
  globSync("*.json", { cwd: catalogueFolder }).map((file) => [
    file.replace(".json", ""),
    JSON.parse(readFileSync(catalogueFolder + file, "utf8")) as Texts,
  ]),
);
/** Words that are the same in some languages. */
const shared = new Set([
  "Webhooks",
  "{title} · Webhooks",
  "URL",
  "Name",
  "Description",
  "Schema",
  "Message",
  "Messages",
  "Pages",
  "Destinations",
  "status {code}",
]);

const names = Object.keys(en) as (keyof Texts)[];
const isPlural = (text: string | Plural): text is Plural => typeof text === "object";
const plain = (text: string | Plural): string => (isPlural(text) ? text.other : text);
const fields = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(Object.entries(languages))("in %s", (locale, texts) => {
  test("every text exists and is translated", () => {
    expect(Object.keys(texts).toSorted()).toEqual(names.toSorted());
    const left = names.flatMap((name) => (texts[name] === en[name] && typeof en[name] === "string" ? [en[name]] : []));
    expect(left.filter((text) => !shared.has(text))).toEqual([]);
  });

  test("every text has its placeholders", () => {
    for (const name of names) {
      expect([name, fields(plain(texts[name]))]).toEqual([name, fields(plain(en[name]))]);
    }
  });

  test("every number that occurs has its plural form", () => {
    const rules = new Intl.PluralRules(locale);
    // In Romance languages, `many` is the plural of millions.
    const wanted = new Set([0, 1, 2, 3, 11, 14, 100].map((number) => rules.select(number)));
    for (const text of Object.values(texts).filter(isPlural))
      expect([...wanted].filter((rule) => rule !== "zero" && text[rule] === undefined)).toEqual([]);
  });
});

test("no component contains a text outside the catalogues", () => {
  const folder = fileURLToPath(new URL("../../pages/portal/", import.meta.url));
  const files = globSync("**/*.tsx", { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  const spoken = files.flatMap((file) => {
    const text = readFileSync(`${folder}${file}`, "utf8").replaceAll(
      /\/\/.*|\/\*[\s\S]*?\*\/|throw new Error\(.*\)/g,
      "",
    );
    const between = [...text.matchAll(/>\s*([A-Z][\w’' ,.]+?)\s*</g)].map(([, said]) => said);
    const quoted = [
      ...text.matchAll(/(?:\b(?:say\(|title=|label=|placeholder=|hint=|aria-label=|text: ))["`]([A-Z][^"`]*)/g),
    ].map(([, said]) => said);
    return [...between, ...quoted].map((said) => `${file}: ${said}`);
  });
  expect(spoken).toEqual([]);
});
