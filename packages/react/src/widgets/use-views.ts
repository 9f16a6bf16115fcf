import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { usePutToast } from "../ui/Toast/Toasts.tsx";
import { selfAndAncestors, useBrowserLayoutEffect } from "../page/in-browser.ts";
import { useWidgetOptions, type WidgetView } from "./widget-options.tsx";

/** A view, and what it shows. */
export interface OpenView<Name extends WidgetView = WidgetView> {
  readonly name: Name;
  readonly id: string | null;
}

export interface ViewStack<Name extends WidgetView> {
  /** `null`: the first view, the widget itself. */
  readonly view: OpenView<Name> | null;
  /** `openerKey`: `data-seam-opener` of the control that gets the focus back. */
  readonly open: (name: Name, id: string | null, openerKey: string) => void;
  readonly back: () => void;
  /** Goes back because the host wants it so: the focus stays where it is, which may be elsewhere on the page. */
  readonly close: () => void;
}

interface Left {
  readonly openerKey: string;
  readonly scrolled: readonly (readonly [Element, number])[];
}

/**
 * Which view is open inside a widget, and the ref of an element around it. A view that opens takes the focus to its
 * heading; going back puts the focus on what opened it, and the page where it was scrolled to.
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
  const { onNavigate, told } = useWidgetOptions();
  const tell = (name: WidgetView, id: string | null) => {
    // oxlint-disable-next-line react/immutability -- a ref, handed down by the widget's root
    if (told) told.current = name;
    onNavigate?.(name, id);
  };
  const report = useRef(tell);
  useEffect(() => {
    report.current = tell;
  });
  useEffect(() => {
    // Another session or another lock has closed what was open: the host is told which view is shown now.
    if (told?.current && told.current !== selfName) report.current(selfName, selfId);
  }, [told, selfName, selfId]);

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
    // What was said of this view; what is said of leaving it comes after this.
    putToast(null);
    setView(null);
    tell(selfName, selfId);
  };
  const back = () => {
    close();
    moved.current = "back";
  };

  // After every render: a view whose code is still on its way has its heading only later.
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
  // Before the focus moves: a browser that scrolls to what it focuses would undo this.
  if (view.getBoundingClientRect().top < 0) view.scrollIntoView({ block: "start" });
  return focus(view, "title");
}

function comeBack(view: HTMLElement, { openerKey, scrolled }: Left): void {
  for (const [scroller, top] of scrolled) scroller.scrollTop = top;
  if (!focus(view, `opener=${JSON.stringify(openerKey)}`)) focus(view, "title");
}

/** Focuses what has the mark; false when there is none. */
function focus(view: HTMLElement, mark: string): boolean {
  const found = view.querySelector<HTMLElement>(`[data-seam-${mark}]`);
  found?.focus({ preventScroll: true });
  return found !== null;
}

/** Everything around the view that is scrolled, and how far. */
const scrollPositions = (view: Element | null | undefined): (readonly [Element, number])[] =>
  selfAndAncestors(view)
    .filter((at) => at.scrollTop)
    .map((at) => [at, at.scrollTop]);
