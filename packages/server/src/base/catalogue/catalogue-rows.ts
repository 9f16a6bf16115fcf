// Reads the JSON files of the catalogue. A row that does not fit its schema stops the start, and the error names it.
import type { z } from "zod";

/**
 * Checks the rows of `file` against `schema`, and returns them typed.
 *
 * @throws Error that names the file, the row and the field of everything that does not fit.
 */
export function readRows<Rows>(file: string, schema: z.ZodType<Rows>, rows: unknown): Rows {
  const { data, error } = schema.safeParse(rows);
  if (!error) return data;
  const faults = error.issues.map(({ path, message }) => `${nameOf(rows, path)}: ${message}`);
  throw new Error(`The catalogue cannot be read. Correct base/catalogue/${file}:\n${faults.join("\n")}`);
}

/** Adds an issue to each row that has the same value of `key` as an earlier row. */
export const eachOnce =
  <Key extends string>(key: Key) =>
  ({ value, issues }: z.core.ParsePayload<readonly Readonly<Record<Key, string>>[]>): void => {
    const seen = new Set<string>();
    for (const [index, row] of value.entries()) {
      const message = `${row[key]} stands in an earlier row already.`;
      if (seen.has(row[key])) issues.push({ code: "custom", input: row[key], path: [index, key], message });
      seen.add(row[key]);
    }
  };

/** The path, and the innermost object on it: `[0].models[1].link in {"id":"R20A",…}`. */
function nameOf(rows: unknown, path: readonly PropertyKey[]): string {
  let [value, row] = [rows, undefined as unknown];
  for (const step of path) {
    value = Object(value)[step] as unknown;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) row = value;
  }
  const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  return row === undefined ? place : `${place} in ${JSON.stringify(row)}`;
}
