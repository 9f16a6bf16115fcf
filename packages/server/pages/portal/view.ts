// Which view is open. The browser's Back and Forward move between views; the address never changes.
import { useCallback, useEffect, useState } from "react";

export type View =
  | { readonly name: "endpoints" }
  | { readonly name: "add" }
  | { readonly name: "endpoint"; readonly id: string }
  | { readonly name: "edit"; readonly id: string };

const first: View = { name: "endpoints" };

export function useView(): { view: View; hasMoved: boolean; open: (view: View) => void } {
  const [at, setAt] = useState<{ view: View; hasMoved: boolean }>({ view: first, hasMoved: false });
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setAt({ view: (state as { view?: View } | null)?.view ?? first, hasMoved: true });
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const open = useCallback((view: View) => {
    history.pushState({ view }, "");
    setAt({ view, hasMoved: true });
    scrollTo(0, 0);
  }, []);
  return { ...at, open };
}
