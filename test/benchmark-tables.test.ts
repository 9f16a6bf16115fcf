// The table of the proof shows all measured figures, and a reason for each missing one.
import { expect, it } from "vitest";
import { figure, ratioOf, type Row, textOf } from "../bench/proof/figures.ts";
import { tables } from "../bench/proof/tables.ts";

const first: Row = {
  part: "Widgets",
  what: "first row",
  unit: "ms",
  cells: {
    floor: figure([50]),
    ours: figure([90, 110, 100]),
    "established, older": figure([300]),
    "established, newer": "no",
  },
};

it("takes the median, and compares ours with the better of the established", () => {
  expect(first.cells.ours).toEqual({ value: 100, least: 90, most: 110 });
  expect(ratioOf(first)).toBe(3);
  expect(ratioOf({ ...first, isMoreBetter: true })).toBeCloseTo(1 / 3);
  expect(ratioOf({ ...first, cells: { ours: figure([1]) } })).toBeUndefined();
});

it("gives a cell without a figure its reason, once below the table", () => {
  const { lines, reasons } = textOf([first, first]);
  expect(lines[0]).toEqual(["first row, ms", "50", "100", "", "300", "[1]", "3.00×"]);
  expect(reasons).toEqual(["no"]);
  expect(figure([])).toBe("nothing was measured");
});

const proof = { machine: "a machine", runs: 1 };

it("prints a table of the columns that somebody has, and why a figure is missing", () => {
  const printed = tables({ ...proof, rows: [first] });
  expect(printed).toContain("|  | floor | ours | K1 | K4 | better by |\n|---|---|---|---|---|---|");
  expect(printed).toContain("| first row, ms | 50 | 100 | 300 | [1] | 3.00× |");
  expect(printed).toContain("[1] not measured: no");
  expect(printed).not.toContain("### Server");
});

it("says first what ours is worse at", () => {
  const worse = { ...first, what: "second row", isMoreBetter: true };
  const [, told = ""] = tables({ ...proof, rows: [first, worse] }).split("### ");
  expect(told).toContain("Worse than the better established");
  expect(told).toContain("second row");
  expect(told).not.toContain("first row");
  expect(tables({ ...proof, rows: [first] })).toContain("Nothing.");
});
