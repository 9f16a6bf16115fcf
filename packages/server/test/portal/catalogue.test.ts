// The catalogue of events: the group of each type, the search, and the examples.
import type { EventTypeOut } from "@mortise/webhooks";
import { describe, expect, test } from "vitest";
import { exampleOf, grouped, matching } from "../../pages/portal/events/catalogue.ts";
import { addressOf, viewAt } from "../../pages/portal/view.ts";

const type = (name: string, more: Partial<EventTypeOut> = {}): EventTypeOut => ({
  name,
  description: "",
  deprecated: false,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...more,
});

describe("event types", () => {
  test("stand in the group they are given, else with those that begin alike, and last what has no group", () => {
    const types = [type("ping"), type("lock.locked"), type("door", { groupName: "Doors" }), type("lock.unlocked")];
    expect(grouped(types).map(({ name, types: members }) => [name, members.map((one) => one.name)])).toEqual([
      ["Doors", ["door"]],
      ["lock", ["lock.locked", "lock.unlocked"]],
      [null, ["ping"]],
    ]);
  });

  test("are found by words of their name, description and group, in any order and case", () => {
    const types = [type("lock.locked", { description: "A bolt moved." }), type("door", { groupName: "Doors" })];
    const found = (search: string) => matching(types, search).map(({ name }) => name);
    expect(found(" ")).toEqual(["lock.locked", "door"]);
    expect(found("BOLT locked")).toEqual(["lock.locked"]);
    expect(found("doors")).toEqual(["door"]);
    expect(found("bolt doors")).toEqual([]);
  });

  test("have the example of their first schema, where that says what an event is", () => {
    const schema = { type: "object", properties: { door: { type: "string", example: "12" } } };
    expect(exampleOf({ schemas: { 1: schema } })).toBe('{"door":"12"}');
    for (const schemas of [null, {}, { 2: schema }, { 1: { type: "string" } }, { 1: { type: "array" } }])
      expect(exampleOf({ schemas })).toBeUndefined();
  });

  test("have an address each", () => {
    for (const view of [
      { name: "events", id: undefined },
      { name: "events", id: "lock.locked" },
    ] as const)
      expect(viewAt(addressOf(view))).toEqual(view);
  });
});
