import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { usePutToast } from "../ui/Toast/Toasts.tsx";
import { selfAndAncestors, useBrowserLayoutEffect } from "../page/in-browser.ts";
import { useWidgetOptions, type WidgetView } from "./widget-options.tsx";

/** A view, and the id of what it shows. */
export interface OpenView<Name extends WidgetView = WidgetView> {
  readonly name: Name;
  readonly id: string | null;
}

export interface ViewStack<Name extends WidgetView> {
  /** Open view; `null` for the first one, the widget itself. */
  readonly view: OpenView<Name> | null;
  /** Opens a view. `openerKey` is the `data-seam-opener` of the control that gets the focus back. */
  readonly open: (name: Name, id: string | null, openerKey: string) => void;
  readonly back: () => void;
  /** Goes back on behalf of the host. The focus stays, because it may be elsewhere on the page. */
  readonly close: () => void;
}

interface Left {
  readonly openerKey: string;
  readonly scrolled: readonly (readonly [Element, number])[];
}

/**
 * Manages the views inside a widget. Returns the open view, and a ref for the element around it. Opening a view focuses
 * its heading. Going back focuses the control that opened it, and restores the scroll position.
 */
export function useViews<Name extends WidgetView>(
  selfName: WidgetView,
  selfId: string | null,
): [ViewStack<Name>, RefObject<HTMLDivElement | null>] {
  const [view, setView] = useState<OpenView<Name> | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const left = useRef<Left | null>(null);
  const moved = useRef<"in" | "back" | null>(null);
  const putToast = usePutToast();
  const { onNavigate, reportedView } = useWidgetOptions();
  const reportView = (name: WidgetView, id: string | null) => {
    // oxlint-disable-next-line react/immutability -- a ref, handed down by the widget's root
    if (reportedView) reportedView.current = name;
    onNavigate?.(name, id);
  };
  const report = useRef(reportView);
  useEffect(() => {
    report.current = reportView;
  });
  useEffect(() => {
    // Another session or another lock has closed the open view, so the host gets the view that is shown now.
    if (reportedView?.current && reportedView.current !== selfName) report.current(selfName, selfId);
  }, [reportedView, selfName, selfId]);

  const open = useCallback(
    (name: Name, id: string | null, openerKey: string) => {
      left.current = { openerKey, scrolled: scrollPositions(element.current) };
      moved.current = "in";
      putToast(null);
      setView({ name, id });
      report.current(name, id);
    },
    [putToast],
  );
  const close = () => {
    moved.current = null;
    // Clears the toast of this view before a toast about leaving it is added.
    putToast(null);
    setView(null);
    reportView(selfName, selfId);
  };
  const back = () => {
    close();
    moved.current = "back";
  };

  // Runs after every render, because a view whose code is still loading gets its heading later.
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current || !moved.current) return;
    if (moved.current === "back" && left.current) comeBack(current, left.current);
    else if (!enter(current)) return;
    moved.current = null;
  });

  return [{ view, open, back, close }, element];
}

function enter(view: HTMLElement): boolean {
  // Before the focus moves, because a browser that scrolls to the focused element would undo it.
  if (view.getBoundingClientRect().top < 0) view.scrollIntoView({ block: "start" });
  return focus(view, "title");
}

function comeBack(view: HTMLElement, { openerKey, scrolled }: Left): void {
  for (const [scroller, top] of scrolled) scroller.scrollTop = top;
  if (!focus(view, `opener=${JSON.stringify(openerKey)}`)) focus(view, "title");
}

/** Focuses the element with the mark. Returns `false` if there is none. */
function focus(view: HTMLElement, mark: string): boolean {
  const found = view.querySelector<HTMLElement>(`[data-seam-${mark}]`);
  found?.focus({ preventScroll: true });
  return found !== null;
}

/** Returns the scroll positions of all scrolled elements around the view. */
const scrollPositions = (view: Element | null | undefined): (readonly [Element, number])[] =>
  selfAndAncestors(view)
    .filter((at) => at.scrollTop)
    .map((at) => [at, at.scrollTop]);
