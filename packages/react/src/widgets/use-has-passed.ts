import { useEffect, useState } from "react";

/** Whether so many milliseconds have passed since a moment; renders again when they have. `null`: no moment, so no. */
export function useHasPassed(since: number | null, milliseconds: number): boolean {
  const isOver = () => since !== null && Date.now() - since >= milliseconds;
  const [passed, setPassed] = useState<number | null>(() => (isOver() ? since : null));
  useEffect(() => {
    if (since === null || passed === since) return undefined;
    const timer = setTimeout(() => setPassed(since), Math.max(0, since + milliseconds - Date.now()));
    return () => clearTimeout(timer);
  }, [since, milliseconds, passed]);
  return since !== null && passed === since;
}
