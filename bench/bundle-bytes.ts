// Bytes that a browser must fetch, gzip -9, 1 kB = 1000 bytes, for the budgets of test/sizes.test.ts and the bench that
// prints them.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, mergeConfig, type Plugin, type Rolldown } from "vite";
import { aheadConfig, elementChunks, helperInside, loaderInside, preactAliases } from "../vite.web.config.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const stylesheet = `${root}packages/react/dist/index.min.css`;
const peers = [/^react($|\/)/, /^react-dom($|\/)/, /^@tanstack\//];
const never: RegExp[] = [];

export type Chunk = Rolldown.OutputChunk;

export const kilobytes = (code: string | Buffer): number => gzipSync(code, { level: 9 }).length / 1000;

export const sum = (chunks: readonly Chunk[]): number => chunks.reduce((total, { code }) => total + kilobytes(code), 0);

/** Bundles `code` like an application. Resolves to its chunks. `@/` is the folder of the packages. */
export async function bundle(
  code: string,
  { external = peers, preact = false, inOnePiece = false } = {},
): Promise<Chunk[]> {
  const entry = "\0entry";
  const [result] = (await build({
    configFile: false,
    logLevel: "error",
    root,
    define: { "process.env.NODE_ENV": '"production"' },
    // Under a test runner, Vite would compile JSX for development, which is 10 % larger.
    oxc: { jsx: { runtime: "automatic", development: false } },
    resolve: { conditions: ["source", "module", "browser", "production"], alias: preact ? preactAliases : [] },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === `${root}entry` ? entry : undefined),
        load: (id) => (id === entry ? code.replaceAll("@/", `${root}packages/`) : undefined),
      },
      preact && loaderInside(),
      preact && helperInside(),
      inOnePiece && atOnce(),
    ],
    build: {
      write: false,
      // The bundle is a library, because a page's build wraps every `import()` in further code.
      lib: { entry: "entry", formats: ["es"] },
      target: "es2022",
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        external,
        // This is the setting of a page: modules that only the entry and its later chunks share stay in the entry's
        // file.
        preserveEntrySignatures: "allow-extension",
        output: {
          minify: true,
          comments: false,
          chunkFileNames: "[name].js",
          codeSplitting: preact ? elementChunks : !inOnePiece,
        },
      },
    },
  })) as [Rolldown.RolldownOutput];
  return result.output.filter((output) => output.type === "chunk");
}

/**
 * Turns every `await import()` of the sources into a static import, so that no chunk is split off. Code that only other
 * languages need is left out.
 */
const atOnce = (): Plugin => ({
  name: "at-once",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/load-problems.ts") ? { id, external: true } : null),
  transform(code, id) {
    const files: string[] = [];
    const written = code.replace(/await import\(("[^"]+")\)/g, (_, file: string) => `fetched${files.push(file) - 1}`);
    if (id.includes("/node_modules/") || files.length === 0) return null;
    return files.map((file, at) => `import * as fetched${at} from ${file};\n`).join("") + written;
  },
});

/** Bundles the whole React entry in one piece, without React and TanStack Query, and without the cost of splitting. */
export const bundleReactDoor = (): Promise<Chunk[]> =>
  bundle('export * from "@/react/src/index.ts";', { inOnePiece: true });

/**
 * Returns the chunks of the React entry that an application fetches to show one widget. Views that it opens are fetched
 * later.
 */
export const bundleReactWidget = async (widget: string): Promise<Chunk[]> =>
  loaded(await bundle(`export { ${widget}, SeamProvider } from "@/react/src/index.ts";`));

/** Files that load only for languages other than English: catalogues, sentences about problems, and their loaders. */
const otherLanguages = /\/strings\/(problems\/)?((?!en\.)[a-z]{2}(-[A-Z]{2})?|load-language|load-problems)\.ts$/;

const isForAll = ({ facadeModuleId }: Chunk): boolean => !otherLanguages.test(facadeModuleId ?? "");

/** Bundles the entry for hooks, for a host that uses one of them. */
export const bundleOneHook = (): Promise<Chunk[]> => bundle('export { useDevices } from "@/react/src/hooks.ts";');

/** Returns `ahead.js` as shipped. */
export async function bundleAhead(): Promise<string> {
  const [result] = (await build(mergeConfig(aheadConfig(), { build: { write: false } }))) as [Rolldown.RolldownOutput];
  return result.output[0].code;
}

/** Bundles `elements.js` on the small runtime: all chunks except other languages, and those separately. */
export async function bundleElements(): Promise<{ chunks: Chunk[]; languages: Chunk[] }> {
  const all = await bundle('import "@/react/src/elements.ts";', { external: never, preact: true });
  return { chunks: all.filter(isForAll), languages: all.filter((chunk) => !isForAll(chunk)) };
}

/** File that the element of the device table fetches after the entry, until its first rows show. */
export const firstRowFiles = /\/device-table-preview\.ts$/;
/** Files that the element fetches after the entry, until it is usable. */
export const tableFiles = /\/(DeviceTable|element\/bridge)\.tsx$/;

/**
 * Returns the loaded chunks: the entry, the chunks with modules that match `files`, and all static imports of these.
 */
export function loaded(chunks: readonly Chunk[], files?: RegExp): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  for (const chunk of chunks) if (chunk.isEntry || chunk.moduleIds.some((id) => files?.test(id))) visit(chunk);
  return [...seen];
}

/** Size of the stylesheet of `npm run build`. */
export const stylesheetKilobytes = (): number => kilobytes(readFileSync(stylesheet));
