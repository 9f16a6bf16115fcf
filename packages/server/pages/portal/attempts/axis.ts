// Axis of a chart: its top, and the numbers beside it.

/** Returns the next of 1, 2, 3 and 5 times a power of ten, and 1 for 0. */
export function axisTop(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  // The candidates cover a logarithm that is off by one in its last digit.
  const top = [1, 2, 3, 5, 10, 20].map((times) => times * power).find((one) => one >= most);
  return top ?? most;
}

/** Returns whole numbers from the top down to 0. */
export function axisMarks(top: number): number[] {
  const first = Number(String(top)[0]);
  const parts = first > 1 ? first : top === 1 ? 1 : 2;
  return Array.from({ length: parts + 1 }, (_, index) => (top / parts) * (parts - index));
}
