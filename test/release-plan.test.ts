// Arguments and changes of `npm run release`.
import { describe, expect, it } from "vitest";
// @ts-expect-error -- a script without types
import * as script from "../scripts/release/release-plan.mjs";

interface Package {
  manifest: { name: string; version: string; dependencies?: Record<string, string> };
  changelog: string;
}
const { planOf, datedChangelog, versionedManifest, versionedDocument } = script as {
  planOf: (args: string[], packages: Record<string, Package>) => Map<string, string>;
  datedChangelog: (text: string, version: string, date: string) => string;
  versionedManifest: (text: string, folder: string, plan: Map<string, string>) => string;
  versionedDocument: (text: string, plan: Map<string, string>) => string;
};

const next = "# Changes of @mortise/client\n\n## Next\n\n- One more call.\n";
const released = `${next}\n## 8.2.4 (2026-12-01)\n\n- The first.\n`;
const manifest = { name: "@mortise/client", version: "8.2.4" };
const packages = {
  client: { manifest, changelog: released },
  react: {
    manifest: { name: "@mortise/react", version: "1.42.1", dependencies: { "@mortise/client": "8.2.4" } },
    changelog: next,
  },
};

describe("what is asked for", () => {
  it("is a version of three numbers for each package, greater than the released one", () => {
    expect([...planOf(["client@8.2.10", "react@1.43.0"], packages)]).toEqual([
      ["client", "8.2.10"],
      ["react", "1.43.0"],
    ]);
  });

  it("may be the version that the manifest has, if that was never released", () => {
    expect(planOf(["client@8.2.5", "react@1.42.1"], packages).get("react")).toBe("1.42.1");
  });

  it.each([
    [[], "Name what to release"],
    [["client@8.2.4.1"], "is not a package with a version of three numbers"],
    [["client@8.3.0-1"], "is not a package with a version of three numbers"],
    [["client@8.03.0"], "is not a package with a version of three numbers"],
    [["toString@8.3.0"], "is not a package with a version of three numbers"],
    [["client@8.2.4", "react@1.43.0"], "is at 8.2.4 already"],
    [["client@8.1.9", "react@1.43.0"], "is at 8.2.4 already"],
    [["react@1.42.0"], "is at 1.42.1 already"],
    [["client@8.3.0"], "@mortise/react depends on @mortise/client: release it too"],
    [["react@1.43.0"], "@mortise/react needs @mortise/client, which has changes of its own"],
  ])("%j is refused", (args, why) => expect(() => planOf(args, packages)).toThrow(why));

  it("may leave out a package without changes that another one needs", () => {
    const client = { manifest, changelog: datedChangelog(next, "8.2.4", "2026-12-01") };
    expect([...planOf(["react@1.43.0"], { ...packages, client }).keys()]).toEqual(["react"]);
  });

  it("is refused for a package without changes", () => {
    const dated = datedChangelog(next, "8.2.4", "2026-12-01");
    expect(() => planOf(["client@8.3.0"], { client: { manifest, changelog: dated } })).toThrow("nothing to release");
  });
});

it("the section Next becomes the version's, with its date", () => {
  const dated = datedChangelog(released, "8.3.0", "2026-12-24");
  expect(dated.match(/^## .*$/gm)).toEqual(["## 8.3.0 (2026-12-24)", "## 8.2.4 (2026-12-01)"]);
});

it("a manifest takes its own version and those of the packages it depends on, and keeps all else", () => {
  const text = `{\n  "name": "@mortise/react",\n  "version": "1.42.1",\n  "dependencies": {\n    "@mortise/client": "8.2.4",\n    "other": "8.2.4"\n  }\n}\n`;
  const plan = new Map([
    ["client", "8.3.0"],
    ["react", "1.43.0"],
  ]);
  const inReact = text.replace('"1.42.1"', '"1.43.0"').replace('client": "8.2.4"', 'client": "8.3.0"');
  expect(versionedManifest(text, "react", plan)).toBe(inReact);
  expect(versionedManifest(text, "check-in", plan)).toBe(inReact.replace('"1.43.0"', '"1.42.1"'));
});

it("a document names the packed files of the release", () => {
  const text = "npm install ../mortise-client-8.2.4.tgz ../mortise-server-0.1.0.tgz";
  expect(versionedDocument(text, new Map([["client", "8.3.0"]]))).toBe(text.replace("8.2.4", "8.3.0"));
});
