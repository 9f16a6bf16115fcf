// Every language has all strings of English, with the same placeholders, and its own plural forms.
import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, expectTypeOf, it } from "vitest";
import { english as en } from "../../test/english.ts";
import { pseudo } from "../../test/pseudo.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { languageFor, loadLanguage } from "./load-language.ts";
import { loadProblems } from "./problems/load-problems.ts";
import {
  type LanguageCatalogue,
  type MessageOverrides,
  type Messages,
  overlayMessages,
  compileStrings,
} from "./messages.ts";
import { ptBR } from "./pt-BR.ts";
import { zhCN } from "./zh-CN.ts";

const languages: readonly (readonly [locale: string, messages: Messages])[] = [
  ["ar", ar],
  ["de", de],
  ["es", es],
  ["fr", fr],
  ["ja", ja],
  ["pt-BR", ptBR],
  ["zh-CN", zhCN],
];
/** Tags of all languages but English: each has a file of problems. */
const tags = globSync("problems/*.ts", { cwd: fileURLToPath(new URL(".", import.meta.url)) })
  .map((file) => /(?:^|[/\\])([a-z]{2}(?:-[A-Z]{2})?)\.ts$/.exec(file)?.[1] ?? "en")
  .filter((tag) => tag !== "en")
  .toSorted();

it("every language is in each list of languages", async () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(languages.map(([locale]) => locale)).toEqual(tags);
  const { exports } = JSON.parse(read("../../package.json")) as { exports: object };
  expect(Object.keys(exports)).toEqual(expect.arrayContaining(tags.map((tag) => `./locales/${tag}`)));
  const missing: string[] = [];
  for (const tag of tags) {
    if ((await loadLanguage(tag)) === undefined) missing.push(`${tag} in load-language.ts`);
    if ((await loadProblems(tag)) === null) missing.push(`${tag} in load-problems.ts`);
    for (const file of [
      "gallery/languages.ts",
      "packages/server/src/base/text/language.ts",
      "packages/react/test/scenarios/second-press.test.tsx",
      "packages/react/test/scenarios/what-stays.test.tsx",
    ])
      if (!read(`../../../../${file}`).includes(`"${tag}"`)) missing.push(`${tag} in ${file}`);
    for (const folder of ["packages/server/src/api/connect/strings", "packages/server/pages/portal/strings"])
      if (!existsSync(new URL(`../../../../${folder}/${tag}.json`, import.meta.url)))
        missing.push(`${folder}/${tag}.json`);
  }
  expect(missing).toEqual([]);
});

const everyCatalogue = [["en", en], ["pseudo", pseudo<Messages>(en)], ...languages] as const;

type Sentence = readonly [path: string, text: string];
type Count = readonly [path: string, forms: Readonly<Record<string, string>>];

const isCount = (entry: object): entry is Record<string, string> => "other" in entry && typeof entry.other === "string";

/** Returns its sentences and its counted phrases, by path. */
function contents(entry: object, path = ""): { sentences: Sentence[]; counts: Count[] } {
  if (isCount(entry)) return { sentences: [], counts: [[path, entry]] };
  const parts = Object.entries(entry).map(([key, value]: [string, unknown]) =>
    typeof value === "string"
      ? { sentences: [[`${path}.${key}`, value] as const], counts: [] }
      : contents(value as object, `${path}.${key}`),
  );
  return { sentences: parts.flatMap(({ sentences }) => sentences), counts: parts.flatMap(({ counts }) => counts) };
}

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();
const english = contents(en);

/** Names, and terms that the design writes in one way everywhere. */
const same = new Set([
  "...",
  "ID",
  "BETA",
  "{first} {second}",
  "{sentence}.",
  "{min}–{max}",
  "Z-Wave",
  "Zigbee",
  "({percent})",
  "{length}/{max}",
  "{name}: {news}",
]);

