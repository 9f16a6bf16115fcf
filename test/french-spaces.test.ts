// French has a space before : ; ? ! and inside « ». The space must not break, or the sign may begin a line in a narrow
// widget.
import { readFileSync } from "node:fs";
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
