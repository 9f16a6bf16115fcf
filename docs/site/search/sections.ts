// Splits a page into the parts of the search index, one for each heading.
import { basename } from "node:path";
import { isOfProgram, joined, namesIn } from "./names.ts";

export interface SearchSection {
  anchor: string;
  titles: string[];
  text: string;
}

interface Environment {
  frontmatter?: { title?: string; description?: string };
}

interface Renderer {
  render: (source: string, environment: Environment) => string;
}

/** Renders the page, with its title in the menu and its description below its first heading. */
export function renderForSearch(source: string, environment: Environment, renderer: Renderer): string {
  const html = renderer.render(source, environment);
  const { title = "", description = "" } = environment.frontmatter ?? {};
  return html.replace("</h1>", () => `</h1><p>${title}. ${description}</p>`);
}

const heading = /<h([1-6])[^>]*>((?:(?!<\/h)[^])*?)<a class="header-anchor" href="#([^"]*)"[^>]*>[^]*?<\/a><\/h\1>/g;

/** Returns sections in the order of the page. The first one stands for the page and has no anchor. */
export function splitIntoSections(file: string, html: string): SearchSection[] {
  const path = basename(file, ".md");
  const parts = html.split(heading);
  const parents: string[] = [];
  const sections: SearchSection[] = [];
  for (let at = 1; at < parts.length; at += 4) {
    const [level = "", words = "", anchor = "", content = ""] = parts.slice(at, at + 4);
    const depth = Number(level) - 1;
    parents.length = depth;
    parents[depth] = textOf(words);
    const isPage = depth === 0;
    const names = isPage ? `${path.replaceAll("-", " ")} ${path.replaceAll("-", "")} ` : "";
    const text = textOf(withoutTables(content, path));
    const programNames = namesIn(`${textOf(words)} ${text}`)
      .filter(isOfProgram)
      .map(joined);
    sections.push({
      anchor: isPage ? "" : anchor,
      titles: parents.filter((title) => title !== undefined),
      text: [names + text, ...new Set(programNames)].join(" "),
    });
  }
  return sections;
}

/** Removes tables and samples of references, because they name every field. Headings name the calls. */
const withoutTables = (html: string, path: string): string =>
  /^(api|webhook-api|sources)/.test(path) ? html.replaceAll(/<(table|pre)[^]*?<\/\1>/g, " ") : html;

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'" };

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/[\s\u200B]+/g, " ")
    .trim();
