interface DigitGroup {
  readonly digits: string;
  /** Index of its first digit in the code. */
  readonly at: number;
}

/**
 * Splits digits as people read them aloud: in threes, or in fours if threes would leave one or two. Up to five stay in
 * one group.
 */
export function digitGroups(code: string): readonly DigitGroup[] {
  const { length } = code;
  const size = length < 6 ? length : length % 3 === 0 ? 3 : 4;
  return Array.from({ length: Math.ceil(length / size) }, (_, index) => ({
    digits: code.slice(index * size, (index + 1) * size),
    at: index * size,
  }));
}
