// Makes the published manifest of a package. `prepack` runs this in the package's folder; `--undo` restores the file.
//
// Scripts, development dependencies and the condition `source` are left out: they lead to files that the package does
// not have. Author and addresses come in from the project's package.json. The condition `require` comes in: compilers
// with `module: node16` refuse to require an ES module, although Node does it. It leads to files of one line, which are
// written here and require the module.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { originOf } from "./origin.mjs";
import { root } from "../run.mjs";

/**
 * Makes a manifest without fields that serve only this repository, and with the project's common fields.
 *
 * @param text - The package's own package.json.
 * @param project - The project's package.json, parsed.
 */
export function published(text, project) {
  const { scripts: _scripts, devDependencies: _tools, exports, ...rest } = JSON.parse(text);
  const withoutSource = Object.entries(exports).map(([path, entry]) => {
    if (typeof entry === "string") return [path, entry];
    const { source: _source, ...others } = entry;
    return [path, others];
  });
  const manifest = { ...rest, ...originOf(rest.name, project), exports: Object.fromEntries(withoutSource) };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Adds the condition `require` to each entry for Node. Also returns their files (`modules`). */
function withRequire(text) {
  const manifest = JSON.parse(text);
  const modules = [];
  for (const [path, entry] of Object.entries(manifest.exports)) {
    // An entry that ends in `.js` is a script for browsers.
    if (path.endsWith(".js") || !entry.types || !entry.default.endsWith(".js")) continue;
    modules.push(entry.default);
    const [types, script] = commonJsOf(entry.default);
    manifest.exports[path] = { require: { types, default: script }, ...entry };
  }
  return { text: `${JSON.stringify(manifest, null, 2)}\n`, modules };
}

/** Types and script for CommonJS of a module. */
const commonJsOf = (module) => [".d.cts", ".cjs"].map((end) => module.replace(/\.js$/, end));

/** Contents of these two files. Without the `@ts-ignore`, compilers complain about the required module. */
async function commonJsTexts(module) {
  const here = JSON.stringify(`./${basename(module)}`);
  const hasDefault = /^export (?:default\b|\{[^}]*\bdefault\b)/m.test(await readFile(module, "utf8"));
  const types = ["*", ...(hasDefault ? ["{ default }"] : [])].map(
    (names) => `// @ts-ignore -- Node can require this module.\nexport ${names} from ${here};\n`,
  );
  // The default export is written out for tools that look for it without running the file.
  const script = hasDefault
    ? `const all = require(${here});\nexports.__esModule = true;\nexports.default = all.default;\nObject.assign(exports, all);\n`
    : `module.exports = require(${here});\n`;
  return [types.join(""), script];
}

async function main() {
  const manifest = join(process.cwd(), "package.json");
  const folder = join(root, "node_modules/.cache/packing");
  const before = join(folder, `${basename(process.cwd())}.json`);
  if (process.argv.includes("--undo")) {
    const text = await readFile(before).catch(() => null);
    if (text === null)
      throw new Error(`There is nothing to put back: ${before} is missing. Use git to restore ${manifest}.`);
    for (const file of withRequire(text).modules.flatMap(commonJsOf)) await rm(file, { force: true });
    await writeFile(manifest, text);
    await rm(before);
    return;
  }
  const text = await readFile(manifest, "utf8");
  const project = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  // A killed pack left the manifest like this, so the copy of the original is the only one.
  if (published(text, project) === text) return;
  await mkdir(folder, { recursive: true });
  await writeFile(before, text);
  const { text: complete, modules } = withRequire(published(text, project));
  for (const module of modules) {
    const texts = await commonJsTexts(module);
    for (const [at, file] of commonJsOf(module).entries()) await writeFile(file, texts[at]);
  }
  await writeFile(manifest, complete);
}

if (process.argv[1] === import.meta.filename) await main();
