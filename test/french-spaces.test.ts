// French sets a space before : ; ? ! and inside « ». An ordinary one lets the sign begin a line in a narrow widget.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const catalogues = ["react/src/strings", "server/src/connect/strings", "server/pages/portal/strings"];

it.each(catalogues)("never breaks a line before a sign in %s", (folder) => {
  const source = readFileSync(new URL(`../packages/${folder}/fr.ts`, import.meta.url), "utf8");
  const texts = [...source.matchAll(/"([^"\n]*)"/g)].map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => /[ \p{L}][;!?»]|« | :|\u00a0[;!?]/u.test(text ?? ""))).toEqual([]);
});
