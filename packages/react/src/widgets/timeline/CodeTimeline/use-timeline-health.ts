import type { AccessCode } from "@mortise/client";
import { useMemo } from "react";
import { isFailed } from "../../../rules/timeline/bar-look.ts";
import { clashesOf, countClashes } from "../../../rules/timeline/clashes.ts";
import { type CodeSpan, codeSpan, isOverlapping } from "../../../rules/timeline/code-span.ts";
import { useShownIssues } from "../../parts/use-shown-issues.ts";
import { byDoor } from "./use-door-codes.ts";

export type TimelineIssue = "clash" | "trouble";

export interface TimelineHealth {
  /** Number of clashes (see `countClashes`) and of failed codes within the span. */
  readonly counts: Readonly<Record<TimelineIssue, number>>;
  /** Doors with each issue. */
  readonly doors: Readonly<Record<TimelineIssue, ReadonlySet<string>>>;
}

/** Counts the clashes and failures of codes within a span. */
export function useTimelineHealth(codes: readonly AccessCode[] | undefined, { start, end }: CodeSpan): TimelineHealth {
  const shownIssuesOf = useShownIssues();
  return useMemo(() => {
    const counts = { clash: 0, trouble: 0 };
    const doors = { clash: new Set<string>(), trouble: new Set<string>() };
    for (const [door, all] of byDoor(codes ?? [])) {
      const shown = all.map(shownIssuesOf);
      const clashes = countClashes(clashesOf(shown), { start, end });
      const troubled = shown.filter((code) => isFailed(code) && isOverlapping(codeSpan(code), { start, end })).length;
      counts.clash += clashes;
      counts.trouble += troubled;
      if (clashes) doors.clash.add(door);
      if (troubled) doors.trouble.add(door);
    }
    return { counts, doors };
  }, [codes, shownIssuesOf, start, end]);
}
