// Citations of this project's sources, and the sections that they may name. A citation is the name of a document, then
// sections or appendices: `spec §5, §7.1`, `platform-api appendix B`. A path from the root may stand for the name.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./source-files.ts";

interface Document {
  readonly path: string;
  /** `4.5` of a heading, `6.5` of the row or item 5 below the heading 6, `B` of an appendix. */
  readonly sections: ReadonlySet<string>;
}

/** The documents by the name that citations give them: that of their file. */
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
  /** The words before the sections; empty where there are none. */
  readonly document: string;
  readonly sections: readonly string[];
  /** As it is written, on one line. */
  readonly text: string;
  readonly line: number;
  /** Whether an editor shows it to those who use the package: it is in the comment of something exported. */
  readonly isShown: boolean;
}

/** A space, or the break between two lines of a comment. */
const gap = String.raw`(?: |[ ]*\n[ ]*(?:\*|//|#)?[ ]*)`;
const sectionNumber = String.raw`\d+(?:\.\d+)*`;
const target = String.raw`(?:§${sectionNumber}(?:–${sectionNumber})?|appendix${gap}[A-Z]\b)`;
const citation = new RegExp(String.raw`(?:([\w./-]*\w)${gap})?(${target}(?:(?:,|${gap}and)${gap}${target})*)|§`, "g");

/** All citations in a text, and every § that belongs to none. Sections of an RFC are not ours. */
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

/** Whether a place is in a comment that belongs to an exported declaration, or to a member of one. */
function isInShownComment(text: string, index: number): boolean {
  const start = text.lastIndexOf("/**", index);
  const end = text.indexOf("*/", start);
  if (start === -1 || end < index) return false;
  if (start === 0 || text[start - 1] === "\n") return /^\*\/\n(?:\/\/.*\n)*export\b/.test(text.slice(end));
  // A comment that is moved in belongs to a member: what is exported is the last declaration that begins a line.
  const declaration = text
    .slice(0, start)
    .split("\n")
    .findLast((line) => /^[a-z]/.test(line));
  return declaration?.startsWith("export ") === true;
}

/** Why a citation leads nowhere; `undefined` if it leads to a section. */
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
