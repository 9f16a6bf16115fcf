import { expect, test } from "vitest";
import { firstLanguageOf } from "./language.ts";

test.each([
  [["de-AT", "en"], "de", "de-AT"],
  [["nl", "pt-PT"], "pt-BR", "pt-PT"],
  [["zh-SG"], "zh-CN", "zh-SG"],
  // Browsers add plain zh to zh-TW, where it means traditional characters.
  [["zh-TW", "zh", "ja"], "ja", "ja"],
  [["not a tag", "fr"], "fr", "fr"],
  [["*"], "en", "en"],
])("who wishes for %s reads %s, with the dates of %s", (tags, language, tag) => {
  expect(firstLanguageOf(tags)).toEqual({ language, tag });
});

test("a wish for other languages alone is not fulfilled", () => {
  expect(firstLanguageOf(["nl", "sv-SE"])).toBeUndefined();
  expect(firstLanguageOf([])).toBeUndefined();
});
