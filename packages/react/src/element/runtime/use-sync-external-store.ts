import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** React's `useSyncExternalStore`: the value of an outside store, read again whenever that reports a change. */
export function useSyncExternalStore<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const value = read();
  const shown = useRef({ value, read }).current;
  const [, setTurn] = useState({});
  const look = useRef(() => {
    if (!Object.is(shown.value, shown.read())) setTurn({});
  }).current;
  useLayoutEffect(() => {
    Object.assign(shown, { value, read });
    // It may have changed while this was rendered.
    look();
  }, [shown, look, value, read]);
  useLayoutEffect(() => subscribe(look), [subscribe, look]);
  return value;
}
