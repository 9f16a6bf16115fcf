// What is published can be installed: nothing in it comes from a package that nobody can get, and no test travels along.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

interface Manifest {
  name: string;
  private?: boolean;
  files?: string[];
  dependencies?: Record<string, string>;
  bundleDependencies?: string[];
}

const root = join(import.meta.dirname, "..");
const manifests = globSync("packages/*/package.json", { cwd: root }).map(
  (path) => JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest,
);
const privateNames = new Set(manifests.filter((each) => each.private).map(({ name }) => name));
const published = manifests.filter((each) => !each.private);

describe.each(published.map((manifest) => [manifest.name, manifest] as const))("%s", (_name, manifest) => {
  it("brings along what it needs of packages that are not published", () => {
    const needed = Object.keys(manifest.dependencies ?? {}).filter((name) => privateNames.has(name));
    expect(manifest.bundleDependencies ?? []).toEqual(needed);
  });

  it("leaves its tests and the compiler's notes at home", () => {
    expect(manifest.files).toEqual(expect.arrayContaining(["!**/*.test.ts", "!**/.tsbuildinfo"]));
  });
});
