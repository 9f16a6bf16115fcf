// Makes a package's manifest as strangers get it: `prepack` runs this in the package's folder, `--undo` puts back what
// was there.
//
// The condition `source` is left out: it leads to TypeScript, which Node refuses in node_modules. The condition `require`
// comes in: compilers with `module: node16` refuse to require an ES module, although Node does it. It leads to files of
// one line, which are written here and require the module.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { root } from "../run.mjs";

/** Without the condition `source`. */
export function published(text) {
  const manifest = JSON.parse(text);
  const exports = Object.entries(manifest.exports).map(([path, { source: _ours, ...rest }]) => [path, rest]);
  const plain = Object.entries(manifest.exports).filter(([, file]) => typeof file === "string");
  return `${JSON.stringify({ ...manifest, exports: { ...Object.fromEntries(exports), ...Object.fromEntries(plain) } }, null, 2)}\n`;
}

/** With the condition `require` in each entry that is a module for Node; `modules`: the files that it stands for. */
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

/** What these two contain. Of the types compilers say that a module is required, unless that is ignored. */
async function commonJsTexts(module) {
  const here = JSON.stringify(`./${basename(module)}`);
  const hasDefault = /^export (?:default\b|\{[^}]*\bdefault\b)/m.test(await readFile(module, "utf8"));
  const types = ["*", ...(hasDefault ? ["{ default }"] : [])].map(
    (names) => `// @ts-ignore -- Node can require this module.\nexport ${names} from ${here};\n`,
  );
  // Written out for tools that look for the default export without running the file.
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
  // Still as a pack that was killed left it: the copy of what was there is the only one.
  if (published(text) === text) return;
  await mkdir(folder, { recursive: true });
  await writeFile(before, text);
  const { text: complete, modules } = withRequire(published(text));
  for (const module of modules) {
    const texts = await commonJsTexts(module);
    for (const [at, file] of commonJsOf(module).entries()) await writeFile(file, texts[at]);
  }
  await writeFile(manifest, complete);
}

if (process.argv[1] === import.meta.filename) await main();
