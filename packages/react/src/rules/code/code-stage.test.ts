import type { AccessCode, Device } from "@mortise/client";
import { expect, it } from "vitest";
import { canChange, codeStage, isKeptOff } from "./code-stage.ts";
import { takesCodes } from "./takes-codes.ts";

const code = (status: string | undefined, error_code?: string, more: object = {}) =>
  ({ status, errors: error_code === undefined ? [] : [{ error_code, message: "" }], ...more }) as unknown as AccessCode;

it.each([
  ["in its time range, being programmed", code("setting"), "setting"],
  ["confirmed on the device", code("set"), "set"],
  ["outside its time range, not on the device", code("unset"), "waiting"],
  ["preloaded: status stays unset", code("unset", undefined, { is_scheduled_on_device: true }), "scheduled"],
  ["being taken off the device", code("removing"), "removing"],
  ["the account is disconnected", code("unknown"), "unknown"],
  ["failure: stays setting with failed_to_set_on_device", code("setting", "failed_to_set_on_device"), "setFailed"],
  [
    "failure: of a change, whose former digits the lock may have",
    code("setting", "failed_to_set_on_device", { pending_mutations: [{ mutation_code: "updating_code" }] }),
    "changeFailed",
  ],
  [
    "failure: of a code that the lock never had",
    code("setting", "failed_to_set_on_device", { pending_mutations: [null, { mutation_code: "creating" }] }),
    "setFailed",
  ],
  [
    "failure: or removing with failed_to_remove_from_device",
    code("removing", "failed_to_remove_from_device"),
    "removeFailed",
  ],
  ["on the lock, and switched off there", code("setting", "access_code_inactive"), "switchedOff"],
  ["switched off once, and on again", code("set", "access_code_inactive"), "set"],
  ["the specification's spelling", code("removing", "failed_to_remove_on_device"), "removeFailed"],
  ["set in spite of an old failure", code("set", "failed_to_set_on_device"), "set"],
  ["an unknown status", code("dancing"), null],
  ["a server that names no status: only the failure is known", code(undefined, "failed_to_set_on_device"), "setFailed"],
] as const)("platform-api §4.1: %s", (_, each, stage) => expect(codeStage(each)).toBe(stage));

it.each([
  [code("setting"), true],
  [code("setting", "failed_to_set_on_device"), true],
  [code("setting", "access_code_inactive"), true],
  [code("unset"), true],
  [code("unknown"), true],
  [code("unset", undefined, { is_scheduled_on_device: true }), false],
  [code("set"), false],
  [code("removing", "failed_to_remove_from_device"), false],
])("isKeptOff of %j is %s", (each, expected) => expect(isKeptOff(each)).toBe(expected));

it("finds the failure to set a code among other errors", () => {
  const errors = ["device_offline", "failed_to_set_on_device"].map((error_code) => ({ error_code, message: "" }));
  expect(codeStage(code("setting", undefined, { errors }))).toBe("setFailed");
});

it("a code that is being removed cannot be changed", () => {
  expect(canChange(code("removing"))).toBe(false);
  expect(canChange(code("set"))).toBe(true);
});

it.each([
  [undefined, true],
  [{ capabilities_supported: ["access_code", "lock"] }, true],
  [{ capabilities_supported: [] }, true],
  [{}, true],
  [{ capabilities_supported: ["lock"] }, false],
  [{ capabilities_supported: ["access_code"], can_program_online_access_codes: false }, false],
])("takesCodes of the lock %j is %s", (device, expected) =>
  expect(takesCodes(device as Device | undefined)).toBe(expected),
);
