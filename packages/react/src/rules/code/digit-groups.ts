interface DigitGroup {
  readonly digits: string;
  /** Its place in the code. */
  readonly at: number;
}

/** Digits as people say them: in threes, or in fours where threes would leave one or two; up to five in one group. */
export function digitGroups(code: string): readonly DigitGroup[] {
  const { length } = code;
  const size = length < 6 ? length : length % 3 === 0 ? 3 : 4;
  return Array.from({ length: Math.ceil(length / size) }, (_, index) => ({
    digits: code.slice(index * size, (index + 1) * size),
    at: index * size,
  }));
}
