import type { ErrorEntry, WarningEntry } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { accessCodeErrors } from "../../../../server/src/base/catalogue/issues/access-code-errors.ts";
import { accessCodeWarnings } from "../../../../server/src/base/catalogue/issues/access-code-warnings.ts";
import { accountErrors, deviceErrors } from "../../../../server/src/base/catalogue/issues/device-errors.ts";
import { deviceWarnings } from "../../../../server/src/base/catalogue/issues/device-warnings.ts";
import { codeAlerts, deviceAlerts } from "./alerts.ts";
import { remedyOf, saysRemedy } from "./remedies.ts";

const created_at = "2026-06-12T09:00:00.000Z";
const error = (error_code: string, flags: object = {}): ErrorEntry => ({
  error_code,
  message: `${error_code}.`,
  created_at,
  ...flags,
});
const warning = (warning_code: string): WarningEntry => ({ warning_code, message: `${warning_code}.`, created_at });

describe("access code alerts (spec §2, readings §7)", () => {
  it.each([
    ["not flagged at all", error("duplicate_code_on_device"), true],
    ["flagged as the code's", error("x", { is_access_code_error: true }), true],
    ["flagged as a non-access-code error", error("account_disconnected", { is_access_code_error: false }), false],
    ["a device's error without the flag", error("device_offline", { is_device_error: true }), true],
    ["always: could not be set", error("failed_to_set_on_device", { is_access_code_error: false }), true],
    [
      "always: the specification's spelling",
      error("failed_to_remove_on_device", { is_access_code_error: false }),
      true,
    ],
    ["always: the wire's spelling", error("failed_to_remove_from_device", { is_access_code_error: false }), true],
  ])("%s", (_, entry, isShown) => expect(codeAlerts({ errors: [entry], warnings: [] })).toHaveLength(isShown ? 1 : 0));

  it("shows all warnings, after the errors", () => {
    const alerts = codeAlerts({ errors: [error("failed_to_set_on_device")], warnings: [warning("a"), warning("b")] });
    expect(alerts.map(({ tone, code }) => `${tone} ${code}`)).toEqual([
      "danger failed_to_set_on_device",
      "warning a",
      "warning b",
    ]);
  });
});

describe("device alerts (spec §2: built from the device's errors and warnings)", () => {
  it("shows each entry's message, and equal entries once", () => {
    const alerts = deviceAlerts({
      errors: [error("hub_disconnected"), error("hub_disconnected")],
      warnings: [warning("privacy_mode")],
    });
    expect(alerts.map(({ message }) => message)).toEqual(["hub_disconnected.", "privacy_mode."]);
  });
  it("shows both of two entries that share only their code or only their message", () => {
    const errors = ["Front.", "Back."].map((message) => ({ error_code: "hub_disconnected", message, created_at }));
    const warnings = ["hub_disconnected", "hub_slow"].map((warning_code) => ({
      warning_code,
      message: "Front.",
      created_at,
    }));
    expect(deviceAlerts({ errors, warnings })).toHaveLength(4);
  });
  it("tells of a hub that is away, and not of an account that was signed out, which it was not", () => {
    const errors = [error("account_disconnected"), error("bridge_disconnected")];
    expect(deviceAlerts({ errors, warnings: [] }).map(({ code }) => code)).toEqual(["bridge_disconnected"]);
    expect(deviceAlerts({ errors: errors.slice(0, 1), warnings: [] })).toHaveLength(1);
  });
  it("accepts entries without a code or a message", () => {
    const broken = { error_code: undefined, message: null } as unknown as ErrorEntry;
    expect(deviceAlerts({ errors: [broken], warnings: [] })).toEqual([{ tone: "danger", code: "", message: "" }]);
    expect(deviceAlerts({ errors: [{ error_code: "x", message: " \n", created_at }], warnings: [] })[0]?.message).toBe(
      "",
    );
  });
});

describe("remedies", () => {
  const catalogue = {
    ...accessCodeErrors,
    ...accessCodeWarnings,
    ...accountErrors,
    ...deviceErrors,
    ...deviceWarnings,
  };
  // Codes without a better remedy than "ask".
  const unknowable = new Set(["unknown_issue_with_phone"]);

  it.each(Object.keys(catalogue).filter((code) => !unknowable.has(code)))("%s has a remedy of its own", (code) =>
    expect(remedyOf(code)).not.toBe("ask"),
  );

  it.each([
    ["failed_to_remove_on_device", "mayStillOpen"],
    ["failed_to_remove_from_device", "mayStillOpen"],
    ["hubitat_no_free_positions_available", "makeRoom"],
    ["wyze_duplicate_code_name", "otherName"],
    ["newmaker_duplicate_code", "otherDigits"],
    ["newmaker_no_free_slots", "makeRoom"],
    ["igloohome_bridge_on_fire", "checkHub"],
    ["invented_yesterday", "ask"],
    ["toString", "ask"],
    ["", "ask"],
  ])("%s → %s", (code, expected) => expect(remedyOf(code)).toBe(expected));

  it("recognises a message that already says the remedy", () => {
    for (const [what, remedy] of Object.values(catalogue)) {
      expect(saysRemedy(what)).toBe(false);
      expect(saysRemedy(`${what} ${remedy}`)).toBe(true);
    }
    expect(saysRemedy("ロックできません。電池を確認してください。")).toBe(true);
    expect(saysRemedy("Battery at 1.5 V")).toBe(false);
  });
});
