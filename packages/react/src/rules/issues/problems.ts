// Maps codes of errors and warnings to sentences of strings/problems (platform-api §3.5, §3.6, §3.9). Several codes
// share one sentence if a person need not distinguish them.
import type { IssueAlert } from "./alerts.ts";

/**
 * Codes of each problem. They are whole codes, unlike the patterns of remedies.ts, because nothing can be claimed about
 * an unknown code.
 */
export const codesOfProblems = {
  accountProblem: "unknown_issue_with_connected_account",
  accountSetup: "setup_required",
  auxiliaryHeat: "auxiliary_heat_running",
  backupInUse: "using_backup_access_code",
  backupsGone: "empty_backup_access_code_pool",
  backupsMany: "many_active_backup_codes",
  backupsPartly: "partial_backup_access_code_pool",
  batteryLow: "low_battery",
  batteryOfKeypad: "accessory_keypad_low_battery",
  beingDeleted: "being_deleted",
  changedBoth: "conflicting_external_modification",
  changedElsewhere: "code_modified_external_to_seam external_modification_in_effect",
  clash: "conflicting_unmanaged_access_code_id",
  codeKept: "code_kept_by_device",
  codeProblem: "unknown_issue_with_access_code",
  codeRefused: "code_refused_by_device",
  connectionSlow: "device_communication_degraded",
  connectionWeak: "device_has_flaky_connection ttlock_weak_gateway_signal",
  delayed: "delay_in_issuing delay_in_setting_on_device",
  delayedRemoval: "delay_in_removing_from_device",
  digitsChange: "code_rotates_periodically",
  digitsInUse:
    "duplicate_access_code duplicate_code_attempt_prevented duplicate_code_on_device schlage_detected_duplicate wyze_potential_duplicate_code",
  digitsRefused: "august_lock_bad_access_code_format august_lock_invalid_code_length code_constraints_violated",
  elsewhereManaged: "management_transferred",
  hubBusy: "igloohome_bridge_too_many_pending_jobs",
  hubLacksDevice: "missing_from_hub",
  hubMissing:
    "august_lock_missing_bridge hub_required_for_additional_capabilities lockly_missing_wifi_bridge ttlock_lock_not_paired_to_gateway",
  hubLinkPaused: "hub_link_paused",
  hubNetwork: "hub_network_changed",
  hubOffline: "bridge_disconnected hub_disconnected igloohome_bridge_offline",
  jammed: "lock_jammed",
  keypadMissing: "august_lock_missing_keypad",
  keypadSetup: "accessory_keypad_setup_required",
  lockerNone: "keynest_no_free_locker",
  lockerUnsupported: "keynest_unsupported_locker",
  lockFull:
    "august_device_slots_full hubitat_no_free_positions_available max_access_codes_reached no_space_for_access_code_on_device smartthings_no_free_slots_available",
  loginEnded: "account_disconnected",
  loginOfDevice: "missing_device_credentials",
  loginSoon: "account_reauthorization_requested",
  maintenance: "scheduled_maintenance_window",
  makersService: "provider_issue provider_service_unavailable schlage_creation_outage",
  nameInUse: "wyze_duplicate_code_name",
  noCodes: "salto_ks_lock_access_code_support_removed",
  notConfirmed: "august_device_programming_delay hubitat_device_programming_delay kwikset_unable_to_confirm_code",
  notConfirmable: "unconfirmed_by_device",
  notConfirmedGone: "kwikset_unable_to_confirm_deletion",
  notEnded: "failed_to_expire",
  notIssued: "failed_to_issue",
  notRemoved: "failed_to_remove_from_device failed_to_remove_on_device",
  notSet: "failed_to_set_on_device smartthings_failed_to_set_after_multiple_retries",
  notUpdated: "failed_to_update",
  officeMode: "salto_ks_office_mode salto_office_mode",
  offline: "august_lock_temporarily_offline device_disconnected device_offline",
  otherAccount: "devices_connected_to_other_account",
  otherService: "third_party_integration_detected",
  phoneProblem: "unknown_issue_with_phone",
  powerSaving: "power_saving_mode",
  privacyMode: "privacy_mode salto_ks_privacy_mode salto_privacy_mode",
  remoteUnlockOff: "ttlock_lock_gateway_unlocking_not_enabled",
  removed: "device_removed",
  replaced: "replaced_by_newer_access_code",
  rightsMissing: "august_lock_not_authorized insufficient_permissions kwikset_insufficient_permissions",
  sitesClosed: "dormakaba_sites_disconnected dormakaba_sites_unapproved",
  startsWithin: "igloo_algopin_must_be_used_within_24_hours",
  statusUnsure: "unreliable_online_status",
  subscriptionEnded: "subscription_required",
  subscriptionFull: "salto_ks_subscription_limit_exceeded",
  subscriptionNearlyFull: "salto_ks_subscription_limit_almost_reached",
  switchedOff: "access_code_inactive",
  temperature: "temperature_threshold_exceeded",
  timeZoneDiffers: "time_zone_mismatch",
  timeZoneStretched: "time_frame_adjusted_for_unknown_time_zone",
  timeZoneUnknown:
    "lockly_time_zone_not_configured time_zone_unknown two_n_device_missing_timezone ultraloq_time_zone_unknown",
  userLevel: "dormakaba_oracode_no_valid_user_level",
  userNotSubscribed: "salto_ks_user_not_subscribed salto_site_user_not_subscribed",
  // Further failures of commands.
  commandBusy: "device_busy",
  commandFault: "uncategorized_error",
  commandRefused: "command_refused",
  commandReplaced: "superseded",
  commandUnconfirmed: "action_attempt_expired",
  commandUnmanaged: "device_unmanaged",
  commandUnsupported: "unsupported_device",
} as const;

