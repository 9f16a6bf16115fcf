import { useCallback } from "react";
import { defaultPrevented } from "../element-spec.ts";
import type { ViewStack } from "../use-views.ts";
import type { WidgetView } from "../widget-options.tsx";

/** Handles the press of a row: calls the host, and opens `view` unless the host shows it itself. */
export function usePress<Name extends WidgetView>(
  view: Name,
  open: ViewStack<Name>["open"],
  onClick: ((id: string) => void) | undefined,
  isPrevented: boolean | undefined,
): (id: string) => void {
  return useHostFirst(
    useCallback((id: string) => open(view, id, id), [view, open]),
    onClick,
    isPrevented,
  );
}

/** Calls the host, and then runs the widget's own action, unless the host prevents it. */
export const useHostFirst = <Rest extends readonly unknown[]>(
  act: (id: string, ...rest: Rest) => void,
  onPress: ((id: string) => void) | undefined,
  isPrevented: boolean | undefined,
): ((id: string, ...rest: Rest) => void) =>
  useCallback(
    (id, ...rest) => {
      const answer: unknown = onPress?.(id);
      if (isPrevented !== true && answer !== defaultPrevented) act(id, ...rest);
    },
    [act, onPress, isPrevented],
  );
