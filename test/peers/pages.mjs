// Pages of the established kit, each written from the declarations of one version. They compile with the kit's own
// types, and with ours once their imports are switched.
import { compilePage, writePage } from "./compile-page.ts";
import { kitEntries, kitVersions, readKit } from "./kit-declarations.mjs";
import { pageOf } from "./kit-page.mjs";
import { readLeftOut } from "./left-out.mjs";
import { readOwnExports } from "./own-exports.mjs";

export const kitPages = kitVersions.flatMap((version) => kitEntries.map((entry) => ({ version, entry })));

export const writeKitPage = ({ version, entry }) =>
  writePage(`page-${version}-${entry}.tsx`, pageOf(readKit(version), entry, readLeftOut(version)));

export const kitNames = ({ version, entry }) => [...readKit(version).exports(entry).keys()];
export const isToldOf = (name, version) => readLeftOut(version).names(name);

let own;
export const ownNames = (entry) => (own ??= readOwnExports())[entry];

export const runPages = () =>
  kitPages.map((page) => {
    const file = writeKitPage(page);
    const why = [page.version, "ours"].map((kit) => compilePage(file, kit)).join("");
    return {
      peer: `kit ${page.version}`,
      method: page.entry,
      state: why === "" ? "holds" : "differs",
      why: why || "all of it compiles with both, strict",
    };
  });
