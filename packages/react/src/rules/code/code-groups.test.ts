import type { AccessCode } from "@mortise/client";
import { expect, it } from "vitest";
import { codeGroup } from "./code-groups.ts";

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
const code = (fields: object) =>
  ({ type: "ongoing", code: "1234", status: "set", errors: [], warnings: [], ...fields }) as unknown as AccessCode;

it.each([
  ["on the lock", {}, "now"],
  ["a server that names no stage", { status: undefined }, "now"],
  ["on the lock, in its time", present, "now"],
  ["on the lock before its time", future, "upcoming"],
  ["over", over, "ended"],
  ["on its way to the lock", { status: "setting" }, "now"],
  ["not on the lock yet", { status: "unset", ...future }, "upcoming"],
  ["on the lock already", { status: "unset", is_scheduled_on_device: true, ...future }, "upcoming"],
  ["could not be set", failed, "attention"],
  ["could not be set, in its time", { ...failed, ...present }, "attention"],
  ["could not be set, before its time", { ...failed, ...future }, "attention"],
  ["could not be set, and is over", { ...failed, ...over }, "ended"],
  ["switched off at the lock", error("access_code_inactive"), "attention"],
  ["may or may not be on the lock", { status: "unknown" }, "attention"],
  ["other digits on their way", { status: "setting", ...updating("updating_code", { code: "2580" }) }, "now"],
  ["other digits that failed", { ...failed, ...updating("updating_code", { code: "2580" }) }, "now"],
  ["another name on its way", { status: "setting", ...updating("updating_name", { name: "Guest" }) }, "now"],
  [
    "moved to later, and the lock has its former hours",
    { status: "setting", ...future, ...updating("updating_time_frame", present) },
    "upcoming",
  ],
  ["being removed", { status: "removing" }, "now"],
] as const)("the group of a code that is %s", (_, fields, group) => expect(codeGroup(code(fields), now)).toBe(group));
