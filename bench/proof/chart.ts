// `node --conditions=source bench/proof/chart.ts FILE`: prints the figures that `npm run bench -- proof --json FILE`
// kept as Markdown, a bar for each figure. Bars of one row share a scale; the longest is the largest figure.
import { readFileSync } from "node:fs";
import { columns, isFigure, parts, type Proof, ratioShown, type Row, shown } from "./figures.ts";

const longest = 30;

export function chart({ machine, runs, rows }: Proof): string {
  const told = `${machine}. ${runs === 1 ? "Each figure was measured once." : `Medians of ${runs}.`}`;
  const sections = parts.flatMap((part) => {
    const own = rows.filter((row) => row.part === part);
    return own.length === 0 ? [] : [`### ${part}`, ["```text", own.map(chartOf).join("\n\n"), "```"].join("\n")];
  });
  return [told, ...sections].join("\n\n");
}

function chartOf(row: Row): string {
  const largest = Math.max(...Object.values(row.cells).map((cell) => (isFigure(cell) ? cell.value : 0)));
  const ratio = ratioShown(row);
  const better = row.isMoreBetter === true ? "more is better" : "less is better";
  const head = `${row.what}, ${row.unit} (${better}${ratio === "" ? "" : `; ours ${ratio} the better established`})`;
  const lines = columns.flatMap((column, at) => {
    const cell = row.cells[column];
    // A reason that holds for two columns in a row is said once.
    if (cell === undefined || (!isFigure(cell) && cell === row.cells[columns[at - 1] ?? "floor"])) return [];
    if (!isFigure(cell)) return [`  ${column.padEnd(18)} not measured: ${cell}`];
    const bar = "█".repeat(Math.max(1, Math.round((cell.value / largest) * longest)));
    return [`  ${column.padEnd(18)} ${bar} ${shown(cell.value)}`];
  });
  return [head, ...lines].join("\n");
}

if (import.meta.main) {
  const file = process.argv[2];
  if (file === undefined) {
    console.error("Name the file that `npm run bench -- proof --json FILE` wrote.");
    process.exit(1);
  }
  console.log(chart(JSON.parse(readFileSync(file, "utf8")) as Proof));
}
