// Reads from docs/moving-here.md what pages of the kit must do without: names, and fields by their path from a hook's
// result or a function's argument.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const guide = join(import.meta.dirname, "../../docs/moving-here.md");
const marked = /<!-- kit: (names|fields) -->\n(.*?)\n<!-- end of kit -->/gs;

/**
 * Returns whether a row lists a name or field, for this version of the kit. Rows that end in `(1.55)` apply to that
 * version only.
 * @returns {{ names: (name: string) => boolean, fields: (path: string) => boolean }}
 */
export function readLeftOut(version = "") {
  const tables = Object.fromEntries(
    [...readFileSync(guide, "utf8").matchAll(marked)].map(([, kind, text]) => [kind, text]),
  );
  return { names: matcherOf(tables.names, version), fields: matcherOf(tables.fields, version) };
}

/** Returns a matcher of the code spans of the first column, in which `…` stands for any ending. */
function matcherOf(table, version) {
  const cells = table
    .split("\n")
    .slice(2)
    .map((row) => row.split(" | ")[0]);
  const isMeant = (cell) => version.startsWith(/\((\d+\.\d+)\)$/.exec(cell)?.[1] ?? "");
  const spans = cells.filter(isMeant).flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, span]) => span));
  const [exact, beginnings] = [
    new Set(spans),
    spans.filter((span) => span.endsWith("…")).map((span) => span.slice(0, -1)),
  ];
  return (name) => exact.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}
