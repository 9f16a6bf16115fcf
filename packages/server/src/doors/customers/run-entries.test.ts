import { pushedLists } from "@mortise/contract";
import { expect, it } from "vitest";
import { mergeBody } from "./resources.ts";
import { deleteEntries, doorKeysOf, personKeyOf, pushEntries } from "./run-entries.ts";

it("places come before people, people before stays, whatever the order of the call", () => {
  const lists = Object.entries(pushedLists).toReversed();
  const items = lists.map(([list, field]) => [list, [{ [field]: "k", name: "Name" }]]);
  const entries = pushEntries({ customer_key: "c", ...Object.fromEntries(items) });
  expect(entries.map(({ resource_type }) => resource_type)).toEqual(Object.keys(pushedLists));
});

it("the key is no field, and moments are stored in UTC", () => {
  const reservations = [{ reservation_key: "r", starts_at: "2026-07-01T12:00+02:00", ends_at: null }];
  expect(pushEntries({ customer_key: "c", reservations })).toEqual([
    {
      resource_type: "reservations",
      partner_key: "r",
      fields: { starts_at: "2026-07-01T10:00:00.000Z", ends_at: null },
    },
  ]);
});

it("keeps nothing of an item whose key comes again in the same list", () => {
  const named = (name: string) => ({ guest_key: "g", name });
  const users = [{ user_key: "g", name: "Other list" }];
  expect(pushEntries({ customer_key: "c", guests: [named("First"), named("Second")], users })).toEqual([
    { resource_type: "guests", partner_key: "g", isSuperseded: true },
    { resource_type: "guests", partner_key: "g", fields: { name: "Second" } },
    { resource_type: "users", partner_key: "g", fields: { name: "Other list" } },
  ]);
});

it("deletions name each key once", () => {
  expect(deleteEntries({ room_keys: ["1", "1"], customer_keys: ["c"] })).toEqual([
    { resource_type: "customers", partner_key: "c" },
    { resource_type: "rooms", partner_key: "1" },
  ]);
});

it("doors of several lists are one set, and no list is another thing than an empty one", () => {
  expect(doorKeysOf({ room_keys: ["1", "2"], space_keys: ["2"] })?.toSorted()).toEqual(["1", "2"]);
  expect([doorKeysOf({ room_keys: [] }), doorKeysOf({ name: "x" })]).toEqual([[], undefined]);
  expect([personKeyOf({ tenant_key: "t" }), personKeyOf({})]).toEqual(["t", undefined]);
});

it("later fields count; null and an empty text take metadata away", () => {
  const before = { body: JSON.stringify({ name: "A", starts_at: "s", custom_metadata: { a: "1", b: true, c: "3" } }) };
  expect(mergeBody(before, { name: "B", custom_metadata: { a: null, c: "", d: "4" } })).toEqual({
    name: "B",
    starts_at: "s",
    custom_metadata: { b: true, d: "4" },
  });
  expect(mergeBody(undefined, { custom_metadata: { a: null } })).toEqual({ custom_metadata: {} });
});
