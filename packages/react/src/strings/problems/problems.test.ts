// Every language has a sentence for each problem of English, and none in the server's English.
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { accessCodeErrors } from "../../../../server/src/base/catalogue/issues/access-code-errors.ts";
import { accountErrors, deviceErrors } from "../../../../server/src/base/catalogue/issues/device-errors.ts";
import { deviceWarnings } from "../../../../server/src/base/catalogue/issues/device-warnings.ts";
import {
  codesOfProblems,
  type ExplainAlerts,
  type ProblemName,
  type ProblemSentences,
} from "../../rules/issues/problems.ts";
import { saysRemedy } from "../../rules/issues/remedies.ts";
import { problems as ar } from "./ar.ts";
import { problems as de } from "./de.ts";
import { problems as en } from "./en.ts";
import { problems as es } from "./es.ts";
import { problems as fr } from "./fr.ts";
import { problems as ja } from "./ja.ts";
import { loadProblems } from "./load-problems.ts";
import { problems as ptBR } from "./pt-BR.ts";
import { problems as zhCN } from "./zh-CN.ts";

const languages: readonly (readonly [string, ProblemSentences])[] = [
  ["ar", ar],
  ["de", de],
  ["es", es],
  ["fr", fr],
  ["ja", ja],
  ["pt-BR", ptBR],
  ["zh-CN", zhCN],
];
const names = Object.keys(codesOfProblems) as ProblemName[];

const sentenceFor = (explain: ExplainAlerts | null, code: string) =>
  explain?.([{ tone: "danger", code, message: "The server's words." }], () => "", saysRemedy, "")[0]?.message;

it("every file of problems is tested here", () => {
  const files = globSync("*.ts", { cwd: fileURLToPath(new URL(".", import.meta.url)) });
  const tags = files.flatMap((file) => /^([a-z]{2}(?:-[A-Z]{2})?)\.ts$/.exec(file)?.[1] ?? []);
  expect(["en", ...languages.map(([tag]) => tag)].toSorted()).toEqual(tags.toSorted());
});

describe.each([["en", en] as const, ...languages])("%s", (_, problems) => {
  it("has every sentence, in order, and no other", () => expect(Object.keys(problems)).toEqual(names));

  it("has whole sentences", () => {
    const broken = Object.values(problems).filter(
      (text) => text !== text.trim() || !/[.。）]$/.test(text) || /[{}<]|  /.test(text),
    );
    expect(broken).toEqual([]);
  });

  it("says what to do where English does, and nowhere else: no remedy is said twice", () =>
    expect(names.filter((name) => saysRemedy(problems[name]) !== saysRemedy(en[name]))).toEqual([]));

  it("says different things of different problems", () =>
    expect(new Set(Object.values(problems)).size).toBe(names.length));
});

describe.each(languages)("%s, read by its readers", (locale, problems) => {
  it("is translated", () => expect(names.filter((name) => problems[name] === en[name])).toEqual([]));

  it("is what is loaded for its locale", async () =>
    expect(sentenceFor(await loadProblems(locale), "low_battery")).toBe(problems.batteryLow));

  it("has none of the server's sentences", () => {
    const sent = Object.values({ ...accessCodeErrors, ...accountErrors, ...deviceErrors, ...deviceWarnings }).flat();
    const all = Object.values(problems).join("\n");
    expect(sent.filter((sentence) => all.includes(sentence))).toEqual([]);
  });
});

it.each([
  ["de-AT", de],
  ["pt", ptBR],
  ["pt-PT", ptBR],
  ["zh", zhCN],
  ["zh-Hans-SG", zhCN],
  ["ar-EG", ar],
])("%s is served", async (locale, problems) =>
  expect(sentenceFor(await loadProblems(locale), "lock_jammed")).toBe(problems.jammed),
);

it.each(["en", "nl", "zh-TW", "zh-Hant"])("%s is not", async (locale) => expect(await loadProblems(locale)).toBeNull());
