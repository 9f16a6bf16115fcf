// Hashes and compares query keys.
export type QueryKey = readonly unknown[];

/** Hashes a key. Equal keys have equal hashes, in any order of their properties. */
export const hashKey = (key: QueryKey): string =>
  JSON.stringify(key, (_, value: unknown) => (isPlain(value) ? inOrder(value) : value));

/** Whether `key` contains every part of `some`. */
export function containsKey(key: unknown, some: unknown): boolean {
  if (key === some) return true;
  if (!isObject(key) || !isObject(some)) return false;
  return Object.keys(some).every((name) => containsKey(key[name], some[name]));
}

/**
 * Structural sharing: returns the new value with parts of the old one wherever they are equal. Parts with the same
 * identity are not rendered again.
 */
export function keepSame<Value>(before: unknown, now: Value): Value;
export function keepSame(before: unknown, now: unknown): unknown {
  if (before === now) return before;
  const isList = Array.isArray(before) && Array.isArray(now);
  if (!isList && !(isPlain(before) && isPlain(now))) return now;
  const [old, fresh] = [before, now] as [Parts, Parts];
  const names = Object.keys(fresh);
  const kept = (isList ? [] : {}) as Parts;
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    kept[name] = keepSame(old[name], fresh[name]);
    isSame &&= kept[name] === old[name] && name in old;
  }
  return isSame ? old : kept;
}

type Parts = Record<string, unknown>;

const isObject = (value: unknown): value is Parts => typeof value === "object" && value !== null;
const isPlain = (value: unknown): value is Parts =>
  isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);
const inOrder = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.keys(parts)
      .sort()
      .map((name) => [name, parts[name]]),
  );
