// Reads package-lock.json as the tree that Node sees. Types are left out: the packages that name them among what they
// need at run time are bundled without them.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../run.mjs";

export const readLock = async () => JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")).packages;

/** Name of the package at a path of the lockfile. */
export const nameOf = (path, { name } = {}) => name ?? path.replace(/^(?:.*\/)?node_modules\//, "");

export const isTypes = (name) => name.startsWith("@types/");

/** Path of a package imported at `from`; `undefined` if it is not installed. */
export function find(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const path = `${folder}${folder === "" ? "" : "/"}node_modules/${name}`;
    if (packages[path]) return packages[path].link ? packages[path].resolved : path;
    if (folder === "") return undefined;
  }
}

/** Paths of all run-time dependencies of the package at `start`, itself first, each with its own dependencies. */
export function reach(packages, start) {
  const reached = new Map();
  const visit = (path) => {
    if (reached.has(path)) return;
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    const names = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isTypes(name));
    const needs = names.map((name) => {
      const found = find(packages, name, path);
      if (found === undefined)
        throw new Error(`package-lock.json has no ${name}, which ${path} needs. Run npm install.`);
      return found;
    });
    reached.set(path, needs);
    needs.forEach(visit);
  };
  visit(start);
  return reached;
}
