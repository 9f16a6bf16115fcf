import { describe, expect, it } from "vitest";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { joinSentences } from "./join-sentences.ts";
import { compileStrings, type Messages } from "./messages.ts";
import { ptBR } from "./pt-BR.ts";
import { zhCN } from "./zh-CN.ts";

const wordsOf = (messages: Messages | undefined, locale: string) => compileStrings(en, messages, locale);

it.each<[string, Messages | undefined, string]>([
  ["en", undefined, "Locked. Confirmed by the lock"],
  ["de", de, "Verriegelt. Vom Schloss bestätigt"],
  ["fr", fr, "Verrouillée. Confirmé par la serrure"],
  ["es", es, "Bloqueada. Confirmado por la cerradura"],
  ["pt-BR", ptBR, "Trancada. Confirmado pela fechadura"],
  ["ja", ja, "施錠済み。錠が確認しました"],
  ["zh-CN", zhCN, "已上锁。门锁已确认"],
  ["ar", ar, "مقفل. أكّد القفل ذلك"],
])("%s: puts a full stop and a gap between two texts as its readers do", (locale, messages, expected) => {
  const { device, lock, view } = wordsOf(messages, locale);
  expect(joinSentences(view, device.locked, lock.confirmed)).toBe(expected);
});

describe("what is joined", () => {
  const { view } = wordsOf(undefined, "en");

  it.each([
    [["One.", "Two."], "One. Two."],
    [["Really?", "Yes!", "Well"], "Really? Yes! Well"],
    [["One", "Two", "Three"], "One. Two. Three"],
    [["(One)", "Two"], "(One). Two"],
    [["Waiting…", "Two"], "Waiting… Two"],
    [["\u2068One.\u2069", "Two"], "\u2068One.\u2069 Two"],
    [["\u2068One\u2069", "Two"], "\u2068One\u2069. Two"],
    [["", null, "One", undefined, false], "One"],
    [[], ""],
  ] as const)("%j: %s", (parts, expected) => expect(joinSentences(view, ...parts)).toBe(expected));

  it("has no gap in Chinese and Japanese", () => {
    for (const [locale, messages] of [
      ["ja", ja],
      ["zh-CN", zhCN],
    ] as const) {
      const { remedy, view: words } = wordsOf(messages, locale);
      expect(joinSentences(words, remedy.wait, remedy.otherName)).toBe(`${remedy.wait}${remedy.otherName}`);
    }
  });
});
