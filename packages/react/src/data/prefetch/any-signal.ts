/**
 * Aborts with the first signal that does. Next's edge runtime lacks `AbortSignal.any`, so there only `first` counts.
 */
export const anySignal = (first: AbortSignal, ...others: readonly AbortSignal[]): AbortSignal =>
  (AbortSignal as Partial<typeof AbortSignal>).any?.([first, ...others]) ?? first;
