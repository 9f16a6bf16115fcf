// Gives all rules of a page's own stylesheets the weight of our parts. The webhook portal stands inside widgets' roots,
// where a host's rules do not reach.
import { transform } from "lightningcss";
import type { Plugin } from "vite";
import { raised } from "./weight.ts";

/** @param folder whose stylesheets are meant; ends with a slash */
export const raisedPagePlugin = (folder: string): Plugin => ({
  name: "raised-page",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(folder) || !id.endsWith(".css")) return null;
    const sheet = transform({ filename: id, code: Buffer.from(code), visitor: { Selector: raised } });
    return { code: sheet.code.toString(), map: null };
  },
});