describe.each(everyCatalogue)("%s", (locale, messages) => {
  const { sentences, counts } = contents(messages);

  it("has every entry, and no other", () => {
    expect(sentences.map(([path]) => path)).toEqual(english.sentences.map(([path]) => path));
    expect(counts.map(([path]) => path)).toEqual(english.counts.map(([path]) => path));
  });

  it("has the same things filled in", () => {
    expect(sentences.map(([path, text]) => [path, holes(text)])).toEqual(
      english.sentences.map(([path, text]) => [path, holes(text)]),
    );
  });

  it("leaves nothing empty, unclosed or at loose ends", () => {
    const all = [...sentences.map(([, text]) => text), ...counts.flatMap(([, forms]) => Object.values(forms))];
    const broken = all.filter(
      (text) =>
        text.trim() === "" || text !== text.trim() || /[{}]/.test(text.replace(/\{\w+\}/g, "")) || /<|  /.test(text),
    );
    expect(broken).toEqual([]);
  });

  it("counts with the forms its readers use", () => {
    const rules = new Intl.PluralRules(locale === "pseudo" ? "en" : locale);
    const wanted = [...rules.resolvedOptions().pluralCategories].sort();
    for (const [path, forms] of counts) {
      expect([path, Object.keys(forms).sort()]).toEqual([path, wanted]);
      // The form for a single number may spell it out. A form for several numbers must contain the number.
      for (const [form, text] of Object.entries(forms)) {
        const numbers = Array.from({ length: 1001 }, (_, count) => count).filter(
          (count) => rules.select(count) === form,
        );
        expect([path, form, holes(text)]).toEqual([
          path,
          form,
          numbers.length === 1 && holes(text).length === 0 ? [] : ["{count}"],
        ]);
      }
    }
  });
});

describe.each(languages)("%s, read by its readers", (locale, messages) => {
  it("is translated", () => {
    const { sentences } = contents(messages);
    const source = new Map(english.sentences);
    const left = sentences
      .filter(([path, text]) => text === source.get(path) && !same.has(text))
      .map(([, text]) => text);
    // Words that are the same in both languages.
    const shared =
      /^(\{filter\} \(\{count\}\)|\{count\} × \{type\}|\{battery\}, \{age\}|\{first\}, \{second\}|\{start\}\u00a0– \{end\}|\{span\} · \{nights\}|Online|Status|Name|Message|Error:|Code|Codes|Code: \{code\}|Wifi)$/;
    expect(left.filter((text) => !shared.test(text))).toEqual([]);
  });

  it("keeps labels short enough for a narrow widget", () => {
    const labels = [
      messages.deviceTable.title,
      messages.accessCodeTable.title,
      messages.lock.lock,
      messages.lock.unlock,
      messages.connectAccount.label,
    ];
    const { device, deviceTable, lock } = messages;
    for (const text of [...labels, device.online, device.locked, device.unlocked, messages.accessCodeForm.save])
      expect(text.length).toBeLessThanOrEqual(24);
    for (const text of [deviceTable.ok, lock.status, lock.waiting, lock.stillWaiting])
      expect(text.length).toBeLessThanOrEqual(60);
  });

  it("comes through its door, with source, types and script", () => {
    const manifest = JSON.parse(
      readFileSync(fileURLToPath(new URL("../../package.json", import.meta.url)), "utf8"),
    ) as {
      exports: Record<string, unknown>;
    };
    expect(manifest.exports[`./locales/${locale}`]).toEqual({
      source: `./src/strings/${locale}.ts`,
      types: `./dist/strings/${locale}.d.ts`,
      default: `./dist/strings/${locale}.js`,
    });
  });

  it("is what an element loads", async () => {
    expect(await loadLanguage(locale)).toBe(messages);
  });
});

it("does not compile with a word or a plural form missing", () => {
  type German = LanguageCatalogue<"one">;
  expectTypeOf<German>().toExtend<MessageOverrides>();
  expectTypeOf<Omit<German, "lock">>().not.toExtend<German>();
  expectTypeOf<Omit<German["lock"], "tryAgain">>().not.toExtend<German["lock"]>();
  expectTypeOf<{ other: string }>().not.toExtend<German["table"]["shown"]>();
  expectTypeOf<German>().not.toExtend<LanguageCatalogue<"one" | "many">>();
});

