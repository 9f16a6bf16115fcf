// Gives tests, gallery and benchmarks the stylesheet as the build joins it: the sources alone have another weight.
import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { joinedStyles, sheetFile } from "./joined-styles.ts";

const folder = resolve(sheetFile, "../..");

export const joinedStylesPlugin = (): Plugin => ({
  name: "joined-styles",
  enforce: "pre",
  load(id) {
    if (id !== sheetFile) return null;
    for (const file of globSync("**/*.css", { cwd: folder })) this.addWatchFile(resolve(folder, file));
    return joinedStyles({ minify: false });
  },
});
