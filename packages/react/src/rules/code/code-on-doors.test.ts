// One code on several doors (platform-api §4.1, §4.3).
import { describe, expect, it } from "vitest";
import { commonDigits, isOnLock, isPromised } from "./code-on-doors.ts";

const digits = (...codes: readonly (string | null)[]) => commonDigits(codes.map((code) => ({ code })));

describe("the digits of several codes", () => {
  it("are those that most of them have", () => {
    expect(digits("4826", "4826", "1357")).toBe("4826");
    expect(digits("1357", "4826", "4826")).toBe("4826");
  });
  it("are none while none is chosen", () => {
    expect(digits(null, null)).toBeNull();
    expect(digits()).toBeNull();
  });
});

type Staged = Parameters<typeof isPromised>[0];
const staged = (status: string, error_code?: string, is_scheduled_on_device = false): Staged =>
  ({ status, errors: error_code ? [{ error_code }] : [], is_scheduled_on_device }) as unknown as Staged;

it.each([
  ["set", staged("set"), { on: true, promised: true }],
  ["scheduled on the lock", staged("unset", undefined, true), { on: true, promised: true }],
  ["to be set when it begins", staged("unset"), { on: false, promised: true }],
  ["to be set when it begins, and in trouble", staged("unset", "account_disconnected"), { on: false, promised: false }],
  ["being set", staged("setting"), { on: false, promised: false }],
  ["refused", staged("setting", "failed_to_set_on_device"), { on: false, promised: false }],
  ["unknown", staged("unknown"), { on: false, promised: false }],
])("counts and promises a code that is %s as it should", (_, code, expected) => {
  expect({ on: isOnLock(code), promised: isPromised(code) }).toEqual(expected);
});
