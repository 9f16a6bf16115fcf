// Rows keep their height while the plot has the pointer or the focus, so that nothing moves under a press.
import { type RefObject, useCallback, useMemo, useReducer, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../../page/in-browser.ts";
import type { DayStarts } from "../../../rules/timeline/shown-days.ts";

/** State of the hold. A new object is made when the plot is left, if rows kept something back until then. */
export interface Hold {
  readonly isOn: () => boolean;
  readonly keepBack: () => void;
}

interface PlotHold {
  readonly hold: Hold;
  readonly onLeave: () => void;
}

export function useHold(plot: RefObject<HTMLElement | null>): PlotHold {
  const [ended, end] = useReducer((count: number) => count + 1, 0);
  const keeps = useRef(false);
  const isOn = useCallback(
    () => plot.current?.matches(":hover") === true || Boolean(plot.current?.querySelector(":focus-visible")),
    [plot],
  );
  const hold = useMemo(() => ({ ended, isOn, keepBack: () => void (keeps.current = true) }), [ended, isOn]);
  // Delayed, because blur comes before the next item has the focus.
  const onLeave = () =>
    setTimeout(() => {
      if (!keeps.current || isOn()) return;
      keeps.current = false;
      end();
    });
  return { hold, onLeave };
}

/**
 * Returns the content of a row: `next`, or during a hold of the same days, the result of `keep` for `next` and the last
 * content.
 * @param next - Changes only with its contents; `null` until it is known.
 */
export function useHeld<Shown>(
  hold: Hold,
  starts: DayStarts,
  next: Shown | null,
  keep: (last: Shown, next: Shown) => Shown,
): Shown | null {
  const [last] = useState<{ shown: Shown | null; starts: DayStarts | null }>({ shown: null, starts: null });
  const shown = useMemo(
    // The last content is read when something new arrives.
    // oxlint-disable-next-line react/refs
    () =>
      next !== null && last.shown !== null && last.starts === starts && hold.isOn() ? keep(last.shown, next) : next,
    // oxlint-disable-next-line react/exhaustive-deps
    [hold, starts, next],
  );
  useBrowserLayoutEffect(() => {
    if (shown !== next) hold.keepBack();
    Object.assign(last, { shown, starts });
  }, [hold, shown, next, starts, last]);
  return shown;
}
