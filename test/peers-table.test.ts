// The tables of docs/moving-here.md match the last recorded run of `npm run peers`.
import { describe, expect, it } from "vitest";
import { readDocument, readResult, readRoutes, standingOf, states, withTables } from "./peers/table.mjs";

const counts = readResult();

describe("docs/moving-here.md", () => {
  it("has the tables of the recorded result; run `npm run peers -- --write`", () => {
    expect(readDocument()).toBe(withTables(readDocument(), counts));
  });

  it("shows a changed result", () => {
    const peer = Object.keys(counts).find((name) => name.startsWith("seamapi")) ?? "";
    const changed = { ...counts, [peer]: { ...counts[peer], holds: 4711 } };
    expect(withTables(readDocument(), changed)).toContain("4711");
  });

  it("refuses a document that lost its markers", () => {
    expect(() => withTables("# Moving here", counts)).toThrow("lacks the markers");
  });
});

describe("the documented routes", () => {
  it("each have one standing, and the document counts them", () => {
    const routes = readRoutes();
    const { here = [], none = [], refused = [], missing = [] } = standingOf(routes);
    expect(here.length + none.length + refused.length + missing.length).toBe(routes.length);
    expect(here).toContain("/user_identities/merge");
    expect(none).toContain("/acs/systems/list");
    expect(refused).toContain("/acs/credentials/create");
    expect(readDocument()).toContain(`The ${routes.length} documented routes`);
    const fewer = withTables(readDocument(), counts, routes.slice(1));
    expect(fewer).toContain(`The ${routes.length - 1} documented routes`);
  });
});

describe("the recorded result", () => {
  it.each(Object.entries(counts))("%s: nothing differs, and no empty list counts as judged", (_peer, count) => {
    expect(Object.keys(count).filter((key) => key !== "parameters")).toEqual(states);
    expect(count).toMatchObject({ differs: 0, empty: 0 });
    const { ignored = 0, unclear = 0 } = count.parameters ?? {};
    expect({ ignored, unclear }).toEqual({ ignored: 0, unclear: 0 });
  });
});
