import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isOldNode, leastNode } from "./least-node.ts";

it.each([
  ["20.19.0", true],
  ["22.15.1", true],
  ["22.16.0", false],
  ["22.23.3", false],
  ["24.0.0", false],
  ["26.1.0", false],
])("Node %s is too old: %s", (version, isOld) => expect(isOldNode(version)).toBe(isOld));

it("is the one that the package and the READMEs name", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(JSON.parse(read("../../package.json"))).toMatchObject({ engines: { node: `>=${leastNode}` } });
  expect(read("../../README.md")).toContain(`for Node ${leastNode} or newer`);
  expect(read("../../../../README.md")).toContain(`runs on ${leastNode} and newer`);
});
