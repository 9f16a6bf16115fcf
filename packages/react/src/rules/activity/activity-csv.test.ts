import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf } from "./activity-csv.ts";

/** Parses RFC 4180, as a spreadsheet does. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], "", false];
  for (let at = 1; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === ",") {
      row.push(cell);
      cell = "";
    } else if (letter === "\r" && text[at + 1] === "\n") {
      row.push(cell);
      rows.push(row);
      [row, cell] = [[], ""];
      at += 1;
    } else cell += letter;
  }
  return rows;
}

describe("a table as CSV", () => {
  it("begins with the mark by which Excel knows its letters, and ends each line as the format wants", () => {
    expect(
      csvOf([
        ["Zeit", "Tür"],
        ["8:12", 'Room "2", left'],
      ]),
    ).toBe('\ufeffZeit,Tür\r\n8:12,"Room ""2"", left"\r\n');
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\r=1"])("holds no formula: %j", (text) => {
    expect(parse(csvOf([[text]]))).toEqual([[`'${text}`]]);
  });

  it("is read back as it was, whatever stands in a cell", () => {
    const cell = oneof(string(), string({ unit: constantFrom('"', ",", "\r", "\n", "=", "a", "ü", "'") }));
    assert(
      property(array(array(cell, { minLength: 1, maxLength: 7 })), (table) => {
        const safe = table.map((row) => row.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
        expect(parse(csvOf(table))).toEqual(safe);
      }),
    );
  });
});
