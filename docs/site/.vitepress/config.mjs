// Configures the docs site. `scripts/docs.mjs` first writes its pages and its menu into docs/site/dist/pages. The
// server serves the built site at /docs.
// This file imports no module that imports a package of ours, because the generator bundles its configuration and would
// look for builds of them, which a fresh clone lacks.
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { base, markdown } from "../options.ts";
import { renderForSearch, splitIntoSections } from "../search/sections.ts";
import { twinOf } from "../twins.ts";

const readJson = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const { version } = readJson("../../../packages/server/package.json");
const { repository } = readJson("../../../package.json");
/**
 * Scripts that must run before the page is drawn, moved to files because our Content-Security-Policy forbids inline
 * scripts.
 */
const early = new Map();

export default defineConfig({
  title: "Mortise",
  description: "Smart locks for any web page: widgets, client, webhooks and the server behind them.",
  lang: "en",
  base,
  srcDir: "dist/pages",
  outDir: "../../packages/server/dist/docs",
  cacheDir: "dist/cache",
  metaChunk: true,
  head: [["link", { rel: "icon", href: "data:," }]],
  // Otherwise it adds a style to the page at each change of the theme, which our policy refuses.
  appearance: { disableTransition: false },
  // A page that links a missing page fails the build.
  ignoreDeadLinks: [/^https?:\/\/(localhost|127\.0\.0\.1)/],
  markdown,
  vite: { publicDir: "public", build: { chunkSizeWarningLimit: 2000 }, logLevel: "warn" },
  themeConfig: {
    siteTitle: "Mortise",
    sidebar: readJson("../dist/pages/menu.json"),
    outline: [2, 3],
    nav: [{ text: `Version ${version}`, link: "/changelog" }],
    version,
    source: repository?.url?.replace(/^git\+|\.git$/g, ""),
    // Rules that are functions are set in the theme, because the generator would send them as text for `new Function`,
    // which our policy refuses. It leaves out names that begin with `_`.
    search: {
      provider: "local",
      options: { _render: renderForSearch, miniSearch: { _splitIntoSections: splitIntoSections } },
    },
  },
  transformHtml(html) {
    return html.replaceAll(/<script id="([\w-]+)">([^]*?)<\/script>/g, (_, id, code) => {
      early.set(id, code);
      return `<script src="${base}${id}.js"></script>`;
    });
  },
  async buildEnd({ outDir, srcDir, pages }) {
    for (const page of pages) await writeFile(join(outDir, page), twinOf(await readFile(join(srcDir, page), "utf8")));
    for (const [id, code] of early) await writeFile(join(outDir, `${id}.js`), `${code}\n`);
  },
});
