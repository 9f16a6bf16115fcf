// The language that a request's headers select.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../../../base/text/language.ts";
import { languageOf } from "./language.ts";
import { randomRuns } from "../../../../test/rig/random-runs.ts";

describe("the language of a request", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["de", "de"],
    ["de-AT", "de"],
    ["DE-at", "de"],
    ["es-419,es;q=0.9", "es"],
    ["ar-EG,ar;q=0.9,en;q=0.8", "ar"],
    ["pt", "pt-BR"],
    ["pt-PT,pt;q=0.9", "pt-BR"],
    ["ja-JP", "ja"],
    ["en-GB,de;q=0.9", "en"],
    ["nl-BE,nl;q=0.9,fr;q=0.8,en;q=0.7", "fr"],
    ["nl,sv", "en"],
    ["*", "en"],
    ["nl,*;q=0.5,de;q=0.3", "en"],
  ])("%s reads %s", (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it.each([
    ["de", "en-US,en;q=0.9", "de"],
    ["fr-CA", undefined, "fr"],
    ["en", "de,en;q=0.5", "en"],
    ["nl", "de-CH", "de"],
    ["zh-TW", "zh,ja;q=0.5", "ja"],
    ["", "de", "de"],
    ["de&<script>", "es", "es"],
  ])("that a page in %s sent, with %s, reads %s", (locale, header, language) => {
    expect(languageOf(header, locale)).toBe(language);
  });

  describe("weighs", () => {
    it.each([
      ["en;q=0.2, fr;q=0.8, de;q=0.5", "fr"],
      ["de ; Q = 0.4 ,ja ;q=0.40001", "ja"],
      ["es;q=0.5,fr;q=0.5", "es"],
      ["fr;q=0,de;q=0.1", "de"],
      ["fr;q=0.000", "en"],
      ["de;q=much,fr;q=0.1", "fr"],
      ["de;q=-1,fr;q=0.1", "fr"],
      [";;;,,de;q=1.000", "de"],
    ])("%s as %s", (header, language) => {
      expect(languageOf(header)).toBe(language);
    });
  });

  describe("selects simplified Chinese for its readers only", () => {
    it.each([
      ["zh-CN,zh;q=0.9", "zh-CN"],
      ["zh", "zh-CN"],
      ["zh-SG", "zh-CN"],
      ["zh-Hans-HK", "zh-CN"],
      ["zh-TW", "en"],
      ["zh-HK,zh-MO;q=0.9", "en"],
      ["zh-Hant", "en"],
      ["zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7", "en"],
      ["zh-TW,ZH;q=0.9,ja;q=0.8", "ja"],
      ["zh-TW,zh-CN;q=0.5", "zh-CN"],
      ["zh;q=0.5,zh-CN", "zh-CN"],
    ])("%s reads %s", (header, language) => {
      expect(languageOf(header)).toBe(language);
    });
  });

  it.each([
    "de_DE",
    "x",
    "i-klingon",
    "en-",
    "toString",
    "__proto__",
    "constructor;q=1",
    "d\u0000e",
    "de".repeat(9999),
    ",".repeat(99_999),
  ])("ignores the unknown header %j", (header) => {
    expect(languageOf(header)).toBe("en");
  });

  it("selects a language for any header", () => {
    const tag = fc.oneof(
      fc.constantFrom("zh", "zh-TW", "pt", "ar-u-nu-arab", "*", "en-x-de"),
      fc.string({ unit: "binary", maxLength: 12 }),
    );
    const wish = fc
      .tuple(
        tag,
        fc.oneof(
          fc.constant(""),
          fc.double().map((q) => `;q=${q}`),
          fc.string(),
        ),
      )
      .map((parts) => parts.join(""));
    const header = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(wish).map((wishes) => wishes.join(",")),
    );
    fc.assert(
      fc.property(header, (text) => {
        expect(languages).toContain(languageOf(text));
      }),
      randomRuns(100),
    );
  });
});
