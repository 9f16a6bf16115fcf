// Foreign values as typed ones, or `undefined`. Nothing here calls a method of a foreign value, as `String(value)` and
// `Number(value)` do.

/** Stands for a value that no driver reads, such as an object where a word is expected. It equals nothing listed. */
export const oddValue = "(odd)";

export const textIn = (value: unknown, most: number): string | undefined =>
  typeof value === "string" && value.length <= most ? value : undefined;

/** The same of texts of which only the beginning matters. */
export const startOfText = (value: unknown, most: number): string | undefined =>
  typeof value === "string" ? value.slice(0, most) : undefined;

export const integerIn = (value: unknown, from: number, to: number): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to ? value : undefined;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Its members; none where it is no object. */
export const membersIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Its first items; none where it is no list. */
export const itemsIn = (value: unknown, most: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : [];

/** Of an object the named members alone. */
export const onlyMembers = (value: unknown, names: readonly string[]): Record<string, unknown> => {
  const all = membersIn(value);
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name]]] : [])));
};

const longestWord = 200;
const mostBytes = 64;

export type Scalar = string | number | boolean | null | undefined;

/** A number, a word or a truth as it is; all else is {@link oddValue}. */
export function scalarIn(value: unknown): Scalar {
  if (value === undefined || value === null || typeof value === "number" || typeof value === "boolean") return value;
  return textIn(value, longestWord) ?? oddValue;
}

/** The same, and a short list of bytes, as some locks tell their digits. */
export function scalarOrBytes(value: unknown): Scalar | readonly number[] {
  if (typeof value !== "object" || value === null) return scalarIn(value);
  const list = bytesListIn(value);
  if (list.length > mostBytes) return oddValue;
  const bytes = list.flatMap((each) => integerIn(each, 0, 255) ?? []);
  return bytes.length > 0 && bytes.length === list.length ? bytes : oddValue;
}

/** JSON has bytes as a list, as a list called `data`, or by their places. */
function bytesListIn(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const { data } = value as { data?: unknown };
  if (Array.isArray(data)) return data;
  const entries = Object.entries(value).slice(0, mostBytes + 1);
  return entries.every(([name], index) => name === `${index}`) ? entries.map(([, each]) => each as unknown) : [];
}

/** Whether two values are the same as they are read. What is odd is like nothing, itself included. */
export function isSameScalar(one: unknown, other: unknown): boolean {
  const [first, second] = [scalarOrBytes(one), scalarOrBytes(other)];
  if (typeof first === "object" && first !== null && typeof second === "object" && second !== null)
    return first.length === second.length && first.every((each, index) => each === second[index]);
  return first === second && first !== oddValue;
}
