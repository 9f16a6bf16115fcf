import { type ComponentType, useCallback, useEffect, useState } from "react";

export interface LazyView<Props> {
  /** `null` until it is here. */
  readonly View: ComponentType<Props> | null;
  readonly error: unknown;
  readonly retry: () => void;
}

export type Load<Props> = () => Promise<ComponentType<Props>>;

/** Views whose code has arrived, by what fetched it. */
const arrived = new WeakMap<object, unknown>();

/**
 * A view whose code comes in a file of its own. Unlike React.lazy it is there at once when the file is, and says when the
 * file cannot be had.
 */
export function useLazyView<Props>(load: Load<Props>): LazyView<Props> {
  const [loaded, setLoaded] = useState<{ View: ComponentType<Props> | undefined }>(() => ({ View: viewOf(load) }));
  const [error, setError] = useState<unknown>(null);
  const attempt = useCallback(() => {
    if (viewOf(load) === undefined) fetchView(load).then((View) => setLoaded({ View }), setError);
  }, [load]);
  useEffect(attempt, [attempt]);
  const retry = useCallback(() => {
    setError(null);
    attempt();
  }, [attempt]);
  return { View: loaded.View ?? null, error, retry };
}

const viewOf = <Props>(load: Load<Props>) => arrived.get(load) as ComponentType<Props> | undefined;

export async function fetchView<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const View = await load();
  arrived.set(load, View);
  return View;
}
