// The parts of a table whose code comes after its rows.
import { useEffect, useState } from "react";
import { whenIdle } from "../../page/when-idle.ts";

export type AfterRows = typeof import("./after-rows.ts");

const fetchAfterRows = async (): Promise<AfterRows> => await import("./after-rows.ts");

/**
 * Their code, fetched once all rows are known and the page is quiet; `null` until it is here. A failure of something
 * that nobody asked for is nobody's news: the table has its rows.
 */
export function useAfterRows(isComplete: boolean): AfterRows | null {
  const [after, setAfter] = useState<AfterRows | null>(null);
  useEffect(
    () => (isComplete ? whenIdle(() => void fetchAfterRows().then(setAfter, () => undefined)) : undefined),
    [isComplete],
  );
  return after;
}
