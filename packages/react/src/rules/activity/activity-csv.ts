// A table as CSV (RFC 4180) that Excel opens with its letters whole.

/** Excel reads a file as UTF-8 only when it begins with this mark. */
const byteOrderMark = "\ufeff";
/** A spreadsheet takes a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

/** Cells that a spreadsheet would carry out begin with an apostrophe, which it does not show. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
