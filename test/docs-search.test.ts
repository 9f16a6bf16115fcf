// The search of the docs site, with the index and the ranking that the site uses.
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMarkdownRenderer } from "vitepress";
import { afterAll, beforeAll, expect, it } from "vitest";
import { base, markdown } from "../docs/site/options.ts";
import { searchOptions } from "../docs/site/search/ranking.ts";
import { renderForSearch, splitIntoSections } from "../docs/site/search/sections.ts";
import { writePages } from "../docs/site/write-pages.ts";
import { queries } from "./docs-queries.ts";

interface Index {
  add: (section: { id: string; title: string | undefined; titles: string[]; text: string }) => void;
  search: (query: string, options: object) => { id: string }[];
}
/** MiniSearch as the site's generator bundles it. */
const require = createRequire(import.meta.resolve("vitepress"));
const MiniSearch = require("minisearch") as new (options: object) => Index;

const folder = mkdtempSync(join(tmpdir(), "mortise-search-"));
const index = new MiniSearch({ fields: ["title", "titles", "text"], storeFields: ["title", "titles"] });

beforeAll(async () => {
  await writePages(folder);
  const renderer = await createMarkdownRenderer(folder, markdown, base);
  for (const file of globSync("*.md", { cwd: folder })) {
    const html = renderForSearch(readFileSync(join(folder, file), "utf8"), {}, renderer);
    const page = `${base}${file === "index.md" ? "" : file.replace(/md$/, "html")}`;
    for (const { anchor, titles, text } of splitIntoSections(file, html))
      index.add({ id: anchor ? `${page}#${anchor}` : page, title: titles.at(-1), titles: titles.slice(0, -1), text });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns pages in the order of the search results. */
const search = (query: string): string[] => [
  ...new Set(
    index.search(query, searchOptions).map(({ id }) => id.replace(/#.*/, "").slice(base.length).replace(".html", "")),
  ),
];

/** Share of the queries whose page may come later than first. */
const allowed = 0.1;

it("finds the page first for most queries of newcomers", () => {
  const later = queries.flatMap(([query, ...pages]) => {
    const found = search(query);
    const rank = found.findIndex((page) => pages.includes(page)) + 1;
    return rank === 1 ? [] : { query, pages: pages.join(), rank, first: found[0] };
  });
  console.table(later);
  expect(later.length).toBeLessThanOrEqual(queries.length * allowed);
});
