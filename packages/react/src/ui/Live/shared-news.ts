// What several widgets of a page show alike is spoken by the first of them alone.
import { useEffect, useRef, useState } from "react";
import { onePerPage } from "../../page/page-registry.ts";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { useAnnounce } from "./Live.tsx";

/** Of each text on screen, how many show it. */
const shown = onePerPage("news on screen", () => new Map<string, number>());

/** Registers a text that comes on screen. True: nobody else shows it. */
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
 * Says each text that comes, through screen readers, and takes it back when it goes. What is there from the start is no
 * news.
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

/** `alert` for the first on the page that shows this text, which is spoken as it comes; `undefined` for the others. */
export function useSharedAlert(text: string): "alert" | undefined {
  const [told, setTold] = useState<string>();
  // Before the browser tells screen readers of the element.
  useBrowserLayoutEffect(() => {
    if (show(text)) setTold(text);
    return () => hide(text);
  }, [text]);
  return told === text ? "alert" : undefined;
}
