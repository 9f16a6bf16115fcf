// Every type of the platform's own events (platform-api §3.17), to which webhooks may subscribe, with an example of
// each. Types that no simulated device causes are included, so that a webhook that names all types it handles is not
// refused.

interface PlatformEventType {
  name: string;
  description: string;
  /** Example of the fields besides those of every event: its id, type, workspace and times. */
  example: Readonly<Record<string, unknown>>;
}

const device_id = "d6f0a2c4-5b1e-4c8a-9f37-2e1b0c9d8a71";
const connected_account_id = "7a3e9c52-0d4f-4b86-8e1a-5c2d7f60b943";
const connect_webview_id = "1c8f4e27-63ab-4d90-b5e2-90a7d3f1c684";
const access_code_id = "e2b7d915-84c6-4f3a-a0d8-6b5f1e9c2370";
const action_attempt_id = "95d0c3e8-1f7a-4e62-8b49-d27c6a0e3f15";

const device = { device_id, connected_account_id };
const access_code_name = "Ada";
const code = { ...device, access_code_id, access_code_name };
const account = { connected_account_id };
const preset = { climate_preset_key: "home", thermostat_schedule_id: null, is_fallback_climate_preset: false };
const accountIssues = { connected_account_errors: [], connected_account_warnings: [] };
const deviceIssues = { device_errors: [], device_warnings: [], ...accountIssues };
const codeIssues = { access_code_errors: [], access_code_warnings: [], ...deviceIssues };
const space = {
  space_id: "3c7f1b90-5d2e-4a68-b1c4-7e9a0d5f2836",
  space_key: "room-101",
  device_ids: [device_id],
  acs_entrance_ids: [],
};
const access_grant_id = "5f2c8e17-9a40-4d63-b7e1-0c3a6d9f4b82";
const grant = { access_grant_id, access_grant_key: "stay-1" };
const method = {
  access_method_id: "8d1b3f60-4e27-4a95-9c0d-7b2e5f8a1c64",
  access_grant_ids: [access_grant_id],
  access_grant_keys: ["stay-1"],
};
const pin = { code: "4826", is_backup_code: false };
const temperature = { temperature_celsius: 21.5, temperature_fahrenheit: 70.7 };
const bounds = {
  lower_limit_celsius: 18,
  lower_limit_fahrenheit: 64.4,
  upper_limit_celsius: 26,
  upper_limit_fahrenheit: 78.8,
};

type Example = PlatformEventType["example"];
const type = (name: string, description: string, base: Example, more: Example = {}): PlatformEventType => ({
  name,
  description,
  example: { ...base, ...more },
});

const commands = {
  lock_door: "lock a door",
  unlock_door: "unlock a door",
  simulate_keypad_code_entry: "enter a code at a simulated lock",
  simulate_manual_lock_via_keypad: "lock a simulated lock at its keypad",
};

