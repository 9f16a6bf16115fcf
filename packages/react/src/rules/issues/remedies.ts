// Maps codes of errors and warnings to remedies for a person (platform-api §3.5, §3.6, §3.9).

/** Keys of the sentences in the catalogue of strings. */
export type Remedy =
  | "addBridge"
  | "ask"
  | "checkDoor"
  | "checkHub"
  | "checkLock"
  | "checkOnline"
  | "connectAgain"
  | "deleteAndCheck"
  | "deleteAndMakeNew"
  | "keypad"
  | "makeRoom"
  | "makersApp"
  | "mayStillOpen"
  | "otherDigits"
  | "otherName"
  | "permissions"
  | "replaceBatteries"
  | "saveAgain"
  | "stopOthers"
  | "subscription"
  | "timeZone"
  | "tryAtDoor"
  | "wait";

/** Returns the remedy of a code, or `ask` for unknown codes. */
export const remedyOf = (code: string): Remedy =>
  (Object.keys(patterns) as (keyof typeof patterns)[]).find((remedy) => patterns[remedy].test(code)) ?? "ask";

/** Whether a remedy says that the platform retries by itself. The platform never retries a command to a lock. */
export const isRetried = (remedy: Remedy): boolean => /^(checkOnline|mayStillOpen|wait)$/.test(remedy);

const betweenSentences = /(?<=[.!?])\s+(?=\S)|(?<=[。！？])(?=.)/u;

/** Whether a message already states a remedy, which is true if it has several sentences. */
export const saysRemedy = (message: string): boolean => betweenSentences.test(message);

/** Returns the message without its remedy. */
export const withoutRemedy = (message: string): string => message.split(betweenSentences, 1)[0] ?? "";

// The first matching pattern counts. Patterns match parts of codes, so that they also cover the open families of
// platform-api §3.9 and codes that manufacturers add later.
const patterns: Readonly<Record<Exclude<Remedy, "ask">, RegExp>> = {
  addBridge: /missing_(wifi_)?bridge|not_paired_to_gateway|hub_required/,
  mayStillOpen: /failed_to_remove|delay_in_removing|being_deleted|kept_by/,
  connectAgain: /account_(disc|reauth)|sites_disc|missing_device_cred/,
  makersApp: /removed|no_valid_user|_not_enabled|(office|privacy)_mode|unsupported/,
  keypad: /missing_keypad|keypad_setup/,
  replaceBatteries: /_battery|power_saving/,
  deleteAndMakeNew: /by_newer|inactive|to_issue|unmanaged/,
  saveAgain: /external_modification|to_update/,
  stopOthers: /external_to|integration_detected|management|other_account/,
  otherName: /duplicate_code_name/,
  otherDigits: /duplicate|bad_access|invalid_code|constraints|refused_by/,
  tryAtDoor: /un(?:able_to_)?confirm|unknown_issue_with_access|rotates|algopin|using_backup/,
  makeRoom: /(slots?|positions?|space|locker)(_|$)|too_many_codes|limit_reached|max_access|many_active/,
  checkHub: /bridge(?!_too)|hub_|from_hub|gateway|hubitat_device/,
  checkLock: /offline|disconnected|unreachable|flaky|degraded|unreliable/,
  checkOnline: /to_set|august_device_programming|empty_backup/,
  deleteAndCheck: /to_expire/,
  subscription: /subscri/,
  permissions: /permission|not_authorized/,
  timeZone: /time_?zone/,
  checkDoor: /jammed/,
  wait: /busy|delay|pending|outage|maintenance|provider_issue|partial_backup|heat_running|temperature/,
};
