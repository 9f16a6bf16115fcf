/**
 * Aborts with the first signal that does. Next's edge runtime lacks `AbortSignal.any`, so there only `first` counts.
 */
export const anySignal = (first: AbortSignal, ...others: readonly AbortSignal[]): AbortSignal =>
  (AbortSignal as Partial<typeof AbortSignal>).any?.([first, ...others]) ?? first;

/** Resolves as `work` does. Rejects with the signal's reason if that aborts first. */
export const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject);
  });
