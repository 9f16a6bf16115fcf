// Prints the figures of `npm run bench -- proof --json FILE` as Markdown: the rows where ours is worse, then a table
// for each part. Usage: `node --conditions=source bench/proof/tables.ts FILE`.
import { readFileSync } from "node:fs";
import { type Column, columns, parts, type Proof, ratioOf, type Row, textOf } from "./figures.ts";

const heads: Readonly<Record<Column, string>> = {
  floor: "floor",
  ours: "ours",
  "ours, React": "ours, React",
  "established, older": "K1",
  "established, newer": "K4",
};

export function tables({ machine, runs, rows }: Proof): string {
  const told = `${machine}. ${runs === 1 ? "Each figure was measured once." : `Medians of ${runs}.`}`;
  const worse = rows.filter((row) => (ratioOf(row) ?? 1) < 1);
  const sections = parts.flatMap((part) => {
    const own = rows.filter((row) => row.part === part);
    return own.length === 0 ? [] : [`### ${part}`, table(own)];
  });
  const isWorse = worse.length === 0 ? "Nothing." : table(worse);
  return [told, "### Worse than the better established", isWorse, ...sections].join("\n\n");
}

/** Returns a table without empty columns. */
function table(rows: readonly Row[]): string {
  const { lines, reasons } = textOf(rows);
  const all = [["", ...columns.map((column) => heads[column]), "better by"], ...lines];
  const used = all[0]?.map((_, at) => at === 0 || lines.some((line) => line[at] !== "")) ?? [];
  const [head = "", ...body] = all.map((line) => `| ${line.filter((_, at) => used[at]).join(" | ")} |`);
  const rule = `|${used
    .filter(Boolean)
    .map(() => "---|")
    .join("")}`;
  const notes = reasons.map((reason, at) => `[${at + 1}] not measured: ${reason}`);
  return [[head, rule, ...body].join("\n"), ...notes].join("\n\n");
}

if (import.meta.main) {
  const file = process.argv[2];
  if (file === undefined) {
    console.error("Name the file that `npm run bench -- proof --json FILE` wrote.");
    process.exit(1);
  }
  console.log(tables(JSON.parse(readFileSync(file, "utf8")) as Proof));
}
