import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from "react";

/** Says a text through screen readers. Returns a function that takes it back, if it still stands there to be read. */
type Announce = (text: string) => () => void;

const AnnounceContext = createContext<Announce>(() => () => undefined);

export const useAnnounce = (): Announce => useContext(AnnounceContext);

/**
 * Long enough to be heard in full. Whoever reads the text later would take it for the present state, or find an
 * uncovered code in it.
 */
const keptMs = 8000;

/**
 * The one status region of a widget: there from the start, as screen readers only announce changes of regions they
 * know.
 */
export function Live({ children }: { children: ReactNode }) {
  const region = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<symbol>(undefined);
  const announce = useCallback<Announce>((text) => {
    const { current } = region;
    if (current === null) return () => undefined;
    const own = Symbol(text);
    last.current = own;
    const takeBack = () => {
      if (last.current !== own) return;
      clearTimeout(timer.current);
      current.textContent = "";
    };
    clearTimeout(timer.current);
    const say = () => {
      current.textContent = text;
      timer.current = setTimeout(() => {
        current.textContent = "";
      }, keptMs);
    };
    if (current.textContent === text) {
      // The same words again are announced only if the region was empty in between.
      current.textContent = "";
      timer.current = setTimeout(say, 50);
    } else say();
    return takeBack;
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <span ref={region} className="seam-visually-hidden" role="status" aria-live="polite" />
    </AnnounceContext.Provider>
  );
}
