// The table of the proof says what was measured, and why where nothing was.
import { expect, it } from "vitest";
import { chart } from "../bench/proof/chart.ts";
import { figure, ratioOf, type Row, textOf } from "../bench/proof/figures.ts";

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

it("draws a bar for each figure, and none where nothing was measured", () => {
  const drawn = chart({ machine: "a machine", runs: 1, rows: [first] });
  expect(drawn).toContain(`ours               ${"█".repeat(10)} 100`);
  expect(drawn).toContain("established, newer not measured: no");
  expect(drawn).not.toContain("### Server");
});
