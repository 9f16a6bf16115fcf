import { useCallback } from "react";
import { shownIssues } from "../../rules/issues/shown-issues.ts";
import { useWidgetOptions } from "../widget-options.tsx";

/** Returns a function that removes the errors and warnings that the host does not want shown or counted. */
export function useShownIssues(): <Thing extends Parameters<typeof shownIssues>[0]>(thing: Thing) => Thing {
  const { errorFilter, warningFilter, disableConnectedAccountInformation } = useWidgetOptions();
  return useCallback(
    (thing) => shownIssues(thing, { errorFilter, warningFilter, disableConnectedAccountInformation }),
    [errorFilter, warningFilter, disableConnectedAccountInformation],
  );
}
