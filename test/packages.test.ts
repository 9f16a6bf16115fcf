// The published packages can be installed: they depend on no unpublished package, and contain no tests.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

interface Manifest {
  name: string;
  private?: boolean;
  files?: string[];
  dependencies?: Record<string, string>;
  bundleDependencies?: string[];
  main?: string;
  types?: string;
  typesVersions?: { "*": Record<string, string[]> };
  exports?: Record<string, string | { types: string; default: string }>;
}

const root = join(import.meta.dirname, "..");
const manifests = globSync("packages/*/package.json", { cwd: root }).map((path) =>
  Object.assign(JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest, { folder: join(root, path, "..") }),
);
const privateNames = new Set(manifests.filter((each) => each.private).map(({ name }) => name));
const published = manifests.filter((each) => !each.private);

describe.each(published.map((manifest) => [manifest.name, manifest] as const))("%s", (_name, manifest) => {
  it("bundles the unpublished packages that it depends on", () => {
    const needed = Object.keys(manifest.dependencies ?? {}).filter((name) => privateNames.has(name));
    expect(manifest.bundleDependencies ?? []).toEqual(needed);
  });

  it("is published without its tests and .tsbuildinfo", () => {
    expect(manifest.files).toEqual(expect.arrayContaining(["!**/*.test.ts", "!**/.tsbuildinfo"]));
  });

  it("has every file that its exports name, after npm run build", () => {
    const named = Object.values(manifest.exports ?? {}).flatMap((file) => (typeof file === "string" ? file : [file.types, file.default]));
    expect(named.filter((file) => !existsSync(join(manifest.folder, file)))).toEqual([]);
  });

  it('has types for compilers that do not read exports (moduleResolution "node")', () => {
    const files = Object.entries(manifest.exports ?? {}).flatMap(([path, file]) => (typeof file === "string" ? [] : [{ path, ...file }]));
    expect(files.map(({ path }) => [path, typesAt(manifest, path.slice(2))])).toEqual(files.map(({ path, types }) => [path, types]));
    expect(manifest.main).toBe(files.find(({ path }) => path === ".")?.default);
  });
});

it("the server's package contains every browser file, because it may be installed alone", () => {
  const filesIn = (folder: string) => globSync("**/*.*", { cwd: join(root, folder) }).toSorted();
  expect(filesIn("packages/server/dist/browser")).toEqual(filesIn("packages/react/dist/browser"));
});

it("elements.js works without React: no file of it imports React or TanStack Query", () => {
  const react = published.find(({ name }) => name === "@mortise/react");
  const script = react?.exports?.["./elements.js"];
  const files = globSync("{elements.js,preact/*.js}", { cwd: join(react?.folder ?? "", "dist/browser") });
  expect(script).toMatchObject({ default: "./dist/browser/elements.js" });
  expect(files.length).toBeGreaterThan(10);
  const code = files.map((file) => readFileSync(join(react?.folder ?? "", "dist/browser", file), "utf8"));
  expect(code.filter((text) => /["'`](react|react-dom|@tanstack)(\/[\w/-]+)?["'`]/.test(text))).toEqual([]);
});

/** Where `moduleResolution: "node"` looks for the types of a path below the package's name. */
function typesAt({ types, typesVersions }: Manifest, path: string): string | undefined {
  if (path === "") return types;
  for (const [pattern, [file = ""] = []] of Object.entries(typesVersions?.["*"] ?? {})) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined ? path !== pattern : !path.startsWith(before) || !path.endsWith(after)) continue;
    return file.replace("*", path.slice(before.length, path.length - (after ?? "").length));
  }
  return undefined;
}
