import { type ComponentType, useCallback, useEffect, useState } from "react";

export interface LazyView<Props> {
  /** `null` until it is here. */
  readonly View: ComponentType<Props> | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * A view whose code comes in a file of its own, fetched as soon as something on screen could open it. Unlike React.lazy
 * it is there at once when the file is, and says when the file cannot be had.
 */
export function useLazyView<Props>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  const [loaded, setLoaded] = useState<{ View: ComponentType<Props> } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const attempt = useCallback(() => {
    load().then((View) => setLoaded({ View }), setError);
  }, [load]);
  useEffect(attempt, [attempt]);
  const retry = useCallback(() => {
    setError(null);
    attempt();
  }, [attempt]);
  return { View: loaded?.View ?? null, error, retry };
}
