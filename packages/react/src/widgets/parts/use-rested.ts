import { useEffect, useState } from "react";

/** The value once it has not changed for a while; an empty one at once. */
export function useRested(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === "" ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value === "" ? "" : rested;
}
