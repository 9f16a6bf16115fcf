// Every name that the established kit exports is here, or in docs/moving-here.md. A page that uses all of them compiles
// with ours, in strict mode, once its imports are switched.
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { installPeers } from "../scripts/test/peers.mjs";
import { compilePage } from "./peers/compile-page.ts";
import { isToldOf, kitNames, kitPages, ownNames, writeKitPage } from "./peers/pages.mjs";

const pageIn = (name: string) => join(import.meta.dirname, "peers/pages", name);

beforeAll(() => installPeers(), 300_000);

describe.each(kitPages)("$entry of the kit's $version", { timeout: 120_000 }, (page) => {
  it("has no name that is neither exported nor told of", () => {
    const names = kitNames(page);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !ownNames(page.entry).has(name) && !isToldOf(name, page.version))).toEqual([]);
  });

  it("has no name that is exported and said to be missing", () => {
    expect([...ownNames(page.entry)].filter((name) => isToldOf(name, page.version))).toEqual([]);
  });

  it("compiles in a page that uses all of it, with the kit's types and with ours", () => {
    const file = writeKitPage(page);
    expect(compilePage(file, page.version)).toBe("");
    expect(compilePage(file, "ours")).toBe("");
  });
});

it("clients of published packages are what a provider's client may be", { timeout: 60_000 }, () =>
  expect(compilePage(pageIn("foreign-clients.tsx"), "ours")).toBe(""),
);

it("a page that asks for what is not there does not compile", { timeout: 60_000 }, () =>
  expect(compilePage(pageIn("nothing-there.tsx"), "ours")).toMatch(
    /nothing-there\.tsx.*has no exported member 'useNothing'/,
  ),
);
