// Pages of the established kit, each written from the declarations of one version: it compiles with the kit's own types,
// and with ours once its imports are switched.
import { compilePage, writePage } from "./compile-page.ts";
import { kitEntries, kitVersions, readKit } from "./kit-declarations.mjs";
import { pageOf } from "./kit-page.mjs";
import { readLeftOut } from "./left-out.mjs";

/** The file of the page that uses all of an entry. */
export function writeKitPage(version, entry) {
  const text = pageOf(readKit(version), entry, readLeftOut());
  return writePage(`page-${version}-${entry}.tsx`, text);
}

export const kitPages = kitVersions.flatMap((version) => kitEntries.map((entry) => ({ version, entry })));

export const runPages = () =>
  kitPages.map(({ version, entry }) => {
    const page = writeKitPage(version, entry);
    const why = [version, "ours"].map((kit) => compilePage(page, kit)).join("");
    return {
      peer: `kit ${version}`,
      method: entry,
      state: why === "" ? "holds" : "differs",
      why: why || "all of it compiles with both, strict",
    };
  });
