/** What is wrong, then what to do about it: each a sentence for people. */
export type IssueText = readonly [what: string, remedy: string];
