// The published packages can be installed: they depend on no unpublished package, and contain no tests.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { commands } from "../packages/server/src/program/commands/commands.ts";
import { leastNode } from "../packages/server/src/program/least-node.ts";
// @ts-expect-error -- a script without types
import { requireRepository } from "../scripts/release/origin.mjs";
// @ts-expect-error -- a script without types
import { published as publishedManifest } from "../scripts/release/published-manifest.mjs";

interface Manifest {
  name: string;
  private?: boolean;
  description?: string;
  keywords?: string[];
  license?: string;
  files?: string[];
  engines?: { node: string };
  dependencies?: Record<string, string>;
  bundleDependencies?: string[];
  main?: string;
  types?: string;
  typesVersions?: { "*": Record<string, string[]> };
  exports?: Record<string, string | { types: string; default: string }>;
}

type Publish = (text: string, project: object) => string;

const root = join(import.meta.dirname, "..");
const manifests = globSync("packages/*/package.json", { cwd: root }).map((path) =>
  Object.assign(JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest, { folder: join(root, path, "..") }),
);
const privateNames = new Set(manifests.filter((each) => each.private).map(({ name }) => name));
const published = manifests.filter((each) => !each.private);

describe.each(published.map((manifest) => [manifest.name, manifest] as const))("%s", (_name, manifest) => {
  it("bundles the unpublished packages that it depends on", () => {
    const needed = Object.keys(manifest.dependencies ?? {}).filter((name) => privateNames.has(name));
    const others = manifest.bundleDependencies?.filter((name) => !name.startsWith("@mortise/")) ?? [];
    expect(manifest.bundleDependencies ?? []).toEqual([...needed, ...others]);
    expect(Object.keys(manifest.dependencies ?? {})).toEqual(expect.arrayContaining(others));
  });

  it("says what it is, and is published with the place it comes from and without tools of this repository", () => {
    expect(manifest.keywords?.length).toBeGreaterThan(3);
    expect(manifest).toMatchObject({ license: "MIT", description: expect.any(String) as string });
    const text = readFileSync(join(manifest.folder, "package.json"), "utf8");
    const made = (project: object) => JSON.parse((publishedManifest as Publish)(text, project)) as Manifest;
    const full = made({ author: "Mortise", repository: "https://git.example/doors/mortise" });
    const directory = `packages/${basename(manifest.folder)}`;
    expect(full).toMatchObject({
      author: "Mortise",
      repository: { type: "git", url: "git+https://git.example/doors/mortise.git", directory },
      homepage: `https://git.example/doors/mortise/tree/HEAD/${directory}#readme`,
      bugs: { url: "https://git.example/doors/mortise/issues" },
    });
    for (const field of ["scripts", "devDependencies"]) expect(full).not.toHaveProperty(field);
    expect(JSON.stringify(full.exports)).not.toContain('"source"');
    expect(full.exports?.["."]).toEqual(expect.objectContaining({ types: manifest.types, default: manifest.main }));
    for (const field of ["repository", "homepage", "bugs"])
      expect(made({ author: "Mortise" })).not.toHaveProperty(field);
  });

  it("has a README that begins with its name, the licence and a changelog", () => {
    const read = (file: string) => readFileSync(join(manifest.folder, file), "utf8");
    expect(read("README.md")).toMatch(new RegExp(`^# ${manifest.name}\n`));
    expect(read("LICENSE")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
    expect(read("CHANGELOG.md")).toMatch(new RegExp(`^# Changes of ${manifest.name}\n`));
    expect(manifest.files).toContain("CHANGELOG.md");
  });

  it("is published without its tests and .tsbuildinfo", () => {
    expect(manifest.files).toEqual(expect.arrayContaining(["!**/*.test.ts", "!**/.tsbuildinfo"]));
  });

  it("has every file that its exports name, after npm run build", () => {
    const named = Object.values(manifest.exports ?? {}).flatMap((file) =>
      typeof file === "string" ? file : [file.types, file.default],
    );
    expect(named.filter((file) => !existsSync(join(manifest.folder, file)))).toEqual([]);
  });

  it('has types for compilers that do not read exports (moduleResolution "node")', () => {
    const files = Object.entries(manifest.exports ?? {}).flatMap(([path, file]) =>
      typeof file === "string" ? [] : [{ path, ...file }],
    );
    expect(files.map(({ path }) => [path, typesAt(manifest, path.slice(2))])).toEqual(
      files.map(({ path, types }) => [path, types]),
    );
    expect(manifest.main).toBe(files.find(({ path }) => path === ".")?.default);
  });
});

it("the lockfile takes the Node that each manifest names", () => {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { engines?: object }>;
  };
  const named = manifests.map(({ name, engines }) => [name, engines]);
  const locked = manifests.map(({ name, folder }) => [name, packages[relative(root, folder)]?.engines]);
  expect(locked).toEqual(named);
});

