// Warnings of devices (platform-api §3.6).
import type { IssueText } from "./issue-text.ts";

export const deviceWarnings = {
  accessory_keypad_low_battery: ["The battery of the keypad is low.", "Replace it soon."],
  accessory_keypad_setup_required: ["The keypad is not set up yet.", "Finish its setup in the maker's app."],
  device_communication_degraded: ["The device answers slowly.", "Move its bridge closer if this lasts."],
  device_has_flaky_connection: [
    "The connection to the device comes and goes.",
    "Move its bridge closer, or check the Wi-Fi at the door.",
  ],
  hub_required_for_additional_capabilities: [
    "Without a hub, this device cannot be controlled remotely.",
    "Add one in the maker's app.",
  ],
  keynest_unsupported_locker: ["This locker cannot be managed here.", "Use the maker's app for it."],
  lock_jammed: [
    "The bolt is jammed.",
    "Check that the door is closed and nothing blocks the bolt, then lock or unlock it again.",
  ],
  lockly_time_zone_not_configured: [
    "The lock's time zone is not set.",
    "Set it in the maker's app, or timed codes may start at the wrong hour.",
  ],
  low_battery: ["The battery is almost empty.", "Replace it soon, before the lock stops working."],
  many_active_backup_codes: ["Many backup codes are in use on this lock.", "Delete those that are no longer needed."],
  max_access_codes_reached: ["The lock has no room for more codes.", "Delete a code to make room for another."],
  partial_backup_access_code_pool: ["Only some of the backup codes are on the lock yet.", "Wait; more are being set."],
  power_saving_mode: ["The device is saving power and may answer late.", "Replace its batteries if this lasts."],
  privacy_mode: [
    "Someone inside has switched on privacy mode; codes do not open the door.",
    "It ends when they switch it off.",
  ],
  provider_issue: ["The maker's service reports a problem.", "Wait; you do not need to do anything."],
  salto_ks_lock_access_code_support_removed: [
    "This lock no longer takes codes.",
    "Enable them in the maker's site settings.",
  ],
  salto_ks_office_mode: ["Office mode is on and may keep the door unlocked.", "Switch it off in the maker's app."],
  salto_ks_privacy_mode: [
    "Privacy mode keeps codes from opening the door.",
    "It ends when someone inside switches it off.",
  ],
  salto_ks_subscription_limit_almost_reached: [
    "The site has almost as many users as its subscription allows.",
    "Remove users or extend the subscription.",
  ],
  salto_office_mode: ["Office mode is on and may keep the door unlocked.", "Switch it off in the maker's app."],
  salto_privacy_mode: [
    "Privacy mode keeps codes from opening the door.",
    "It ends when someone inside switches it off.",
  ],
  scheduled_maintenance_window: [
    "The maker will soon carry out maintenance on its service.",
    "The device may be unreachable for a while.",
  ],
  temperature_threshold_exceeded: ["The temperature is outside the range set for this device.", "Check the room."],
  third_party_integration_detected: [
    "Another service also controls this device.",
    "Disconnect it, or it may change codes without your knowledge.",
  ],
  time_zone_mismatch: ["The device and its location have different time zones.", "Correct one of them."],
  time_zone_unknown: [
    "The device's time zone is not known.",
    "Set the location's time zone, or timed codes may start at the wrong hour.",
  ],
  ttlock_lock_gateway_unlocking_not_enabled: [
    "Remote unlocking is switched off on this lock.",
    "Switch on remote unlock in the maker's app.",
  ],
  ttlock_weak_gateway_signal: ["The lock barely reaches its gateway.", "Move the gateway closer to the door."],
  two_n_device_missing_timezone: ["The intercom's time zone is not set.", "Set it on the intercom's own page."],
  ultraloq_time_zone_unknown: ["The lock's time zone is not known.", "Set it in the maker's app."],
  unknown_issue_with_phone: ["Something is wrong with this phone's credential.", "Enrol the phone again."],
  unreliable_online_status: [
    "The device may be offline although it is shown as online.",
    "Try a command before you rely on it.",
  ],
} as const satisfies Record<string, IssueText>;
