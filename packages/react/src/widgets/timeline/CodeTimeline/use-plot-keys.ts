// Keyboard control of a plot. Tab enters it once, and arrows move between items, as in a grid.
import { type KeyboardEvent, type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../../../page/in-browser.ts";

/** Marks an item that arrows reach. */
export const plotItem = { tabIndex: -1, "data-seam-plot-item": "" } as const;
const itemMark = "[data-seam-plot-item]";
const rowMark = "[data-seam-plot-row]";

interface PlotKeys {
  readonly plot: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Handles the keys of a plot.
 * @param onPage - Shows the days before (-1) or after (1).
 * @param shown - Changes with the visible days.
 */
export function usePlotKeys(onPage: (by: 1 | -1) => void, shown: unknown, isStacked: boolean): PlotKeys {
  const plot = useRef<HTMLDivElement>(null);
  const left = useRef<Element | null>(null);
  useOneStop(plot);
  // The focused item may be gone with its days, but its row is still there.
  useBrowserLayoutEffect(() => {
    const items = left.current?.isConnected ? itemsOf(left.current) : [];
    left.current = null;
    (items[1] ?? items[0])?.focus({ preventScroll: true });
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const item = (event.target as Element).closest<HTMLElement>(itemMark);
    const row = item?.closest(rowMark);
    if (!plot.current || !item || !row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isTurned = getComputedStyle(plot.current).direction === "rtl";
    const items = itemsOf(row);
    const next = isStacked ? stacked(itemsOf(plot.current), item) : beside(items, item, isTurned);
    const target = {
      ...next,
      ...(!isStacked && {
        ArrowDown: () => nearest(rowAfter(plot.current, row, 1), item),
        ArrowUp: () => nearest(rowAfter(plot.current, row, -1), item),
      }),
      Home: () => items[0],
      End: () => items.at(-1),
    }[event.key];
    const by = pages[event.key];
    if (target) target()?.focus();
    else if (by) {
      left.current = row;
      items[0]?.focus();
      onPage(by);
    } else return;
    event.preventDefault();
  };
  return { plot, onKeyDown };
}

const pages: Partial<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

type Moves = Partial<Record<string, () => HTMLElement | null | undefined>>;

const itemsOf = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(itemMark)];

function beside(items: readonly HTMLElement[], item: HTMLElement, isTurned: boolean): Moves {
  const at = items.indexOf(item);
  const [before, after] = [() => items[Math.max(0, at - 1)], () => items[at + 1]];
  return { ArrowRight: isTurned ? before : after, ArrowLeft: isTurned ? after : before };
}

function stacked(items: readonly HTMLElement[], item: HTMLElement): Moves {
  const at = items.indexOf(item);
  return { ArrowDown: () => items[at + 1], ArrowUp: () => items[Math.max(0, at - 1)] };
}

function rowAfter(plot: Element | null, row: Element, by: 1 | -1): Element | undefined {
  const rows = [...(plot?.querySelectorAll(rowMark) ?? [])];
  return rows[rows.indexOf(row) + by];
}

/** Returns the item of a row that is horizontally closest to another. */
function nearest(row: Element | undefined, to: HTMLElement): HTMLElement | undefined {
  const middle = (item: HTMLElement) => {
    const { left, right } = item.getBoundingClientRect();
    return (left + right) / 2;
  };
  const distance = (item: HTMLElement) => Math.abs(middle(item) - middle(to));
  return row && itemsOf(row).toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Limits Tab to one item: the last focused one, or the first. */
function useOneStop(plot: RefObject<HTMLDivElement | null>): void {
  useBrowserLayoutEffect(() => {
    const { current } = plot;
    if (!current) return undefined;
    const stop = (at: HTMLElement | null | undefined) => {
      for (const item of current.querySelectorAll<HTMLElement>(`${itemMark}[tabindex="0"]`)) item.tabIndex = -1;
      if (at) at.tabIndex = 0;
    };
    const keep = () => {
      if (!current.querySelector(`${itemMark}[tabindex="0"]`)) stop(current.querySelector<HTMLElement>(itemMark));
    };
    const follow = ({ target }: FocusEvent) => stop((target as Element).closest<HTMLElement>(itemMark));
    const observer = new MutationObserver(keep);
    keep();
    observer.observe(current, { childList: true, subtree: true });
    current.addEventListener("focusin", follow);
    return () => {
      observer.disconnect();
      current.removeEventListener("focusin", follow);
    };
  });
}
