// Writes the bill of materials of the server's package (CycloneDX): its dependencies, and the parts that its pages were
// built from. It is made from the lockfile before packing, because `npm sbom` leaves out packages that development
// tools need too. The same lockfile gives the same file.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { find, nameOf, reach, readLock } from "./lock-tree.mjs";
import { root } from "../run.mjs";

/** Parts of the elements, pages, font and docs. They are copied into the package, so they are no dependencies. */
export const builtIn = [
  "preact",
  "react",
  "react-dom",
  "scheduler",
  "@tanstack/react-query",
  "@tanstack/query-core",
  "@fontsource-variable/source-sans-3",
  "vitepress",
  "vue",
  "@vue/reactivity",
  "@vue/runtime-core",
  "@vue/runtime-dom",
  "@vue/shared",
  "@vueuse/core",
  "@vueuse/integrations",
  "@vueuse/shared",
  "focus-trap",
  "mark.js",
  "minisearch",
  "tabbable",
];

export async function sbomOfServer() {
  const packages = await readLock();
  const server = "packages/server";
  const reached = reach(packages, server);
  const added = builtIn.map((name) => {
    const path = find(packages, name, server);
    if (path === undefined)
      throw new Error(
        `package-lock.json has no ${name}. If nothing is built with it any more, take it off the list here.`,
      );
    return path;
  });
  const refOf = (path) => purlOf(nameOf(path, packages[path]), packages[path].version);
  const paths = [...new Set([...[...reached.keys()].slice(1), ...added])];
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: partOf(server, packages[server], "application") },
    components: paths.map((path) => partOf(path, packages[path], "library")),
    dependencies: [...reached].map(([path, needs]) => ({
      ref: refOf(path),
      dependsOn: [...new Set(needs.map((need) => refOf(need)))],
    })),
  };
}

/** Packages of ours have no licence of their own in the lockfile if they are private: they have the project's. */
const partOf = (
  path,
  { version, license = path.startsWith("packages/") ? "MIT" : undefined, integrity, ...entry },
  type,
) => ({
  type,
  "bom-ref": purlOf(nameOf(path, entry), version),
  name: nameOf(path, entry),
  version,
  purl: purlOf(nameOf(path, entry), version),
  licenses:
    license === undefined ? [] : [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }],
  ...(integrity && {
    hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex") }],
  }),
});

const purlOf = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

if (process.argv[1] === import.meta.filename) {
  const dist = join(root, "packages/server/dist");
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, "sbom.cdx.json"), `${JSON.stringify(await sbomOfServer(), null, 2)}\n`);
}
