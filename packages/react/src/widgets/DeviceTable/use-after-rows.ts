// Loads the parts of a device table that can appear after its rows.
import { useEffect, useState } from "react";
import { whenIdle } from "../../page/when-idle.ts";

export type AfterRows = typeof import("./after-rows.ts");

const fetchAfterRows = async (): Promise<AfterRows> => await import("./after-rows.ts");

/**
 * Fetches the code once all rows are loaded and the page is idle. Returns `null` until then. A failed fetch is ignored,
 * because nobody requested these parts and the rows are complete without them.
 */
export function useAfterRows(isComplete: boolean): AfterRows | null {
  const [after, setAfter] = useState<AfterRows | null>(null);
  useEffect(
    () => (isComplete ? whenIdle(() => void fetchAfterRows().then(setAfter, () => undefined)) : undefined),
    [isComplete],
  );
  return after;
}
