import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accessCodeErrors } from "./access-code-errors.ts";
import { accessCodeWarnings } from "./access-code-warnings.ts";
import { accountWarnings } from "./account-warnings.ts";
import { accountErrors, deviceErrors } from "./device-errors.ts";
import { deviceWarnings } from "./device-warnings.ts";
import { accessCodeError, accessCodeWarning, accountError, deviceError } from "./issues.ts";
import { issueReference, referencePage } from "./reference.ts";

const at = "2026-06-12T09:00:00.000Z";

/** Codes of the v8 era (platform-api §3.5, §3.6, §3.9, §3.11), which a compatible server must have. */
const v8 = {
  accountErrors: "account_disconnected",
  deviceErrors:
    "device_disconnected hub_disconnected device_removed missing_device_credentials conflicting_unmanaged_access_code_id ttlock_lock_not_paired_to_gateway empty_backup_access_code_pool",
  deviceWarnings:
    "device_has_flaky_connection third_party_integration_detected salto_office_mode salto_privacy_mode ttlock_lock_gateway_unlocking_not_enabled partial_backup_access_code_pool",
  accessCodeErrors:
    "failed_to_set_on_device failed_to_remove_from_device duplicate_code_on_device code_modified_external_to_seam august_device_programming_delay august_device_slots_full august_lock_bad_access_code_format august_lock_missing_keypad august_lock_temporarily_offline salto_site_user_not_subscribed smartthings_failed_to_set_after_multiple_retries smartthings_no_free_slots_available kwikset_unable_to_confirm_code kwikset_unable_to_confirm_deletion",
  accessCodeWarnings: "delay_in_setting_on_device delay_in_removing_from_device",
  accountWarnings: "devices_connected_to_other_account",
};

describe("the lists of issues", () => {
  it.each([
    ["account errors", accountErrors, v8.accountErrors],
    ["device errors", deviceErrors, v8.deviceErrors],
    ["device warnings", deviceWarnings, v8.deviceWarnings],
    ["access code errors", accessCodeErrors, v8.accessCodeErrors],
    ["access code warnings", accessCodeWarnings, v8.accessCodeWarnings],
    ["account warnings", accountWarnings, v8.accountWarnings],
  ])("have all %s of the v8 era, in order, each with what is wrong and what to do", (_name, list, expected) => {
    const codes = Object.keys(list);
    expect(expected.split(" ").filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes).toEqual(codes.toSorted());
    for (const [what, remedy] of Object.values(list)) {
      expect(what).toMatch(/^[A-Z][^|]{10,}\.$/);
      expect(remedy).toMatch(/^[A-Z][^|]{5,}\.$/);
    }
  });

  it("make entries with only their own flag, because the widgets count keys, not values", () => {
    const flags = (entry: object) => Object.keys(entry).filter((key) => key.startsWith("is_"));
    expect(flags(accountError("account_disconnected", at))).toEqual(["is_connected_account_error"]);
    expect(flags(deviceError("device_disconnected", at))).toEqual(["is_device_error"]);
    expect(flags(accessCodeError("failed_to_set_on_device", at))).toEqual(["is_access_code_error"]);
    expect(flags(accessCodeWarning("being_deleted", at))).toEqual([]);
  });

  it("claim no state of the bolt, which is shown beside them", () => {
    const lists = {
      accessCodeErrors,
      accessCodeWarnings,
      accountErrors,
      accountWarnings,
      deviceErrors,
      deviceWarnings,
    };
    const sentences = Object.values(lists).flatMap((list) => Object.values(list).flat());
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((each) => /(is|stays|keeps the (door|lock|bolt)) (un)?locked/.test(each))).toEqual([]);
  });

  it("can have details beside the message", () => {
    expect(accessCodeError("duplicate_code_on_device", at, { managed_access_code_id: "x" })).toMatchObject({
      error_code: "duplicate_code_on_device",
      message: "Another code on the lock has the same digits. Choose different digits.",
      managed_access_code_id: "x",
      created_at: at,
    });
  });

  it("match docs/issue-codes.md", () => {
    expect(readFileSync(referencePage, "utf8")).toBe(issueReference());
  });
});
