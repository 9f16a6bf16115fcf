// Lists the sentence of every code of ours, so that a pattern widened for one code does not take another's.
import { expect, it } from "vitest";
import { accessCodeErrors } from "../../../../server/src/base/catalogue/issues/access-code-errors.ts";
import { deviceErrors } from "../../../../server/src/base/catalogue/issues/device-errors.ts";
import { remedyOf } from "./remedies.ts";

const remedies = {
  addBridge:
    "august_lock_missing_bridge lockly_missing_wifi_bridge ttlock_lock_not_paired_to_gateway hub_required_for_additional_capabilities",
  checkDoor: "lock_jammed",
  checkHub:
    "hub_disconnected bridge_disconnected igloohome_bridge_offline hubitat_device_programming_delay ttlock_weak_gateway_signal",
  checkLock:
    "device_disconnected device_offline august_lock_temporarily_offline device_has_flaky_connection device_communication_degraded " +
    "unreliable_online_status",
  checkOnline:
    "failed_to_set_on_device august_device_programming_delay empty_backup_access_code_pool smartthings_failed_to_set_after_multiple_retries",
  connectAgain:
    "account_disconnected dormakaba_sites_disconnected missing_device_credentials account_reauthorization_requested",
  deleteAndCheck: "failed_to_expire",
  deleteAndMakeNew:
    "replaced_by_newer_access_code access_code_inactive failed_to_issue conflicting_unmanaged_access_code_id",
  keypad: "august_lock_missing_keypad accessory_keypad_setup_required",
  makeRoom:
    "no_space_for_access_code_on_device august_device_slots_full smartthings_no_free_slots_available max_access_codes_reached " +
    "hubitat_no_free_positions_available keynest_no_free_locker many_active_backup_codes",
  makersApp:
    "device_removed dormakaba_oracode_no_valid_user_level ttlock_lock_gateway_unlocking_not_enabled salto_office_mode salto_ks_office_mode " +
    "salto_privacy_mode salto_ks_privacy_mode privacy_mode salto_ks_lock_access_code_support_removed keynest_unsupported_locker",
  mayStillOpen: "failed_to_remove_from_device failed_to_remove_on_device delay_in_removing_from_device being_deleted",
  otherDigits:
    "duplicate_code_on_device duplicate_code_attempt_prevented august_lock_bad_access_code_format august_lock_invalid_code_length " +
    "code_constraints_violated wyze_potential_duplicate_code schlage_detected_duplicate",
  otherName: "wyze_duplicate_code_name",
  permissions: "august_lock_not_authorized insufficient_permissions kwikset_insufficient_permissions",
  replaceBatteries: "low_battery power_saving_mode accessory_keypad_low_battery",
  saveAgain: "conflicting_external_modification failed_to_update external_modification_in_effect",
  stopOthers:
    "code_modified_external_to_seam third_party_integration_detected management_transferred devices_connected_to_other_account",
  subscription:
    "subscription_required salto_ks_subscription_limit_exceeded salto_ks_subscription_limit_almost_reached " +
    "salto_site_user_not_subscribed salto_ks_user_not_subscribed",
  timeZone:
    "time_zone_unknown time_zone_mismatch lockly_time_zone_not_configured ultraloq_time_zone_unknown two_n_device_missing_timezone " +
    "time_frame_adjusted_for_unknown_time_zone",
  tryAtDoor:
    "kwikset_unable_to_confirm_code kwikset_unable_to_confirm_deletion unknown_issue_with_access_code code_rotates_periodically " +
    "igloo_algopin_must_be_used_within_24_hours using_backup_access_code unconfirmed_by_device",
  wait:
    "provider_issue delay_in_setting_on_device delay_in_issuing igloohome_bridge_too_many_pending_jobs schlage_creation_outage " +
    "scheduled_maintenance_window partial_backup_access_code_pool auxiliary_heat_running temperature_threshold_exceeded",
};

it.each(Object.entries(remedies).flatMap(([remedy, codes]) => codes.split(" ").map((code) => [code, remedy])))(
  "%s → %s",
  (code, remedy) => expect(remedyOf(code)).toBe(remedy),
);

it("asks whether the lock is online wherever the server does", () => {
  const asking = Object.entries({ ...accessCodeErrors, ...deviceErrors })
    .filter(([, [, remedy]]) => /check that the lock is online/i.test(remedy))
    .map(([code]) => [code, remedyOf(code)]);
  expect(asking.length).toBeGreaterThan(3);
  expect(asking.filter(([, remedy]) => !/^(checkOnline|deleteAndCheck|mayStillOpen)$/.test(remedy ?? ""))).toEqual([]);
});
