// Every word a person reads is in the catalogue: none stands in a component.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const src = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("{ui,widgets}/**/*.tsx", { cwd: src }).filter((file) => !/\.(test|stories)\.tsx$/.test(file));

/** Text between tags, and the attributes that are read out or shown. */
const literals = [/[^=]>\s*([A-Z][a-z]+[^<>{}=;()]*)\s*<\//g, /\b(?:aria-label|label|title|placeholder|alt|text)="([^"]+)"/g];

describe("components", () => {
  it.each(files)("%s says nothing of its own", (file) => {
    const text = readFileSync(`${src}/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    expect(literals.flatMap((literal) => [...text.matchAll(literal)].map(([, words]) => words))).toEqual([]);
  });

  it("are looked at", () => expect(files.length).toBeGreaterThan(40));
});
