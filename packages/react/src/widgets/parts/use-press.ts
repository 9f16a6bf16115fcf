import { useCallback } from "react";
import { defaultPrevented } from "../../element/element-spec.ts";
import type { Views } from "../use-views.ts";
import type { WidgetView } from "../widget-options.tsx";

/** For a row that is pressed: calls the host, and opens `view` unless the host shows it itself. */
export function usePress<Name extends WidgetView>(
  view: Name,
  open: Views<Name>["open"],
  onClick: ((id: string) => void) | undefined,
  isPrevented: boolean | undefined,
): (id: string) => void {
  return useCallback(
    (id) => {
      const answer: unknown = onClick?.(id);
      if (isPrevented !== true && answer !== defaultPrevented) open(view, id, id);
    },
    [view, open, onClick, isPrevented],
  );
}
