/** Text of an issue: a sentence about the problem, and one about the remedy. */
export type IssueText = readonly [what: string, remedy: string];
