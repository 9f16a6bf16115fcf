interface CodeLength {
  readonly min: number;
  /** Equal to `min` when the lock takes one length only. */
  readonly max: number;
}

/** The range shown as "min–max digits"; `null` when the lock names no lengths (docs/specification/spec.md §2). */
export function codeLength(lengths: readonly number[] | null | undefined): CodeLength | null {
  const known = usableLengths(lengths);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

/** The lengths that are positive whole numbers, ascending, each once. */
export function usableLengths(lengths: readonly number[] | null | undefined): number[] {
  if (!Array.isArray(lengths)) return [];
  return [...new Set<number>(lengths)]
    .filter((length) => Number.isInteger(length) && length > 0)
    .sort((one, other) => one - other);
}
