// Options of the site that tests use too.
import type { MarkdownOptions } from "vitepress";
import { anchorOf } from "./anchor.ts";

export const base = "/docs/";

export const markdown = {
  anchor: { slugify: anchorOf },
  // Braces are text: else `{app_id}` at the end of a cell is taken for an attribute, and is gone.
  attrs: { disable: true },
  // Indented samples look like fenced ones: they have a copy button, and keys can scroll them.
  config({ renderer: { rules } }) {
    rules.code_block = rules.fence;
  },
} satisfies MarkdownOptions;
