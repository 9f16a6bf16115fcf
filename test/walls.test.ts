// The architecture as tests: which room may import which, and how files may be named.
import { describe, expect, it } from "vitest";
import { readSources } from "./source-files.ts";

const sources = readSources();
const inFolder = (folder: string) => sources.filter(({ path }) => path.startsWith(`${folder}/`));

interface Wall {
  readonly room: string;
  readonly never: RegExp;
  readonly except?: RegExp;
}

const react = "packages/react/src";
const server = "packages/server/src";
const walls: readonly Wall[] = [
  { room: "packages/contract/src", never: /^@mortise\/|^packages\/(?!contract)/ },
  { room: "packages/client/src", never: /^@mortise\/|^node:|^react|^packages\/(?!client)/ },
  { room: "packages/webhooks/src", never: /^@mortise\/|^node:|^react|^packages\/(?!webhooks)/ },
  { room: `${react}/rules`, never: /^@mortise\/|^react|^packages\/react\/src\/(?!rules\/)/ },
  { room: `${react}/strings`, never: /^@mortise\/|^packages\/react\/src\/(?!(strings|rules)\/|(use-same|in-browser)\.ts$)/ },
  { room: `${react}/ui`, never: /^@mortise\/|^packages\/react\/src\/(?!(ui|rules|strings)\/|(use-same|in-browser)\.ts$)/ },
  { room: `${react}/provider`, never: /^packages\/react\/src\/(data|ui|widgets)\// },
  { room: `${react}/data`, never: /^packages\/react\/src\/(ui|widgets)\// },
  { room: `${react}/widgets`, never: /^@mortise\/client|^@tanstack/ },
  { room: server, never: /^@mortise\/(client|react)|^react/ },
  { room: `${server}/platform`, never: /^node:(?!crypto)|^pg$|^hono/ },
  { room: `${server}/management`, never: /^node:(?!crypto)|^pg$|^hono/ },
  // Only http/ handles HTTP requests and responses; the handlers must not know of them.
  ...["access", "climate", "codes", "db", "delivery", "devices", "drivers", "jobs", "management", "platform", "secrets", "worlds"].map(
    (room) => ({ room: `${server}/${room}`, never: /^packages\/server\/src\/http\//, except: /\.test\.ts$/ }),
  ),
  { room: `${server}/db`, never: /^packages\/server\/src\/(?!(db|secrets|catalogue)\/)[a-z]+\//, except: /\.test\.ts$/ },
  { room: server, never: /^pg$|^node:sqlite$/, except: /^packages\/server\/src\/db\// },
];

describe("walls between rooms", () => {
  it.each(walls)("$room never imports $never", ({ room, never, except }) => {
    const files = inFolder(room).filter(({ path }) => except?.test(path) !== true);
    expect(files.length).toBeGreaterThan(0);
    const broken = files.flatMap(({ path, imports }) =>
      imports.filter((target) => never.test(target)).map((target) => `${path} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it("let only tests, the gallery and benches import the server", () => {
    const broken = sources.filter(({ path, imports }) => !path.startsWith("packages/server/") && imports.includes("@mortise/server"));
    expect(broken.map(({ path }) => path)).toEqual([]);
  });
});

describe("names", () => {
  it("of files are never vague, as utils or helpers would be", () => {
    const vague = /\/(utils?|helpers?|common|shared|misc|lib|types|constants)(\.tsx?$|\/)/;
    expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
  });

  it("use index.ts for a package's entry alone", () => {
    const doors = sources.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path));
    expect(doors.filter((path) => !/^packages\/[a-z]+\/src\/index\.ts$/.test(path))).toEqual([]);
  });

  it("are exported one by one, never by export *", () => {
    const starred = sources.filter(({ text }) => /^export \* from/m.test(text));
    expect(starred.map(({ path }) => path)).toEqual([]);
  });
});
