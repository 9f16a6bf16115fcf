// What pages of the kit must do without here, as docs/moving-here.md says it: names, and fields by their path from what
// a hook returns or a function is given.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const guide = join(import.meta.dirname, "../../docs/moving-here.md");
const marked = /<!-- kit: (names|fields) -->\n(.*?)\n<!-- end of kit -->/gs;

/** @returns {{ names: (name: string) => boolean, fields: (path: string) => boolean }} whether a row tells of it */
export function readLeftOut() {
  const tables = Object.fromEntries(
    [...readFileSync(guide, "utf8").matchAll(marked)].map(([, kind, text]) => [kind, text]),
  );
  return { names: matcherOf(tables.names), fields: matcherOf(tables.fields) };
}

/** The code spans of the first column; `…` stands for any ending. */
function matcherOf(table) {
  const rows = table.split("\n").slice(2);
  const spans = rows.flatMap((row) => [...row.split(" | ")[0].matchAll(/`([^`]+)`/g)].map(([, span]) => span));
  const [exact, beginnings] = [
    new Set(spans),
    spans.filter((span) => span.endsWith("…")).map((span) => span.slice(0, -1)),
  ];
  return (name) => exact.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}
