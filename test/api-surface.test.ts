// Every change of what the packages export must be recorded in their `api.txt`, and in CHANGELOG.md.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
// @ts-expect-error -- a script without types
import { publicPackages, surfaceFile, surfaceOf } from "../scripts/release/api-surface.mjs";
import { root } from "./source-files.ts";

const names: readonly string[] = publicPackages;
const fileOf = surfaceFile as (name: string) => string;
const surface = surfaceOf as (name: string) => string;

describe.each(names)("@mortise/%s", (name) => {
  it("exports what its api.txt says: after a change run node scripts/release/api-surface.mjs, and tell of it in CHANGELOG.md", () => {
    expect(surface(name).split("\n")).toEqual(readFileSync(fileOf(name), "utf8").split("\n"));
  });

  it("has a changelog whose newest entry is this version, or what comes next", () => {
    const { version } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as {
      version: string;
    };
    const newest = /^## (\S+)/m.exec(readFileSync(join(root, "packages", name, "CHANGELOG.md"), "utf8"))?.[1];
    expect(["Next", version]).toContain(newest);
  });
});
