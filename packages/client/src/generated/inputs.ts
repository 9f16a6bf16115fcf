// Written by `npm run generate` from the contract. Do not edit.

/** Input of `devices.list`. */
export interface DevicesListInput {
  /** Only devices of this account. */
  connected_account_id?: string | undefined;
  /** Only devices of these accounts. */
  connected_account_ids?: string[] | undefined;
  /** Only devices of the account that this webview connected. */
  connect_webview_id?: string | undefined;
  /** Only devices of this type, e.g. `august_lock`. */
  device_type?: string | undefined;
  /** Only devices of these types. */
  device_types?: string[] | undefined;
  /** Only devices of this maker, e.g. `august`. */
  manufacturer?: string | undefined;
  /** Only these devices; unknown ids are skipped. */
  device_ids?: string[] | undefined;
  /** Strictly earlier than this. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  created_before?: string | Date | undefined;
  /** Only what this user's sessions see; keys only. */
  user_identifier_key?: string | undefined;
  /** Only devices of this customer's accounts. */
  customer_key?: string | undefined;
  /** Only what is in this space. */
  space_id?: string | undefined;
  /** The older name of `space_id`. */
  unstable_location_id?: string | undefined;
  /** Only devices that can do all of this, e.g. `can_remotely_unlock`. */
  include_if?: string[] | undefined;
  /** No devices that can do any of this, e.g. `can_hvac_heat`. */
  exclude_if?: string[] | undefined;
  /** Part of a name, an id or a location, ignoring case. */
  search?: string | undefined;
  /** Only those whose custom_metadata holds all of these values; as JSON where it travels in a query. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `devices.get`. */
export interface DevicesGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  /** Instead of the id. */
  name?: string | undefined;
}

/** Input of `devices.update`. */
export interface DevicesUpdateInput {
  /** Identifier of the device. */
  device_id: string;
  /** Its nickname; null: the maker's own name again. */
  name?: string | null | undefined;
  /** The older place for `name`, which wins. */
  properties?: {
    name?: string | undefined;
  } | undefined;
  /** Where it is; the zone by its IANA name. */
  location?: {
    location_name?: string | undefined;
    timezone?: string | undefined;
    time_zone?: string | undefined;
  } | null | undefined;
  /** Whether it stays under management; true unless told. */
  is_managed?: boolean | undefined;
  /** Up to 50 values of your own; keys up to 40 characters, texts up to 500. */
  custom_metadata?: Record<string, string | number | boolean | null> | undefined;
  /** Whether spare codes are kept on the lock; false takes off those that were not handed out. */
  backup_access_code_pool_enabled?: boolean | undefined;
}

/** Input of `devices.delete`. */
export interface DevicesDeleteInput {
  /** Identifier of the device. */
  device_id: string;
}

/** Input of `devices.listDeviceProviders`. */
export interface DevicesListDeviceProvidersInput {
  /** Only providers of this category, e.g. `stable`; all unless told. */
  provider_category?: string | undefined;
}

/** Input of `devices.unmanaged.list`. */
export interface DevicesUnmanagedListInput {
  /** Only devices of this account. */
  connected_account_id?: string | undefined;
  /** Only devices of these accounts. */
  connected_account_ids?: string[] | undefined;
  /** Only devices of the account that this webview connected. */
  connect_webview_id?: string | undefined;
  /** Only devices of this type, e.g. `august_lock`. */
  device_type?: string | undefined;
  /** Only devices of these types. */
  device_types?: string[] | undefined;
  /** Only devices of this maker, e.g. `august`. */
  manufacturer?: string | undefined;
  /** Only these devices; unknown ids are skipped. */
  device_ids?: string[] | undefined;
  /** Strictly earlier than this. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  created_before?: string | Date | undefined;
  /** Only what this user's sessions see; keys only. */
  user_identifier_key?: string | undefined;
  /** Only devices of this customer's accounts. */
  customer_key?: string | undefined;
  /** Only what is in this space. */
  space_id?: string | undefined;
  /** The older name of `space_id`. */
  unstable_location_id?: string | undefined;
  /** Only devices that can do all of this, e.g. `can_remotely_unlock`. */
  include_if?: string[] | undefined;
  /** No devices that can do any of this, e.g. `can_hvac_heat`. */
  exclude_if?: string[] | undefined;
  /** Part of a name, an id or a location, ignoring case. */
  search?: string | undefined;
  /** Only those whose custom_metadata holds all of these values; as JSON where it travels in a query. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** At most so many; 22900 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `devices.unmanaged.get`. */
export interface DevicesUnmanagedGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  /** Instead of the id. */
  name?: string | undefined;
}

/** Input of `devices.unmanaged.update`. */
export interface DevicesUnmanagedUpdateInput {
  /** Identifier of the device. */
  device_id: string;
  /** true takes it under management; unless told, it stays as it is. */
  is_managed?: boolean | undefined;
  /** Up to 50 values of your own; keys up to 40 characters, texts up to 500. */
  custom_metadata?: Record<string, string | number | boolean | null> | undefined;
}

