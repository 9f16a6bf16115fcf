import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchTextOf, createMatcher } from "./search.ts";

/** Time that a runaway pattern exceeds on any machine. The exact limits of pattern and text are tested below. */
const freezeMs = 5000;

/** CPU time of this process in milliseconds. Elapsed time would blame the pattern for a busy machine. */
function computedMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

const found = (text: string, ...haystack: string[]) => createMatcher(text)(searchTextOf(haystack));

describe("spec §2: a case-insensitive regular expression", () => {
  it.each([
    ["front", "Front Door", true],
    ["  FRONT  ", "front door", true],
    ["^front", "The front", false],
    ["door$", "Front Door", true],
    ["fr.nt", "Front", true],
    ["front|back", "Back Door", true],
    ["(front|back) door", "BACK DOOR", true],
    ["unit \\d+", "Unit 42", true],
    ["[0-9]{4}", "1234", true],
    ["^1.*4$", "1234", true],
    ["colou?r", "Color", true],
    ["(ab)+", "xABABx", true],
    ["garage", "Front Door", false],
    ["", "anything", true],
    ["   ", "anything", true],
  ])("%j in %j: %s", (text, haystack, expected) => expect(found(text, haystack)).toBe(expected));

  it("searches every text it is given, and ignores those that are null or undefined", () => {
    expect(createMatcher("4821")(searchTextOf(["Cleaning", null, undefined, "4821"]))).toBe(true);
    expect(createMatcher("x")(searchTextOf([null, undefined]))).toBe(false);
    expect(createMatcher("null")(searchTextOf([null]))).toBe(false);
  });
});

describe("letters as people compare them", () => {
  it.each([
    ["caf\u00e9", "Cafe\u0301"],
    ["cafe\u0301", "CAFÉ"],
    ["cafe", "Café"],
    ["café", "Cafe"],
    ["caf. b", "Café Bar"],
    ["caf[éx]", "Cafe\u0301"],
    ["^é.*\\d$", "Etage 4"],
    ["STRASSE", "Hauptstraße"],
    ["straße", "HAUPTSTRASSE"],
    ["straße|gasse", "STRASSE"],
    ["ẞ", "groß"],
    ["kapi", "KAPI"],
    ["kapı \\d", "KAPI 3"],
    ["istanbul", "İstanbul"],
    ["ISPARTA", "ısparta"],
    ["οδος", "ΟΔΟΣ ΑΒ"],
    ["ΟΔΟΣ", "οδοσήμανση"],
    ["101", "１０１号室"],
    ["１０１", "101"],
    ["ﾛﾋﾞｰ", "ロビー"],
    ["lobby", "Ｌｏｂｂｙ"],
    ["（北）", "Unit 4 (北)"],
    ["غرفة", "غُرْفَة ٤"],
    ["احمد", "أحمد"],
    ["٤٨٢١", "4821"],
    ["۴۸۲۱", "4821"],
    ["غرفة 4", "غرفة ٤"],
    ["\\d{3}$", "غرفة ٤٠١"],
    ["שלום", "שָׁלוֹם"],
    ["елка", "Ёлка"],
    ["lodz", "Łódź"],
    ["ŁÓDŹ", "Lodz 2"],
    ["smorrebrod", "Smørrebrød"],
    ["smørre.*d", "SMORREBROD"],
    ["aero", "Ærø"],
    ["Ærø", "AERO"],
    ["oeuvre", "Œuvre"],
    ["thordis", "Þórdís"],
    ["dakovo", "Đakovo"],
  ])("%j in %j", (text, haystack) => expect(found(text, haystack)).toBe(true));

  it.each([
    ["かき", "かぎ"],
    ["कि", "का"],
    ["กา", "กี"],
    ["cafe", "caf"],
  ])("%j is not in %j", (text, haystack) => expect(found(text, haystack)).toBe(false));

  it("an accent without a letter matches everything, like an empty search", () =>
    expect(found("\u0301", "anything")).toBe(true));
});

describe("a pattern is matched against each text by itself", () => {
  it.each([
    ["^back", ["Front", "Back Door"], true],
    ["front$", ["The front", "Back"], true],
    ["front.*back", ["Front", "Back"], false],
    ["front\\sback", ["Front", "Back"], false],
    ["t[^x]b", ["Front", "Back", "tab"], true],
    ["\\w+\\W\\w+$", ["Front", "Back"], false],
  ])("%j in %j: %s", (text, haystack, expected) => expect(found(text, ...haystack)).toBe(expected));
});

