// What the documents name is there: a file that moved takes its name in the documents along.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./source-files.ts";

const exclude = (name: string) => /^(node_modules|dist|test-results|\..*)$/.test(name);
const files = globSync("**/*.*", { cwd: root, exclude }).map((path) => `/${path.replaceAll("\\", "/")}`);
const documents = files.filter((path) => path.endsWith(".md"));

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name ?? "");
/** A file, or a folder of files. */
const isThere = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));

it.each(documents)("names in %s what is there", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const sources = found(text, /`((?:\w[\w.-]*\/)+[\w.-]+\.(?:tsx?|mjs|css))`/g).filter((path) => !path.startsWith("widgets/X/"));
  expect(sources.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
  const links = found(text, /\]\(((?![a-z]+:|#)[^)#\s]+)/g);
  expect(links.filter((link) => !isThere(join(dirname(document), link)))).toEqual([]);
});
