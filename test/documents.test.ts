// Every file that a document names exists, and every heading that it links. If you move one, update the documents too.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./source-files.ts";

const exclude = (name: string) => /^(node_modules|dist|test-results|\..*)$/.test(name);
const files = globSync("**/*.*", { cwd: root, exclude }).map((path) => `/${path.replaceAll("\\", "/")}`);
const documents = files.filter((path) => path.endsWith(".md"));

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name ?? "");
/** Whether the path is a file, or a folder that contains files. */
const isThere = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));

it.each(documents)("%s names and links only files and headings that exist", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const sources = found(text, /`((?:\w[\w.-]*\/)+[\w.-]+\.(?:tsx?|mjs|css))`/g).filter(
    (path) => !path.startsWith("widgets/X/"),
  );
  expect(sources.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
  const links = found(text, /\]\(((?![a-z]+:|#)[^)#\s]+)/g);
  expect(links.filter((link) => !isThere(join(dirname(document), link)))).toEqual([]);
  const anchors = [...text.matchAll(/\]\(((?![a-z]+:)[^)#\s]*)#([^)\s]+)\)/g)];
  expect(
    anchors.filter(
      ([, path = "", anchor = ""]) => !anchorsOf(path ? join(dirname(document), path) : document).has(anchor),
    ),
  ).toEqual([]);
});

it.each(["unlock", "code", "webhook"])("the way of one %s leads through at most ten files, each a step", (what) => {
  const ways = readFileSync(join(root, "docs/contributing/ways.md"), "utf8");
  const [, way = ""] = ways.split(`## The way of one ${what}\n`);
  const [section = ""] = way.split("\n## ");
  const named = found(section, /`((?:\w[\w.-]*\/)+[\w.-]+\.tsx?)`/g);
  expect(named.length).toBeGreaterThan(5);
  expect(named.length).toBeLessThanOrEqual(10);
  expect(named.length).toBe(found(section, /^(\d+)\. /gm).length);
});

/** Returns the anchors of a document's headings, in GitHub's format. */
const anchorsOf = (document: string): ReadonlySet<string> =>
  new Set(
    found(readFileSync(join(root, document), "utf8"), /^#+ (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, "")
        .replaceAll(/\s/g, "-"),
    ),
  );
