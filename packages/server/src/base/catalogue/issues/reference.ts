// Writes docs/issue-codes.md from the lists: `node --conditions=source
// packages/server/src/base/catalogue/issues/reference.ts`.
import { writeFileSync } from "node:fs";
import { accessCodeErrors } from "./access-code-errors.ts";
import { accessCodeWarnings } from "./access-code-warnings.ts";
import { accountWarnings } from "./account-warnings.ts";
import { accountErrors, deviceErrors, hubAway } from "./device-errors.ts";
import { deviceWarnings } from "./device-warnings.ts";
import type { IssueText } from "./issue-text.ts";

export const referencePage = new URL("../../../../../../docs/issue-codes.md", import.meta.url);

export const issueReference = (): string =>
  [
    "# What can be wrong, and what to do",
    "",
    "Every `error_code` and `warning_code` that a device, an access code or a connected account can carry. The message that the server sends",
    "is the two sentences together. Written from the lists in `packages/server/src/base/catalogue/issues`; `mortise seed --world troubled` makes a sandbox that shows each of them.",
    "",
    ...section("Device errors", deviceErrors),
    ...section("Device warnings", deviceWarnings),
    ...section("Access code errors", accessCodeErrors),
    ...section("Access code warnings", accessCodeWarnings),
    ...section("Account errors, also on each of the account's devices", {
      ...accountErrors,
      account_disconnected: orOfHub(accountErrors.account_disconnected, hubAway),
    }),
    ...section("Account warnings", accountWarnings),
  ].join("\n");

const section = (title: string, list: Readonly<Record<string, IssueText>>): string[] => [
  `## ${title}`,
  "",
  "| Code | What is wrong | What to do |",
  "|---|---|---|",
  ...Object.entries(list).map(([code, [what, remedy]]) => `| \`${code}\` | ${what} | ${remedy} |`),
  "",
];

/** Joins the texts of a code that has another text for an account whose hub does not answer. */
const orOfHub = ([what, remedy]: IssueText, [whatOfHub, remedyOfHub]: IssueText): IssueText => [
  `${what} With a hub: ${whatOfHub}`,
  `${remedy} With a hub: ${remedyOfHub}`,
];

if (import.meta.main) writeFileSync(referencePage, issueReference());
