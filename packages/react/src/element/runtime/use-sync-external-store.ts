import { useLayoutEffect, useRef, useState } from "preact/hooks";

/**
 * Implements React's `useSyncExternalStore`: reads the value of an external store again whenever the store reports a
 * change.
 */
export function useSyncExternalStore<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const value = read();
  const shown = useRef({ value, read }).current;
  const [, setTurn] = useState({});
  const look = useRef(() => {
    if (!Object.is(shown.value, shown.read())) setTurn({});
  }).current;
  useLayoutEffect(() => {
    Object.assign(shown, { value, read });
    // The value may have changed during the render.
    look();
  }, [shown, look, value, read]);
  useLayoutEffect(() => subscribe(look), [subscribe, look]);
  return value;
}
