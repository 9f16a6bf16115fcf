import type { AccessCode } from "@mortise/client";
import { expect, it } from "vitest";
import { codeMeanwhile } from "./code-meanwhile.ts";

const then = { starts_at: "2026-06-08T14:00:00.000Z", ends_at: "2026-06-12T09:00:00.000Z" };
const always = { starts_at: null, ends_at: null };
const update = (mutation_code: string, from: unknown) => ({ mutation_code, from, to: {} });
const code = (from: unknown) => update("updating_code", { code: from });
const now = Date.parse("2026-06-10T12:00:00Z");
const nothing = { pins: [], hours: [] };

it.each([
  ["no pending_mutations", undefined, nothing],
  ["null", null, nothing],
  ["a text instead of a list", "soon", nothing],
  ["nothing is pending", [], nothing],
  ["the code is not on the lock yet", [{ mutation_code: "creating" }], nothing],
  [
    "the code goes onto the lock later",
    [{ mutation_code: "deferring_creation", scheduled_at: then.starts_at }],
    nothing,
  ],
  ["a new name", [update("updating_name", { name: "Guest" })], nothing],
  ["an unknown mutation", [{ mutation_code: "polishing" }, null, 7, "now"], nothing],
  ["a former PIN", [code("2580")], { pins: ["2580"], hours: [] }],
  ["several former PINs", [code("2580"), code("7391"), code("2580")], { pins: ["2580", "7391"], hours: [] }],
  ["a former PIN that is null", [code(null)], nothing],
  [
    "a former PIN of another type",
    [code({ digits: 4 }), update("updating_code", "2580"), update("updating_code", null)],
    nothing,
  ],
  ["former hours", [update("updating_time_frame", then)], { pins: ["4821"], hours: [then] }],
  [
    "former hours that are over",
    [update("updating_time_frame", { ...then, ends_at: "2026-06-10T12:00:00.000Z" })],
    nothing,
  ],
  ["formerly no hours, so at any time", [update("updating_time_frame", always)], { pins: ["4821"], hours: [always] }],
  [
    "former hours that are missing",
    [update("updating_time_frame", {}), { mutation_code: "updating_time_frame" }],
    nothing,
  ],
  [
    "a former PIN in former hours",
    [code("2580"), update("updating_time_frame", then)],
    { pins: ["2580"], hours: [then] },
  ],
  ["the code is being removed", [{ mutation_code: "deleting" }], { pins: ["4821"], hours: [] }],
  [
    "the code is being removed, with a former PIN",
    [{ mutation_code: "deleting" }, code("2580")],
    { pins: ["2580"], hours: [] },
  ],
])(
  "platform-api §3.8: which PINs and hours may still open the door while changes are pending: %s",
  (_what, pending_mutations, expected) =>
    expect(
      codeMeanwhile({ code: "4821", pending_mutations: pending_mutations as AccessCode["pending_mutations"] }, now),
    ).toEqual(expected),
);

it("names no digits for a code whose own are unknown", () =>
  expect(
    codeMeanwhile({ code: null, pending_mutations: [{ mutation_code: "deleting", created_at: "", message: "" }] }, now),
  ).toEqual(nothing));
