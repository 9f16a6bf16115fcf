// Selects the codes of a table, and counts their issues.
import type { AccessCode } from "@mortise/client";
import { useMemo, useState } from "react";
import { type CodeGroup, codeGroup, codeGroups, isStuck } from "../../../rules/code/code-groups.ts";
import { passesHostFilter } from "../../../rules/host-function.ts";
import { sortEntities } from "../../../rules/order.ts";
import { searchTextOf, createMatcher } from "../../../rules/search/search.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useNow } from "../../parts/use-now.ts";
import { useShownIssues } from "../../parts/use-shown-issues.ts";

export type CodeIssueKey = "issue";

interface CodeChoice {
  /** Whether the list is on screen, and not a view in its place. */
  isListed: boolean;
  grouped: boolean;
  search: string;
  issue: CodeIssueKey | null;
  accessCodeFilter?: ((accessCode: AccessCode, search: string) => boolean) | undefined;
  accessCodeComparator?: ((one: AccessCode, other: AccessCode) => number) | undefined;
}

export interface CodeSelection {
  /** All codes in order, before search and chip; `null` until they are loaded. */
  readonly all: readonly AccessCode[] | null;
  readonly shown: readonly AccessCode[];
  /** Maps the id of each group's first code to the group. Empty without groups, or if all codes are in one. */
  readonly heads: ReadonlyMap<string, CodeGroup | undefined>;
  /** Number of codes with errors or warnings. */
  readonly issues: number;
  /** Whether any code has errors, not only warnings. */
  readonly hasErrors: boolean;
  /** Pressed chip; `null` if no issue is left. */
  readonly issue: CodeIssueKey | null;
  readonly isNarrowed: boolean;
  /** Search text and chip as one string, which changes with either. */
  readonly narrowing: string;
}

export function useCodeSelection(accessCodes: readonly AccessCode[] | undefined, choice: CodeChoice): CodeSelection {
  const { isListed, grouped, search, accessCodeFilter, accessCodeComparator } = choice;
  const { unnamed } = useAllStrings().accessCode;
  const ofFilter = accessCodeFilter ? search : "";
  const now = useNow();
  const stuckAtFirst = useStuckAtFirst(accessCodes, isListed);
  // All groups as one string, which changes only when a code changes its group.
  const groups =
    grouped && !accessCodeComparator
      ? (accessCodes ?? []).map((code) => codeGroup(code, now, stuckAtFirst.has(code.access_code_id))).join(" ")
      : "";
  const groupOf = useMemo(() => {
    const names = groups.split(" ") as CodeGroup[];
    return new Map(accessCodes?.map((code, index) => [code, names[index]]));
  }, [accessCodes, groups]);
  const all = useMemo(() => {
    const isShown = (code: AccessCode) => passesHostFilter("accessCodeFilter", accessCodeFilter, code, ofFilter);
    if (accessCodes === undefined) return null;
    const ordered = sortEntities("accessCodeComparator", accessCodeComparator, accessCodes.filter(isShown));
    return groups === ""
      ? ordered
      : codeGroups.flatMap((group) => ordered.filter((code) => groupOf.get(code) === group));
  }, [accessCodes, accessCodeFilter, ofFilter, accessCodeComparator, groups, groupOf]);
  const shownIssuesOf = useShownIssues();
  const troubled = useMemo(() => (all ?? []).filter((code) => hasIssue(shownIssuesOf(code))), [all, shownIssuesOf]);
  const issue = troubled[0] ? choice.issue : null;
  const shown = useMemo(() => {
    const matches = createMatcher(search);
    return (issue ? troubled : (all ?? [])).filter(({ name, code }) => matches(searchTextOf([name || unnamed, code])));
  }, [all, troubled, search, issue, unnamed]);
  const heads = useMemo(() => {
    const first = new Map(shown.map((code) => [groupOf.get(code), code.access_code_id] as const).reverse());
    return new Map(
      new Set(groupOf.values()).size > 1 && groups ? [...first].map(([group, id]) => [id, group] as const) : [],
    );
  }, [shown, groupOf, groups]);
  return {
    all,
    shown,
    heads,
    issues: troubled.length,
    hasErrors: troubled.some((code) => shownIssuesOf(code).errors[0]),
    issue,
    isNarrowed: search.trim() !== "" || issue !== null,
    narrowing: `${issue} ${search}`,
  };
}

/**
 * Returns the ids of codes that did not work when the list came on screen. A code that fails later keeps its position,
 * so that no row slides under a finger. Its row shows the issue.
 */
function useStuckAtFirst(accessCodes: readonly AccessCode[] | undefined, isListed: boolean): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const isKnown = isListed && accessCodes !== undefined;
  if (isKnown !== (known !== null))
    setKnown(isKnown ? new Set(accessCodes.filter(isStuck).map(({ access_code_id }) => access_code_id)) : null);
  return known ?? none;
}

const none: ReadonlySet<string> = new Set();

/** Whether a code has errors or warnings, which the filter bar counts (spec §2). */
const hasIssue = ({ errors, warnings }: AccessCode): boolean => Boolean(errors[0] ?? warnings[0]);
