/**
 * Aborts with the first of them that does. Next's edge runtime lacks `AbortSignal.any`: there only `first` counts.
 */
export const anySignal = (first: AbortSignal, ...others: readonly AbortSignal[]): AbortSignal =>
  (AbortSignal as Partial<typeof AbortSignal>).any?.([first, ...others]) ?? first;
