interface CodeLength {
  readonly min: number;
  /** Equal to `min` if the lock accepts only one length. */
  readonly max: number;
}

/**
 * Returns the range shown as "min–max digits", or `null` if the lock names no lengths (docs/specification/spec.md §2).
 */
export function codeLength(lengths: readonly number[] | null | undefined): CodeLength | null {
  const known = usableLengths(lengths);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

/** Returns the lengths that are positive whole numbers, ascending and unique. */
export function usableLengths(lengths: readonly number[] | null | undefined): number[] {
  if (!Array.isArray(lengths)) return [];
  return [...new Set<number>(lengths)]
    .filter((length) => Number.isInteger(length) && length > 0)
    .sort((one, other) => one - other);
}