/** Input of `locks.list`. */
export interface LocksListInput {
  /** Only devices of this account. */
  connected_account_id?: string | undefined;
  /** Only devices of these accounts. */
  connected_account_ids?: string[] | undefined;
  /** Only devices of the account that this webview connected. */
  connect_webview_id?: string | undefined;
  /** Only devices of this type, e.g. `august_lock`. */
  device_type?: string | undefined;
  /** Only devices of these types. */
  device_types?: string[] | undefined;
  /** Only devices of this maker, e.g. `august`. */
  manufacturer?: string | undefined;
  /** Only these devices; unknown ids are skipped. */
  device_ids?: string[] | undefined;
  /** Strictly earlier than this. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  created_before?: string | Date | undefined;
  /** Only what this user's sessions see; keys only. */
  user_identifier_key?: string | undefined;
  /** Only devices of this customer's accounts. */
  customer_key?: string | undefined;
  /** Only what is in this space. */
  space_id?: string | undefined;
  /** The older name of `space_id`. */
  unstable_location_id?: string | undefined;
  /** Only devices that can do all of this, e.g. `can_remotely_unlock`. */
  include_if?: string[] | undefined;
  /** No devices that can do any of this, e.g. `can_hvac_heat`. */
  exclude_if?: string[] | undefined;
  /** Part of a name, an id or a location, ignoring case. */
  search?: string | undefined;
  /** Only those whose custom_metadata holds all of these values; as JSON where it travels in a query. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `locks.get`. */
export interface LocksGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  /** Instead of the id. */
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

/** Input of `locks.configureAutoLock`. */
export interface LocksConfigureAutoLockInput {
  /** Identifier of the lock. */
  device_id: string;
  /** Whether it is to lock itself again. */
  auto_lock_enabled: boolean;
  /** How long it stays unlocked, in seconds; what it was, unless told. */
  auto_lock_delay_seconds?: number | undefined;
}

/** Input of `accessCodes.list`. */
export interface AccessCodesListInput {
  /** Lock whose codes to list. */
  device_id?: string | undefined;
  /** Only codes of these locks. */
  device_ids?: string[] | undefined;
  /** Only these codes. */
  access_code_ids?: string[] | undefined;
  /** `true`: only codes with errors or warnings of their own; `false`: only codes without. Those of the lock and its account do not count. */
  has_issues?: boolean | undefined;
  /** Only codes whose time begins then or later; none of the ongoing ones. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  starts_after?: string | Date | undefined;
  /** Only codes whose time begins before this; none of the ongoing ones. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  starts_before?: string | Date | undefined;
  /** Only what this user's sessions see; keys only. */
  user_identifier_key?: string | undefined;
  /** Only codes on locks of this customer's accounts. */
  customer_key?: string | undefined;
  /** Only codes that this access grant made. */
  access_grant_id?: string | undefined;
  /** Only codes that the access grant with this key made. */
  access_grant_key?: string | undefined;
  /** Only codes of this access method. */
  access_method_id?: string | undefined;
  /** Part of a name or a PIN, ignoring case. */
  search?: string | undefined;
  /** At most so many; 55000 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `accessCodes.get`. */
export interface AccessCodesGetInput {
  /** Identifier of the code. */
  access_code_id?: string | undefined;
  /** Lock it is for; together with code. */
  device_id?: string | undefined;
  /** The PIN; together with device_id, instead of access_code_id. */
  code?: string | undefined;
}

/** Input of `accessCodes.create`. */
export interface AccessCodesCreateInput {
  /** Lock it is for. */
  device_id: string;
  /** For people; some locks limit its length. */
  name?: string | undefined;
  /** The PIN, 4 to 12 digits; the server picks one when absent. */
  code?: string | undefined;
  /** Start of a time-bound code; together with ends_at. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  starts_at?: string | Date | undefined;
  /** End of a time-bound code; together with starts_at. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  ends_at?: string | Date | undefined;
  /** Also while the lock is offline; true unless told. */
  attempt_for_offline_device?: boolean | undefined;
  /** Let the lock keep the times where it can; true unless told. */
  prefer_native_scheduling?: boolean | undefined;
  /** Keep spare codes on the lock; time-bound codes only. */
  use_backup_access_code_pool?: boolean | undefined;
  /** Whether changes made outside may stand; false unless told. */
  is_external_modification_allowed?: boolean | undefined;
  /** The older name of `is_external_modification_allowed`. */
  allow_external_modification?: boolean | undefined;
  /** In digits, when the server picks the PIN. */
  preferred_code_length?: number | undefined;
  /** How far the times may be rounded for the lock. */
  max_time_rounding?: "1hour" | "1day" | "1h" | "1d" | undefined;
  /** Codes for some days of the week are not offered here: make a code for each time, by starts_at and ends_at. */
  allowed_weekdays?: unknown[] | undefined;
  /** A code cannot be switched off here: delete it, or let it begin later by starts_at. */
  is_enabled?: boolean | undefined;
  /** Codes for a single use are not offered here. */
  is_one_time_use?: boolean | undefined;
  /** Offline codes are not offered here. */
  is_offline_access_code?: boolean | undefined;
  /** Offline codes are not offered here. */
  use_offline_access_code?: boolean | undefined;
  /** Codes of one key share one PIN, across locks. */
  common_code_key?: string | undefined;
  /** Answer only once the lock has the code, but at once when its hours lie ahead; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `accessCodes.createMultiple`. */
export interface AccessCodesCreateMultipleInput {
  /** The locks. */
  device_ids: string[];
  /** `throw` unless told: all or none; `create_random_code`: a PIN of its own for each lock. */
  behavior_when_code_cannot_be_shared?: "throw" | "create_random_code" | undefined;
  /** For people; some locks limit its length. */
  name?: string | undefined;
  /** The PIN, 4 to 12 digits; the server picks one when absent. */
  code?: string | undefined;
  /** Start of a time-bound code; together with ends_at. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  starts_at?: string | Date | undefined;
  /** End of a time-bound code; together with starts_at. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  ends_at?: string | Date | undefined;
  /** Also while the lock is offline; true unless told. */
  attempt_for_offline_device?: boolean | undefined;
  /** Let the lock keep the times where it can; true unless told. */
  prefer_native_scheduling?: boolean | undefined;
  /** Keep spare codes on the lock; time-bound codes only. */
  use_backup_access_code_pool?: boolean | undefined;
  /** Whether changes made outside may stand; false unless told. */
  is_external_modification_allowed?: boolean | undefined;
  /** The older name of `is_external_modification_allowed`. */
  allow_external_modification?: boolean | undefined;
  /** In digits, when the server picks the PIN. */
  preferred_code_length?: number | undefined;
  /** How far the times may be rounded for the lock. */
  max_time_rounding?: "1hour" | "1day" | "1h" | "1d" | undefined;
  /** Codes for some days of the week are not offered here: make a code for each time, by starts_at and ends_at. */
  allowed_weekdays?: unknown[] | undefined;
  /** A code cannot be switched off here: delete it, or let it begin later by starts_at. */
  is_enabled?: boolean | undefined;
  /** Codes for a single use are not offered here. */
  is_one_time_use?: boolean | undefined;
  /** Offline codes are not offered here. */
  is_offline_access_code?: boolean | undefined;
  /** Offline codes are not offered here. */
  use_offline_access_code?: boolean | undefined;
}

/** Input of `accessCodes.update`. */
export interface AccessCodesUpdateInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** Lock it is for. */
  device_id?: string | undefined;
  /** For people; some locks limit its length. */
  name?: string | undefined;
  /** The PIN, 4 to 12 digits; the server picks one when absent. */
  code?: string | undefined;
  /** Start of a time-bound code; together with ends_at. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  starts_at?: string | Date | undefined;
  /** End of a time-bound code; together with starts_at. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  ends_at?: string | Date | undefined;
  /** Also while the lock is offline; true unless told. */
  attempt_for_offline_device?: boolean | undefined;
  /** Let the lock keep the times where it can; true unless told. */
  prefer_native_scheduling?: boolean | undefined;
  /** Keep spare codes on the lock; time-bound codes only. */
  use_backup_access_code_pool?: boolean | undefined;
  /** Whether changes made outside may stand; false unless told. */
  is_external_modification_allowed?: boolean | undefined;
  /** The older name of `is_external_modification_allowed`. */
  allow_external_modification?: boolean | undefined;
  /** In digits, when the server picks the PIN. */
  preferred_code_length?: number | undefined;
  /** How far the times may be rounded for the lock. */
  max_time_rounding?: "1hour" | "1day" | "1h" | "1d" | undefined;
  /** Codes for some days of the week are not offered here: make a code for each time, by starts_at and ends_at. */
  allowed_weekdays?: unknown[] | undefined;
  /** A code cannot be switched off here: delete it, or let it begin later by starts_at. */
  is_enabled?: boolean | undefined;
  /** Codes for a single use are not offered here. */
  is_one_time_use?: boolean | undefined;
  /** Offline codes are not offered here. */
  is_offline_access_code?: boolean | undefined;
  /** Offline codes are not offered here. */
  use_offline_access_code?: boolean | undefined;
  /** None but the one it was made with; another is refused. */
  common_code_key?: string | null | undefined;
  /** `ongoing` drops the times; `time_bound` needs both. */
  type?: "ongoing" | "time_bound" | undefined;
  /** A code cannot be let go alone: false is refused. */
  is_managed?: boolean | undefined;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `accessCodes.updateMultiple`. */
export interface AccessCodesUpdateMultipleInput {
  /** The key that the codes were made with. */
  common_code_key: string;
  /** For people; some locks limit its length. */
  name?: string | undefined;
  /** When they begin; ongoing codes need ends_at too. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  starts_at?: string | Date | undefined;
  /** When they end; ongoing codes need starts_at too. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  ends_at?: string | Date | undefined;
}

/** Input of `accessCodes.delete`. */
export interface AccessCodesDeleteInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** Lock it is for. */
  device_id?: string | undefined;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `accessCodes.pullBackupAccessCode`. */
export interface AccessCodesPullBackupAccessCodeInput {
  /** The code that does not work. */
  access_code_id: string;
}

/** Input of `accessCodes.generateCode`. */
export interface AccessCodesGenerateCodeInput {
  /** Lock it is for. */
  device_id: string;
}

/** Input of `accessCodes.simulate.createUnmanagedAccessCode`. */
export interface AccessCodesSimulateCreateUnmanagedAccessCodeInput {
  /** Lock it is for. */
  device_id: string;
  /** For people. */
  name: string;
  /** The PIN, 4 to 8 digits. */
  code: string;
}

/** Input of `accessCodes.unmanaged.list`. */
export interface AccessCodesUnmanagedListInput {
  /** Lock whose codes to list. */
  device_id: string;
  /** Only if this user's sessions see the lock. */
  user_identifier_key?: string | undefined;
  /** Part of a name or a PIN, ignoring case. */
  search?: string | undefined;
  /** At most so many; 55000 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `accessCodes.unmanaged.get`. */
export interface AccessCodesUnmanagedGetInput {
  /** Identifier of the code. */
  access_code_id?: string | undefined;
  /** Lock it is for; together with code. */
  device_id?: string | undefined;
  /** The PIN; together with device_id, instead of access_code_id. */
  code?: string | undefined;
}

/** Input of `accessCodes.unmanaged.update`. */
export interface AccessCodesUnmanagedUpdateInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** The one change there is. */
  is_managed: true;
  /** Also when another workspace manages it; false unless told. */
  force?: boolean | undefined;
  /** Whether changes made outside may stand; false unless told. */
  allow_external_modification?: boolean | undefined;
  /** Whether changes made outside may stand; false unless told. */
  is_external_modification_allowed?: boolean | undefined;
}

/** Input of `accessCodes.unmanaged.convertToManaged`. */
export interface AccessCodesUnmanagedConvertToManagedInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** Also when another workspace manages it; false unless told. */
  force?: boolean | undefined;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
  /** Whether changes made outside may stand; false unless told. */
  allow_external_modification?: boolean | undefined;
  /** Whether changes made outside may stand; false unless told. */
  is_external_modification_allowed?: boolean | undefined;
}

/** Input of `accessCodes.unmanaged.delete`. */
export interface AccessCodesUnmanagedDeleteInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** Lock it is on; not needed. */
  device_id?: string | undefined;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `accessGrants.create`. */
export interface AccessGrantsCreateInput {
  /** Who gets in; instead of user_identity. */
  user_identity_id?: string | undefined;
  /** Who gets in, as a new user identity. */
  user_identity?: {
    /** The person's name. */
    full_name?: string | null | undefined;
    /** Unique in the workspace, ignoring case. */
    email_address?: string | null | undefined;
    /** Unique in the workspace; E.164, with `+` and no spaces. */
    phone_number?: string | null | undefined;
    /** The host's own name for the person; unique in the workspace. */
    user_identity_key?: string | null | undefined;
  } | undefined;
  /** How they get in. Here `code`: one PIN on all doors where that is possible. */
  requested_access_methods: Array<{
    mode: "code" | "card" | "mobile_key" | "cloud_key";
    /** The PIN wished for, 4 to 9 digits; read back which one it became. */
    code?: string | undefined;
    /** Of mobile keys. */
    instant_key_max_use_count?: number | undefined;
  }>;
  /** The doors. */
  device_ids?: string[] | undefined;
  /** All doors of these spaces, also those that join later. */
  space_ids?: string[] | undefined;
  /** The same by the spaces' keys. */
  space_keys?: string[] | undefined;
  /** There are no access systems here, so only an empty list is taken. */
  acs_entrance_ids?: string[] | undefined;
  /** The former form of device_ids. */
  location?: {
    name?: string | undefined;
    /** The doors. */
    device_ids?: string[] | undefined;
    /** There are no access systems here, so only an empty list is taken. */
    acs_entrance_ids?: string[] | undefined;
  } | undefined;
  /** The former name of space_ids. */
  location_ids?: string[] | undefined;
  /** When it begins; at once unless told. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  starts_at?: string | Date | undefined;
  /** When it ends; null or absent: it has no end. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  ends_at?: string | Date | null | undefined;
  /** For people; without one it is called after its person. */
  name?: string | null | undefined;
  /** The caller's name for the grant; unique in its workspace. */
  access_grant_key?: string | undefined;
  /** The caller's name for the stay; to list and delete by. */
  reservation_key?: string | undefined;
  /** Kept and sent back. */
  customization_profile_id?: string | undefined;
}

/** Input of `accessGrants.get`. */
export interface AccessGrantsGetInput {
  /** Identifier of the grant. */
  access_grant_id?: string | undefined;
  /** The caller's name for the grant; unique in its workspace. */
  access_grant_key?: string | undefined;
}

/** Input of `accessGrants.list`. */
export interface AccessGrantsListInput {
  /** Only these. */
  access_grant_ids?: string[] | undefined;
  /** Only those on doors or spaces of this customer. */
  customer_key?: string | undefined;
  /** Only those of this person. */
  user_identity_id?: string | undefined;
  /** Only those that open this door. */
  device_id?: string | undefined;
  /** Only those on this space. */
  space_id?: string | undefined;
  /** The former name of space_id. */
  location_id?: string | undefined;
  /** Only the one that made this code. */
  access_code_id?: string | undefined;
  /** Only those that open this entrance; there are none. */
  acs_entrance_id?: string | undefined;
  /** Only those of this access system; there are none. */
  acs_system_id?: string | undefined;
  /** Only the one with this key; null or empty: those without one. */
  access_grant_key?: string | null | undefined;
  /** Only those of this stay. */
  reservation_key?: string | undefined;
  /** Part of a name, a key, an id, an address. */
  search?: string | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `accessGrants.update`. */
export interface AccessGrantsUpdateInput {
  /** Identifier of the grant. */
  access_grant_id?: string | undefined;
  /** The caller's name for the grant; unique in its workspace. */
  access_grant_key?: string | undefined;
  /** For people; without one it is called after its person. */
  name?: string | null | undefined;
  /** When it begins. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  starts_at?: string | Date | undefined;
  /** When it ends; null: it has no end. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  ends_at?: string | Date | null | undefined;
  /** The doors. */
  device_ids?: string[] | undefined;
  /** All doors of these spaces, also those that join later. */
  space_ids?: string[] | undefined;
  /** The same by the spaces' keys. */
  space_keys?: string[] | undefined;
  /** There are no access systems here, so only an empty list is taken. */
  acs_entrance_ids?: string[] | undefined;
}

/** Input of `accessGrants.delete`. */
export interface AccessGrantsDeleteInput {
  /** Identifier of the grant. */
  access_grant_id: string;
}

/** Input of `accessGrants.requestAccessMethods`. */
export interface AccessGrantsRequestAccessMethodsInput {
  /** Identifier of the grant. */
  access_grant_id: string;
  /** How they get in. Here `code`: one PIN on all doors where that is possible. */
  requested_access_methods: Array<{
    mode: "code" | "card" | "mobile_key" | "cloud_key";
    /** The PIN wished for, 4 to 9 digits; read back which one it became. */
    code?: string | undefined;
    /** Of mobile keys. */
    instant_key_max_use_count?: number | undefined;
  }>;
}

/** Input of `accessGrants.getRelated`. */
export interface AccessGrantsGetRelatedInput {
  /** The grants. */
  access_grant_ids?: string[] | undefined;
  /** The grants by their keys. */
  access_grant_keys?: string[] | undefined;
  /** Only these kinds; all unless told. */
  include?: Array<"spaces" | "devices" | "acs_entrances" | "connected_accounts" | "acs_systems" | "user_identities" | "acs_access_groups" | "access_methods"> | undefined;
  /** None of these kinds. */
  exclude?: Array<"spaces" | "devices" | "acs_entrances" | "connected_accounts" | "acs_systems" | "user_identities" | "acs_access_groups" | "access_methods"> | undefined;
}

/** Input of `accessMethods.get`. */
export interface AccessMethodsGetInput {
  /** Identifier of the method. */
  access_method_id: string;
}

/** Input of `accessMethods.list`. */
export interface AccessMethodsListInput {
  /** Only those of this grant. */
  access_grant_id?: string | undefined;
  /** Only those of the grant with this key. */
  access_grant_key?: string | undefined;
  /** Only those that open this door. */
  device_id?: string | undefined;
  /** Only those of grants on this space. */
  space_id?: string | undefined;
  /** Only the one that this code is part of. */
  access_code_id?: string | undefined;
  /** Only those that open this entrance; there are none. */
  acs_entrance_id?: string | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `accessMethods.delete`. */
export interface AccessMethodsDeleteInput {
  /** Identifier of the method. */
  access_method_id?: string | undefined;
  /** All methods of this grant. */
  access_grant_id?: string | undefined;
  /** All methods of the grants of this reservation. */
  reservation_key?: string | undefined;
}

/** Input of `accessMethods.getRelated`. */
export interface AccessMethodsGetRelatedInput {
  /** The methods. */
  access_method_ids: string[];
  /** Only these kinds; all unless told. */
  include?: Array<"spaces" | "devices" | "acs_entrances" | "access_grants" | "access_methods" | "instant_keys" | "client_sessions" | "acs_credentials"> | undefined;
  /** None of these kinds. */
  exclude?: Array<"spaces" | "devices" | "acs_entrances" | "access_grants" | "access_methods" | "instant_keys" | "client_sessions" | "acs_credentials"> | undefined;
}

/** Input of `actionAttempts.get`. */
export interface ActionAttemptsGetInput {
  /** Identifier of the attempt. */
  action_attempt_id: string;
}

/** Input of `actionAttempts.list`. */
export interface ActionAttemptsListInput {
  /** The attempts. */
  action_attempt_ids?: string[] | undefined;
  /** Every attempt on this device. */
  device_id?: string | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `connectedAccounts.list`. */
export interface ConnectedAccountsListInput {
  /** Only accounts in this user's sessions. */
  user_identifier_key?: string | undefined;
  /** Only accounts of this customer. */
  customer_key?: string | undefined;
  /** Only what is in this space. */
  space_id?: string | undefined;
  /** Part of a name, a login or an id, ignoring case. */
  search?: string | undefined;
  /** Only those whose custom_metadata holds all of these values; as JSON where it travels in a query. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
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
  /** An account is disconnected by its id, not by its email. */
  email?: string | undefined;
  /** Answer only once the attempt has ended; false unless told. */
  sync?: boolean | undefined;
}

/** Input of `connectWebviews.create`. */
export interface ConnectWebviewsCreateInput {
  /** Whether the person picks one or several devices; `none` unless told: all. */
  device_selection_mode?: "none" | "single" | "multiple" | undefined;
  /** Where the person goes afterwards, with `connect_webview_id` in the query. */
  custom_redirect_url?: string | undefined;
  /** Where the person goes when something broke; `custom_redirect_url` unless told. */
  custom_redirect_failure_url?: string | undefined;
  /** Names of the providers on offer; all stable ones unless told. */
  accepted_providers?: string[] | undefined;
  /** Names of providers that are not on offer, whatever else is said. */
  excluded_providers?: string[] | undefined;
  /** Only providers with devices that can do one of these; anything unless told. */
  accepted_capabilities?: Array<"lock" | "thermostat" | "noise_sensor" | "access_control" | "camera"> | undefined;
  /** The providers of this category, e.g. `stable`. */
  provider_category?: string | undefined;
  /** Up to 50 values of your own; keys up to 40 characters, texts up to 500. */
  custom_metadata?: Record<string, string | number | boolean | null> | undefined;
  /** Whether devices found later are managed at once; true unless told. */
  automatically_manage_new_devices?: boolean | undefined;
  /** Whether the page finishes only when the devices are there; false unless told. */
  wait_for_device_creation?: boolean | undefined;
  /** Whose account it connects, by the host's name for its customer; kept with the webview and the account. Keys only. */
  customer_key?: string | undefined;
}

/** Input of `connectWebviews.get`. */
export interface ConnectWebviewsGetInput {
  /** Identifier of the webview. */
  connect_webview_id: string;
}

/** Input of `connectWebviews.list`. */
export interface ConnectWebviewsListInput {
  /** Only webviews in this user's sessions; keys only. */
  user_identifier_key?: string | undefined;
  /** Only webviews made for this customer. */
  customer_key?: string | undefined;
  /** Part of an id or of a value of custom_metadata, ignoring case. */
  search?: string | undefined;
  /** Only those whose custom_metadata holds all of these values; as JSON where it travels in a query. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `connectWebviews.delete`. */
export interface ConnectWebviewsDeleteInput {
  /** Identifier of the webview. */
  connect_webview_id: string;
}

/** Input of `clientSessions.create`. */
export interface ClientSessionsCreateInput {
  /** The host's name for its user; not guessable. */
  user_identifier_key?: string | undefined;
  /** Webviews to share with the session; keys only. */
  connect_webview_ids?: string[] | undefined;
  /** Accounts to share with the session; keys only. */
  connected_account_ids?: string[] | undefined;
  /** The person who uses it: it sees the devices that this person was given (/user_identities/grant_access_to_device); keys only. */
  user_identity_id?: string | undefined;
  /** Sessions of several people are not offered here: give user_identity_id. */
  user_identity_ids?: string[] | undefined;
  /** The customer whose accounts, spaces, doors, people and grants it sees, and may change; keys only. */
  customer_key?: string | undefined;
  /** Customers by customer_id are not offered here: give customer_key. */
  customer_id?: string | undefined;
  /** Refuse it every call that changes something; false unless told. Keys only. */
  read_only?: boolean | undefined;
  /** When the token stops working; never unless told. Keys only. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  expires_at?: string | Date | undefined;
}

/** Input of `clientSessions.getOrCreate`. */
export interface ClientSessionsGetOrCreateInput {
  /** The host's name for its user; not guessable. */
  user_identifier_key?: string | undefined;
  /** Webviews to share with the session; keys only. */
  connect_webview_ids?: string[] | undefined;
  /** Accounts to share with the session; keys only. */
  connected_account_ids?: string[] | undefined;
  /** The person who uses it: it sees the devices that this person was given (/user_identities/grant_access_to_device); keys only. */
  user_identity_id?: string | undefined;
  /** Sessions of several people are not offered here: give user_identity_id. */
  user_identity_ids?: string[] | undefined;
  /** The customer whose accounts, spaces, doors, people and grants it sees, and may change; keys only. */
  customer_key?: string | undefined;
  /** Customers by customer_id are not offered here: give customer_key. */
  customer_id?: string | undefined;
  /** Refuse it every call that changes something; false unless told. Keys only. */
  read_only?: boolean | undefined;
  /** When the token stops working; never unless told. Keys only. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  expires_at?: string | Date | undefined;
}

/** Input of `clientSessions.get`. */
export interface ClientSessionsGetInput {
  /** Identifier of the session. */
  client_session_id?: string | undefined;
  /** The host's name for its user; not guessable. */
  user_identifier_key?: string | undefined;
}

/** Input of `clientSessions.list`. */
export interface ClientSessionsListInput {
  /** Identifier of the session. */
  client_session_id?: string | undefined;
  /** The host's name for its user; not guessable. */
  user_identifier_key?: string | undefined;
  /** Only sessions that this webview is shared with. */
  connect_webview_id?: string | undefined;
  /** Only sessions of this person. */
  user_identity_id?: string | undefined;
  /** Only sessions of no named user. */
  without_user_identifier_key?: boolean | undefined;
}

/** Input of `clientSessions.delete`. */
export interface ClientSessionsDeleteInput {
  /** Identifier of the session. */
  client_session_id: string;
}

/** Input of `clientSessions.grantAccess`. */
export interface ClientSessionsGrantAccessInput {
  /** Identifier of the session. */
  client_session_id?: string | undefined;
  /** The host's name for its user; not guessable. */
  user_identifier_key?: string | undefined;
  /** Webviews to share with the session; keys only. */
  connect_webview_ids?: string[] | undefined;
  /** Accounts to share with the session; keys only. */
  connected_account_ids?: string[] | undefined;
  /** The person who uses it: it sees the devices that this person was given (/user_identities/grant_access_to_device); keys only. */
  user_identity_id?: string | undefined;
  /** Sessions of several people are not offered here: give user_identity_id. */
  user_identity_ids?: string[] | undefined;
  /** Another customer for a session that is there is not offered here: make one with /client_sessions/create. */
  customer_key?: string | undefined;
}

/** Input of `clientSessions.revoke`. */
export interface ClientSessionsRevokeInput {
  /** Identifier of the session. */
  client_session_id: string;
}

/** Input of `customers.pushData`. */
export interface CustomersPushDataInput {
  /** The host's name for its customer. */
  customer_key: string;
  /** Spaces by another name. */
  spaces?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    space_key: string;
  }> | undefined;
  /** Spaces by another name. */
  properties?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    property_key: string;
  }> | undefined;
  /** Spaces by another name. */
  facilities?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    facility_key: string;
  }> | undefined;
  /** Spaces by another name. */
  buildings?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    building_key: string;
  }> | undefined;
  /** Spaces by another name. */
  sites?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    site_key: string;
  }> | undefined;
  /** Spaces by another name. */
  listings?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    listing_key: string;
  }> | undefined;
  /** Spaces by another name. */
  property_listings?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    property_listing_key: string;
  }> | undefined;
  /** Spaces by another name. */
  rooms?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    room_key: string;
  }> | undefined;
  /** Spaces by another name. */
  units?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    unit_key: string;
  }> | undefined;
  /** Spaces by another name. */
  common_areas?: Array<{
    name: string;
    /** Kept; spaces are in no others here. */
    parent_site_key?: string | undefined;
    /** What is usual for stays there. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** When stays usually begin, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** When stays usually end, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Where the space is. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Kept: the length of fixed slots. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    common_area_key: string;
  }> | undefined;
  /** User identities by another name. */
  user_identities?: Array<{
    name: string;
    /** One that is none, or another's, is left out. */
    email_address?: string | null | undefined;
    /** In E.164 form; another form is left out. */
    phone_number?: string | null | undefined;
    /** The host's name for it. */
    user_identity_key: string;
  }> | undefined;
  /** User identities by another name. */
  guests?: Array<{
    name: string;
    /** One that is none, or another's, is left out. */
    email_address?: string | null | undefined;
    /** In E.164 form; another form is left out. */
    phone_number?: string | null | undefined;
    /** The host's name for it. */
    guest_key: string;
  }> | undefined;
  /** User identities by another name. */
  tenants?: Array<{
    name: string;
    /** One that is none, or another's, is left out. */
    email_address?: string | null | undefined;
    /** In E.164 form; another form is left out. */
    phone_number?: string | null | undefined;
    /** The host's name for it. */
    tenant_key: string;
  }> | undefined;
  /** User identities by another name. */
  residents?: Array<{
    name: string;
    /** One that is none, or another's, is left out. */
    email_address?: string | null | undefined;
    /** In E.164 form; another form is left out. */
    phone_number?: string | null | undefined;
    /** The host's name for it. */
    resident_key: string;
  }> | undefined;
  /** User identities by another name. */
  users?: Array<{
    name: string;
    /** One that is none, or another's, is left out. */
    email_address?: string | null | undefined;
    /** In E.164 form; another form is left out. */
    phone_number?: string | null | undefined;
    /** The host's name for it. */
    user_key: string;
  }> | undefined;
  /** People with standing access to the places that they name. */
  staff_members?: Array<{
    name: string;
    /** One that is none, or another's, is left out. */
    email_address?: string | null | undefined;
    /** In E.164 form; another form is left out. */
    phone_number?: string | null | undefined;
    /** Keys of spaces whose doors it opens. */
    space_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    property_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    facility_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    building_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    site_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    property_listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    room_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    unit_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    common_area_keys?: string[] | undefined;
    /** The host's name for it. */
    staff_member_key: string;
  }> | undefined;
  /** Access grants by another name: who stays where, and when. */
  reservations?: Array<{
    name?: string | null | undefined;
    /** When it begins; a new one begins at once unless told. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
    starts_at?: string | Date | null | undefined;
    /** When it ends; null: it has no end. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
    ends_at?: string | Date | null | undefined;
    /** Who stays; one of these fields. */
    user_identity_key?: string | undefined;
    /** Who stays; one of these fields. */
    guest_key?: string | undefined;
    /** Who stays; one of these fields. */
    tenant_key?: string | undefined;
    /** Who stays; one of these fields. */
    resident_key?: string | undefined;
    /** Who stays; one of these fields. */
    user_key?: string | undefined;
    /** Keys of spaces whose doors it opens. */
    space_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    property_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    facility_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    building_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    site_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    property_listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    room_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    unit_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    common_area_keys?: string[] | undefined;
    /** A wish: 4 to 9 digits. Read the code back. */
    preferred_code?: string | null | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    reservation_key: string;
  }> | undefined;
  /** Access grants by another name: who stays where, and when. */
  bookings?: Array<{
    name?: string | null | undefined;
    /** When it begins; a new one begins at once unless told. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
    starts_at?: string | Date | null | undefined;
    /** When it ends; null: it has no end. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
    ends_at?: string | Date | null | undefined;
    /** Who stays; one of these fields. */
    user_identity_key?: string | undefined;
    /** Who stays; one of these fields. */
    guest_key?: string | undefined;
    /** Who stays; one of these fields. */
    tenant_key?: string | undefined;
    /** Who stays; one of these fields. */
    resident_key?: string | undefined;
    /** Who stays; one of these fields. */
    user_key?: string | undefined;
    /** Keys of spaces whose doors it opens. */
    space_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    property_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    facility_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    building_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    site_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    property_listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    room_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    unit_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    common_area_keys?: string[] | undefined;
    /** A wish: 4 to 9 digits. Read the code back. */
    preferred_code?: string | null | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    booking_key: string;
  }> | undefined;
  /** Access grants by another name: who stays where, and when. */
  access_grants?: Array<{
    name?: string | null | undefined;
    /** When it begins; a new one begins at once unless told. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
    starts_at?: string | Date | null | undefined;
    /** When it ends; null: it has no end. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
    ends_at?: string | Date | null | undefined;
    /** Who stays; one of these fields. */
    user_identity_key?: string | undefined;
    /** Who stays; one of these fields. */
    guest_key?: string | undefined;
    /** Who stays; one of these fields. */
    tenant_key?: string | undefined;
    /** Who stays; one of these fields. */
    resident_key?: string | undefined;
    /** Who stays; one of these fields. */
    user_key?: string | undefined;
    /** Keys of spaces whose doors it opens. */
    space_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    property_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    facility_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    building_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    site_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    property_listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    room_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    unit_keys?: string[] | undefined;
    /** Keys of spaces whose doors it opens. */
    common_area_keys?: string[] | undefined;
    /** A wish: 4 to 9 digits. Read the code back. */
    preferred_code?: string | null | undefined;
    /** Up to 50 texts and booleans of your own; null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** The host's name for it. */
    access_grant_key: string;
  }> | undefined;
}

/** Input of `customers.deleteData`. */
export interface CustomersDeleteDataInput {
  /** Deletes all that was pushed of these customers, and their client sessions. */
  customer_keys?: string[] | undefined;
  /** Deletes the spaces with these keys. */
  space_keys?: string[] | undefined;
  /** Deletes the spaces that were pushed under these keys. */
  property_keys?: string[] | undefined;
  /** Deletes the spaces that were pushed under these keys. */
  room_keys?: string[] | undefined;
  /** Deletes the spaces that were pushed under these keys. */
  common_area_keys?: string[] | undefined;
  /** Deletes the spaces that were pushed under these keys. */
  unit_keys?: string[] | undefined;
  /** Deletes the spaces that were pushed under these keys. */
  facility_keys?: string[] | undefined;
  /** Deletes the spaces that were pushed under these keys. */
  building_keys?: string[] | undefined;
  /** Deletes the spaces that were pushed under these keys. */
  listing_keys?: string[] | undefined;
  /** Deletes the spaces that were pushed under these keys. */
  property_listing_keys?: string[] | undefined;
  /** Deletes the people who were pushed under these keys. */
  guest_keys?: string[] | undefined;
  /** Deletes the people who were pushed under these keys. */
  tenant_keys?: string[] | undefined;
  /** Deletes the people who were pushed under these keys. */
  resident_keys?: string[] | undefined;
  /** Deletes the people who were pushed under these keys. */
  user_keys?: string[] | undefined;
  /** Deletes the people with these keys. */
  user_identity_keys?: string[] | undefined;
  /** Takes away the access that was pushed under these keys. */
  reservation_keys?: string[] | undefined;
  /** Takes away the access that was pushed under these keys. */
  booking_keys?: string[] | undefined;
  /** Takes away the access with these keys. */
  access_grant_keys?: string[] | undefined;
  /** Deletes these people, and takes away their standing access. */
  staff_member_keys?: string[] | undefined;
}

/** Input of `customers.automationRuns.list`. */
export interface CustomersAutomationRunsListInput {
  /** The run, as push_data and delete_data answer it. */
  automation_run_id?: string | undefined;
  /** Only of this customer. */
  customer_key?: string | undefined;
  /** Only about this key. */
  partner_key?: string | undefined;
  /** Only of this rule. */
  rule?: string | undefined;
  /** Only what succeeded, or only what did not. */
  success?: boolean | undefined;
  /** Only what was carried out before then. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  created_before?: string | Date | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `events.list`. */
export interface EventsListInput {
  /** From this moment on. Our client sends the epoch when neither this nor `between` is given. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
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
  /** Only events of this command. */
  action_attempt_id?: string | undefined;
  /** Only events that this client session asked for. */
  client_session_id?: string | undefined;
  /** Only events that sessions of this user asked for. */
  user_identifier_key?: string | undefined;
  /** Only events that this API key or access token asked for. */
  api_key_id?: string | undefined;
  /** Only events of this customer's accounts. */
  customer_key?: string | undefined;
  /** Only events of this space. */
  space_id?: string | undefined;
  /** Only events of these spaces. */
  space_ids?: string[] | undefined;
  /** Only events of this access grant and its methods. */
  access_grant_id?: string | undefined;
  /** Only events of these access grants and their methods. */
  access_grant_ids?: string[] | undefined;
  /** Only events of this access method. */
  access_method_id?: string | undefined;
  /** Only events of these access methods. */
  access_method_ids?: string[] | undefined;
  /** Only events of this person's access grants. */
  user_identity_id?: string | undefined;
  /** Only what belongs to this access group; nothing here does. */
  acs_access_group_id?: string | undefined;
  /** Only what belongs to this credential of an access system; nothing here does. */
  acs_credential_id?: string | undefined;
  /** Only what belongs to this encoder of an access system; nothing here does. */
  acs_encoder_id?: string | undefined;
  /** Only what belongs to this entrance of an access system; nothing here does. */
  acs_entrance_id?: string | undefined;
  /** Only what belongs to one of these entrance of an access systems; nothing here does. */
  acs_entrance_ids?: string[] | undefined;
  /** Only what belongs to this access system; nothing here does. */
  acs_system_id?: string | undefined;
  /** Only what belongs to one of these access systems; nothing here does. */
  acs_system_ids?: string[] | undefined;
  /** Only what belongs to this user of an access system; nothing here does. */
  acs_user_id?: string | undefined;
  /** Leaves out so many of the newest. */
  unstable_offset?: number | undefined;
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

/** Input of `spaces.create`. */
export interface SpacesCreateInput {
  /** For people. */
  name: string;
  /** The host's name for the space, unique in the workspace. */
  space_key?: string | undefined;
  /** The customer whose it is. */
  customer_key?: string | undefined;
  /** Managed devices that are in it. */
  device_ids?: string[] | undefined;
  /** Accounts that it came from. */
  connected_account_ids?: string[] | undefined;
  /** There are no access systems here, so only an empty list is taken. */
  acs_entrance_ids?: string[] | undefined;
  /** What is usual for stays there. */
  customer_data?: {
    /** IANA name, such as Europe/Berlin. */
    time_zone?: string | null | undefined;
    /** When stays usually begin, such as 15:00. */
    default_checkin_time?: string | null | undefined;
    /** When stays usually end, such as 11:00. */
    default_checkout_time?: string | null | undefined;
    /** Where the space is. */
    address?: string | null | undefined;
  } | undefined;
  /** Spaces have no spaces inside here. */
  parent_space_id?: string | undefined;
  /** Spaces have no spaces inside here. */
  parent_space_key?: string | undefined;
}

/** Input of `spaces.get`. */
export interface SpacesGetInput {
  /** Identifier of the space. */
  space_id?: string | undefined;
  /** Instead of the id. */
  space_key?: string | undefined;
}

/** Input of `spaces.list`. */
export interface SpacesListInput {
  /** Only spaces of this customer. */
  customer_key?: string | undefined;
  /** Only the space with this key. */
  space_key?: string | undefined;
  /** Only spaces that came from this account. */
  connected_account_id?: string | undefined;
  /** Part of a name or a key, ignoring case. */
  search?: string | undefined;
  /** Spaces have no spaces inside here. */
  parent_space_id?: string | undefined;
  /** Spaces have no spaces inside here. */
  parent_space_key?: string | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `spaces.update`. */
export interface SpacesUpdateInput {
  /** Identifier of the space. */
  space_id?: string | undefined;
  /** Instead of the id. */
  space_key?: string | undefined;
  /** For people. */
  name?: string | undefined;
  /** All devices that it has from now on. */
  device_ids?: string[] | undefined;
  /** There are no access systems here, so only an empty list is taken. */
  acs_entrance_ids?: string[] | undefined;
  /** What is left out stays as it is; null clears. */
  customer_data?: {
    /** IANA name, such as Europe/Berlin. */
    time_zone?: string | null | undefined;
    /** When stays usually begin, such as 15:00. */
    default_checkin_time?: string | null | undefined;
    /** When stays usually end, such as 11:00. */
    default_checkout_time?: string | null | undefined;
    /** Where the space is. */
    address?: string | null | undefined;
  } | undefined;
  /** Spaces have no spaces inside here. */
  parent_space_id?: string | undefined;
  /** Spaces have no spaces inside here. */
  parent_space_key?: string | undefined;
}

/** Input of `spaces.delete`. */
export interface SpacesDeleteInput {
  /** Identifier of the space. */
  space_id: string;
}

/** Input of `spaces.addDevices`. */
export interface SpacesAddDevicesInput {
  /** Identifier of the space. */
  space_id: string;
  /** Managed devices; those that are in the space already stay there. */
  device_ids: string[];
}

/** Input of `spaces.removeDevices`. */
export interface SpacesRemoveDevicesInput {
  /** Identifier of the space. */
  space_id: string;
  /** Devices; those that are not in the space are skipped. */
  device_ids: string[];
}

/** Input of `spaces.addConnectedAccount`. */
export interface SpacesAddConnectedAccountInput {
  /** Identifier of the space. */
  space_id: string;
  /** Identifier of the account. */
  connected_account_id: string;
}

/** Input of `spaces.removeConnectedAccount`. */
export interface SpacesRemoveConnectedAccountInput {
  /** Identifier of the space. */
  space_id: string;
  /** Identifier of the account. */
  connected_account_id: string;
}

/** Input of `spaces.getRelated`. */
export interface SpacesGetRelatedInput {
  /** Identifiers of spaces. */
  space_ids?: string[] | undefined;
  /** Keys of spaces. */
  space_keys?: string[] | undefined;
  /** Only these kinds; all unless told. */
  include?: Array<"spaces" | "devices" | "acs_entrances" | "connected_accounts" | "acs_systems" | "access_methods"> | undefined;
  /** None of these kinds. */
  exclude?: Array<"spaces" | "devices" | "acs_entrances" | "connected_accounts" | "acs_systems" | "access_methods"> | undefined;
}

/** Input of `thermostats.list`. */
export interface ThermostatsListInput {
  /** Only devices of this account. */
  connected_account_id?: string | undefined;
  /** Only devices of these accounts. */
  connected_account_ids?: string[] | undefined;
  /** Only devices of the account that this webview connected. */
  connect_webview_id?: string | undefined;
  /** Only devices of this type, e.g. `august_lock`. */
  device_type?: string | undefined;
  /** Only devices of these types. */
  device_types?: string[] | undefined;
  /** Only devices of this maker, e.g. `august`. */
  manufacturer?: string | undefined;
  /** Only these devices; unknown ids are skipped. */
  device_ids?: string[] | undefined;
  /** Strictly earlier than this. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  created_before?: string | Date | undefined;
  /** Only what this user's sessions see; keys only. */
  user_identifier_key?: string | undefined;
  /** Only devices of this customer's accounts. */
  customer_key?: string | undefined;
  /** Only what is in this space. */
  space_id?: string | undefined;
  /** The older name of `space_id`. */
  unstable_location_id?: string | undefined;
  /** Only devices that can do all of this, e.g. `can_remotely_unlock`. */
  include_if?: string[] | undefined;
  /** No devices that can do any of this, e.g. `can_hvac_heat`. */
  exclude_if?: string[] | undefined;
  /** Part of a name, an id or a location, ignoring case. */
  search?: string | undefined;
  /** Only those whose custom_metadata holds all of these values; as JSON where it travels in a query. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `thermostats.get`. */
export interface ThermostatsGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  /** Instead of the id. */
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
  /** When it begins. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  schedule_starts_at: string | Date;
  /** When it ends. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
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
  /** When it begins. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  schedule_starts_at?: string | Date | undefined;
  /** When it ends. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
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

/** Input of `userIdentities.create`. */
export interface UserIdentitiesCreateInput {
  /** The person's name. */
  full_name?: string | null | undefined;
  /** Unique in the workspace, ignoring case. */
  email_address?: string | null | undefined;
  /** Unique in the workspace; E.164, with `+` and no spaces. */
  phone_number?: string | null | undefined;
  /** The host's own name for the person; unique in the workspace. */
  user_identity_key?: string | null | undefined;
  /** Must be empty: there are no access control systems here. */
  acs_system_ids?: string[] | undefined;
}

/** Input of `userIdentities.get`. */
export interface UserIdentitiesGetInput {
  /** Identifier of the user identity. */
  user_identity_id?: string | undefined;
  /** The host's own name for the person; unique in the workspace. */
  user_identity_key?: string | undefined;
}

/** Input of `userIdentities.list`. */
export interface UserIdentitiesListInput {
  /** Only these; ids of merged ones count as the survivor's. */
  user_identity_ids?: string[] | undefined;
  /** Part of a name, an e-mail address, a phone number or an id, ignoring case. */
  search?: string | undefined;
  /** Only those made before then. Without a zone it is read as UTC; `Z`, `+02:00` or `[Europe/Berlin]` behind it says another. */
  created_before?: string | Date | undefined;
  /** Only what belongs to this access control system; nothing here does. */
  credential_manager_acs_system_id?: string | undefined;
  /** At most so many; 500 unless told. */
  limit?: number | undefined;
  /** From `pagination.next_page_cursor`, with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `userIdentities.grantAccessToDevice`. */
export interface UserIdentitiesGrantAccessToDeviceInput {
  /** Identifier of the user identity. */
  user_identity_id: string;
  /** A managed device. */
  device_id: string;
}

/** Input of `userIdentities.revokeAccessToDevice`. */
export interface UserIdentitiesRevokeAccessToDeviceInput {
  /** Identifier of the user identity. */
  user_identity_id: string;
  /** A managed device. */
  device_id: string;
}

/** Input of `userIdentities.listAccessibleDevices`. */
export interface UserIdentitiesListAccessibleDevicesInput {
  /** Identifier of the user identity. */
  user_identity_id: string;
}

/** Input of `userIdentities.update`. */
export interface UserIdentitiesUpdateInput {
  /** Identifier of the user identity. */
  user_identity_id: string;
  /** The person's name. */
  full_name?: string | null | undefined;
  /** Unique in the workspace, ignoring case. */
  email_address?: string | null | undefined;
  /** Unique in the workspace; E.164, with `+` and no spaces. */
  phone_number?: string | null | undefined;
  /** The host's own name for the person; unique in the workspace. */
  user_identity_key?: string | null | undefined;
}

/** Input of `userIdentities.delete`. */
export interface UserIdentitiesDeleteInput {
  /** Identifier of the user identity. */
  user_identity_id: string;
}

/** Input of `userIdentities.merge`. */
export interface UserIdentitiesMergeInput {
  /** The identity that stays. */
  user_identity_id?: string | undefined;
  /** The 1 to 20 identities that become it. */
  merged_user_identity_ids?: string[] | undefined;
  /** The identity that stays, by its key. */
  user_identity_key?: string | undefined;
  /** The 1 to 20 identities that become it, by their keys. */
  merged_user_identity_keys?: string[] | undefined;
}

/** Input of `deviceModels.list`. */
export interface DeviceModelsListInput {
  /** Only this category, e.g. `smartlocks`. */
  main_category?: string | undefined;
  /** Only `live`, `beta` or `unsupported` models. */
  support_level?: string | undefined;
  /** Only this brand, ignoring case. */
  brand?: string | undefined;
  /** Words to find in model name, maker's model id, connection type or support level. */
  text_search?: string | undefined;
}

/** Every input by the name of its call. */
export interface Inputs {
  "devices.list": DevicesListInput;
  "devices.get": DevicesGetInput;
  "devices.update": DevicesUpdateInput;
  "devices.delete": DevicesDeleteInput;
  "devices.listDeviceProviders": DevicesListDeviceProvidersInput;
  "devices.unmanaged.list": DevicesUnmanagedListInput;
  "devices.unmanaged.get": DevicesUnmanagedGetInput;
  "devices.unmanaged.update": DevicesUnmanagedUpdateInput;
  "locks.list": LocksListInput;
  "locks.get": LocksGetInput;
  "locks.lockDoor": LocksLockDoorInput;
  "locks.unlockDoor": LocksUnlockDoorInput;
  "locks.configureAutoLock": LocksConfigureAutoLockInput;
  "accessCodes.list": AccessCodesListInput;
  "accessCodes.get": AccessCodesGetInput;
  "accessCodes.create": AccessCodesCreateInput;
  "accessCodes.createMultiple": AccessCodesCreateMultipleInput;
  "accessCodes.update": AccessCodesUpdateInput;
  "accessCodes.updateMultiple": AccessCodesUpdateMultipleInput;
  "accessCodes.delete": AccessCodesDeleteInput;
  "accessCodes.pullBackupAccessCode": AccessCodesPullBackupAccessCodeInput;
  "accessCodes.generateCode": AccessCodesGenerateCodeInput;
  "accessCodes.simulate.createUnmanagedAccessCode": AccessCodesSimulateCreateUnmanagedAccessCodeInput;
  "accessCodes.unmanaged.list": AccessCodesUnmanagedListInput;
  "accessCodes.unmanaged.get": AccessCodesUnmanagedGetInput;
  "accessCodes.unmanaged.update": AccessCodesUnmanagedUpdateInput;
  "accessCodes.unmanaged.convertToManaged": AccessCodesUnmanagedConvertToManagedInput;
  "accessCodes.unmanaged.delete": AccessCodesUnmanagedDeleteInput;
  "accessGrants.create": AccessGrantsCreateInput;
  "accessGrants.get": AccessGrantsGetInput;
  "accessGrants.list": AccessGrantsListInput;
  "accessGrants.update": AccessGrantsUpdateInput;
  "accessGrants.delete": AccessGrantsDeleteInput;
  "accessGrants.requestAccessMethods": AccessGrantsRequestAccessMethodsInput;
  "accessGrants.getRelated": AccessGrantsGetRelatedInput;
  "accessMethods.get": AccessMethodsGetInput;
  "accessMethods.list": AccessMethodsListInput;
  "accessMethods.delete": AccessMethodsDeleteInput;
  "accessMethods.getRelated": AccessMethodsGetRelatedInput;
  "actionAttempts.get": ActionAttemptsGetInput;
  "actionAttempts.list": ActionAttemptsListInput;
  "connectedAccounts.list": ConnectedAccountsListInput;
  "connectedAccounts.get": ConnectedAccountsGetInput;
  "connectedAccounts.delete": ConnectedAccountsDeleteInput;
  "connectWebviews.create": ConnectWebviewsCreateInput;
  "connectWebviews.get": ConnectWebviewsGetInput;
  "connectWebviews.list": ConnectWebviewsListInput;
  "connectWebviews.delete": ConnectWebviewsDeleteInput;
  "clientSessions.create": ClientSessionsCreateInput;
  "clientSessions.getOrCreate": ClientSessionsGetOrCreateInput;
  "clientSessions.get": ClientSessionsGetInput;
  "clientSessions.list": ClientSessionsListInput;
  "clientSessions.delete": ClientSessionsDeleteInput;
  "clientSessions.grantAccess": ClientSessionsGrantAccessInput;
  "clientSessions.revoke": ClientSessionsRevokeInput;
  "customers.pushData": CustomersPushDataInput;
  "customers.deleteData": CustomersDeleteDataInput;
  "customers.automationRuns.list": CustomersAutomationRunsListInput;
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
  "spaces.create": SpacesCreateInput;
  "spaces.get": SpacesGetInput;
  "spaces.list": SpacesListInput;
  "spaces.update": SpacesUpdateInput;
  "spaces.delete": SpacesDeleteInput;
  "spaces.addDevices": SpacesAddDevicesInput;
  "spaces.removeDevices": SpacesRemoveDevicesInput;
  "spaces.addConnectedAccount": SpacesAddConnectedAccountInput;
  "spaces.removeConnectedAccount": SpacesRemoveConnectedAccountInput;
  "spaces.getRelated": SpacesGetRelatedInput;
  "thermostats.list": ThermostatsListInput;
  "thermostats.get": ThermostatsGetInput;
  "thermostats.update": ThermostatsUpdateInput;
  "thermostats.delete": ThermostatsDeleteInput;
  "thermostats.climateSettingSchedules.create": ThermostatsClimateSettingSchedulesCreateInput;
  "thermostats.climateSettingSchedules.get": ThermostatsClimateSettingSchedulesGetInput;
  "thermostats.climateSettingSchedules.list": ThermostatsClimateSettingSchedulesListInput;
  "thermostats.climateSettingSchedules.update": ThermostatsClimateSettingSchedulesUpdateInput;
  "thermostats.climateSettingSchedules.delete": ThermostatsClimateSettingSchedulesDeleteInput;
  "userIdentities.create": UserIdentitiesCreateInput;
  "userIdentities.get": UserIdentitiesGetInput;
  "userIdentities.list": UserIdentitiesListInput;
  "userIdentities.grantAccessToDevice": UserIdentitiesGrantAccessToDeviceInput;
  "userIdentities.revokeAccessToDevice": UserIdentitiesRevokeAccessToDeviceInput;
  "userIdentities.listAccessibleDevices": UserIdentitiesListAccessibleDevicesInput;
  "userIdentities.update": UserIdentitiesUpdateInput;
  "userIdentities.delete": UserIdentitiesDeleteInput;
  "userIdentities.merge": UserIdentitiesMergeInput;
  "deviceModels.list": DeviceModelsListInput;
}
