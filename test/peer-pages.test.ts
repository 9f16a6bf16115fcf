// Pages written for the established kit compile with ours, in strict mode, once their imports are switched. `npm run
// peers` compiles them with the kit's own types, too.
import { expect, it } from "vitest";
import { compilePage, pages } from "./peers/compile-page.ts";

it.each(pages)("a page for the kit's $version compiles with ours", { timeout: 60_000 }, (page) =>
  expect(compilePage(page, "ours")).toBe(""),
);

it("a page that asks for what is not there does not compile", { timeout: 60_000 }, () =>
  expect(compilePage({ name: "nothing-there.tsx", version: "none" }, "ours")).toMatch(
    /nothing-there\.tsx.*has no exported member 'useNothing'/,
  ),
);