export const platformEventTypes: readonly PlatformEventType[] = [
  type("device.connected", "A device came online.", device),
  type("device.disconnected", "A device went offline.", device, { error_code: "device_disconnected", ...deviceIssues }),
  type("device.unmanaged.connected", "An unmanaged device came online.", device),
  type("device.unmanaged.disconnected", "An unmanaged device went offline.", device, {
    error_code: "device_disconnected",
    ...deviceIssues,
  }),
  type("device.converted_to_unmanaged", "A device is no longer managed.", device),
  type("device.unmanaged.converted_to_managed", "A device is now managed.", device),
  type("device.removed", "A device is gone from its account.", device),
  type("device.tampered", "A device reported that it was tampered with.", device),
  type("device.low_battery", "A device's battery is low.", device, { battery_level: 0.12 }),
  type("device.battery_status_changed", "A device's battery changed for better or worse.", device, {
    battery_status: "low",
    battery_level: 0.18,
  }),
  type("device.added", "A device was found in an account.", device),
  type("device.deleted", "A device was removed from the platform.", device, { device_name: "Front Door" }),
  type("device.name_changed", "A device was renamed.", device, { device_name: "Front Door" }),
  type("device.third_party_integration_detected", "Another service was found to also control a device.", device),
  type("device.third_party_integration_no_longer_detected", "No other service controls a device any longer.", device),
  type("device.salto.privacy_mode_activated", "A lock was put into privacy mode.", device),
  type("device.salto.privacy_mode_deactivated", "A lock left privacy mode.", device),
  type("device.connection_became_flaky", "A device's connection became unstable.", device, deviceIssues),
  type("device.connection_stabilized", "A device's connection is stable again.", device),
  type("device.error.subscription_required", "A device needs its maker's subscription.", device, deviceIssues),
  type("device.error.subscription_required.resolved", "A device has its maker's subscription again.", device),
  type("device.accessory_keypad_connected", "A keypad was added to a lock.", device),
  type("device.accessory_keypad_disconnected", "A lock lost its keypad.", device, deviceIssues),
  type("device.doorbell_rang", "Somebody rang.", device),
  type("access_code.created", "An access code was requested.", code),
  type("access_code.changed", "An access code changed.", code),
  type("access_code.name_changed", "An access code was renamed.", code, {
    description: "Renamed.",
    from: { name: "Guest" },
    to: { name: "Ada" },
  }),
  type("access_code.code_changed", "An access code's digits changed.", code, {
    description: "New digits.",
    from: { code: "1234" },
    to: { code: "5678" },
  }),
  type("access_code.time_frame_changed", "An access code's start or end changed.", code, {
    description: "New hours.",
    from: { starts_at: "2026-06-12T09:00:00.000Z", ends_at: "2026-06-13T09:00:00.000Z" },
    to: { starts_at: "2026-06-12T09:00:00.000Z", ends_at: "2026-06-14T09:00:00.000Z" },
  }),
  type("access_code.mutations_requested", "A change to an access code was requested.", code, {
    requested_mutations: [],
  }),
  type("access_code.scheduled_on_device", "A lock stored an access code for later.", code, { code: "1234" }),
  type("access_code.set_on_device", "An access code works on its lock.", code, { code: "1234" }),
  type("access_code.removed_from_device", "An access code no longer works on its lock.", code),
  type(
    "access_code.delay_in_setting_on_device",
    "Setting an access code takes longer than it should.",
    code,
    codeIssues,
  ),
  type("access_code.failed_to_set_on_device", "An access code could not be set on its lock.", code, codeIssues),
  type("access_code.deleted", "An access code is gone.", code, { code: "1234" }),
  type(
    "access_code.delay_in_removing_from_device",
    "Removing an access code takes longer than it should.",
    code,
    codeIssues,
  ),
  type(
    "access_code.failed_to_remove_from_device",
    "An access code could not be removed from its lock.",
    code,
    codeIssues,
  ),
  type("access_code.deleted_external_to_seam", "An access code was removed at the lock or in its maker's app.", code),
  type("access_code.modified_external_to_seam", "An access code was changed at the lock or in its maker's app.", code),
  type("access_code.unmanaged.created", "A code appeared on a lock that was not made here.", code),
  type("access_code.unmanaged.removed", "A code that was not made here is gone from its lock.", code),
  type("access_code.unmanaged.converted_to_managed", "A code found on a lock is now managed.", code),
  type(
    "access_code.unmanaged.failed_to_convert_to_managed",
    "A code found on a lock could not be made a managed code.",
    code,
    codeIssues,
  ),
  type("access_code.backup_access_code_pulled", "A backup code was taken into use.", code, {
    backup_access_code_id: "4f1a6c88-27d3-4b95-9e0c-8a5d3b7f6e12",
  }),
  type("lock.locked", "A door was locked.", device, { method: "manual" }),
  type("lock.unlocked", "A door was unlocked.", code, { method: "keycode" }),
  type("lock.jammed", "A bolt is jammed.", device),
  type("lock.access_denied", "Someone was denied access.", device),
  type("connected_account.connected", "An account was connected for the first time.", account, { connect_webview_id }),
  type("connected_account.created", "An account was created.", account, { connect_webview_id }),
  type("connected_account.successful_login", "Someone logged in to an account again.", account, { connect_webview_id }),
  type(
    "connected_account.disconnected",
    "An account can no longer be reached. Someone has to log in again.",
    account,
    accountIssues,
  ),
  type("connected_account.completed_first_sync", "All devices of an account were read for the first time.", account),
  type(
    "connected_account.completed_first_sync_after_reconnection",
    "All devices of an account were read after it came back.",
    account,
  ),
  type(
    "connected_account.reauthorization_requested",
    "A new login was requested for an account.",
    account,
    accountIssues,
  ),
  type("connected_account.deleted", "An account was removed.", account),
  type("connect_webview.login_succeeded", "Someone logged in on a connect page.", {
    connect_webview_id,
    connected_account_id,
  }),
  type("connect_webview.login_failed", "Someone could not log in on a connect page.", { connect_webview_id }),
  type("noise_sensor.noise_threshold_triggered", "The noise level exceeded a threshold.", device, {
    noise_level_decibels: 78,
    noise_threshold_name: "builtin_quiet_hours",
  }),
  type("thermostat.climate_preset_activated", "A thermostat's preset was activated.", device, preset),
  type("thermostat.manually_adjusted", "Someone changed a thermostat by hand.", device, {
    hvac_mode_setting: "heat",
    method: "external",
  }),
  type("thermostat.temperature_threshold_exceeded", "The temperature is outside its allowed range.", device, {
    ...temperature,
    ...bounds,
  }),
  type("thermostat.temperature_threshold_no_longer_exceeded", "The temperature is back in its allowed range.", device, {
    ...temperature,
    ...bounds,
  }),
  type("thermostat.temperature_reached_set_point", "The temperature reached its set point.", device, temperature),
  type("thermostat.temperature_changed", "The temperature at a thermostat changed.", device, temperature),
  type("client_session.deleted", "A client session ended.", {
    client_session_id: "b83d5f07-9c21-4ea6-8d74-0f6e1a2c5b39",
  }),
  type("access_grant.created", "Access was given to somebody.", grant),
  type("access_grant.deleted", "An access has ended, and its codes are off their locks.", grant),
  type("access_grant.access_granted_to_all_doors", "An access opens all of its doors.", grant),
  type("access_grant.access_times_changed", "An access got other times.", grant, {
    starts_at: "2026-06-12T15:00:00.000Z",
    ends_at: "2026-06-14T11:00:00.000Z",
  }),
  type("access_grant.could_not_create_requested_access_methods", "A door of an access takes no code.", grant, {
    error_message: "A door of the access is not there any more.",
    missing_device_ids: [device_id],
  }),
  type("access_method.created", "An access got a code for its doors.", method),
  type("access_method.issued", "Every door of an access has its code: tell the guest.", method, pin),
  type("access_method.reissued", "Every door has the code after a change of times or doors.", method, pin),
  type("access_method.revoked", "A code does not open all of its doors any more, or not yet again.", method),
  type("access_method.deleted", "A code of an access is gone.", method),
  type("access_method.delay_in_issuing", "An access begins soon, and a door lacks its code.", method),
  type("access_method.failed_to_issue", "An access began, and a door lacks its code.", method),
  type("space.created", "A space was made.", space),
  type("space.deleted", "A space was deleted. Its devices stay.", space),
  type("space.device_membership_changed", "Devices came into a space, or left it.", space),
  ...Object.entries(commands).flatMap(([action, what]) =>
    (["succeeded", "failed"] as const).map((end) =>
      type(`action_attempt.${action}.${end}`, `A command to ${what} ${end}.`, device, {
        action_attempt_id,
        action_type: action.toUpperCase(),
        status: end === "succeeded" ? "success" : "error",
      }),
    ),
  ),
];

/** Matches event types of features that this platform lacks, such as cards and entrances. They are never sent. */
const absent =
  /^(?:access_grant\.access_(?:granted_to|to)_door(?:_lost)?|access_method\.card_[a-z_]+|(?:acs_[a-z]+(?:_[a-z]+)*|phone|camera|enrollment_automation)(?:\.[a-z]+(?:_[a-z]+)*)+)$/;

/** Whether a known type never happens here. Callers that name all types which they handle name these too. */
export const neverHappens = (name: string): boolean => absent.test(name);

/** Example as it would be sent from this workspace now. */
export const exampleEvent = ({ name, example }: PlatformEventType, workspace_id: string, moment: string) => ({
  event_id: "2d9b7e40-58c1-4f6a-93d2-c1e8a5b06f74",
  event_type: name,
  workspace_id,
  created_at: moment,
  occurred_at: moment,
  ...example,
});
