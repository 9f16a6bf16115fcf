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
  "connectWebviews.create": ConnectWebviewsCreateInput;
  "clientSessions.getOrCreate": ClientSessionsGetOrCreateInput;
  "deviceModels.list": DeviceModelsListInput;
}
