import { useMemo } from "react";
import { codeAlerts } from "../../../rules/issues/alerts.ts";
import { mainCause } from "../../../rules/issues/main-cause.ts";
import { useShownIssues } from "../../parts/use-shown-issues.ts";
import type { CodeAtDoor } from "./codes-at-doors.ts";

/** Returns the codes that need attention. */
export function useTroubled(present: readonly CodeAtDoor[]): readonly CodeAtDoor[] {
  const shownIssuesOf = useShownIssues();
  return useMemo(
    () => present.filter(({ code }) => mainCause(codeAlerts(shownIssuesOf(code))) !== undefined),
    [present, shownIssuesOf],
  );
}
