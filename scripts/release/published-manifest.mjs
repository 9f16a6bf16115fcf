// The condition `source` is for this repository: it leads to TypeScript, which Node refuses in node_modules, so that it
// would break whoever uses a condition of that name in a repository of theirs. `prepack` takes it out of the package in
// the current folder; `--undo` puts back what was there.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { root } from "../run.mjs";

/** A manifest as strangers get it. */
export function published(text) {
  const manifest = JSON.parse(text);
  const exports = Object.entries(manifest.exports).map(([path, { source: _ours, ...rest }]) => [path, rest]);
  const plain = Object.entries(manifest.exports).filter(([, file]) => typeof file === "string");
  return `${JSON.stringify({ ...manifest, exports: { ...Object.fromEntries(exports), ...Object.fromEntries(plain) } }, null, 2)}\n`;
}

async function main() {
  const manifest = join(process.cwd(), "package.json");
  const folder = join(root, "node_modules/.cache/packing");
  const before = join(folder, `${basename(process.cwd())}.json`);
  if (process.argv.includes("--undo")) {
    const text = await readFile(before).catch(() => null);
    if (text === null)
      throw new Error(`There is nothing to put back: ${before} is missing. Use git to restore ${manifest}.`);
    await writeFile(manifest, text);
    await rm(before);
    return;
  }
  const text = await readFile(manifest, "utf8");
  // Still as a pack that was killed left it: the copy of what was there is the only one.
  if (published(text) === text) return;
  await mkdir(folder, { recursive: true });
  await writeFile(before, text);
  await writeFile(manifest, published(text));
}

if (process.argv[1] === import.meta.filename) await main();
