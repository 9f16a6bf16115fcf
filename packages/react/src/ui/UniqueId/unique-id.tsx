// Ids that no other copy of the kit on the page gives out: a runtime counts from the same start in each of its roots.
import { createContext, type ReactNode, useContext, useId, useState } from "react";

const Scope = createContext("");
const counter = Symbol.for("@mortise/react id scopes");

/** An id for `htmlFor` and `aria-…`, the same in every render, and the same on a server and in its browser. */
export function useUniqueId(): string {
  return useContext(Scope) + useId();
}

/** Sets the ids below apart from those of every other root; for roots that no server renders. */
export function UniqueIds({ children }: { children: ReactNode }) {
  const [scope] = useState(nextScope);
  return <Scope.Provider value={scope}>{children}</Scope.Provider>;
}

function nextScope(): string {
  const page = globalThis as { [counter]?: number };
  page[counter] = (page[counter] ?? 0) + 1;
  return `seam${page[counter]}`;
}
