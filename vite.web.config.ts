// Vite configurations of the browser bundles; both runtimes build the same source.
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AliasOptions, InlineConfig, Plugin, Rolldown } from "vite";
import { raisedPagePlugin } from "./packages/react/css/raised-page.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const source = join(root, "packages/react/src/");

/** Aliases of React and the cache on the small runtime (docs/decisions/0004-two-runtimes.md). */
export const preactAliases = [
  { find: /^react-dom\/client$/, replacement: join(source, "element/runtime/react-dom-client.ts") },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react$/, replacement: join(source, "element/runtime/react.ts") },
  { find: /^@tanstack\/react-query$/, replacement: join(source, "element/cache/tanstack-query.ts") },
];

/**
 * Hides warnings about "use client", which is for frameworks that render on a server and has no effect in a browser
 * bundle.
 */
const onLog: Rolldown.InputOptions["onLog"] = (level, log, report) => {
  if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
};

/** Files of languages other than English, which are fetched only when a page requests them. */
const apart = /\/((?!en\.)[a-z]{2}(-[A-Z]{2})?|load-language)\.ts$/;

/**
 * Chunks in the order in which people need them. A few compress better than many. A widget outside them has its own
 * chunk, after these.
 */
const pieces = {
  first: ["element/preview/device-table-preview.ts"],
  codes: ["element/preview/code-table-preview.ts"],
  core: ["element/bridge.tsx", "widgets/DeviceTable/DeviceTable.tsx"],
  words: ["strings/all-strings.ts", "rules/activity/house-zone.ts", "rules/time/day-numbers.ts"],
  details: ["widgets/details/details.ts", "element/keep-answer.ts"],
  forms: ["widgets/forms/forms.ts"],
  "after-rows": ["widgets/DeviceTable/after-rows.ts"],
};

/**
 * Assigns modules to chunks. A chunk contains all static imports of its files that no earlier chunk contains. Other
 * modules stay with the widget that uses them.
 */
export const elementChunks = {
  groups: [
    ...Object.entries(pieces).map(([piece, files], index, { length }) => ({
      name: (id: string, graph: Rolldown.ChunkingContext) =>
        !apart.test(id) &&
        importedBy(
          files.map((file) => source + file),
          graph,
        ).has(id)
          ? piece
          : null,
      debugName: piece,
      priority: length - index,
    })),
    {
      name: (id: string, graph: Rolldown.ChunkingContext) => (apart.test(id) ? null : widgetPieceOf(id, graph)),
      debugName: "a widget's own",
      priority: 0,
    },
  ],
} satisfies Rolldown.OutputOptions["codeSplitting"];

/** Returns the chunk of the first widget in the list whose own file imports the module. */
function widgetPieceOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const specs = graph.getModuleInfo(widgetList)?.importedIds ?? [];
  const loaded = specs.flatMap((spec) => graph.getModuleInfo(spec)?.dynamicallyImportedIds ?? []);
  const widget = loaded.find((file) => file.endsWith(".tsx") && importedBy([file], graph).has(id));
  return widget === undefined ? null : basename(dirname(widget)).toLowerCase();
}

function importedBy(files: readonly string[], graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(files);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * Copies the bundler's helper into each chunk that uses it, for which the bundler has no setting. By default the helper
 * is a chunk of its own: one more file and 0.16 kB (gzip) to wait for before the first rows.
 */
export const helperInside = (): Plugin => ({
  name: "helper-inside",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const helper = chunks.find(({ name }) => name === "rolldown-runtime");
    // The helper makes an object of a module's exports. This one is a fifth as long as the bundler's, but its names
    // cannot be listed.
    const [, value, name] = helper?.code.match(/toStringTag[^]*export\{(\w+)(?: as (\w+))?\};?\s*$/) ?? [];
    if (helper === undefined || value === undefined) return;
    const inside = (_found: string, local: string) => `const ${local}=e=>new Proxy(e,{get:(e,t)=>e[t]?.()});`;
    for (const chunk of chunks) {
      if (!chunk.imports.includes(helper.fileName)) continue;
      const written = chunk.code.replace(
        new RegExp(`import\\{${name ?? value} as (\\w+)\\}from"[^"]*/rolldown-runtime[^"]*";`),
        inside,
      );
      if (written === chunk.code)
        throw new Error(`${chunk.fileName} imports the bundler's helper in a way that is not known here.`);
      chunk.code = written;
      chunk.imports.splice(chunk.imports.indexOf(helper.fileName), 1);
    }
    delete bundle[helper.fileName];
  },
});

const coreMark = "@the core's file@";

