// Whether strangers' tools find everything in the packed packages: publint reads their manifests, attw resolves their
// types as compilers do.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../run.mjs";

const exec = promisify(execFile);
const bin = (name) => join(root, "node_modules/.bin", name);

export async function checkTarballs(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
  assert.equal(files.length, 4);
  for (const file of files.map((name) => join(folder, name))) {
    await shipsNoSources(file);
    await clean(bin("publint"), file, "--strict");
    // The packages are ESM only, and neither a stylesheet nor a classic script has types to resolve.
    await clean(
      bin("attw"),
      file,
      "--profile",
      "esm-only",
      "--no-color",
      "--exclude-entrypoints",
      "ahead.js",
      "index.css",
      "index.min.css",
    );
  }
}

/** Sources are inside the source maps; the files themselves, and a condition that leads to them, would serve nobody. */
async function shipsNoSources(file) {
  const { stdout: list } = await exec("tar", ["-tzf", file]);
  const odd = list
    .split("\n")
    .filter((path) => /(?<!\.d)\.tsx?$|\.d\.ts\.map$|\.test\.|\.(stories|sample)\.|\.tsbuildinfo$/.test(path));
  assert.deepEqual(odd, [], `${file} ships files that nobody needs`);
  const { stdout: manifest } = await exec("tar", ["-xzOf", file, "package/package.json"]);
  assert.doesNotMatch(
    manifest,
    /"source":/,
    `${file} sends those who use the condition "source" to files that it does not have`,
  );
  const { stdout: map } = await exec("tar", ["-xzOf", file, "package/dist/index.js.map"]);
  assert.equal(JSON.parse(map).sourcesContent.length, 1, `${file} has source maps without the sources`);
}

/** These tools say what they find on the standard output, which an error of `execFile` does not show. */
async function clean(tool, file, ...args) {
  await exec(tool, [file, ...args]).catch(({ stdout }) => {
    throw new Error(`${tool} finds fault with ${file}:\n${stdout}`);
  });
}
