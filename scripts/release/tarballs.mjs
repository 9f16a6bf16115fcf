// Checks the packed packages with common tools: publint reads their manifests, attw resolves their types as compilers
// do.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { originOf } from "./origin.mjs";
import { root } from "../run.mjs";

const exec = promisify(execFile);
const bin = (name) => join(root, "node_modules/.bin", name);

export async function checkTarballs(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
  assert.equal(files.length, 4);
  for (const file of files.map((name) => join(folder, name))) {
    await shipsNoSources(file);
    await checkManifest(file);
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

/**
 * Checks that no sources are shipped. Source maps contain them, so the files and the condition `source` have no use.
 */
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

const origin = ["author", "license", "repository", "homepage", "bugs"];
const content = ["type", "sideEffects", "files", "bin", "main", "types", "typesVersions", "exports"];
const needs = ["engines", "dependencies", "bundleDependencies", "peerDependencies"];
const usedFields = new Set(["name", "version", "description", "keywords", ...origin, ...content, ...needs]);

/** Checks that the manifest names the package's origin, and has no field that serves only this repository. */
async function checkManifest(file) {
  const { stdout } = await exec("tar", ["-xzOf", file, "package/package.json"]);
  const manifest = JSON.parse(stdout);
  const project = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const odd = Object.keys(manifest).filter((field) => !usedFields.has(field));
  assert.deepEqual(odd, [], `${file} has fields in its manifest that are of no use to those who install it`);
  for (const field of ["description", "keywords", "author", "license", "engines"])
    assert(manifest[field] !== undefined, `${file} has no ${field} in its manifest`);
  for (const [field, value] of Object.entries(originOf(manifest.name, project)))
    assert.deepEqual(manifest[field], value, `${file} names another ${field} than the project`);
}

/** Runs a tool. Its findings are on standard output, which an error of `execFile` does not show. */
async function clean(tool, file, ...args) {
  await exec(tool, [file, ...args]).catch(({ stdout }) => {
    throw new Error(`${tool} finds fault with ${file}:\n${stdout}`);
  });
}
