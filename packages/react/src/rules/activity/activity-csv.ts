// Formats a table as CSV (RFC 4180) that Excel opens with all letters intact.

/** Byte order mark. Excel reads a file as UTF-8 only if it starts with one. */
const byteOrderMark = "\ufeff";
/** Matches a cell that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Formats rows as CSV. An apostrophe before a cell that looks like a formula makes a spreadsheet read it as text. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
