// The axis of a chart: where it ends, and which numbers stand beside it.

/** The next of 1, 2, 3 and 5 times a power of ten; 1 for nothing. */
export function axisTop(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  // A logarithm may be off by one in its last digit.
  const top = [1, 2, 3, 5, 10, 20].map((times) => times * power).find((one) => one >= most);
  return top ?? most;
}

/** From the top down to 0; whole numbers. */
export function axisMarks(top: number): number[] {
  const first = Number(String(top)[0]);
  const parts = first > 1 ? first : top === 1 ? 1 : 2;
  return Array.from({ length: parts + 1 }, (_, index) => (top / parts) * (parts - index));
}
