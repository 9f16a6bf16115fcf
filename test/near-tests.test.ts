// The tests that `npm run test:near` chooses for a change.
import { describe, expect, it } from "vitest";
import { readImportGraph } from "../scripts/test/import-graph.ts";
import { reachedTests, testsWithin } from "../scripts/test/near-tests.ts";
import { root } from "./source-files.ts";

const imports: Record<string, string[]> = {
  "room/a.test.ts": ["room/a.ts"],
  "room/b.test.ts": ["room/b.ts"],
  "far/c.test.ts": ["far/c.ts"],
  "far/c.release.test.ts": ["far/c.ts"],
  "far/c.ts": ["room/a.ts"],
  "elsewhere/d.test.ts": [],
};
const graph = {
  files: [...Object.keys(imports), "room/a.ts", "room/b.ts"],
  importersOf: (file: string) => Object.keys(imports).filter((each) => imports[each]?.includes(file)),
};

describe("tests that a change reaches", () => {
  it("are those of its folder, then those that import it, the nearest first, and no long stories", () => {
    expect(reachedTests(["room/a.ts"], graph)).toEqual([
      { file: "room/a.test.ts", distance: 0 },
      { file: "room/b.test.ts", distance: 0 },
      { file: "far/c.test.ts", distance: 2 },
    ]);
  });

  it("are taken while they fit into the time, and a changed test in any case", () => {
    const seconds: Record<string, number> = { "room/a.test.ts": 3, "room/b.test.ts": 30, "far/c.test.ts": 4 };
    const secondsOf = (file: string) => seconds[file] ?? 0;
    const reached = reachedTests(["room/a.ts"], graph);
    const changed = new Set(["room/a.ts"]);
    expect(testsWithin(10, reached, { changed, secondsOf })).toEqual(["room/a.test.ts", "far/c.test.ts"]);
    expect(testsWithin(10, reached, { changed: new Set(["room/b.test.ts"]), secondsOf })).toContain("room/b.test.ts");
  });

  it("are found in this repository, through packages' names and mocked modules too", () => {
    const near = (file: string) => reachedTests([file], readImportGraph(root)).map((test) => test.file);
    expect(near("packages/client/src/session.ts")).toContain("packages/react/src/provider/SeamProvider.test.tsx");
    expect(near("packages/react/src/ui/Toast/Toast.css")[0]).toMatch(/^packages\/react\/src\/ui\/Toast\//);
    expect(near("packages/contract/src/index.ts")).toContain("packages/server/test/platform-api/every-call.test.ts");
  });
});
