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
  const [{ error }, setOutcome] = useState<{ error: unknown }>({ error: null });
  const View = viewOf(load);
  // By what was rendered: it may have arrived since, for another, and nobody would be told.
  const isHere = View !== null;
  const attempt = useCallback(() => {
    if (isHere) return;
    fetchView(load).then(
      () => setOutcome({ error: null }),
      // Whatever a browser calls it, the file did not come; after a release of its site it never will.
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

const viewOf = <Props>(load: Load<Props>) => (arrived.get(load) ?? null) as ComponentType<Props> | null;

export async function fetchView<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const View = await load();
  arrived.set(load, View);
  return View;
}
