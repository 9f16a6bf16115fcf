// When a grant reports that it opens all of its doors.
import { expect, it } from "vitest";
import { untold } from "./grant-state.ts";
import type { GrantView } from "./grant-view.ts";
import { judgeGrant } from "./judge-grant.ts";

const ids = ["front", "room"];

/** A grant over two doors with one method at each. */
const viewOf = (state: object, no_pin: readonly string[]) =>
  ({
    grant: {
      starts_at: "2026-06-01T12:00:00.000Z",
      ends_at: null,
      deleting_at: null,
      requests: JSON.stringify([{ mode: "code", created_at: "2026-06-01T11:00:00.000Z", no_pin }]),
      state: JSON.stringify(state),
    },
    now: Date.parse("2026-06-01T13:00:00.000Z"),
    doors: ids.map((device_id) => ({ device_id, isProgrammable: true })),
    missing: [],
    methods: ids.map((access_method_id) => ({ access_method_id, deleting_at: null })),
    places: ids.map((id) => ({ access_method_id: id, device_id: id })),
    codes: [],
  }) as unknown as GrantView;

it("once, when the last door has its PIN, also if the others were ready before", () => {
  const short = judgeGrant(
    { ...viewOf(untold, ["room"]), methods: viewOf(untold, []).methods.slice(0, 1) },
    new Map([["front", true]]),
  );
  expect(short.told).not.toContain("access_granted_to_all_doors");
  expect(short.state.warnings).toMatchObject([{ warning_code: "underprovisioned_access" }]);
  const issued = new Map(ids.map((id) => [id, true]));
  const whole = judgeGrant(viewOf(short.state, []), issued);
  expect(whole.told).toEqual(["access_granted_to_all_doors"]);
  expect(whole.state.warnings).toEqual([]);
  expect(judgeGrant(viewOf(whole.state, []), issued).told).toEqual([]);
});
