import { type ComponentType, useCallback, useEffect, useState } from "react";

interface LazyView<Props> {
  /** `null` until the code has loaded. */
  readonly View: ComponentType<Props> | null;
  readonly error: unknown;
  readonly retry: () => void;
}

export type LoadView<Props> = () => Promise<ComponentType<Props>>;

/** Loaded views, by their load function. */
const arrived = new WeakMap<object, unknown>();

/**
 * Loads a view whose code is a file of its own. Unlike React.lazy, it renders at once if the file was loaded before,
 * and reports a file that cannot be fetched.
 */
export function useLazyView<Props>(load: LoadView<Props>): LazyView<Props> {
  const [{ error }, setOutcome] = useState<{ error: unknown }>({ error: null });
  const View = viewOf(load);
  // Whether this render has the code. If another widget loads it between this render and the effect below, the effect
  // still calls `fetchView`, whose end renders this widget again.
  const isHere = View !== null;
  const attempt = useCallback(() => {
    if (isHere) return;
    fetchView(load).then(
      () => setOutcome({ error: null }),
      // Gives the failure one code, because each browser words it differently.
      (cause: unknown) => setOutcome({ error: { code: "not_loaded", cause } }),
    );
  }, [load, isHere]);
  useEffect(attempt, [attempt]);
  const retry = useCallback(() => {
    setOutcome({ error: null });
    attempt();
  }, [attempt]);
  return { View, error, retry };
}

const viewOf = <Props>(load: LoadView<Props>) => (arrived.get(load) ?? null) as ComponentType<Props> | null;

export async function fetchView<Props>(load: LoadView<Props>, onItsWay = load()): Promise<ComponentType<Props>> {
  const View = await onItsWay;
  arrived.set(load, View);
  return View;
}