/** Keys of the sentences in strings/problems. */
export type ProblemName = keyof typeof codesOfProblems;

/**
 * Sentences of a translation: the event and, where no remedy of remedies.ts fits, a second sentence with the remedy.
 */
export type ProblemSentences = Readonly<Record<ProblemName, string>>;

const byCode = new Map(
  (Object.entries(codesOfProblems) as [ProblemName, string][]).flatMap(([problem, codes]) =>
    codes.split(" ").map((code) => [code, problem] as const),
  ),
);

/** Returns the problem of a code, or `undefined` if the code is unknown. */
export const problemOf = (code: string): ProblemName | undefined => byCode.get(code);

/** An alert with its remedy. */
interface Explained extends IssueAlert {
  /** `en` if the message is the server's own. */
  readonly lang?: "en";
  /**
   * Remedy. Empty if the message or another alert states it, and beside the server's own words, which would be half a
   * translation.
   */
  readonly more: string;
}

/**
 * Explains alerts in one language: translated if their code is known, otherwise in the server's words alone. Equal
 * sentences appear once.
 * @param remedyFor - Returns the remedy of a code.
 * @param saysRemedy - Whether a message already states a remedy.
 * @param unknown - Replaces a message that the server did not send.
 */
export type ExplainAlerts = (
  alerts: readonly IssueAlert[],
  remedyFor: (code: string) => string,
  saysRemedy: (message: string) => boolean,
  unknown: string,
) => readonly Explained[];

export const explainWith =
  (problems: ProblemSentences): ExplainAlerts =>
  (alerts, remedyFor, saysRemedy, unknown) => {
    const explained = alerts.map((alert): Explained => {
      const { code, message } = alert;
      const problem = problemOf(code);
      if (problem === undefined && message) return { ...alert, lang: "en", more: "" };
      const text = problem ? problems[problem] : unknown;
      const isSaid = saysRemedy(text) || isSaidBeside(alert, alerts);
      return { ...alert, message: text, more: problem && isSaid ? "" : remedyFor(code) };
    });
    const texts = explained.map(({ message, lang = "", more }) => `${lang} ${message} ${more}`);
    return explained.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
  };

/** Whether another error already gives the reason and remedy of a failure to set or remove a code. */
const isSaidBeside = ({ code }: IssueAlert, alerts: readonly IssueAlert[]): boolean =>
  (/to_set/.test(code) && alerts.some((other) => other.tone === "danger" && other.code !== code)) ||
  (/to_remove/.test(code) && alerts.some((other) => other.code === "code_kept_by_device"));
