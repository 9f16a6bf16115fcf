// Writes pages of issue codes, one per kind of object, from docs/issue-codes.md. The first page lists every code.
import { readFileSync } from "node:fs";
import { anchorOf } from "./anchor.ts";
import { code } from "./markdown.ts";
import type { Page } from "./page.ts";

const path = "issue-codes";
const text = readFileSync(new URL(`../${path}.md`, import.meta.url), "utf8");

interface Issue {
  code: string;
  meaning: string;
  remedy: string;
}

/** Table of the file: the codes below one of its headings. */
interface List {
  heading: string;
  /** Kind of object: `device`, `access code`, `account`. */
  kind: string;
  issues: readonly Issue[];
}

const lists: readonly List[] = text
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [heading = ""] = part.split("\n", 1);
    const rows = [...part.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \|$/gm)];
    const kind = heading.replace(/ (errors|warnings).*$/, "").toLowerCase();
    return {
      heading,
      kind,
      issues: rows.map(([, name = "", meaning = "", remedy = ""]) => ({ code: name, meaning, remedy })),
    };
  });

const pathOf = (kind: string): string => `${path}-${kind.replaceAll(" ", "-")}`;

/**
 * Returns the heading of a code. A code that is an error and a warning has two headings, and the second one says so.
 */
function headingOf(list: List, issue: Issue): string {
  const first = lists.find(({ kind, issues }) => kind === list.kind && issues.some((each) => each.code === issue.code));
  return first === list ? issue.code : `${issue.code} (warning)`;
}

export const issuePages: Page = {
  path,
  source: `docs/${path}.md`,
  title: "Issue codes",
  line: "Every error and warning code of a device, an access code and an account, with its remedy.",
  make: () =>
    [
      "# Error and warning codes",
      text.split("\n\n")[1] ?? "",
      ...lists.map((list) =>
        [`## ${list.heading}`, list.issues.map((issue) => `- ${linkTo(list, issue)}`).join("\n")].join("\n\n"),
      ),
    ].join("\n\n"),
  children: [...Map.groupBy(lists, ({ kind }) => kind)].map(([kind, own]) => ({
    path: pathOf(kind),
    title: `Codes of ${withArticle(kind)}`,
    line: `What is wrong with ${withArticle(kind)} that has an error or a warning, and what to do.`,
    make: () => [`# ${kindTitle(kind)} errors and warnings`, ...own.map(listText)].join("\n\n"),
  })),
};

function withArticle(kind: string): string {
  return `${kind.startsWith("a") ? "an" : "a"} ${kind}`;
}
const kindTitle = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

function linkTo(list: List, issue: Issue): string {
  return `[${code(issue.code)}](./${pathOf(list.kind)}.md#${anchorOf(headingOf(list, issue))}): ${issue.meaning}`;
}

const listText = (list: List): string =>
  [
    `## ${list.heading}`,
    ...list.issues.map(
      (issue) => `### ${headingOf(list, issue)}\n\n${issue.meaning}\n\n**What to do**: ${issue.remedy}`,
    ),
  ].join("\n\n");
