// Prints the table of the proof.
import { columns, parts, type Proof, textOf } from "./figures.ts";

export function print({ machine, runs, rows }: Proof): void {
  const { lines, reasons } = textOf(rows);
  const head = ["", ...columns, "ours beside the better established"];
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  ");
  console.log(`  ${machine}; medians of ${runs}\n\n${line(head)}`);
  for (const part of parts) {
    console.log(part);
    rows.forEach((row, at) => {
      if (row.part === part) console.log(line(lines[at] ?? []));
    });
  }
  for (const [at, why] of reasons.entries()) console.log(`[${at + 1}] ${why}`);
}
