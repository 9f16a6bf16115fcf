// Rows keep their height while somebody points at the plot or has the focus in it: nothing moves under a press.
import { type RefObject, useCallback, useMemo, useReducer, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../../page/in-browser.ts";
import type { DayStarts } from "../../../rules/timeline/shown-days.ts";

/** Another one once nobody is at the plot any more, if rows kept something back until then. */
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
  // A moment later, because a blur comes before the next item has the focus.
  const onLeave = () =>
    setTimeout(() => {
      if (!keeps.current || isOn()) return;
      keeps.current = false;
      end();
    });
  return { hold, onLeave };
}

/**
 * What a row shows: `next`, or during a hold of the same days, what `keep` makes of it and of what was shown last.
 * @param next changes only with its contents; `null`: not known yet
 */
export function useHeld<Shown>(
  hold: Hold,
  starts: DayStarts,
  next: Shown | null,
  keep: (last: Shown, next: Shown) => Shown,
): Shown | null {
  const [last] = useState<{ shown: Shown | null; starts: DayStarts | null }>({ shown: null, starts: null });
  const shown = useMemo(
    // What was shown counts at the time something new comes.
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
