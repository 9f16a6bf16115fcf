// Written by `npm run generate` from the contract. Do not edit.

/** Input of `devices.list`. */
export interface DevicesListInput {
  /** Only devices of this account. */
  connected_account_id?: string | undefined;
  /** Only devices of these accounts. */
  connected_account_ids?: string[] | undefined;
  /** Only devices of the account that this webview connected. */
  connect_webview_id?: string | undefined;
  device_type?: string | undefined;
  device_types?: string[] | undefined;
  manufacturer?: string | undefined;
  /** Only these devices; unknown ids are skipped. */
  device_ids?: string[] | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** Strictly earlier than this. */
  created_before?: string | Date | undefined;
  /** Only what this user's sessions see; keys only. */
  user_identifier_key?: string | undefined;
  /** Part of a name, an id or a location, ignoring case. */
  search?: string | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `devices.get`. */
export interface DevicesGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  name?: string | undefined;
}

/** Input of `devices.listDeviceProviders`. */
export interface DevicesListDeviceProvidersInput {
  provider_category?: string | undefined;
}

/** Input of `locks.list`. */
export interface LocksListInput {
  /** Only devices of this account. */
  connected_account_id?: string | undefined;
  /** Only devices of these accounts. */
  connected_account_ids?: string[] | undefined;
  /** Only devices of the account that this webview connected. */
  connect_webview_id?: string | undefined;
  device_type?: string | undefined;
  device_types?: string[] | undefined;
  manufacturer?: string | undefined;
  /** Only these devices; unknown ids are skipped. */
  device_ids?: string[] | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** Strictly earlier than this. */
  created_before?: string | Date | undefined;
  /** Only what this user's sessions see; keys only. */
  user_identifier_key?: string | undefined;
  /** Part of a name, an id or a location, ignoring case. */
  search?: string | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `locks.get`. */
export interface LocksGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  name?: string | undefined;
}

