import { useMemo } from "react";

/** The object as it was, until something in it is another. It has the same names every time. */
export function useSame<Values extends object>(values: Values): Values {
  // oxlint-disable-next-line react/exhaustive-deps -- by what is in it
  return useMemo(() => values, Object.values(values));
}
