// Spaces at which a line may not break in a narrow widget: French has one before : ; ? ! and inside « », Japanese and
// Chinese one between a number and its counter.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const catalogues = [
  "react/src/strings/fr.ts",
  "react/src/strings/problems/fr.ts",
  "server/src/api/connect/strings/fr.json",
  "server/pages/portal/strings/fr.json",
];

it.each(catalogues)("French texts in %s have no-break spaces around punctuation", (catalogue) => {
  const source = readFileSync(new URL(`../packages/${catalogue}`, import.meta.url), "utf8");
  const texts = [...source.matchAll(/"([^"\n]*)"/g)].map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => /[ \p{L}][;!?»]|« | :|\u00a0[;!?]/u.test(text ?? ""))).toEqual([]);
});

it.each(globSync("packages/react/src/strings/**/{ja,zh-CN}*.ts", { cwd: new URL("..", import.meta.url) }))(
  "numbers in %s keep their counter on the same line",
  (catalogue) => {
    const source = readFileSync(new URL(`../${catalogue}`, import.meta.url), "utf8");
    const torn = /(?:\{(?:count|on|total|lengths|min|max|most)\}|\d) [件桁文個時扇位处个项小]/u;
    expect(source.split("\n").filter((line) => torn.test(line))).toEqual([]);
  },
);
