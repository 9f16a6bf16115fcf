// Which codes a table shows, and what is wrong among them.
import type { AccessCode } from "@mortise/client";
import { useMemo } from "react";
import { orderOf } from "../../rules/order.ts";
import { haystackOf, matcher } from "../../rules/search.ts";
import { useAllStrings } from "../../strings/all-strings.ts";

export interface CodeChoice {
  search: string;
  isIssuePressed: boolean;
  accessCodeFilter: ((accessCode: AccessCode) => boolean) | undefined;
  accessCodeComparator: ((one: AccessCode, other: AccessCode) => number) | undefined;
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
  readonly isIssuePressed: boolean;
  readonly isNarrowed: boolean;
  /** What narrows them, in one word. */
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
  const isIssuePressed = choice.isIssuePressed && troubled.length > 0;
  const shown = useMemo(() => {
    const matches = matcher(search);
    return (isIssuePressed ? troubled : (all ?? [])).filter(({ name, code }) => matches(haystackOf([name || unnamed, code])));
  }, [all, troubled, search, isIssuePressed, unnamed]);
  return {
    all,
    shown,
    issues: troubled.length,
    hasErrors: troubled.some(({ errors }) => errors.length > 0),
    isIssuePressed,
    isNarrowed: search.trim() !== "" || isIssuePressed,
    narrowing: `${isIssuePressed} ${search}`,
  };
}

/** Spec §2: the filter bar counts codes with errors or warnings. */
const hasIssue = ({ errors, warnings }: AccessCode): boolean => errors.length > 0 || warnings.length > 0;
