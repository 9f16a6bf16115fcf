// Options of the site that tests use too.
import { anchorOf } from "./anchor.ts";

export const base = "/docs/";

/** Braces are text: else `{app_id}` at the end of a cell is taken for an attribute, and is gone. */
export const markdown = { anchor: { slugify: anchorOf }, attrs: { disable: true } };
