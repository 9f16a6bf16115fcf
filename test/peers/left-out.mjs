// What pages of the kit must do without here, as docs/moving-here.md says it: names, and fields by their path from what
// a hook returns or a function is given.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const guide = join(import.meta.dirname, "../../docs/moving-here.md");
const marked = /<!-- kit: (names|fields) -->\n(.*?)\n<!-- end of kit -->/gs;

/**
 * @returns {{ names: (name: string) => boolean, fields: (path: string) => boolean }} whether a row tells of it, for this
 *   version of the kit: a row that ends in `(1.55)` is of that one alone
 */
export function readLeftOut(version = "") {
  const tables = Object.fromEntries(
    [...readFileSync(guide, "utf8").matchAll(marked)].map(([, kind, text]) => [kind, text]),
  );
  return { names: matcherOf(tables.names, version), fields: matcherOf(tables.fields, version) };
}

/** The code spans of the first column; `…` stands for any ending. */
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
