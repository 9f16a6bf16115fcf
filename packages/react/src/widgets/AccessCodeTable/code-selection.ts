// Which codes a table shows, and what is wrong among them.
import type { AccessCode } from "@mortise/client";
import { useMemo } from "react";
import { orderOf } from "../../rules/order.ts";
import { haystackOf, matcher } from "../../rules/search.ts";
import { useAllStrings } from "../../strings/all-strings.ts";

export type CodeIssueKey = "issue";

export interface CodeChoice {
  search: string;
  /** The chip that is pressed. */
  issue: CodeIssueKey | null;
  accessCodeFilter?: ((accessCode: AccessCode) => boolean) | undefined;
  accessCodeComparator?: ((one: AccessCode, other: AccessCode) => number) | undefined;
}

export interface CodeSelection {
  /** The codes in order, before search and chip; `null` while none are known. */
  readonly all: readonly AccessCode[] | null;
  readonly shown: readonly AccessCode[];
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
  const { search, accessCodeFilter, accessCodeComparator } = choice;
  const { unnamed } = useAllStrings().accessCode;
  const all = useMemo(() => {
    if (accessCodes === undefined) return null;
    return accessCodes.filter((code) => (accessCodeFilter || undefined)?.(code) !== false).sort(orderOf(accessCodeComparator));
  }, [accessCodes, accessCodeFilter, accessCodeComparator]);
  const troubled = useMemo(() => (all ?? []).filter(hasIssue), [all]);
  const issue = troubled[0] ? choice.issue : null;
  const shown = useMemo(() => {
    const matches = matcher(search);
    return (issue ? troubled : (all ?? [])).filter(({ name, code }) => matches(haystackOf([name || unnamed, code])));
  }, [all, troubled, search, issue, unnamed]);
  return {
    all,
    shown,
    issues: troubled.length,
    hasErrors: troubled.some(({ errors }) => errors[0]),
    issue,
    isNarrowed: search.trim() !== "" || issue !== null,
    narrowing: `${issue} ${search}`,
  };
}

/** Spec §2: the filter bar counts codes with errors or warnings. */
const hasIssue = ({ errors, warnings }: AccessCode): boolean => Boolean(errors[0] ?? warnings[0]);
