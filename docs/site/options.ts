// Options of the site that tests use too.
import type { MarkdownOptions } from "vitepress";
import { anchorOf } from "./anchor.ts";

export const base = "/docs/";

export const markdown = {
  anchor: { slugify: anchorOf },
  // Braces are text. Otherwise, `{app_id}` at the end of a cell is parsed as an attribute and disappears.
  attrs: { disable: true },
  // Indented samples look like fenced ones, with a copy button and keyboard scrolling.
  config({ renderer: { rules } }) {
    rules.code_block = rules.fence;
  },
} satisfies MarkdownOptions;
