// Joins the stylesheets in the order of src/styles/index.css, for the build, the tests and the gallery.
import { fileURLToPath } from "node:url";
import { bundle } from "lightningcss";
import { raiseWeight } from "./weight.ts";

export const sheetFile = fileURLToPath(new URL("../src/styles/index.css", import.meta.url));

// The oldest browsers that the design supports: for these, light-dark(), relative colours and container queries need no
// rewriting.
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: 18 << 16 };

export function joinedStyles({ minify }: { minify: boolean }): string {
  const { code } = bundle({ filename: sheetFile, minify, targets, visitor: { Selector: raiseWeight } });
  return code.toString();
}