describe("readings §1: a pattern that does not compile, or could run away, is matched literally", () => {
  it.each([["("], ["["], ["*"], ["C++"], ["a{2}{3}"], ["\\"]])("%j", (text) => {
    expect(found(text, `Door ${text}`)).toBe(true);
    expect(found(text, "Door")).toBe(false);
  });

  // Each pattern has a text that it would match as an expression.
  it.each([
    ["(a+)+$", "aaa"],
    ["(a*)*b", "aaab"],
    ["(a|a)+$", "aaa"],
    ["(a|aa)+$", "aaa"],
    ["(a?){60}b", "aaab"],
    ["((a{1,9}){1,9}){1,9}b", "aaab"],
    ["(?=(a+))a*b", "aaab"],
    ["(?<!b)a", "aaa"],
    ["(a)\\1*b", "aaab"],
    ["a{100}", "a".repeat(100)],
    ["(?:)".repeat(20) + "(a+){20}b", `${"a".repeat(20)}b`],
    ["x".repeat(99) + ".*", "x".repeat(99)],
  ])("%j is matched literally", (text, haystack) => {
    expect(finds(text, haystack)).toBe(true);
    expect(found(text, haystack)).toBe(false);
    expect(found(text, `a${text}a`)).toBe(true);
  });

  it.each([
    ["a{99}", "a".repeat(99)],
    ["x".repeat(98) + ".*", "x".repeat(98)],
    ["(front|back)? *door", "Back Door"],
    ["(?:un)?locked", "Unlocked"],
  ])("%j is run as an expression", (text, haystack) => expect(found(text, haystack)).toBe(true));

  it.each([
    ["a*a*a*a*a*a*a*a*b"],
    ["a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?b"],
    [".*.*.*.*.*x"],
    ["(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)b"],
    ["(a{50}){50}"],
    ["(a*)?(a*)?(a*)?(a*)?b"],
    ["(){100}(){100}x"],
  ])("%j does not freeze on a long text", (text) => {
    const started = process.cpuUsage();
    const matches = createMatcher(text);
    for (const length of [10, 40, 100, 300, 1000, 100_000]) matches(searchTextOf(["a".repeat(length)]));
    expect(computedMs(started)).toBeLessThan(freezeMs);
  });

  it("finds every name by its own letters, even if they are also an expression", () => {
    fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 80 }), (name) => found(name, `<${name}>`)));
    expect(found("Unit 4B (north)", "Unit 4B (north)")).toBe(true);
    expect(found("1+1", "1+1")).toBe(true);
  });
});

describe("a pattern that could take long on a long text is matched literally there", () => {
  const ten = (text: string) => text.repeat(10);
  it.each<[pattern: string, hit: string, longest: number]>([
    ["a.*c", "a1c", 631],
    ["a.*b.*c", "a1b2c", 105],
    [`a${ten("x?")}b`, "axxb", 194],
    [`${ten("(?:a|b)")}c`, "abababababc", 194],
    [`${ten("(a|b)")}c`, "abababababc", 194],
    [ten("(a|b)x*?"), "axxbabababababab", 0],
  ])("%s, which finds %s, is run on texts of at most %i letters", (pattern, hit, longest) => {
    const text = (length: number) => "z".repeat(Math.max(length - hit.length, 0)) + hit;
    expect(found(pattern, text(longest))).toBe(longest > 0);
    expect(found(pattern, text(longest + 1))).toBe(false);
    expect(found(pattern, pattern + text(longest + 1))).toBe(true);
    // A long text does not keep the pattern from running on a short one beside it.
    expect(found(pattern, "y".repeat(1000), text(0))).toBe(longest > 0);
  });

  it("alternatives of the whole pattern do not shorten the text that it is run on", () =>
    expect(found(`${ten("qq|")}b.r`, `${"z".repeat(10_000)}bar`)).toBe(true));
});

describe("no input may throw or freeze", () => {
  const piece = fc.constantFrom(
    "(",
    ")",
    "(?:",
    "(?=",
    "(?<n>",
    "[",
    "]",
    "[^",
    "*",
    "+",
    "?",
    "{2}",
    "{1,}",
    "{0,9}",
    "|",
    "a",
    ".",
    "\\d",
    "\\1",
    "\\b",
    "^",
    "$",
    "aa",
  );
  const pattern = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));
  const haystacks = ["a", "a".repeat(30), "a".repeat(99), "a".repeat(500), "a".repeat(5000), "1".repeat(300)];

  it("whatever is typed", () => {
    let slowest = 0;
    fc.assert(
      fc.property(fc.oneof(pattern, fc.string({ maxLength: 200 })), (text) => {
        const started = process.cpuUsage();
        const matches = createMatcher(text);
        for (const haystack of haystacks) expect(typeof matches(searchTextOf([haystack]))).toBe("boolean");
        slowest = Math.max(slowest, computedMs(started));
      }),
      { numRuns: 3000 },
    );
    expect(slowest).toBeLessThan(freezeMs);
  });

  it("finds with a plain pattern exactly what it says", () => {
    const plain = fc.constantFrom("a", "b", "B", "1", " ", ".", "^", "$", "a*", "b?", "1+", "a+?", "b??", ".*");
    const patterns = fc.array(plain, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(""));
    const texts = fc.string({ maxLength: 12, unit: fc.constantFrom("a", "A", "b", "1", " ", "+", "?", ".", "ı", "K") });
    const isNamed = (each: string, text: string) => text.toLowerCase().includes(each.trim().toLowerCase());
    fc.assert(
      fc.property(patterns, texts, (each, text) => {
        expect(found(each, text)).toBe(each.trim() === "" || isNamed(each, text) || finds(each, text));
      }),
      { numRuns: 2000 },
    );
  });

  it("finds all that a harmless expression finds", () => {
    const text = fc.string({ maxLength: 12, unit: fc.constantFrom("a", "b", "1", " ") });
    const isHarmless = (each: string) => each.trim() !== "" && !/[*+?{|]|\(\?[=<]|\\1/.test(each);
    expect(() =>
      fc.assert(
        fc.property(
          pattern.filter(isHarmless),
          text,
          (each, haystack) => !finds(each, haystack) || found(each, haystack),
        ),
      ),
    ).not.toThrow();
  });
});

function finds(pattern: string, haystack: string): boolean {
  try {
    return new RegExp(pattern.trim(), "i").test(haystack);
  } catch {
    return false;
  }
}