describe("counting", () => {
  it.each<[string, Messages, readonly [number, string][]]>([
    [
      "ar",
      ar,
      [
        [0, "لا أخطاء"],
        [1, "خطأ واحد"],
        [2, "خطآن"],
      ],
    ],
    [
      "de",
      de,
      [
        [1, "1 Fehler"],
        [1200, "1.200 Fehler"],
      ],
    ],
    [
      "es",
      es,
      [
        [1, "1 error"],
        [2, "2 errores"],
        [1_000_000, "1.000.000 de errores"],
      ],
    ],
    [
      "fr",
      fr,
      [
        [0, "0 erreur"],
        [2, "2 erreurs"],
      ],
    ],
    ["ja", ja, [[1, "エラー 1\u00a0件"]]],
    [
      "pt-BR",
      ptBR,
      [
        [0, "0 erro"],
        [2, "2 erros"],
      ],
    ],
    ["zh-CN", zhCN, [[3, "3\u00a0个错误"]]],
  ])("in %s", (locale, messages, expected) => {
    const { errors } = compileStrings(en, messages, locale).accessCodeTable;
    expect(expected.map(([count]) => [count, errors({ count })])).toEqual(expected);
  });

  it("in Arabic has a few and a many", () => {
    const { errors } = compileStrings(en, ar, "ar-u-nu-latn").accessCodeTable;
    expect([3, 11, 100].map((count) => errors({ count }))).toEqual(["3 أخطاء", "11 خطأً", "100 خطأ"]);
  });

  it("stays English in English sentences, whatever the locale", () => {
    const { accessCodes } = compileStrings(en, undefined, "fr").deviceDetails;
    expect([0, 1, 2].map((count) => accessCodes({ count }))).toEqual([
      "0 access codes",
      "1 access code",
      "2 access codes",
    ]);
    expect(compileStrings(en, undefined, "ja").deviceDetails.accessCodes({ count: 1 })).toBe("1 access code");
  });
});

describe("the language of a locale", () => {
  it.each([
    ["de-AT", "de"],
    ["DE", "de"],
    ["es-419", "es"],
    ["pt", "pt-BR"],
    ["pt-PT", "pt-BR"],
    ["zh", "zh-CN"],
    ["zh-Hans-SG", "zh-CN"],
    ["ar-EG-u-nu-latn", "ar"],
    ["zh-TW", null],
    ["zh-Hant", null],
    ["en-GB", null],
    ["sv", null],
    ["constructor", null],
    ["no such tag", null],
    ["", null],
  ])("%s: %s", (locale, language) => expect(languageFor(locale)).toBe(language));

  it("takes a host's own sentences over it", () => {
    const { deviceTable } = overlayMessages(de, { deviceTable: { title: "Türen" } });
    expect([deviceTable.title, deviceTable.empty]).toEqual(["Türen", de.deviceTable.empty]);
    expect(overlayMessages(de, null)).toEqual(de);
  });
});

describe("the pseudo-locale", () => {
  it("is accented, a third longer, and keeps what is filled in", () => {
    const spoken = compileStrings(en, pseudo<Messages>(en), "en");
    expect(spoken.deviceDetails.digitRange({ min: 4, max: 8 })).toBe("[4–8 ðîĝîţš öñ]");
    for (const [path, text] of contents(pseudo<Messages>(en)).sentences) {
      const [letters, was] = [text, new Map(english.sentences).get(path) ?? ""].map(
        (each) => each.replace(/\{\w+\}/g, "").length,
      );
      expect([path, (letters ?? 0) >= 1.3 * (was ?? 0)]).toEqual([path, true]);
      expect(text.slice(1, -1).replace(/\{\w+\}/g, "")).not.toMatch(/[A-PR-WYZa-pr-wyz]/);
    }
  });
});
