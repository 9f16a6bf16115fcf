import { useEffect, useState } from "react";

/**
 * Whether `milliseconds` have passed since a moment. Renders again when they have. `null` means that there is no
 * moment, and returns `false`.
 */
export function useHasPassed(since: number | null, milliseconds: number): boolean {
  const left = () => Math.max(0, (since ?? 0) + milliseconds - Date.now());
  const [passed, setPassed] = useState(() => (left() > 0 ? null : since));
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(() => setPassed(since), left());
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `left` depends on these two and the clock alone
  }, [since, milliseconds]);
  return since !== null && passed === since;
}
