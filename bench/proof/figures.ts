// The table of the proof: rows of figures, each in its columns.
export const columns = ["floor", "ours", "ours, React", "established, older", "established, newer"] as const;
export type Column = (typeof columns)[number];

/** A figure with the smallest and the largest measured value, or the reason why it is missing. */
export type Cell = Figure | string;
interface Figure {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

export interface Row {
  readonly part: Part;
  readonly what: string;
  readonly unit: string;
  /** Whether more is better, as with answers per second. */
  readonly isMoreBetter?: boolean;
  readonly cells: Readonly<Partial<Record<Column, Cell>>>;
}

export const parts = ["Widgets", "Client", "Server", "Webhooks"] as const;
type Part = (typeof parts)[number];

export interface Proof {
  readonly machine: string;
  readonly runs: number;
  readonly rows: readonly Row[];
}

/** Number of measurements of each figure. A quick look has fewer. */
export const runs = Math.max(1, Number(process.env["BENCH_RUNS"] ?? 5));

/** Returns the median of the measured values. */
export function figure(values: readonly number[]): Cell {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((one, other) => one - other);
  const value = sorted[sorted.length >> 1];
  if (value === undefined) return "nothing was measured";
  return { value, least: sorted[0] ?? value, most: sorted.at(-1) ?? value };
}

export const isFigure = (cell: Cell | undefined): cell is Figure => typeof cell === "object";

/** How many times better ours is than the better of the established ones. Below 1, it is worse. */
export function ratioOf({ cells, isMoreBetter = false }: Row): number | undefined {
  const ours = cells["ours"];
  const others = [cells["established, older"], cells["established, newer"]].filter(isFigure).map(({ value }) => value);
  if (!isFigure(ours) || others.length === 0 || ours.value <= 0) return undefined;
  const best = isMoreBetter ? Math.max(...others) : Math.min(...others);
  if (best <= 0) return undefined;
  return isMoreBetter ? ours.value / best : best / ours.value;
}

/** Formats a value with its significant digits. */
export const shown = (value: number): string => {
  if (value === 0) return "0";
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en", { maximumFractionDigits: digits });
};

export const ratioShown = (row: Row): string => {
  const ratio = ratioOf(row);
  return ratio === undefined ? "" : `${ratio.toFixed(2)}×`;
};

/** Returns a row's cells as text. A missing figure has a number, under which the reason stands below the table. */
export function textOf(rows: readonly Row[]): { lines: string[][]; reasons: string[] } {
  const reasons: string[] = [];
  const note = (why: string) => {
    if (!reasons.includes(why)) reasons.push(why);
    return `[${reasons.indexOf(why) + 1}]`;
  };
  const cellOf = (row: Row, column: Column) => {
    const cell = row.cells[column];
    if (isFigure(cell)) return shown(cell.value);
    return cell === undefined ? "" : note(cell);
  };
  const lines = rows.map((row) => [
    `${row.what}, ${row.unit}`,
    ...columns.map((column) => cellOf(row, column)),
    ratioShown(row),
  ]);
  return { lines, reasons };
}
