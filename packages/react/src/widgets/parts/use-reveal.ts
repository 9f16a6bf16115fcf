import { useEffect, useState } from "react";
import { listenTo } from "../../page/in-browser.ts";
import { useWidgetOptions } from "../widget-options.tsx";

const shownMs = 15_000;

export interface CodeReveal {
  /** Whether digits may be drawn. */
  readonly isShown: boolean;
  /** Whether the host hides codes, so that there is something to reveal. */
  readonly isMasked: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Reveals a hidden code for 15 seconds, and only while the page is visible. */
export function useReveal(): CodeReveal {
  const { maskCodes } = useWidgetOptions();
  const isMasked = maskCodes === true;
  const [isUncovered, setUncovered] = useState(false);
  useEffect(() => {
    if (!isUncovered || !isMasked) return undefined;
    const hide = () => setUncovered(false);
    const timer = setTimeout(hide, shownMs);
    const unhide = listenTo(document, "visibilitychange", hide);
    return () => {
      clearTimeout(timer);
      unhide();
    };
  }, [isUncovered, isMasked]);
  return {
    isShown: !isMasked || isUncovered,
    isMasked,
    show: () => setUncovered(true),
    hide: () => setUncovered(false),
  };
}
