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
  {
    room: `${react}/strings`,
    never: /^@mortise\/|^packages\/react\/src\/(?!(strings|rules)\/|(use-same|in-browser)\.ts$)/,
  },
  {
    room: `${react}/ui`,
    never: /^@mortise\/|^packages\/react\/src\/(?!(ui|rules|strings)\/|(use-same|in-browser)\.ts$)/,
  },
  { room: `${react}/provider`, never: /^packages\/react\/src\/(data|ui|widgets)\// },
  { room: `${react}/data`, never: /^packages\/react\/src\/(ui|widgets)\// },
  { room: `${react}/widgets`, never: /^@mortise\/client|^@tanstack/ },
  { room: server, never: /^@mortise\/(client|react)|^react/ },
  { room: `${server}/platform`, never: /^node:(?!crypto)|^pg$|^hono/ },
  { room: `${server}/management`, never: /^node:(?!crypto)|^pg$|^hono/ },
  // Only http/ handles HTTP requests and responses; the handlers must not know of them.
  ...[
    "access",
    "climate",
    "code-slots",
    "codes",
    "db",
    "delivery",
    "device-commands",
    "devices",
    "drivers",
    "jobs",
    "management",
    "platform",
    "reports",
    "secrets",
    "worlds",
  ].map((room) => ({ room: `${server}/${room}`, never: /^packages\/server\/src\/http\//, except: /\.test\.ts$/ })),
  // What is true of one system of locks stands in its driver's folder, and what is true of simulated ones in the
  // sandbox's rooms.
  ...[
    "access",
    "climate",
    "code-slots",
    "codes",
    "delivery",
    "device-commands",
    "devices",
    "jobs",
    "links",
    "management",
    "reports",
  ].map((room) => ({
    room: `${server}/${room}`,
    never: /^packages\/server\/src\/(drivers\/[a-z\d]+|sandbox|worlds)\//,
    except: /\.test\.ts$/,
  })),
  {
    room: `${server}/db`,
    never: /^packages\/server\/src\/(?!(db|secrets|catalogue)\/)[a-z]+\//,
    except: /\.test\.ts$/,
  },
  // The hosted flow must not look around in the operator's network: only the operator's own commands do.
  {
    room: server,
    never: /^packages\/server\/src\/discovery\/|^node:dgram$/,
    except: /^packages\/server\/src\/(discovery\/|commands\/(accounts\/|io\.ts$))/,
  },
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

  it("let no two rooms of the server import each other", () => {
    const roomOf = (path: string) =>
      path
        .slice(server.length + 1)
        .split("/")
        .slice(0, -1)[0];
    const arrows = new Map<string, string>();
    for (const { path, imports } of inFolder(server))
      for (const target of imports) {
        const [from, to] = [roomOf(path), target.startsWith(`${server}/`) ? roomOf(target) : undefined];
        if (from !== undefined && to !== undefined && from !== to) arrows.set(`${from} → ${to}`, `${path} → ${target}`);
      }
    const both = [...arrows].filter(([arrow]) => arrows.has(arrow.split(" → ").toReversed().join(" → ")));
    expect(both.map(([, example]) => example)).toEqual([]);
  });

  it("let only tests, the gallery and benches import the server", () => {
    const broken = sources.filter(
      ({ path, imports }) => !path.startsWith("packages/server/") && imports.includes("@mortise/server"),
    );
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
