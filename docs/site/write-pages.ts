// Writes the pages of the site into a folder, from which the generator builds it. Files are copied, with changed links.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { flatten, type Page } from "./page.ts";
import { everyPage, sections } from "./pages.ts";
import { twinOf } from "./twins.ts";

export const root = join(import.meta.dirname, "../..");

const pathOf: ReadonlyMap<string, string> = new Map(
  everyPage.flatMap(({ source, path }) => (source === undefined ? [] : [[source, path]])),
);

export async function writePages(folder: string): Promise<void> {
  const twins: string[] = [];
  for (const page of everyPage) {
    const text = `${head(page)}${await markdownOf(page, folder)}\n`;
    write(folder, `${page.path}.md`, text);
    twins.push(twinOf(text));
  }
  write(folder, "public/llms-full.txt", twins.join("\n"));
  write(folder, "public/llms.txt", llmsText());
  write(
    folder,
    "menu.json",
    JSON.stringify(sections.map(({ title, pages }) => ({ text: title, items: itemsOf(pages) }))),
  );
}

/**
 * Returns entries of the sidebar. The children of a page are folded until the reader opens them or is on one of them.
 */
const itemsOf = (pages: readonly Page[]): object[] =>
  pages.map(({ path, title, children }) =>
    Object.assign(
      { text: title, link: `/${path === "index" ? "" : path}` },
      children && { collapsed: true, items: itemsOf(children) },
    ),
  );

/** Writes a file only if its text has changed, because the site is rendered again for each change. */
function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the head. Generated pages have wide tables, for which they get their own style. */
const head = ({ title, line, make }: Page): string =>
  ["---", `title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(line)}`]
    .concat(make === undefined ? [] : ["pageClass: made"], "---\n\n")
    .join("\n");

async function markdownOf({ source, make, without = [] }: Page, folder: string): Promise<string> {
  if (source === undefined || make !== undefined) return (await make?.()) ?? "";
  const text = readFileSync(join(root, source), "utf8");
  const left = without.reduce(
    (rest, heading) => rest.replace(new RegExp(`^## ${heading}\\n[^]*?(?=^## |$(?![^]))`, "m"), ""),
    text,
  );
  return withPictures(
    outsideCode(left, (part) => withLinks(part, source, folder)),
    source,
    folder,
  );
}

/** Files of docs/ that readers of the site can download. */
const isDownload = (file: string) => /^docs\/.*\.(?:ya?ml|json)$/.test(file);

/**
 * Replaces links. Those to files with a page lead to the page, and those to files for an operator to a copy of the
 * file. Of others, which readers of the site do not have, only the text stays. The guides name files without a link,
 * because the gallery shows them too.
 */
function withLinks(text: string, source: string, folder: string): string {
  const linked = text.replaceAll(
    /\[((?:[^\][]|\[[^\][]*\])*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g,
    (_, words: string, link: string, anchor = "") => {
      const file = posix.join(posix.dirname(source), link);
      if (isDownload(file)) return `<a href="./${downloadOf(file, folder)}" target="_self">${words}</a>`;
      const page = pathOf.get(file);
      return page === undefined ? words : `[${words}](./${page}.md${anchor})`;
    },
  );
  return linked.replaceAll(/(?<!\[)`([\w./-]+\.md)`/g, (words, file: string) => {
    const page = everyPage.find((each) => each.source === file);
    return page === undefined ? words : `[${page.title}](./${page.path}.md)`;
  });
}

/** Copies a file to the site's public folder. Returns its path there. */
function downloadOf(file: string, folder: string): string {
  const path = posix.join("files", posix.basename(file));
  write(folder, posix.join("public", path), readFileSync(join(root, file), "utf8"));
  return path;
}

function withPictures(text: string, source: string, folder: string): string {
  return text.replaceAll(/\b(src|srcset)="(?!\w+:)([^"]+\.(?:png|svg))"/g, (_, attribute: string, picture: string) => {
    const path = posix.join("pictures", posix.basename(picture));
    mkdirSync(join(folder, "pictures"), { recursive: true });
    copyFileSync(join(root, posix.dirname(source), picture), join(folder, path));
    return `${attribute}="./${path}"`;
  });
}

/** Changes a text outside its fenced blocks, which show code. */
const outsideCode = (text: string, change: (part: string) => string): string =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");

/** Returns `llms.txt`, for programs that read: every page with one line. */
function llmsText(): string {
  const list = sections.map(
    ({ title, pages }) =>
      `## ${title}\n\n${flatten(pages)
        .map((page) => `- [${page.title}](${page.path}.md): ${page.line}`)
        .join("\n")}`,
  );
  const about =
    "Smart locks for any web page: widgets, client, webhooks and the server behind them, which you host yourself.";
  return ["# Mortise", `> ${about}`, ...list].join("\n\n").concat("\n");
}
