import { useMemo } from "react";

/**
 * Returns the same object until one of its values changes. Its keys must be the same at every render, because the
 * values are the dependencies.
 */
export function useSame<Values extends object>(values: Values): Values {
  // oxlint-disable-next-line react/exhaustive-deps -- the values are the dependencies
  return useMemo(() => values, Object.values(values));
}