/** Input of `locks.lockDoor`. */
export interface LocksLockDoorInput {
  /** Identifier of the lock. */
  device_id: string;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `locks.unlockDoor`. */
export interface LocksUnlockDoorInput {
  /** Identifier of the lock. */
  device_id: string;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `accessCodes.list`. */
export interface AccessCodesListInput {
  /** Lock whose codes to list. */
  device_id?: string | undefined;
  /** Only these codes. */
  access_code_ids?: string[] | undefined;
  user_identifier_key?: string | undefined;
  search?: string | undefined;
  limit?: number | undefined;
  page_cursor?: string | null | undefined;
}

/** Input of `accessCodes.get`. */
export interface AccessCodesGetInput {
  /** Identifier of the code. */
  access_code_id?: string | undefined;
  /** Lock it is for. */
  device_id?: string | undefined;
  code?: string | undefined;
}

/** Input of `accessCodes.create`. */
export interface AccessCodesCreateInput {
  /** Lock it is for. */
  device_id: string;
  name?: string | undefined;
  /** The PIN; the server picks one when absent. */
  code?: string | undefined;
  /** Start of a time-bound code; together with ends_at. */
  starts_at?: string | Date | undefined;
  /** End of a time-bound code; together with starts_at. */
  ends_at?: string | Date | undefined;
  attempt_for_offline_device?: boolean | undefined;
  prefer_native_scheduling?: boolean | undefined;
  use_backup_access_code_pool?: boolean | undefined;
  is_external_modification_allowed?: boolean | undefined;
  allow_external_modification?: boolean | undefined;
  preferred_code_length?: number | undefined;
  common_code_key?: string | undefined;
  sync?: boolean | undefined;
}

/** Input of `accessCodes.update`. */
export interface AccessCodesUpdateInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** Lock it is for. */
  device_id?: string | undefined;
  name?: string | undefined;
  /** The PIN; the server picks one when absent. */
  code?: string | undefined;
  /** Start of a time-bound code; together with ends_at. */
  starts_at?: string | Date | undefined;
  /** End of a time-bound code; together with starts_at. */
  ends_at?: string | Date | undefined;
  attempt_for_offline_device?: boolean | undefined;
  prefer_native_scheduling?: boolean | undefined;
  use_backup_access_code_pool?: boolean | undefined;
  is_external_modification_allowed?: boolean | undefined;
  allow_external_modification?: boolean | undefined;
  preferred_code_length?: number | undefined;
  type?: "ongoing" | "time_bound" | undefined;
  sync?: boolean | undefined;
}

/** Input of `actionAttempts.get`. */
export interface ActionAttemptsGetInput {
  /** Identifier of the attempt. */
  action_attempt_id: string;
}

/** Input of `connectedAccounts.list`. */
export interface ConnectedAccountsListInput {
  /** Only accounts in this user's sessions. */
  user_identifier_key?: string | undefined;
  /** Part of a name, a login or an id, ignoring case. */
  search?: string | undefined;
  /** At most so many; 11000 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `connectedAccounts.get`. */
export interface ConnectedAccountsGetInput {
  /** Identifier of the account. */
  connected_account_id?: string | undefined;
  /** Instead of the id. */
  email?: string | undefined;
}

/** Input of `connectedAccounts.delete`. */
export interface ConnectedAccountsDeleteInput {
  /** Identifier of the account. */
  connected_account_id: string;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `connectWebviews.create`. */
export interface ConnectWebviewsCreateInput {
  device_selection_mode?: "none" | "single" | "multiple" | undefined;
  custom_redirect_url?: string | undefined;
  custom_redirect_failure_url?: string | undefined;
  accepted_providers?: string[] | undefined;
  provider_category?: string | undefined;
  custom_metadata?: Record<string, string | number | boolean | null> | undefined;
  automatically_manage_new_devices?: boolean | undefined;
  wait_for_device_creation?: boolean | undefined;
}

/** Input of `clientSessions.getOrCreate`. */
export interface ClientSessionsGetOrCreateInput {
  /** The host's name for its user; not guessable. */
  user_identifier_key?: string | undefined;
  /** Webviews to share with the session; keys only. */
  connect_webview_ids?: string[] | undefined;
  /** Accounts to share with the session; keys only. */
  connected_account_ids?: string[] | undefined;
}

/** Input of `events.list`. */
export interface EventsListInput {
  /** From this moment on. Our client sends the epoch when neither this nor `between` is given. */
  since?: string | Date | undefined;
  /** After the first moment and before the second. */
  between?: [string | Date, string | Date] | undefined;
  /** Only events of this device. */
  device_id?: string | undefined;
  /** Only events of these devices. */
  device_ids?: string[] | undefined;
  /** Only events of this access code. */
  access_code_id?: string | undefined;
  /** Only events of these access codes. */
  access_code_ids?: string[] | undefined;
  /** Only events of this type. */
  event_type?: string | undefined;
  /** Only events of these types. */
  event_types?: string[] | undefined;
  /** Only these events. */
  event_ids?: string[] | undefined;
  /** Only events of this account. */
  connected_account_id?: string | undefined;
  /** Only events of this webview. */
  connect_webview_id?: string | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
}

/** Input of `events.get`. */
export interface EventsGetInput {
  /** Identifier of the event. */
  event_id?: string | undefined;
  /** The newest event of this type. */
  event_type?: string | undefined;
  /** The newest event of this device. */
  device_id?: string | undefined;
}

/** Input of `webhooks.create`. */
export interface WebhooksCreateInput {
  /** Where to send them. */
  url: string;
  /** Only these types; all unless told. */
  event_types?: string[] | undefined;
}

/** Input of `webhooks.get`. */
export interface WebhooksGetInput {
  /** Identifier of the webhook. */
  webhook_id: string;
}

/** Input of `webhooks.delete`. */
export interface WebhooksDeleteInput {
  /** Identifier of the webhook. */
  webhook_id: string;
}

/** Input of `noiseThresholds.list`. */
export interface NoiseThresholdsListInput {
  /** The noise sensor. */
  device_id: string;
}

/** Input of `noiseThresholds.get`. */
export interface NoiseThresholdsGetInput {
  /** Identifier of the threshold. */
  noise_threshold_id: string;
}

/** Input of `noiseThresholds.create`. */
export interface NoiseThresholdsCreateInput {
  /** The noise sensor. */
  device_id: string;
  /** When the window opens each day: `HH:mm:ss`, optionally followed by `[Area/City]`. */
  starts_daily_at: string;
  /** When it closes; earlier than the start: past midnight. */
  ends_daily_at: string;
  /** For people. */
  name?: string | undefined;
  /** Level in dB. */
  noise_threshold_decibels?: number | undefined;
  /** Level in NoiseAware's own scale; only for its devices. */
  noise_threshold_nrs?: number | undefined;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `noiseThresholds.update`. */
export interface NoiseThresholdsUpdateInput {
  /** Identifier of the threshold. */
  noise_threshold_id: string;
  /** Noise sensor it belongs to. */
  device_id: string;
  /** When the window opens each day; together with ends_daily_at. */
  starts_daily_at?: string | undefined;
  /** When it closes; together with starts_daily_at. */
  ends_daily_at?: string | undefined;
  /** For people. */
  name?: string | undefined;
  /** Level in dB. */
  noise_threshold_decibels?: number | undefined;
  /** Level in NoiseAware's own scale; only for its devices. */
  noise_threshold_nrs?: number | undefined;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `noiseThresholds.delete`. */
export interface NoiseThresholdsDeleteInput {
  /** Identifier of the threshold. */
  noise_threshold_id: string;
  /** Noise sensor it belongs to. */
  device_id: string;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `noiseThresholds.simulate.triggerNoiseThreshold`. */
export interface NoiseThresholdsSimulateTriggerNoiseThresholdInput {
  /** The noise sensor. */
  device_id: string;
}

/** Input of `thermostats.list`. */
export interface ThermostatsListInput {
  /** Only devices of this account. */
  connected_account_id?: string | undefined;
  /** Only devices of these accounts. */
  connected_account_ids?: string[] | undefined;
  /** Only devices of the account that this webview connected. */
  connect_webview_id?: string | undefined;
  device_type?: string | undefined;
  device_types?: string[] | undefined;
  manufacturer?: string | undefined;
  /** Only these devices; unknown ids are skipped. */
  device_ids?: string[] | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** Strictly earlier than this. */
  created_before?: string | Date | undefined;
  /** Only what this user's sessions see; keys only. */
  user_identifier_key?: string | undefined;
  /** Part of a name, an id or a location, ignoring case. */
  search?: string | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `thermostats.get`. */
export interface ThermostatsGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  name?: string | undefined;
}

/** Input of `thermostats.update`. */
export interface ThermostatsUpdateInput {
  /** The thermostat. */
  device_id: string;
  /** What is left out stays as it is. */
  default_climate_setting: {
    /** Must agree with the two `automatic_…` flags. */
    hvac_mode_setting?: "off" | "heat" | "cool" | "heatcool" | "heat_cool" | undefined;
    /** Whether it may heat. */
    automatic_heating_enabled?: boolean | undefined;
    /** Whether it may cool. */
    automatic_cooling_enabled?: boolean | undefined;
    /** Heats to this, in °C; one scale per request. */
    heating_set_point_celsius?: number | undefined;
    /** Heats to this, in °F; one scale per request. */
    heating_set_point_fahrenheit?: number | undefined;
    /** Cools to this, in °C; one scale per request. */
    cooling_set_point_celsius?: number | undefined;
    /** Cools to this, in °F; one scale per request. */
    cooling_set_point_fahrenheit?: number | undefined;
    /** Whether a change made at the thermostat may last. */
    manual_override_allowed?: boolean | undefined;
  };
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `thermostats.delete`. */
export interface ThermostatsDeleteInput {
  /** The thermostat. */
  device_id: string;
}

/** Input of `thermostats.climateSettingSchedules.create`. */
export interface ThermostatsClimateSettingSchedulesCreateInput {
  /** The thermostat. */
  device_id: string;
  /** The only kind. */
  schedule_type?: "time_bound" | undefined;
  /** For people. */
  name?: string | undefined;
  /** When it begins. */
  schedule_starts_at: string | Date;
  /** When it ends. */
  schedule_ends_at: string | Date;
  /** Must agree with the two `automatic_…` flags. */
  hvac_mode_setting?: "off" | "heat" | "cool" | "heatcool" | "heat_cool" | undefined;
  /** Whether it may heat. */
  automatic_heating_enabled?: boolean | undefined;
  /** Whether it may cool. */
  automatic_cooling_enabled?: boolean | undefined;
  /** Heats to this, in °C; one scale per request. */
  heating_set_point_celsius?: number | undefined;
  /** Heats to this, in °F; one scale per request. */
  heating_set_point_fahrenheit?: number | undefined;
  /** Cools to this, in °C; one scale per request. */
  cooling_set_point_celsius?: number | undefined;
  /** Cools to this, in °F; one scale per request. */
  cooling_set_point_fahrenheit?: number | undefined;
  /** Whether a change made at the thermostat may last. */
  manual_override_allowed?: boolean | undefined;
}

/** Input of `thermostats.climateSettingSchedules.get`. */
export interface ThermostatsClimateSettingSchedulesGetInput {
  /** Identifier of the schedule. */
  climate_setting_schedule_id: string;
  /** Thermostat it is for; not needed. */
  device_id?: string | undefined;
}

/** Input of `thermostats.climateSettingSchedules.list`. */
export interface ThermostatsClimateSettingSchedulesListInput {
  /** The thermostat. */
  device_id: string;
  /** Only if this user's sessions see the thermostat. */
  user_identifier_key?: string | undefined;
}

/** Input of `thermostats.climateSettingSchedules.update`. */
export interface ThermostatsClimateSettingSchedulesUpdateInput {
  /** Identifier of the schedule. */
  climate_setting_schedule_id: string;
  /** Thermostat it is for; not needed. */
  device_id?: string | undefined;
  /** The only kind. */
  schedule_type?: "time_bound" | undefined;
  /** For people. */
  name?: string | undefined;
  /** When it begins. */
  schedule_starts_at?: string | Date | undefined;
  /** When it ends. */
  schedule_ends_at?: string | Date | undefined;
  /** Must agree with the two `automatic_…` flags. */
  hvac_mode_setting?: "off" | "heat" | "cool" | "heatcool" | "heat_cool" | undefined;
  /** Whether it may heat. */
  automatic_heating_enabled?: boolean | undefined;
  /** Whether it may cool. */
  automatic_cooling_enabled?: boolean | undefined;
  /** Heats to this, in °C; one scale per request. */
  heating_set_point_celsius?: number | undefined;
  /** Heats to this, in °F; one scale per request. */
  heating_set_point_fahrenheit?: number | undefined;
  /** Cools to this, in °C; one scale per request. */
  cooling_set_point_celsius?: number | undefined;
  /** Cools to this, in °F; one scale per request. */
  cooling_set_point_fahrenheit?: number | undefined;
  /** Whether a change made at the thermostat may last. */
  manual_override_allowed?: boolean | undefined;
}

/** Input of `thermostats.climateSettingSchedules.delete`. */
export interface ThermostatsClimateSettingSchedulesDeleteInput {
  /** Identifier of the schedule. */
  climate_setting_schedule_id: string;
  /** Thermostat it is for; not needed. */
  device_id?: string | undefined;
}

/** Input of `deviceModels.list`. */
export interface DeviceModelsListInput {
  main_category?: string | undefined;
  support_level?: string | undefined;
  brand?: string | undefined;
  text_search?: string | undefined;
}

/** Every input by the name of its call. */
export interface Inputs {
  "devices.list": DevicesListInput;
  "devices.get": DevicesGetInput;
  "devices.listDeviceProviders": DevicesListDeviceProvidersInput;
  "locks.list": LocksListInput;
  "locks.get": LocksGetInput;
  "locks.lockDoor": LocksLockDoorInput;
  "locks.unlockDoor": LocksUnlockDoorInput;
  "accessCodes.list": AccessCodesListInput;
  "accessCodes.get": AccessCodesGetInput;
  "accessCodes.create": AccessCodesCreateInput;
  "accessCodes.update": AccessCodesUpdateInput;
  "actionAttempts.get": ActionAttemptsGetInput;
  "connectedAccounts.list": ConnectedAccountsListInput;
  "connectedAccounts.get": ConnectedAccountsGetInput;
  "connectedAccounts.delete": ConnectedAccountsDeleteInput;
  "connectWebviews.create": ConnectWebviewsCreateInput;
  "clientSessions.getOrCreate": ClientSessionsGetOrCreateInput;
  "events.list": EventsListInput;
  "events.get": EventsGetInput;
  "webhooks.create": WebhooksCreateInput;
  "webhooks.get": WebhooksGetInput;
  "webhooks.delete": WebhooksDeleteInput;
  "noiseThresholds.list": NoiseThresholdsListInput;
  "noiseThresholds.get": NoiseThresholdsGetInput;
  "noiseThresholds.create": NoiseThresholdsCreateInput;
  "noiseThresholds.update": NoiseThresholdsUpdateInput;
  "noiseThresholds.delete": NoiseThresholdsDeleteInput;
  "noiseThresholds.simulate.triggerNoiseThreshold": NoiseThresholdsSimulateTriggerNoiseThresholdInput;
  "thermostats.list": ThermostatsListInput;
  "thermostats.get": ThermostatsGetInput;
  "thermostats.update": ThermostatsUpdateInput;
  "thermostats.delete": ThermostatsDeleteInput;
  "thermostats.climateSettingSchedules.create": ThermostatsClimateSettingSchedulesCreateInput;
  "thermostats.climateSettingSchedules.get": ThermostatsClimateSettingSchedulesGetInput;
  "thermostats.climateSettingSchedules.list": ThermostatsClimateSettingSchedulesListInput;
  "thermostats.climateSettingSchedules.update": ThermostatsClimateSettingSchedulesUpdateInput;
  "thermostats.climateSettingSchedules.delete": ThermostatsClimateSettingSchedulesDeleteInput;
  "deviceModels.list": DeviceModelsListInput;
}
