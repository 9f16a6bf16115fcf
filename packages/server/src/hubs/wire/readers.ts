// Converts untrusted values to typed ones, or to `undefined`. No method of an untrusted value is ever called, as
// `String(value)` and `Number(value)` would.

/** Replaces a value that no driver reads, such as an object in place of a word. No driver compares with this text. */
export const oddValue = "(odd)";

export const textIn = (value: unknown, most: number): string | undefined =>
  typeof value === "string" && value.length <= most ? value : undefined;

/** The first `most` characters of a text; `undefined` for any other value. */
export const startOfText = (value: unknown, most: number): string | undefined =>
  typeof value === "string" ? value.slice(0, most) : undefined;

export const integerIn = (value: unknown, from: number, to: number): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to ? value : undefined;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Members of an object; none for any other value. */
export const membersIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** First items of a list; none for any other value. */
export const itemsIn = (value: unknown, most: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : [];

/** The named members of an object. */
export const onlyMembers = (value: unknown, names: readonly string[]): Record<string, unknown> => {
  const all = membersIn(value);
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name]]] : [])));
};

const longestWord = 200;
const mostBytes = 64;

export type Scalar = string | number | boolean | null | undefined;

/** Returns a scalar unchanged, and {@link oddValue} for a string of more than 200 characters and any other value. */
export function scalarIn(value: unknown): Scalar {
  if (value === undefined || value === null || typeof value === "number" || typeof value === "boolean") return value;
  return textIn(value, longestWord) ?? oddValue;
}

/** Returns scalars, and short lists of bytes, in which some locks report digits. */
export function scalarOrBytes(value: unknown): Scalar | readonly number[] {
  if (typeof value !== "object" || value === null) return scalarIn(value);
  const list = bytesListIn(value);
  if (list.length > mostBytes) return oddValue;
  const bytes = list.flatMap((each) => integerIn(each, 0, 255) ?? []);
  return bytes.length > 0 && bytes.length === list.length ? bytes : oddValue;
}

/** Reads bytes, which JSON holds as a list, as a list named `data`, or by index. */
function bytesListIn(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const { data } = value as { data?: unknown };
  if (Array.isArray(data)) return data;
  const entries = Object.entries(value).slice(0, mostBytes + 1);
  return entries.every(([name], index) => name === `${index}`) ? entries.map(([, each]) => each as unknown) : [];
}

/** Whether two values are the same scalar or list of bytes. {@link oddValue} equals nothing, not even itself. */
export function isSameScalar(one: unknown, other: unknown): boolean {
  const [first, second] = [scalarOrBytes(one), scalarOrBytes(other)];
  if (typeof first === "object" && first !== null && typeof second === "object" && second !== null)
    return first.length === second.length && first.every((each, index) => each === second[index]);
  return first === second && first !== oddValue;
}
