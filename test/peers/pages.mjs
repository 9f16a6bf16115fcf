// Pages that were written for the established kit: each compiles with the kit's own types, and with ours once its
// imports are switched.
import { compilePage, pages } from "./compile-page.ts";

export const runPages = () =>
  pages.map((page) => {
    const faults = [`kit-${page.version}`, "ours"].map((kit) => compilePage(page, kit));
    const why = faults.filter(Boolean).join("\n");
    return {
      peer: `kit ${page.version}`,
      method: page.name,
      state: why === "" ? "holds" : "differs",
      why: why || "compiles with both, strict",
    };
  });
