// Rules beyond the floors (floors.ts): the libraries of each room, and the names of files.
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
const handlers = ["platform", "management", "sandbox"].map((room) => `${server}/api/${room}`);
const walls: readonly Wall[] = [
  { room: "packages/contract/src", never: /^@mortise\/|^packages\/(?!contract)/ },
  { room: "packages/client/src", never: /^@mortise\/|^node:|^react|^packages\/(?!client)/ },
  { room: "packages/webhooks/src", never: /^@mortise\/|^node:|^react|^packages\/(?!webhooks)/ },
  { room: `${react}/rules`, never: /^@mortise\/|^react/ },
  { room: `${react}/strings`, never: /^@mortise\// },
  { room: `${react}/parts`, never: /^@mortise\// },
  { room: "packages/parts/src", never: /^(?!packages\/react\/src\/parts\/)/ },
  // The portal imports the kit only through its entry of parts.
  { room: "packages/server/pages/portal", never: /^@mortise\/react|^packages\/react\// },
  { room: `${react}/ui`, never: /^@mortise\/|^packages\/react\/src\/(data|provider)\// },
  { room: `${react}/widgets`, never: /^@mortise\/client|^@tanstack/ },
  { room: server, never: /^@mortise\/(client|react)|^react/ },
  // Handlers do not depend on HTTP.
  ...handlers.map((room) => ({ room, never: /^node:(?!crypto)|^pg$|^hono|^packages\/server\/src\/api\/http\// })),
  // Code about one lock system belongs to its own room.
  {
    room: `${server}/hubs/links`,
    never: /^packages\/server\/src\/hubs\/(?!links\/|driver-processes\/)/,
    except: /\.test\.ts$/,
  },
  { room: `${server}/api/management`, never: /^packages\/server\/src\/hubs\// },
  // The hosted flow must not scan the operator's network. Only the operator's own commands do.
  {
    room: server,
    never: /^packages\/server\/src\/program\/discovery\/|^node:dgram$/,
    except: /^packages\/server\/src\/program\/(discovery\/|commands\/(accounts\/|io\.ts$))/,
  },
  { room: server, never: /^pg$|^node:sqlite$/, except: /^packages\/server\/src\/base\/db\// },
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
