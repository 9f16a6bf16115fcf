// Reads from their text which files of the repository import which.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

const folders = "{packages/*/{src,test,pages},test,e2e,gallery,examples,bench,scripts,docs}";
const isInstalledOrBuilt = (name: string) => ["node_modules", "dist", "build", ".react-router", ".next"].includes(name);
/** Matches statements, `import()`, `vi.mock()`, and files named by their address, such as programs that tests start. */
const named = /(?:\bfrom\s|\bimport\s|\bimport\(|\bmock\(|\bURL\()\s*["']([^"'\n]+)["']/g;

export interface ImportGraph {
  readonly files: readonly string[];
  /** Returns the files that import this one. */
  readonly importersOf: (file: string) => readonly string[];
}

/**
 * Reads the graph. Paths are from the repository's folder, with forward slashes. Packages of this repository lead to
 * their sources.
 */
export function readImportGraph(root: string): ImportGraph {
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs,cjs,css,json}`, { cwd: root, exclude: isInstalledOrBuilt }).map(
    (file) => file.replaceAll("\\", "/"),
  );
  const known = new Set(files);
  const doors = readPackageDoors(root);
  const importers = new Map<string, string[]>();
  for (const file of files.filter((name) => /\.(ts|tsx|mjs|cjs|css)$/.test(name)))
    for (const [, target = ""] of readFileSync(join(root, file), "utf8").matchAll(named)) {
      const reached = target.startsWith(".") ? join(dirname(file), target) : doors.get(target);
      if (reached === undefined || !known.has(reached)) continue;
      importers.set(reached, [...(importers.get(reached) ?? []), file]);
    }
  return { files, importersOf: (file) => importers.get(file) ?? [] };
}

/** Returns the source behind each name under which a package of this repository can be imported. */
function readPackageDoors(root: string): Map<string, string> {
  const doors = new Map<string, string>();
  for (const manifest of globSync("packages/*/package.json", { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), "utf8")) as {
      name: string;
      exports?: Record<string, string | { source?: string }>;
    };
    for (const [path, door] of Object.entries(exports))
      if (typeof door === "object" && door.source !== undefined)
        doors.set(join(name, path), join(dirname(manifest), door.source));
  }
  return doors;
}
