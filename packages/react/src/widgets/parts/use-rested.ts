import { useEffect, useState } from "react";

/** Returns the value once it has not changed for `milliseconds`. An empty value is returned at once. */
export function useRested(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === "" ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value === "" ? "" : rested;
}
