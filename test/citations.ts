// Citations of this project's sources, and the sections that they may name. A citation is the name of a document, then
// sections or appendices: `spec §5, §7.1`, `platform-api appendix B`. A path from the root may stand for the name.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./source-files.ts";

interface Document {
  readonly path: string;
  /** Section numbers: `4.5` for a heading, `6.5` for the row or item 5 below heading 6, `B` for an appendix. */
  readonly sections: ReadonlySet<string>;
}

/** Reads the documents, by the name in citations: their file's name. */
export function readDocuments(): ReadonlyMap<string, Document> {
  const paths = globSync(["docs/api/*.md", "docs/specification/*.md"], { cwd: root });
  return new Map(
    paths.map((path) => [
      basename(path, ".md"),
      { path: path.replaceAll("\\", "/"), sections: sectionsOf(readFileSync(join(root, path), "utf8")) },
    ]),
  );
}

export function sectionsOf(markdown: string): ReadonlySet<string> {
  const sections = new Set<string>();
  let heading = "";
  for (const line of markdown.split("\n")) {
    const [, section, appendix] = /^##+ (?:(\d+(?:\.\d+)*) |Appendix ([A-Z]) )/.exec(line) ?? [];
    if (line.startsWith("#")) heading = section ?? "";
    const item = heading === "" ? undefined : /^(?:\| (\d+) \||(\d+)\. )/.exec(line)?.slice(1).find(Boolean);
    for (const name of [section, appendix, item && `${heading}.${item}`]) if (name) sections.add(name);
  }
  return sections;
}

export interface Citation {
  /** Words before the sections; empty if there are none. */
  readonly document: string;
  readonly sections: readonly string[];
  /** Text of the citation, on one line. */
  readonly text: string;
  readonly line: number;
  /** Whether editors show it to users of the package: it is in the comment of an exported declaration. */
  readonly isShown: boolean;
}

/** A space, or the break between two lines of a comment. */
const gap = String.raw`(?: |[ ]*\n[ ]*(?:\*|//|#)?[ ]*)`;
const sectionNumber = String.raw`\d+(?:\.\d+)*`;
const target = String.raw`(?:§${sectionNumber}(?:–${sectionNumber})?|appendix${gap}[A-Z]\b)`;
const citation = new RegExp(String.raw`(?:([\w./-]*\w)${gap})?(${target}(?:(?:,|${gap}and)${gap}${target})*)|§`, "g");

/** Finds all citations in a text, and every § outside a citation. Sections of an RFC do not count. */
export const citationsIn = (text: string): readonly Citation[] =>
  [...text.matchAll(citation)]
    .filter(({ index }) => !/RFC\s$/.test(text.slice(0, index).replace(/\n\W*$/, " ")))
    .map(({ 0: all, 1: document = "", 2: targets = "", index }) => ({
      document,
      sections: [...targets.matchAll(/\d+(?:\.\d+)*|\b[A-Z]\b/g)].map(([section]) => section),
      text: all.replaceAll(new RegExp(gap, "g"), " "),
      line: text.slice(0, index).split("\n").length,
      isShown: isInShownComment(text, index),
    }));

/** Whether a position is in a comment of an exported declaration, or of a member of one. */
function isInShownComment(text: string, index: number): boolean {
  const start = text.lastIndexOf("/**", index);
  const end = text.indexOf("*/", start);
  if (start === -1 || end < index) return false;
  if (start === 0 || text[start - 1] === "\n") return /^\*\/\n(?:\/\/.*\n)*export\b/.test(text.slice(end));
  // An indented comment belongs to a member. Its declaration is the last one that begins a line.
  const declaration = text
    .slice(0, start)
    .split("\n")
    .findLast((line) => /^[a-z]/.test(line));
  return declaration?.startsWith("export ") === true;
}

/** Returns why a citation leads nowhere, or `undefined` if it leads to a section. */
export function faultOf(
  { document, sections }: Citation,
  documents: ReadonlyMap<string, Document>,
): string | undefined {
  if (document === "") return "names no document";
  const name = basename(document, ".md");
  const found = documents.get(name);
  if (found === undefined) return "no such document";
  if (document !== name && document !== found.path) return `write ${name}, or ${found.path}`;
  const missing = sections.filter((section) => !found.sections.has(section));
  return missing.length === 0 ? undefined : `no ${missing.join(", ")} in ${found.path}`;
}
