// The bill of materials of the server's package names each runtime dependency, with its licence.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Component, sbomOfServer } from "../scripts/release/sbom.mjs";
import { root } from "./source-files.ts";

const { components, dependencies } = await sbomOfServer();

it("every runtime dependency of the server is in it, in its version", () => {
  const manifest = JSON.parse(readFileSync(join(root, "packages/server/package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const listed = components.map(({ name, version }) => `${name} ${version}`);
  expect(listed).toEqual(expect.arrayContaining(Object.entries(manifest.dependencies).map((each) => each.join(" "))));
  // One is needed only by a dependency of a dependency, and one is copied in.
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["ms", "preact", "@fontsource-variable/source-sans-3"]));
});

it("no types are in it, and no package in two versions that could be one", () => {
  const names = components.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("@types/"))).toEqual([]);
  // concat-stream still needs an older one.
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual(["readable-stream"]);
});

it("every part has a licence that lets us hand it on", () => {
  const free = /^(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|OFL-1\.1|MIT-0|Unlicense)$/;
  const licenceOf = ({ licenses: [first] }: Component) =>
    (first && ("license" in first ? first.license.id : first.expression)) ?? "none";
  expect(
    components.filter((each) => !free.test(licenceOf(each))).map((each) => `${each.name}: ${licenceOf(each)}`),
  ).toEqual([]);
});

it("refers only to parts that it lists", () => {
  const refs = new Set(dependencies.map(({ ref }) => ref));
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});

it("holds no address that anything was downloaded from", () => {
  expect(JSON.stringify(components)).not.toMatch(/https?:/);
});
