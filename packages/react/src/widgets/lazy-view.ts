import { type ComponentType, useCallback, useEffect, useState } from "react";

interface LazyView<Props> {
  /** `null` until it is here. */
  readonly View: ComponentType<Props> | null;
  readonly error: unknown;
  readonly retry: () => void;
}

export type LoadView<Props> = () => Promise<ComponentType<Props>>;

/** Views whose code has arrived, by the function that fetched it. */
const arrived = new WeakMap<object, unknown>();

/**
 * A view whose code comes in a file of its own. Unlike React.lazy, it is rendered at once if the file has arrived
 * before, and it tells when the file cannot be fetched.
 */
export function useLazyView<Props>(load: LoadView<Props>): LazyView<Props> {
  const [{ error }, setOutcome] = useState<{ error: unknown }>({ error: null });
  const View = viewOf(load);
  // As of this render. If the file arrives before the effect below runs, fetched for another widget, the effect asks
  // all the same, and so hears of it.
  const isHere = View !== null;
  const attempt = useCallback(() => {
    if (isHere) return;
    fetchView(load).then(
      () => setOutcome({ error: null }),
      // Browsers name this failure differently. If the site has been released anew since, the old file is gone for
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
