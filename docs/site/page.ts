// The shape of a page of the docs site, and of its menu.
export interface Page {
  /** Address on the site, without an ending. */
  path: string;
  title: string;
  /** What a reader finds there; one line, for `llms.txt` and search engines. */
  line: string;
  /** The file that is shown, from the root of the repository. */
  source?: string;
  /** Second-level headings that are left out, with what is below them: they are of use in a checkout alone. */
  without?: readonly string[];
  /** Makes its Markdown where no file is shown as it is; `source` is then the file that links in other files mean. */
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
