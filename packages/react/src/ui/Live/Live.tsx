import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from "react";

/** Announces a text through screen readers. Returns a function that withdraws it, if it is still in the region. */
export type Announce = (text: string) => () => void;

const AnnounceContext = createContext<Announce>(() => () => undefined);

export const useAnnounce = (): Announce => useContext(AnnounceContext);

/**
 * Time that a text stays, in milliseconds: long enough to be read in full. A later reader would take it for the present
 * state, or find a revealed code in it.
 */
const keptMs = 8000;
/**
 * Time that the region is empty before the next text, in milliseconds. Otherwise equal texts would not be announced
 * again.
 */
const emptyMs = 50;

/**
 * The one status region of a widget, rendered from the start, because screen readers announce only changes of regions
 * that they know. Texts of one task are read together, and later ones replace them.
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
      // A pending `show` is cancelled if no text is left.
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
