// Errors of access codes (platform-api §3.9). A code also has the errors of its device and account.
import type { IssueText } from "./issue-text.ts";

export const accessCodeErrors = {
  access_code_inactive: [
    "The code is on the lock but switched off there.",
    "Switch it on at the lock or in its hub, or delete it and make a new one.",
  ],
  august_device_programming_delay: ["The lock has not confirmed the code yet.", "Check that its bridge is online."],
  august_device_slots_full: ["All of the lock's code slots are in use.", "Delete a code to make room."],
  august_lock_bad_access_code_format: ["The lock refused the code's digits.", "Choose a code of 4 to 6 digits."],
  august_lock_invalid_code_length: ["The lock does not take codes of this length.", "Choose 4 to 6 digits."],
  august_lock_missing_keypad: [
    "The lock has no keypad to enter a code on.",
    "Pair a keypad with it in the maker's app.",
  ],
  august_lock_temporarily_offline: [
    "The lock is offline right now.",
    "The code will be set as soon as it is back online.",
  ],
  code_constraints_violated: [
    "The code breaks a rule of this lock.",
    "Choose different digits, or have them chosen for you.",
  ],
  code_kept_by_device: [
    "The lock was told to remove the code and still holds it, so it may still open the door.",
    "Erase it at the lock's keypad if it must not work.",
  ],
  code_modified_external_to_seam: [
    "The code was changed or removed outside this service.",
    "It is being put back; stop changing it elsewhere.",
  ],
  code_refused_by_device: [
    "The lock did not keep the code, and does not say why.",
    "Choose different digits if another try does not help.",
  ],
  conflicting_external_modification: [
    "The code was changed at the lock while it was being changed here.",
    "Save it again to overwrite the lock's version.",
  ],
  device_busy: ["The lock is busy, or its hub is still setting it up.", "Wait for the next attempt."],
  dormakaba_oracode_no_valid_user_level: [
    "The door has no user level that fits this code.",
    "Add one in the site's settings.",
  ],
  duplicate_code_attempt_prevented: ["The same digits are already in use on this lock.", "Choose different digits."],
  duplicate_code_on_device: ["Another code on the lock has the same digits.", "Choose different digits."],
  failed_to_expire: ["The code could not be ended in time.", "Delete it, and check that the lock is online."],
  failed_to_issue: ["The maker could not issue the code.", "Wait for the next attempt, or make a new code."],
  failed_to_remove_from_device: [
    "The code could not be removed and may still open the door.",
    "Check that the lock is online; removal will be retried.",
  ],
  failed_to_set_on_device: [
    "The code could not be set on the lock.",
    "Check that the lock is online; setting will be retried.",
  ],
  failed_to_update: ["The change could not be made on the lock.", "The previous version still works; save again."],
  hubitat_device_programming_delay: ["The hub has not confirmed the code yet.", "Check that the hub reaches the lock."],
  hubitat_no_free_positions_available: ["The lock has no free code position.", "Delete a code to make room."],
  igloohome_bridge_offline: ["The bridge of this lock is offline.", "Check its power and its network."],
  igloohome_bridge_too_many_pending_jobs: [
    "The bridge is busy with earlier jobs.",
    "Wait a few minutes; setting will be retried.",
  ],
  keynest_no_free_locker: ["No locker is free for this code.", "Empty one, or wait."],
  kwikset_insufficient_permissions: [
    "The account may not manage codes on this lock.",
    "Ask its owner to make the account an administrator.",
  ],
  kwikset_unable_to_confirm_code: ["The lock did not confirm the code.", "Try it at the door before you hand it out."],
  kwikset_unable_to_confirm_deletion: ["The lock did not confirm that the code is gone.", "Try it at the door."],
  no_space_for_access_code_on_device: ["The lock has no room for more codes.", "Delete a code to make room."],
  provider_issue: ["The maker's service refused the code.", "Wait for the next attempt."],
  replaced_by_newer_access_code: ["A newer code has replaced this one on the lock.", "Delete this one."],
  salto_ks_user_not_subscribed: [
    "The code's user is not on the site's subscription.",
    "Activate the user, or extend the subscription.",
  ],
  salto_site_user_not_subscribed: [
    "The code's user is not on the site's subscription.",
    "Activate the user, or extend the subscription.",
  ],
  smartthings_failed_to_set_after_multiple_retries: [
    "The hub tried several times and could not set the code.",
    "Move the hub closer to the lock.",
  ],
  smartthings_no_free_slots_available: ["The lock has no free code slot.", "Delete a code to make room."],
  wyze_duplicate_code_name: ["The lock already has a code with this name.", "Choose another name."],
  wyze_potential_duplicate_code: [
    "The digits resemble another code on the lock too closely.",
    "Choose different digits.",
  ],
} as const satisfies Record<string, IssueText>;

/** Other texts of `failed_to_set_on_device`, for a lock that can be reached. */
export const accessCodeNotSet = {
  full: ["The code could not be set on the lock.", "It will be set once there is room."],
  /** Text for a permanent refusal. */
  refused: ["The code could not be set on the lock.", "It will be tried again once it is changed."],
  switchedOff: ["The code does not open the door.", "It will be set once it is switched on there, or changed here."],
  /** Text beside an error with the cause. */
  retried: ["The code could not be set on the lock.", "Setting will be retried."],
} as const satisfies Record<string, IssueText>;

/** Text of `failed_to_remove_from_device` beside an error with the cause. */
export const accessCodeNotRemoved: IssueText = ["The code could not be removed.", "Removal will be retried."];

/**
 * Other texts of `code_modified_external_to_seam`, `failed_to_set_on_device` and `access_code_inactive`, for a code
 * that was changed or switched off at the lock.
 */
export const accessCodeLeft = {
  changed: [
    "The code was changed or removed at the lock again, after it had been put back.",
    "Stop changing it elsewhere.",
  ],
  left: ["The code stays as it is on the lock.", "Save it again to put it back, or delete it."],
  putBack: [
    "The code was changed, removed or switched off outside this service.",
    "It was put back once; it would not be a second time.",
  ],
  switchedOff: [
    "The code was switched off outside this service.",
    "It is being switched on again; stop switching it off there.",
  ],
  switchedOffAgain: [
    "The code was switched off outside this service again, after it had been switched on.",
    "Stop switching it off there.",
  ],
  stillOff: ["The code is on the lock but switched off there.", "Save it here to switch it on, or delete it."],
} as const satisfies Record<string, IssueText>;
