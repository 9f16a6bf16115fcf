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
  // The value of this render. If the file is loaded for another widget before the effect below runs, the effect still
  // requests it, and so renders.
  const isHere = View !== null;
  const attempt = useCallback(() => {
    if (isHere) return;
    fetchView(load).then(
      () => setOutcome({ error: null }),
      // Browsers name this failure differently. If the site has been released again since, the old file is gone for
      // good.
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
