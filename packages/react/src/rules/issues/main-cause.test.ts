import { describe, expect, it } from "vitest";
import { mainCause } from "./main-cause.ts";

const error = (code: string) => ({ tone: "danger", code }) as const;
const warning = (code: string) => ({ tone: "warning", code }) as const;
const causeOf = (...alerts: Parameters<typeof mainCause>[0]) => mainCause(alerts)?.code;

describe("the cause to clear first", () => {
  it("is the reason for a failure, not the failure itself", () => {
    expect(causeOf(error("failed_to_set_on_device"), error("duplicate_code_on_device"))).toBe(
      "duplicate_code_on_device",
    );
  });

  it("is what holds up the others", () => {
    expect(causeOf(error("duplicate_code_on_device"), error("device_offline"), error("account_disconnected"))).toBe(
      "account_disconnected",
    );
    expect(causeOf(error("no_space_for_access_code_on_device"), error("device_offline"))).toBe("device_offline");
  });

  it("is the first of those that hold up as much", () => {
    expect(causeOf(error("failed_to_set_on_device"), error("what_a_maker_adds_later"))).toBe("failed_to_set_on_device");
  });

  it("is never a warning", () => {
    expect(causeOf(warning("account_disconnected"))).toBeUndefined();
    expect(causeOf(warning("account_disconnected"), error("failed_to_set_on_device"))).toBe("failed_to_set_on_device");
    expect(causeOf()).toBeUndefined();
  });
});