it("manifests, READMEs and docs name one Node, the oldest that the server runs on", () => {
  expect(published.map(({ engines }) => engines?.node)).toEqual(published.map(() => `>=${leastNode}`));
  const documents = globSync(["README.md", "packages/*/README.md", "docs/*.md", "gallery/guides/*.md"], { cwd: root });
  const named = documents.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\bNode (2[0-3][.\d+]*)( \(\d+\.\d+)?/g)].map(
      ([, version, least]) => `${file}: ${least?.slice(2) ?? version}`,
    ),
  );
  const installs = "README.md: 20";
  expect(named.filter((each) => each !== installs && !each.endsWith(`: ${leastNode}`))).toEqual([]);
  expect(named.length).toBeGreaterThan(4);
});

it("the repository's own Node is the one that the documents say installs it", () => {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const [, least] = /^>=(\d+)$/.exec(engines?.node ?? "") ?? [];
  for (const file of ["README.md", "CONTRIBUTING.md"])
    expect(readFileSync(join(root, file), "utf8")).toContain(`On Linux any Node from ${least} on will do`);
});

it("a repository is an address that a browser opens, and publishing refuses to do without", () => {
  const read = requireRepository as (project: object) => string;
  expect(read({ repository: "https://git.example/doors/mortise" })).toBe("https://git.example/doors/mortise");
  for (const wrong of [undefined, "", "git@git.example:doors/mortise", "https://git.example/doors/mortise.git"])
    expect(() => read({ repository: wrong })).toThrow('Set "repository" in package.json');
});

it("the server's README names every command of the program, and no other", () => {
  const text = readFileSync(join(root, "packages/server/README.md"), "utf8");
  const named = [...text.matchAll(/\bmortise ([a-z]+)(?=[ `\n])/g)].map(([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(commands).toSorted());
});

it("the server's package contains every browser file, because it may be installed alone", () => {
  const filesIn = (folder: string) => globSync("**/*.*", { cwd: join(root, folder) }).toSorted();
  expect(filesIn("packages/server/dist/browser")).toEqual(filesIn("packages/react/dist/browser"));
});

it("the server's bundle holds the licence of each package whose code is in it", () => {
  const folder = join(root, "packages/server/dist");
  const maps = globSync("{main,bundled/*}.js.map", { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), "utf8"),
  );
  const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  const copied = new Set(sources.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []));
  const licences = readFileSync(join(folder, "bundled/LICENSES.txt"), "utf8");
  expect(copied).toContain("zod");
  expect([...copied].filter((name) => !new RegExp(`^${name} \\d[^]*?^Copyright`, "m").test(licences))).toEqual([]);
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

/** Returns where `moduleResolution: "node"` looks for the types of a path below the package's name. */
function typesAt({ types, typesVersions }: Manifest, path: string): string | undefined {
  if (path === "") return types;
  for (const [pattern, [file = ""] = []] of Object.entries(typesVersions?.["*"] ?? {})) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined ? path !== pattern : !path.startsWith(before) || !path.endsWith(after)) continue;
    return file.replace("*", path.slice(before.length, path.length - (after ?? "").length));
  }
  return undefined;
}
