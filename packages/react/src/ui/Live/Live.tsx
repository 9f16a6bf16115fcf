import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from "react";

/** Says a text through screen readers. Returns a function that takes it back, if it still stands there to be read. */
export type Announce = (text: string) => () => void;

const AnnounceContext = createContext<Announce>(() => () => undefined);

export const useAnnounce = (): Announce => useContext(AnnounceContext);

/**
 * Long enough to be heard in full. Whoever reads the text later would take it for the present state, or find an
 * uncovered code in it.
 */
const keptMs = 8000;
/** The same words again are announced only if the region was empty in between. */
const emptyMs = 50;

/**
 * The one status region of a widget: there from the start, as screen readers only announce changes of regions they
 * know. What is said in one task is read together; later news take its place.
 */
export function Live({ children }: { children: ReactNode }) {
  const region = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const said = useRef<{ texts: string[]; isOpen: boolean }>({ texts: [], isOpen: false });
  const announce = useCallback<Announce>((text) => {
    const { current } = region;
    if (current === null) return () => undefined;
    if (!said.current.isOpen) said.current = { texts: [], isOpen: true };
    const mine = said.current;
    mine.texts.push(text);
    clearTimeout(timer.current);
    setTimeout(() => {
      mine.isOpen = false;
    });
    const show = () => {
      current.textContent = mine.texts.join(" ");
      timer.current = setTimeout(() => {
        current.textContent = "";
      }, keptMs);
    };
    if (current.textContent === mine.texts.join(" ")) {
      current.textContent = "";
      timer.current = setTimeout(show, emptyMs);
    } else show();
    return () => {
      mine.texts = mine.texts.filter((each) => each !== text);
      if (said.current !== mine) return;
      // What has not been shown again yet is shown without it.
      if (mine.texts.length === 0) clearTimeout(timer.current);
      if (current.textContent) current.textContent = mine.texts.join(" ");
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <span ref={region} className="seam-visually-hidden" role="status" aria-live="polite" />
    </AnnounceContext.Provider>
  );
}
