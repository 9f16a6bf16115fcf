// Vite configuration of the server's program: one bundle, because linking a thousand modules takes most of a start.
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { InlineConfig, Plugin } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const source = join(root, "packages/server/src");

/** Packages that stay imports, because they are CommonJS, or only the processes of drivers use them. */
const external = ["pg", "prom-client", "mqtt", "ws"];

const distMark = "@the folder dist@";

/** Replaces `import.meta.url` by a module's address in the unbundled `dist`, so that the module finds its files. */
const addressesKept = (): Plugin => ({
  name: "addresses-kept",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(source) || !code.includes("import.meta.url")) return null;
    const path = relative(source, id).replaceAll("\\", "/").replace(/\.ts$/, ".js");
    return {
      code: code.replaceAll("import.meta.url", `new URL("${distMark}/${path}", import.meta.url).href`),
      map: null,
    };
  },
  generateBundle(_, bundle) {
    for (const [name, chunk] of Object.entries(bundle))
      if (chunk.type === "chunk") chunk.code = chunk.code.replaceAll(distMark, name.includes("/") ? ".." : ".");
  },
});

/** Writes the licences of the packages whose code the bundle contains. */
const licences = (): Plugin => ({
  name: "licences",
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
    const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []);
    const texts = [...new Set(folders)].toSorted().map(licenceOf);
    this.emitFile({ type: "asset", fileName: "bundled/LICENSES.txt", source: texts.join("\n\n") });
  },
});

function licenceOf(folder: string): string {
  const [file] = globSync("LICEN[CS]E*", { cwd: folder });
  if (file === undefined) throw new Error(`${folder} has no licence. Leave this package out of the bundle.`);
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}

export const serverConfig = (): InlineConfig => ({
  configFile: false,
  logLevel: "warn",
  root: join(root, "packages/server"),
  publicDir: false,
  plugins: [addressesKept(), licences()],
  resolve: { conditions: ["source", "node", "module", "default"] },
  ssr: { noExternal: true, external, resolve: { conditions: ["source", "node", "module", "default"] } },
  build: {
    ssr: join(source, "main.ts"),
    target: "es2023",
    // Readable code lets readers of a log find the line. Less text would not make the start faster.
    minify: false,
    sourcemap: true,
    outDir: join(root, "packages/server/dist"),
    emptyOutDir: false,
    rolldownOptions: {
      output: {
        format: "es",
        entryFileNames: "main.js",
        chunkFileNames: "bundled/[name].js",
        // The maps of the modules already contain the sources.
        sourcemapExcludeSources: true,
      },
    },
  },
});