/** Inserts the file name of the core into the loader. */
const coreNamed = (): Plugin => ({
  name: "core-named",
  config: () => ({ define: { CORE_FILE: JSON.stringify(coreMark) } }),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const core = chunks.find(({ name }) => name === "core");
    const entry = chunks.find(({ code }) => code.includes(coreMark));
    if (!core || !entry) throw new Error("The loader or the core is not found in what was built.");
    entry.code = entry.code.replaceAll(coreMark, `./${core.fileName}`);
  },
});

/**
 * Keeps the whole loader in the entry, with its own copies of the modules that it imports statically. If the core
 * shared them, they would be a further file to wait for. If the core imported the entry, a page that adds a version to
 * its address would load the entry twice.
 */
export const loaderInside = (): Plugin => ({
  name: "loader-inside",
  enforce: "pre",
  async resolveId(id, importer, { kind }) {
    const isLoader = importer !== undefined && (importer.endsWith(loaderMark) || importer === entry);
    if (!isLoader || kind === "dynamic-import")
      return importer?.endsWith(loaderMark) ? this.resolve(id, bare(importer), { kind }) : null;
    const found = await this.resolve(id, bare(importer), { kind, skipSelf: true });
    return found && { ...found, id: found.id + loaderMark };
  },
  load: (id) => (id.endsWith(loaderMark) ? readFile(bare(id), "utf8") : null),
});

const loaderMark = "?loader.ts";
const widgetList = `${source}element/every-element.ts${loaderMark}`;
const bare = (id: string) => id.replace(loaderMark, "");
const entry = `${source}elements.ts`;

const output = { minify: true, comments: { legal: true, annotation: false, jsdoc: false } };
const common = (alias: AliasOptions): InlineConfig => ({
  configFile: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { conditions: ["source", "module", "browser", "production"], alias },
});

/** `elements.js` (Preact) or `elements.react.js` (React): one entry, the widgets as chunks loaded when used. */
export const elementsConfig = (runtime: "preact" | "react"): InlineConfig => ({
  ...common(runtime === "preact" ? preactAliases : []),
  plugins: [loaderInside(), helperInside(), coreNamed()],
  root: join(root, "packages/react"),
  publicDir: false,
  build: {
    // The build is a library, because a page's build wraps every `import()`, and the wrapper would make the entry
    // import the core.
    lib: {
      entry: { [runtime === "preact" ? "elements" : "elements.react"]: join(root, "packages/react/src/elements.ts") },
      formats: ["es"],
    },
    target: "es2022",
    minify: true,
    cssCodeSplit: false,
    modulePreload: false,
    outDir: join(root, "packages/react/dist/browser"),
    emptyOutDir: false,
    rolldownOptions: {
      onLog,
      preserveEntrySignatures: "exports-only",
      output: {
        ...output,
        format: "es",
        codeSplitting: elementChunks,
        entryFileNames: "[name].js",
        chunkFileNames: `${runtime}/[name]-[hash].js`,
      },
    },
  },
});

/** `ahead.js`: a classic script in one piece, for the head of a page of React components. */
export const aheadConfig = (): InlineConfig => ({
  ...common([]),
  root: join(root, "packages/react"),
  publicDir: false,
  build: {
    lib: { entry: { ahead: `${source}ahead.ts` }, formats: ["iife"], name: "mortiseAhead" },
    target: "es2022",
    minify: true,
    outDir: join(root, "packages/react/dist/browser"),
    emptyOutDir: false,
    rolldownOptions: { onLog, output: { ...output, entryFileNames: "[name].js" } },
  },
});

/** The server's own pages: the demo, the plain-HTML page and the webhook portal. */
export const pagesConfig = (): InlineConfig => ({
  ...common([]),
  plugins: [raisedPagePlugin(join(root, "packages/server/pages/portal/"))],
  root: join(root, "packages/server/pages"),
  publicDir: false,
  build: {
    target: "es2022",
    minify: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // light-dark() stays as written, because the widgets need these browsers anyway.
    cssTarget: ["chrome123", "firefox128", "safari18"],
    outDir: join(root, "packages/server/dist/pages"),
    emptyOutDir: true,
    rolldownOptions: {
      onLog,
      input: {
        demo: join(root, "packages/server/pages/index.html"),
        elements: join(root, "packages/server/pages/elements.html"),
        portal: join(root, "packages/server/pages/portal.html"),
      },
      // All parts of the kit that the demo and the portal share go into one file. The bundler would make seven.
      output: { ...output, codeSplitting: { groups: [{ name: "parts", test: /\/react\/src\/parts\// }] } },
    },
  },
});
