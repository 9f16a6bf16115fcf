// Writes a page per group of an API's calls, and the page that lists the groups.
import { anchorOf } from "./anchor.ts";
import { code, movedTo, table } from "./markdown.ts";
import type { Page } from "./page.ts";

export interface Group {
  /** Noun of the group in call names: the part before the first dot. */
  noun: string;
  /** Description of its calls, one line. */
  line: string;
  calls: readonly { name: string; summary: string; text: () => string }[];
}

export interface Reference {
  /** Path of the page of groups, with which the others begin. */
  path: string;
  title: string;
  line: string;
  introduction: () => Promise<string>;
  groups: readonly Group[];
}

/** `accessCodes` → `access-codes`. */
const slugOf = (noun: string): string => noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `accessCodes` → `Access codes`. */
const titleOf = (noun: string): string =>
  (noun.charAt(0).toUpperCase() + noun.slice(1)).replaceAll(/[A-Z]/g, (letter, at: number) =>
    at === 0 ? letter : ` ${letter.toLowerCase()}`,
  );

export function referencePages({ path, title, line, introduction, groups }: Reference): Page {
  const pathOf = ({ noun }: Group) => `${path}-${slugOf(noun)}`;
  const list = () =>
    table(
      ["Group", "What it is for", "Calls"],
      groups.map((group) => [
        `[${titleOf(group.noun)}](./${pathOf(group)}.md)`,
        group.line,
        group.calls.map(({ name }) => movedTo(anchorOf(name), name, pathOf(group))).join("<br>"),
      ]),
    );
  return {
    path,
    title,
    line,
    make: async () => [`# ${title}`, await introduction(), "## Groups of calls", list()].join("\n\n"),
    children: groups.map((group) => ({
      path: pathOf(group),
      title: titleOf(group.noun),
      line: group.line,
      make: () => groupText(group, `[${title}](./${path}.md)`),
    })),
  };
}

const groupText = ({ noun, line, calls }: Group, parent: string): string =>
  [
    `# ${titleOf(noun)}: calls of the API`,
    `${line} How to send a call: ${parent}.`,
    table(
      ["Call", "What it does"],
      calls.map(({ name, summary }) => [`[${code(name)}](#${anchorOf(name)})`, summary]),
    ),
    ...calls.map(({ name, text }) => `## ${name}\n\n${text()}`),
  ].join("\n\n");
