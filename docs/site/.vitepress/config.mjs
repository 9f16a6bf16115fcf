// The docs site. Its pages are written into docs/site/dist/pages before (scripts/docs.mjs); the server serves what is
// built at /docs.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { sections } from "../pages.ts";
import { anchorOf } from "../write-pages.ts";

const base = "/docs/";
/**
 * Scripts that have to run before the page is drawn, moved to a file: our Content-Security-Policy allows no inline
 * script.
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
  // Else it puts a style into the page whenever the theme changes, which our policy refuses.
  appearance: { disableTransition: false },
  // A page that links one that is not there is not built.
  ignoreDeadLinks: [/^https?:\/\/(localhost|127\.0\.0\.1)/],
  // Braces are text: else `{app_id}` at the end of a cell is taken for an attribute, and is gone.
  markdown: { anchor: { slugify: anchorOf }, attrs: { disable: true } },
  vite: { publicDir: "public", build: { chunkSizeWarningLimit: 2000 }, logLevel: "warn" },
  themeConfig: {
    siteTitle: "Mortise",
    sidebar: sections.map(({ title, pages }) => ({
      text: title,
      items: pages.map((page) => ({ text: page.title, link: `/${page.path === "index" ? "" : page.path}` })),
    })),
    outline: [2, 3],
    search: { provider: "local" },
  },
  transformHtml(html) {
    return html.replaceAll(/<script id="([\w-]+)">([^]*?)<\/script>/g, (_, id, code) => {
      early.set(id, code);
      return `<script src="${base}${id}.js"></script>`;
    });
  },
  async buildEnd({ outDir }) {
    for (const [id, code] of early) await writeFile(join(outDir, `${id}.js`), `${code}\n`);
  },
});
