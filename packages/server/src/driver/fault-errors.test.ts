// Messages that people read when a command or a code has failed.
import { describe, expect, it } from "vitest";
import type { Fault } from "./driver.ts";
import { codeError, commandError, faultError, lockError } from "./fault-errors.ts";

const faults = Object.keys({
  unreachable: 0,
  timeout: 0,
  jammed: 0,
  rejected: 0,
  duplicate_code: 0,
  no_free_slot: 0,
  invalid_code: 0,
  inactive: 0,
  unsupported: 0,
  auth: 0,
  busy: 0,
  gone: 0,
  unpaid: 0,
  unmanaged: 0,
  superseded: 0,
  internal: 0,
} satisfies Record<Fault, 0>) as Fault[];

/** Matches a message with the failure, the door's name and, after a full stop or a semicolon, a remedy. */
const withRemedy = /Front Door[^.;]*[.;] [^.;]+.*\.$/;

describe.each(faults)("the fault %s", (fault) => {
  it.each([
    ["of a code", () => faultError(fault, "Front Door")],
    ["of a command that nobody has sent", () => commandError({ fault, applied: "no" }, "Front Door")],
    ["of a door that may be open", () => lockError({ fault, applied: "unknown" }, { locked: false }, "Front Door")],
    [
      "of a door that may not be locked",
      () => lockError({ fault, applied: "unknown" }, { locked: true }, "Front Door"),
    ],
    [
      "of a door that was read",
      () => lockError({ fault, applied: "unknown" }, { locked: false, read: true }, "Front Door"),
    ],
    ["of a device that may have done it", () => commandError({ fault, applied: "unknown" }, "Front Door")],
    ["of a code that may be there", () => codeError({ fault, applied: "unknown" }, "Front Door")],
  ])("%s has a message with the door's name and what to do", (_, error) => {
    expect(error().message).toMatch(withRemedy);
  });

  it.each([
    ["a bolt", () => lockError({ fault, applied: "unknown" }, { locked: false })],
    ["a device", () => commandError({ fault, applied: "unknown" })],
    ["a code", () => codeError({ fault, applied: "unknown" })],
  ])("never says of %s that nothing was sent when it may have been", (_, error) => {
    expect(error().message).not.toMatch(/nothing was sent/i);
    expect(error().type).toBe(fault === "jammed" ? "lock_jammed" : "action_attempt_expired");
  });
});
