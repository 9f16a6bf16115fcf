// The shape of a page of the docs site, and of its menu.
export interface Page {
  /** Address on the site, without an ending. */
  path: string;
  title: string;
  /** Content of the page, one line, for `llms.txt` and search engines. */
  line: string;
  /** File that is shown, from the root of the repository. */
  source?: string;
  /** Second-level headings that are left out, with their sections, because they are useful in a checkout only. */
  without?: readonly string[];
  /** Returns the Markdown of a page that is not a file. `source` is then the file that links in other files name. */
  make?: () => Promise<string> | string;
  /** Pages below this one in the menu. */
  children?: readonly Page[];
}

export interface Section {
  title: string;
  pages: readonly Page[];
}

/** Pages in the order of the menu; children follow their parent. */
export const flatten = (pages: readonly Page[]): Page[] =>
  pages.flatMap((page) => [page, ...flatten(page.children ?? [])]);
