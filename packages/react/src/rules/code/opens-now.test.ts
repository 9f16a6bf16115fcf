import type { AccessCode } from "@mortise/client";
import { expect, it } from "vitest";
import { opensNow } from "./opens-now.ts";

const now = Date.parse("2026-06-10T12:00:00Z");
const hours = (from: number, to: number) => ({
  type: "time_bound",
  starts_at: new Date(now + from * 3_600_000).toISOString(),
  ends_at: new Date(now + to * 3_600_000).toISOString(),
});
const over = hours(-2, -1);
const present = hours(-1, 1);
const future = hours(1, 2);
const error = (error_code: string) => ({ status: "setting", errors: [{ error_code, message: "" }] });
const failed = error("failed_to_set_on_device");
const updating = (mutation_code: string, from: object) => ({ pending_mutations: [{ mutation_code, from, to: {} }] });
const deleting = { status: "removing", pending_mutations: [{ mutation_code: "deleting" }] };
const code = (fields: object) =>
  ({ type: "ongoing", code: "1234", status: "set", errors: [], warnings: [], ...fields }) as unknown as AccessCode;

it.each([
  ["on the lock", {}, true],
  ["a server that names no stage", { status: undefined }, true],
  ["on the lock, in its time", present, true],
  ["on the lock before its time", future, false],
  ["over", over, false],
  ["on its way to the lock", { status: "setting" }, false],
  ["not on the lock yet", { status: "unset", ...future }, false],
  ["on the lock already", { status: "unset", is_scheduled_on_device: true, ...future }, false],
  ["could not be set", failed, false],
  ["could not be set, in its time", { ...failed, ...present }, false],
  ["could not be set, before its time", { ...failed, ...future }, false],
  ["could not be set, and is over", { ...failed, ...over }, false],
  ["switched off at the lock", error("access_code_inactive"), false],
  ["may or may not be on the lock", { status: "unknown" }, false],
  ["other digits on their way", { status: "setting", ...updating("updating_code", { code: "2580" }) }, true],
  ["other digits that failed", { ...failed, ...updating("updating_code", { code: "2580" }) }, true],
  ["another name on its way", { status: "setting", ...updating("updating_name", { name: "Guest" }) }, true],
  [
    "moved to later, and the lock has its former hours",
    { status: "setting", ...future, ...updating("updating_time_frame", present) },
    true,
  ],
  ["other digits on their way, before its time", { ...future, ...updating("updating_code", { code: "2580" }) }, false],
  ["being removed", { status: "removing" }, true],
  ["over, and being removed", { ...over, ...deleting }, true],
  ["before its time, and being removed", { ...future, ...deleting }, false],
  [
    "moved to now, and the lock has times to come",
    { status: "setting", ...present, ...updating("updating_time_frame", future) },
    true,
  ],
] as const)("whether a code opens the door that is %s", (_, fields, opens) =>
  expect(opensNow(code(fields), now)).toBe(opens),
);
