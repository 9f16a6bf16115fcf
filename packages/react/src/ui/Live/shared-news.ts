// A text that several widgets of a page show is announced by the first of them alone.
import { useEffect, useRef, useState } from "react";
import { onePerPage } from "../../page/page-registry.ts";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { useAnnounce } from "./Live.tsx";

/** Number of widgets that show each text. */
const shown = onePerPage("news on screen", () => new Map<string, number>());

/** Registers a text that appears on screen. Returns `true` if nothing else shows it. */
function show(text: string): boolean {
  const count = shown.get(text) ?? 0;
  shown.set(text, count + 1);
  return count === 0;
}

function hide(text: string): void {
  const count = shown.get(text) ?? 0;
  if (count > 1) shown.set(text, count - 1);
  else shown.delete(text);
}

/**
 * Announces each text that appears, and withdraws it when it disappears. Texts of the first render are not announced.
 */
export function useSharedNews(texts: readonly string[]): void {
  const announce = useAnnounce();
  const held = useRef<Map<string, () => void>>(undefined);
  useEffect(() => {
    const isStart = held.current === undefined;
    const known = (held.current ??= new Map());
    for (const [text, leave] of known) {
      if (texts.includes(text)) continue;
      known.delete(text);
      leave();
    }
    for (const text of texts) {
      if (known.has(text)) continue;
      const isNews = show(text) && !isStart;
      const takeBack = isNews ? announce(text) : undefined;
      known.set(text, () => {
        hide(text);
        takeBack?.();
      });
    }
  });
  useEffect(
    () => () => {
      for (const leave of held.current?.values() ?? []) leave();
      held.current = undefined;
    },
    [],
  );
}

/**
 * Returns `alert` for the first widget on the page that shows the text, so that it is announced, and `undefined` for
 * the others.
 */
export function useSharedAlert(text: string): "alert" | undefined {
  const [announced, setAnnounced] = useState<string>();
  // A layout effect, so that it runs before the browser reports the element to screen readers.
  useBrowserLayoutEffect(() => {
    if (show(text)) setAnnounced(text);
    return () => hide(text);
  }, [text]);
  return announced === text ? "alert" : undefined;
}
