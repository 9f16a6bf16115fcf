// Which codes a table shows, and what is wrong among them.
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
  /** The list is on screen, and nothing over it. */
  isListed: boolean;
  grouped: boolean;
  search: string;
  /** The chip that is pressed. */
  issue: CodeIssueKey | null;
  accessCodeFilter?: ((accessCode: AccessCode, search: string) => boolean) | undefined;
  accessCodeComparator?: ((one: AccessCode, other: AccessCode) => number) | undefined;
}

export interface CodeSelection {
  /** The codes in order, before search and chip; `null` while none are known. */
  readonly all: readonly AccessCode[] | null;
  readonly shown: readonly AccessCode[];
  /** The first codes of their groups, by id; none where nothing is grouped, or all are of one group. */
  readonly heads: ReadonlyMap<string, CodeGroup | undefined>;
  /** How many have errors or warnings. */
  readonly issues: number;
  /** One of them has errors, not only warnings. */
  readonly hasErrors: boolean;
  /** The chip is pressed, unless nothing is wrong any more. */
  readonly issue: CodeIssueKey | null;
  readonly isNarrowed: boolean;
  /** Search and chip in one text, which differs whenever one of them does. */
  readonly narrowing: string;
}

export function useCodeSelection(accessCodes: readonly AccessCode[] | undefined, choice: CodeChoice): CodeSelection {
  const { isListed, grouped, search, accessCodeFilter, accessCodeComparator } = choice;
  const { unnamed } = useAllStrings().accessCode;
  const ofFilter = accessCodeFilter ? search : "";
  const now = useNow();
  // The groups in one text, which changes only when a code goes from one to another.
  const stuckAtFirst = useStuckAtFirst(accessCodes, isListed);
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
 * The codes that did not work when the list came on screen, by id. One that fails while it is there keeps its place, so
 * that no row slides under a finger: its row says what is wrong.
 */
function useStuckAtFirst(accessCodes: readonly AccessCode[] | undefined, isListed: boolean): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const isKnown = isListed && accessCodes !== undefined;
  if (isKnown !== (known !== null))
    setKnown(isKnown ? new Set(accessCodes.filter(isStuck).map(({ access_code_id }) => access_code_id)) : null);
  return known ?? none;
}

const none: ReadonlySet<string> = new Set();

/** spec §2: the filter bar counts codes with errors or warnings. */
const hasIssue = ({ errors, warnings }: AccessCode): boolean => Boolean(errors[0] ?? warnings[0]);
