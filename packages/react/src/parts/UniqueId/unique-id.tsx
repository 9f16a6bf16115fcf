// Ids that are unique in the page. `useId` alone counts from the same start in every root, and in every copy of this
// package.
import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { nextId } from "../../page/next-id.ts";

const Own = createContext<() => string | undefined>(() => undefined);

/** Returns an id for `htmlFor` and `aria-…` that is the same in every render, on a server and in its browser. */
export function useUniqueId(): string {
  const [own] = useState(useContext(Own));
  const id = useId();
  return own ?? id;
}

/**
 * Numbers the ids below it in one sequence for the whole page. Only for roots that no server renders. Preact's
 * `useId`, which the elements use, restarts in every root, and in one that is rendered a third time.
 */
export function UniqueIds({ children }: { children: ReactNode }) {
  return <Own.Provider value={nextId}>{children}</Own.Provider>;
}

/** Whether the component is inside a custom element. */
export const useIsElement = (): boolean => useContext(Own) === nextId;
