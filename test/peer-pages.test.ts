// Every name that the established kit exports is here, or in docs/moving-here.md; and a page that uses all of them
// compiles with ours, in strict mode, once its imports are switched.
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { installPeers } from "../scripts/test/peers.mjs";
import { compilePage } from "./peers/compile-page.ts";
import { readKit } from "./peers/kit-declarations.mjs";
import { readLeftOut } from "./peers/left-out.mjs";
import { readOwnExports } from "./peers/own-exports.mjs";
import { kitPages, writeKitPage } from "./peers/pages.mjs";

const leftOut = readLeftOut();
let own: Readonly<Record<string, ReadonlySet<string>>>;

beforeAll(async () => {
  await installPeers();
  own = readOwnExports();
}, 300_000);

describe.each(kitPages)("$entry of the kit's $version", { timeout: 120_000 }, ({ version, entry }) => {
  it("has no name that is neither exported nor told of", () => {
    const names = [...readKit(version).exports(entry).keys()];
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !own[entry]?.has(name) && !leftOut.names(name))).toEqual([]);
  });

  it("has no name that is exported and said to be missing", () => {
    expect([...(own[entry] ?? [])].filter(leftOut.names)).toEqual([]);
  });

  it("compiles in a page that uses all of it, with the kit's types and with ours", () => {
    const page = writeKitPage(version, entry);
    expect(compilePage(page, version)).toBe("");
    expect(compilePage(page, "ours")).toBe("");
  });
});

it("clients of published packages are what a provider's client may be", { timeout: 60_000 }, () =>
  expect(compilePage(join(import.meta.dirname, "peers/pages/foreign-clients.tsx"), "ours")).toBe(""),
);

it("a page that asks for what is not there does not compile", { timeout: 60_000 }, () =>
  expect(compilePage(join(import.meta.dirname, "peers/pages/nothing-there.tsx"), "ours")).toMatch(
    /nothing-there\.tsx.*has no exported member 'useNothing'/,
  ),
);
