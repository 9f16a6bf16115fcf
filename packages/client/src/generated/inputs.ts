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
  /** Only devices first seen before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  created_before?: string | Date | undefined;
  /** Only devices of accounts shared with this user's sessions. Ignored for client sessions. */
  user_identifier_key?: string | undefined;
  /** Only devices of this customer's accounts or spaces. */
  customer_key?: string | undefined;
  /** Only devices in this space. */
  space_id?: string | undefined;
  /** Older name of `space_id`. */
  unstable_location_id?: string | undefined;
  /** Only devices with all of these abilities, e.g. `can_remotely_unlock`. */
  include_if?: string[] | undefined;
  /** No devices with any of these abilities, e.g. `can_hvac_heat`. */
  exclude_if?: string[] | undefined;
  /** Text to find in a name, id, location or custom_metadata, ignoring case. */
  search?: string | undefined;
  /** Only items whose custom_metadata has all of these values. A query takes them as JSON. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** Maximum number of items, up to 50000. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `devices.get`. */
export interface DevicesGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  /** Exact name of the device; the oldest one if shared. */
  name?: string | undefined;
}

/** Input of `devices.update`. */
export interface DevicesUpdateInput {
  /** Identifier of the device. */
  device_id: string;
  /** Nickname of the device; null restores the manufacturer's name. */
  name?: string | null | undefined;
  /** Older form of `name`, which wins. */
  properties?: {
    name?: string | undefined;
  } | undefined;
  /** Whole new location; null removes it. `timezone`, an IANA name, wins over `time_zone`. */
  location?: {
    location_name?: string | undefined;
    timezone?: string | undefined;
    time_zone?: string | undefined;
  } | null | undefined;
  /** Whether the device stays managed; false ends this for its codes too. Default: true. */
  is_managed?: boolean | undefined;
  /** Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key. */
  custom_metadata?: Record<string, string | number | boolean | null> | undefined;
  /** Whether spare codes are kept on the lock; false removes those not pulled. Default: unchanged. */
  backup_access_code_pool_enabled?: boolean | undefined;
}

/** Input of `devices.delete`. */
export interface DevicesDeleteInput {
  /** Identifier of the device. */
  device_id: string;
}

/** Input of `devices.listDeviceProviders`. */
export interface DevicesListDeviceProvidersInput {
  /** Only providers of this category, e.g. `stable`. Default: all. */
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
  /** Only devices first seen before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  created_before?: string | Date | undefined;
  /** Only devices of accounts shared with this user's sessions. Ignored for client sessions. */
  user_identifier_key?: string | undefined;
  /** Only devices of this customer's accounts or spaces. */
  customer_key?: string | undefined;
  /** Only devices in this space. */
  space_id?: string | undefined;
  /** Older name of `space_id`. */
  unstable_location_id?: string | undefined;
  /** Only devices with all of these abilities, e.g. `can_remotely_unlock`. */
  include_if?: string[] | undefined;
  /** No devices with any of these abilities, e.g. `can_hvac_heat`. */
  exclude_if?: string[] | undefined;
  /** Text to find in a name, id, location or custom_metadata, ignoring case. */
  search?: string | undefined;
  /** Only items whose custom_metadata has all of these values. A query takes them as JSON. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** Maximum number of items, up to 50000. Default: 22900. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `devices.unmanaged.get`. */
export interface DevicesUnmanagedGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  /** Exact name of the device; the oldest one if shared. */
  name?: string | undefined;
}

/** Input of `devices.unmanaged.update`. */
export interface DevicesUnmanagedUpdateInput {
  /** Identifier of the device. */
  device_id: string;
  /** true makes the device managed; false is refused. Default: unchanged. */
  is_managed?: boolean | undefined;
  /** Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key. */
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
  /** Only devices first seen before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  created_before?: string | Date | undefined;
  /** Only devices of accounts shared with this user's sessions. Ignored for client sessions. */
  user_identifier_key?: string | undefined;
  /** Only devices of this customer's accounts or spaces. */
  customer_key?: string | undefined;
  /** Only devices in this space. */
  space_id?: string | undefined;
  /** Older name of `space_id`. */
  unstable_location_id?: string | undefined;
  /** Only devices with all of these abilities, e.g. `can_remotely_unlock`. */
  include_if?: string[] | undefined;
  /** No devices with any of these abilities, e.g. `can_hvac_heat`. */
  exclude_if?: string[] | undefined;
  /** Text to find in a name, id, location or custom_metadata, ignoring case. */
  search?: string | undefined;
  /** Only items whose custom_metadata has all of these values. A query takes them as JSON. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** Maximum number of items, up to 50000. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `locks.get`. */
export interface LocksGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  /** Exact name of the device; the oldest one if shared. */
  name?: string | undefined;
}

/** Input of `locks.lockDoor`. */
export interface LocksLockDoorInput {
  /** Identifier of the lock. */
  device_id: string;
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `locks.unlockDoor`. */
export interface LocksUnlockDoorInput {
  /** Identifier of the lock. */
  device_id: string;
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `locks.configureAutoLock`. */
export interface LocksConfigureAutoLockInput {
  /** Identifier of the lock. */
  device_id: string;
  /** Whether the lock locks itself again after an unlock. */
  auto_lock_enabled: boolean;
  /** Seconds until the lock locks itself, 1 to 60. Default: unchanged, or 30 if none is known. */
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
  /** `true`: only codes with errors or warnings of their own; `false`: only codes without. Problems of the lock and its account do not count. */
  has_issues?: boolean | undefined;
  /** Only time-bound codes that start at this time or later. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  starts_after?: string | Date | undefined;
  /** Only time-bound codes that start before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  starts_before?: string | Date | undefined;
  /** Only codes on devices of accounts shared with this user's sessions. Ignored for client sessions. */
  user_identifier_key?: string | undefined;
  /** Only codes on locks of this customer's accounts or spaces. */
  customer_key?: string | undefined;
  /** Only codes that this access grant created. */
  access_grant_id?: string | undefined;
  /** Only codes that the access grant with this key created. */
  access_grant_key?: string | undefined;
  /** Only codes of this access method. */
  access_method_id?: string | undefined;
  /** Text to find in a name or a PIN, ignoring case. */
  search?: string | undefined;
  /** Maximum number of items, up to 55000. Default: 55000. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `accessCodes.get`. */
export interface AccessCodesGetInput {
  /** Identifier of the code. */
  access_code_id?: string | undefined;
  /** Lock of the code; together with code, or to check access_code_id. */
  device_id?: string | undefined;
  /** The PIN; together with device_id, instead of access_code_id. */
  code?: string | undefined;
}

/** Input of `accessCodes.create`. */
export interface AccessCodesCreateInput {
  /** Lock of the code. */
  device_id: string;
  /** Display name; some locks limit its length, or refuse a name that another code has. */
  name?: string | undefined;
  /** The PIN, 4 to 12 digits; some locks limit it further, or choose it. Default: the server picks one. */
  code?: string | undefined;
  /** Start of a time-bound code; together with ends_at. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  starts_at?: string | Date | undefined;
  /** End of a time-bound code; together with starts_at. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  ends_at?: string | Date | undefined;
  /** Whether the action attempt stays pending while the lock is offline; false: it fails at once, but the code is still sent later. Default on creation: true. */
  attempt_for_offline_device?: boolean | undefined;
  /** Whether a lock that can store start and end enforces them itself. Default on creation: true. */
  prefer_native_scheduling?: boolean | undefined;
  /** true starts to keep spare codes on the lock, for its time-bound codes; false changes nothing. */
  use_backup_access_code_pool?: boolean | undefined;
  /** Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default on creation: false. */
  is_external_modification_allowed?: boolean | undefined;
  /** Older name of `is_external_modification_allowed`. */
  allow_external_modification?: boolean | undefined;
  /** Length in digits of a PIN that the server picks; ignored if the lock does not support it. */
  preferred_code_length?: number | undefined;
  /** Accepted without effect: start and end are never rounded. */
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
  /** Key of your own. Codes with one key share one PIN, across locks; another PIN is refused. */
  common_code_key?: string | undefined;
  /** Whether to answer only once the lock has the code or refused it, or after 60 s. A code that starts later is not waited for. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `accessCodes.createMultiple`. */
export interface AccessCodesCreateMultipleInput {
  /** Identifiers of the locks, 1 to 1,000. */
  device_ids: string[];
  /** `throw`: no code is created unless one PIN suits all locks; `create_random_code`: locks that need it get other PINs. Default: `throw`. */
  behavior_when_code_cannot_be_shared?: "throw" | "create_random_code" | undefined;
  /** Display name; some locks limit its length, or refuse a name that another code has. */
  name?: string | undefined;
  /** The PIN, 4 to 12 digits; some locks limit it further, or choose it. Default: the server picks one. */
  code?: string | undefined;
  /** Start of a time-bound code; together with ends_at. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  starts_at?: string | Date | undefined;
  /** End of a time-bound code; together with starts_at. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  ends_at?: string | Date | undefined;
  /** Whether the action attempt stays pending while the lock is offline; false: it fails at once, but the code is still sent later. Default on creation: true. */
  attempt_for_offline_device?: boolean | undefined;
  /** Whether a lock that can store start and end enforces them itself. Default on creation: true. */
  prefer_native_scheduling?: boolean | undefined;
  /** true starts to keep spare codes on the lock, for its time-bound codes; false changes nothing. */
  use_backup_access_code_pool?: boolean | undefined;
  /** Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default on creation: false. */
  is_external_modification_allowed?: boolean | undefined;
  /** Older name of `is_external_modification_allowed`. */
  allow_external_modification?: boolean | undefined;
  /** Length in digits of a PIN that the server picks; ignored if the lock does not support it. */
  preferred_code_length?: number | undefined;
  /** Accepted without effect: start and end are never rounded. */
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
  /** Lock of the code; not needed. */
  device_id?: string | undefined;
  /** Display name; some locks limit its length, or refuse a name that another code has. */
  name?: string | undefined;
  /** New PIN, 4 to 12 digits. Default: unchanged. */
  code?: string | undefined;
  /** New start; an ongoing code needs ends_at too. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  starts_at?: string | Date | undefined;
  /** New end; an ongoing code needs starts_at too. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  ends_at?: string | Date | undefined;
  /** Whether the action attempt stays pending while the lock is offline; false: it fails at once, but the code is still sent later. Default on creation: true. */
  attempt_for_offline_device?: boolean | undefined;
  /** Whether a lock that can store start and end enforces them itself. Default on creation: true. */
  prefer_native_scheduling?: boolean | undefined;
  /** true starts to keep spare codes on the lock, for its time-bound codes; false changes nothing. */
  use_backup_access_code_pool?: boolean | undefined;
  /** Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default on creation: false. */
  is_external_modification_allowed?: boolean | undefined;
  /** Older name of `is_external_modification_allowed`. */
  allow_external_modification?: boolean | undefined;
  /** Accepted without effect: a change picks no PIN. */
  preferred_code_length?: number | undefined;
  /** Accepted without effect: start and end are never rounded. */
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
  /** Key with which the code was created; another one is refused. */
  common_code_key?: string | null | undefined;
  /** `ongoing` removes start and end; `time_bound` needs both, unless the code has them. */
  type?: "ongoing" | "time_bound" | undefined;
  /** A code cannot leave management without its lock: false is refused. */
  is_managed?: boolean | undefined;
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `accessCodes.updateMultiple`. */
export interface AccessCodesUpdateMultipleInput {
  /** Key with which the codes were created. */
  common_code_key: string;
  /** Display name; some locks limit its length, or refuse a name that another code has. */
  name?: string | undefined;
  /** Start of the codes; ongoing codes need ends_at too. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  starts_at?: string | Date | undefined;
  /** End of the codes; ongoing codes need starts_at too. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  ends_at?: string | Date | undefined;
}

/** Input of `accessCodes.delete`. */
export interface AccessCodesDeleteInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** Lock of the code; not needed. */
  device_id?: string | undefined;
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `accessCodes.pullBackupAccessCode`. */
export interface AccessCodesPullBackupAccessCodeInput {
  /** Code that does not work. */
  access_code_id: string;
}

/** Input of `accessCodes.generateCode`. */
export interface AccessCodesGenerateCodeInput {
  /** Lock of the code. */
  device_id: string;
}

/** Input of `accessCodes.simulate.createUnmanagedAccessCode`. */
export interface AccessCodesSimulateCreateUnmanagedAccessCodeInput {
  /** Lock of the code. */
  device_id: string;
  /** Display name. */
  name: string;
  /** The PIN, 4 to 8 digits. */
  code: string;
}

/** Input of `accessCodes.unmanaged.list`. */
export interface AccessCodesUnmanagedListInput {
  /** Lock whose codes to list. */
  device_id: string;
  /** Only codes on devices of accounts shared with this user's sessions. Ignored for client sessions. */
  user_identifier_key?: string | undefined;
  /** Text to find in a name or a PIN, ignoring case. */
  search?: string | undefined;
  /** Maximum number of items, up to 55000. Default: 55000. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `accessCodes.unmanaged.get`. */
export interface AccessCodesUnmanagedGetInput {
  /** Identifier of the code. */
  access_code_id?: string | undefined;
  /** Lock of the code; together with code, or to check access_code_id. */
  device_id?: string | undefined;
  /** The PIN; together with device_id, instead of access_code_id. */
  code?: string | undefined;
}

/** Input of `accessCodes.unmanaged.update`. */
export interface AccessCodesUnmanagedUpdateInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** Must be true: no other change is possible. */
  is_managed: true;
  /** Accepted without effect: no code is refused because another workspace manages it. */
  force?: boolean | undefined;
  /** Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default: false. */
  allow_external_modification?: boolean | undefined;
  /** Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default: false. */
  is_external_modification_allowed?: boolean | undefined;
}

/** Input of `accessCodes.unmanaged.convertToManaged`. */
export interface AccessCodesUnmanagedConvertToManagedInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** Accepted without effect: no code is refused because another workspace manages it. */
  force?: boolean | undefined;
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
  /** Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default: false. */
  allow_external_modification?: boolean | undefined;
  /** Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default: false. */
  is_external_modification_allowed?: boolean | undefined;
}

/** Input of `accessCodes.unmanaged.delete`. */
export interface AccessCodesUnmanagedDeleteInput {
  /** Identifier of the code. */
  access_code_id: string;
  /** Lock that has the code; not needed. */
  device_id?: string | undefined;
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `accessGrants.create`. */
export interface AccessGrantsCreateInput {
  /** User identity that gets access; instead of user_identity. */
  user_identity_id?: string | undefined;
  /** New user identity that gets access. */
  user_identity?: {
    /** The person's name. */
    full_name?: string | null | undefined;
    /** E-mail address, unique in the workspace, ignoring case. */
    email_address?: string | null | undefined;
    /** Phone number in E.164 form, with `+` and no spaces; unique in the workspace. */
    phone_number?: string | null | undefined;
    /** Your own key for the person, unique in the workspace. */
    user_identity_key?: string | null | undefined;
  } | undefined;
  /** Access methods to create, 1 to 10. Only mode `code` is offered here: one PIN on all doors if possible. */
  requested_access_methods: Array<{
    mode: "code" | "card" | "mobile_key" | "cloud_key";
    /** Requested PIN, 4 to 9 digits; only with mode `code`. A door that refuses it gets another PIN. */
    code?: string | undefined;
    /** Maximum uses of a mobile key; only with mode `mobile_key`, which is not offered here. */
    instant_key_max_use_count?: number | undefined;
  }>;
  /** Managed devices that the grant opens. */
  device_ids?: string[] | undefined;
  /** Spaces whose doors the grant opens, including doors that are added later. */
  space_ids?: string[] | undefined;
  /** Keys of such spaces, as with `space_ids`. */
  space_keys?: string[] | undefined;
  /** Entrances of access systems. There are none here, so only an empty list is accepted. */
  acs_entrance_ids?: string[] | undefined;
  /** Former form of device_ids; its name has no effect. */
  location?: {
    name?: string | undefined;
    /** Managed devices that the grant opens. */
    device_ids?: string[] | undefined;
    /** Entrances of access systems. There are none here, so only an empty list is accepted. */
    acs_entrance_ids?: string[] | undefined;
  } | undefined;
  /** Former name of space_ids. */
  location_ids?: string[] | undefined;
  /** Start time. Default: at once. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  starts_at?: string | Date | undefined;
  /** End time; must be in the future. Null or absent for none. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  ends_at?: string | Date | null | undefined;
  /** Display name; null or absent for the person's. */
  name?: string | null | undefined;
  /** Your own key for the grant, unique in the workspace. */
  access_grant_key?: string | undefined;
  /** Your own key for the stay, by which grants are listed and their methods deleted. */
  reservation_key?: string | undefined;
  /** Identifier of a customization profile; stored and returned without effect. */
  customization_profile_id?: string | undefined;
}

/** Input of `accessGrants.get`. */
export interface AccessGrantsGetInput {
  /** Identifier of the grant. */
  access_grant_id?: string | undefined;
  /** Your own key for the grant, unique in the workspace. */
  access_grant_key?: string | undefined;
}

/** Input of `accessGrants.list`. */
export interface AccessGrantsListInput {
  /** Only these grants. */
  access_grant_ids?: string[] | undefined;
  /** Only grants of this customer, or on its spaces or devices of its accounts. */
  customer_key?: string | undefined;
  /** Only grants of this person. */
  user_identity_id?: string | undefined;
  /** Only grants that open this device, itself or in a space. */
  device_id?: string | undefined;
  /** Only grants on this space. */
  space_id?: string | undefined;
  /** Former name of space_id. */
  location_id?: string | undefined;
  /** Only the grant that created this code. */
  access_code_id?: string | undefined;
  /** Only grants that open this entrance; there are none. */
  acs_entrance_id?: string | undefined;
  /** Only grants of this access system; there are none. */
  acs_system_id?: string | undefined;
  /** Only the grant with this key; null or empty for grants without one. */
  access_grant_key?: string | null | undefined;
  /** Only grants of this stay. */
  reservation_key?: string | undefined;
  /** Text to find in a grant's name, keys or id, or a person's details, ignoring case. */
  search?: string | undefined;
  /** Maximum number of items, up to 10000. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `accessGrants.update`. */
export interface AccessGrantsUpdateInput {
  /** Identifier of the grant. */
  access_grant_id?: string | undefined;
  /** Your own key for the grant, unique in the workspace. */
  access_grant_key?: string | undefined;
  /** Display name; null for the person's. Default: unchanged. */
  name?: string | null | undefined;
  /** Start time. Default: unchanged. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  starts_at?: string | Date | undefined;
  /** End time; null for none. Default: unchanged. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  ends_at?: string | Date | null | undefined;
  /** Managed devices that the grant opens. */
  device_ids?: string[] | undefined;
  /** Spaces whose doors the grant opens, including doors that are added later. */
  space_ids?: string[] | undefined;
  /** Keys of such spaces, as with `space_ids`. */
  space_keys?: string[] | undefined;
  /** Entrances of access systems. There are none here, so only an empty list is accepted. */
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
  /** Access methods to create, 1 to 10. Only mode `code` is offered here: one PIN on all doors if possible. */
  requested_access_methods: Array<{
    mode: "code" | "card" | "mobile_key" | "cloud_key";
    /** Requested PIN, 4 to 9 digits; only with mode `code`. A door that refuses it gets another PIN. */
    code?: string | undefined;
    /** Maximum uses of a mobile key; only with mode `mobile_key`, which is not offered here. */
    instant_key_max_use_count?: number | undefined;
  }>;
}

/** Input of `accessGrants.getRelated`. */
export interface AccessGrantsGetRelatedInput {
  /** Identifiers of the grants. */
  access_grant_ids?: string[] | undefined;
  /** Keys of the grants. */
  access_grant_keys?: string[] | undefined;
  /** Kinds to include. Default: all. */
  include?: Array<"spaces" | "devices" | "acs_entrances" | "connected_accounts" | "acs_systems" | "user_identities" | "acs_access_groups" | "access_methods"> | undefined;
  /** Kinds to leave out. */
  exclude?: Array<"spaces" | "devices" | "acs_entrances" | "connected_accounts" | "acs_systems" | "user_identities" | "acs_access_groups" | "access_methods"> | undefined;
}

/** Input of `accessMethods.get`. */
export interface AccessMethodsGetInput {
  /** Identifier of the method. */
  access_method_id: string;
}

/** Input of `accessMethods.list`. */
export interface AccessMethodsListInput {
  /** Only methods of this grant. */
  access_grant_id?: string | undefined;
  /** Only methods of the grant with this key. */
  access_grant_key?: string | undefined;
  /** Only methods that open this door. */
  device_id?: string | undefined;
  /** Only methods of grants on this space. */
  space_id?: string | undefined;
  /** Only the method that this code is part of. */
  access_code_id?: string | undefined;
  /** Only methods that open this entrance; there are none. */
  acs_entrance_id?: string | undefined;
  /** Maximum number of items, up to 10000. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
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
  /** Identifiers of the methods. */
  access_method_ids: string[];
  /** Kinds to include. Default: all. */
  include?: Array<"spaces" | "devices" | "acs_entrances" | "access_grants" | "access_methods" | "instant_keys" | "client_sessions" | "acs_credentials"> | undefined;
  /** Kinds to leave out. */
  exclude?: Array<"spaces" | "devices" | "acs_entrances" | "access_grants" | "access_methods" | "instant_keys" | "client_sessions" | "acs_credentials"> | undefined;
}

/** Input of `actionAttempts.get`. */
export interface ActionAttemptsGetInput {
  /** Identifier of the attempt. */
  action_attempt_id: string;
}

/** Input of `actionAttempts.list`. */
export interface ActionAttemptsListInput {
  /** Identifiers of the attempts. */
  action_attempt_ids?: string[] | undefined;
  /** Only attempts on this device. */
  device_id?: string | undefined;
  /** Maximum number of items, up to 10000. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `connectedAccounts.list`. */
export interface ConnectedAccountsListInput {
  /** Only accounts shared with this user's sessions. */
  user_identifier_key?: string | undefined;
  /** Only accounts of this customer. */
  customer_key?: string | undefined;
  /** Only accounts that came with this space, or have devices in it. */
  space_id?: string | undefined;
  /** Text to find in a name, a login, an id or a value of custom_metadata, ignoring case. */
  search?: string | undefined;
  /** Only items whose custom_metadata has all of these values. A query takes them as JSON. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** Maximum number of items, up to 11000. Default: 11000. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `connectedAccounts.get`. */
export interface ConnectedAccountsGetInput {
  /** Identifier of the account. */
  connected_account_id?: string | undefined;
  /** Address with which the account was connected; instead of the id. */
  email?: string | undefined;
}

/** Input of `connectedAccounts.delete`. */
export interface ConnectedAccountsDeleteInput {
  /** Identifier of the account. */
  connected_account_id: string;
  /** An account is disconnected by its id, not by its email. */
  email?: string | undefined;
  /** Accepted without effect: this call has no attempt to wait for. */
  sync?: boolean | undefined;
}

/** Input of `connectWebviews.create`. */
export interface ConnectWebviewsCreateInput {
  /** Whether the person picks one or several devices. Default: `none`, which takes all. */
  device_selection_mode?: "none" | "single" | "multiple" | undefined;
  /** Address to which the person goes after success, with `connect_webview_id` in the query. */
  custom_redirect_url?: string | undefined;
  /** Address to which the person goes after a failure. Default: `custom_redirect_url`. */
  custom_redirect_failure_url?: string | undefined;
  /** Names of the providers on offer; unknown ones are refused. Default: all of `provider_category`. */
  accepted_providers?: string[] | undefined;
  /** Names of providers that are not on offer, whatever the other fields say. One must remain. */
  excluded_providers?: string[] | undefined;
  /** Capabilities; only providers whose devices have one of them are on offer. Default: any. */
  accepted_capabilities?: Array<"lock" | "thermostat" | "noise_sensor" | "access_control" | "camera"> | undefined;
  /** Category of the providers on offer. Ignored with `accepted_providers`. Default: `stable`. */
  provider_category?: string | undefined;
  /** Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key. */
  custom_metadata?: Record<string, string | number | boolean | null> | undefined;
  /** Whether devices that are found, now or later, are managed. Default: true. */
  automatically_manage_new_devices?: boolean | undefined;
  /** Whether the page waits until the devices are found. Default: false. */
  wait_for_device_creation?: boolean | undefined;
  /** Customer whose account the webview connects; stored with the webview and the account. A client session may name only its own customer, which is its default. */
  customer_key?: string | undefined;
}

/** Input of `connectWebviews.get`. */
export interface ConnectWebviewsGetInput {
  /** Identifier of the webview. */
  connect_webview_id: string;
}

/** Input of `connectWebviews.list`. */
export interface ConnectWebviewsListInput {
  /** Only webviews shared with this user's sessions. Ignored for client sessions. */
  user_identifier_key?: string | undefined;
  /** Only webviews made for this customer. */
  customer_key?: string | undefined;
  /** Text to find in an id or a value of custom_metadata, ignoring case. */
  search?: string | undefined;
  /** Only items whose custom_metadata has all of these values. A query takes them as JSON. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** Maximum number of items, up to 10000. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `connectWebviews.delete`. */
export interface ConnectWebviewsDeleteInput {
  /** Identifier of the webview. */
  connect_webview_id: string;
}

/** Input of `clientSessions.create`. */
export interface ClientSessionsCreateInput {
  /** Your own key for the user, who has one session. Must not be guessable. Required with a publishable key. */
  user_identifier_key?: string | undefined;
  /** Webviews to share with the session. Refused with a publishable key. */
  connect_webview_ids?: string[] | undefined;
  /** Accounts to share with the session. Refused with a publishable key. */
  connected_account_ids?: string[] | undefined;
  /** Person who uses the session, which sees the devices that the person was given (/user_identities/grant_access_to_device). Refused with a publishable key. */
  user_identity_id?: string | undefined;
  /** Sessions of several people are not offered here: give user_identity_id. */
  user_identity_ids?: string[] | undefined;
  /** Customer whose accounts, spaces, doors, people and grants the session sees and may change. Refused with a publishable key, and for a session of another customer. */
  customer_key?: string | undefined;
  /** Customers by customer_id are not offered here: give customer_key. */
  customer_id?: string | undefined;
  /** Whether the session can only read. Default: false. Refused with a publishable key. */
  read_only?: boolean | undefined;
  /** Time at which the token stops working; must be in the future. Default: never. Refused with a publishable key. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  expires_at?: string | Date | undefined;
}

/** Input of `clientSessions.getOrCreate`. */
export interface ClientSessionsGetOrCreateInput {
  /** Your own key for the user, who has one session. Must not be guessable. Required with a publishable key. */
  user_identifier_key?: string | undefined;
  /** Webviews to share with the session. Refused with a publishable key. */
  connect_webview_ids?: string[] | undefined;
  /** Accounts to share with the session. Refused with a publishable key. */
  connected_account_ids?: string[] | undefined;
  /** Person who uses the session, which sees the devices that the person was given (/user_identities/grant_access_to_device). Refused with a publishable key. */
  user_identity_id?: string | undefined;
  /** Sessions of several people are not offered here: give user_identity_id. */
  user_identity_ids?: string[] | undefined;
  /** Customer whose accounts, spaces, doors, people and grants the session sees and may change. Refused with a publishable key, and for a session of another customer. */
  customer_key?: string | undefined;
  /** Customers by customer_id are not offered here: give customer_key. */
  customer_id?: string | undefined;
  /** Whether the session can only read. Default: false. Refused with a publishable key. */
  read_only?: boolean | undefined;
  /** Time at which the token stops working; must be in the future. Default: never. Refused with a publishable key. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  expires_at?: string | Date | undefined;
}

/** Input of `clientSessions.get`. */
export interface ClientSessionsGetInput {
  /** Identifier of the session. */
  client_session_id?: string | undefined;
  /** Your own key for the user. Must not be guessable. */
  user_identifier_key?: string | undefined;
}

/** Input of `clientSessions.list`. */
export interface ClientSessionsListInput {
  /** Identifier of the session. */
  client_session_id?: string | undefined;
  /** Your own key for the user. Must not be guessable. */
  user_identifier_key?: string | undefined;
  /** Only sessions that this webview is shared with. */
  connect_webview_id?: string | undefined;
  /** Only sessions of this person. */
  user_identity_id?: string | undefined;
  /** Only sessions without a `user_identifier_key`. */
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
  /** Your own key for the user. Must not be guessable. */
  user_identifier_key?: string | undefined;
  /** Webviews to share with the session. Refused with a publishable key. */
  connect_webview_ids?: string[] | undefined;
  /** Accounts to share with the session. Refused with a publishable key. */
  connected_account_ids?: string[] | undefined;
  /** Person who uses the session, which sees the devices that the person was given (/user_identities/grant_access_to_device). Refused with a publishable key. */
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
  /** Your own key for the customer. */
  customer_key: string;
  /** Each item becomes a space. */
  spaces?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    space_key: string;
  }> | undefined;
  /** Each item becomes a space. */
  properties?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    property_key: string;
  }> | undefined;
  /** Each item becomes a space. */
  facilities?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    facility_key: string;
  }> | undefined;
  /** Each item becomes a space. */
  buildings?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    building_key: string;
  }> | undefined;
  /** Each item becomes a space. */
  sites?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    site_key: string;
  }> | undefined;
  /** Each item becomes a space. */
  listings?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    listing_key: string;
  }> | undefined;
  /** Each item becomes a space. */
  property_listings?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    property_listing_key: string;
  }> | undefined;
  /** Each item becomes a space. */
  rooms?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    room_key: string;
  }> | undefined;
  /** Each item becomes a space. */
  units?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    unit_key: string;
  }> | undefined;
  /** Each item becomes a space. */
  common_areas?: Array<{
    name: string;
    /** Key of the site that contains the place. Stored without effect: spaces do not nest here. */
    parent_site_key?: string | undefined;
    /** Defaults for stays in the space. */
    customer_data?: {
      /** IANA name, such as Europe/Berlin. */
      time_zone?: string | null | undefined;
      /** Usual start of stays, such as 15:00. */
      default_checkin_time?: string | null | undefined;
      /** Usual end of stays, such as 11:00. */
      default_checkout_time?: string | null | undefined;
      /** Address of the space. */
      address?: string | null | undefined;
    } | undefined;
    geolocation?: {
      latitude: number;
      longitude: number;
    } | null | undefined;
    /** Length of fixed slots, in minutes. Stored without effect. */
    duration_minutes?: number | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    common_area_key: string;
  }> | undefined;
  /** Each item becomes a user identity. */
  user_identities?: Array<{
    name: string;
    /** E-mail address; left out if it is invalid or belongs to another person. */
    email_address?: string | null | undefined;
    /** Phone number in E.164 form; left out in any other form. */
    phone_number?: string | null | undefined;
    /** Your own key for the item. */
    user_identity_key: string;
  }> | undefined;
  /** Each item becomes a user identity. */
  guests?: Array<{
    name: string;
    /** E-mail address; left out if it is invalid or belongs to another person. */
    email_address?: string | null | undefined;
    /** Phone number in E.164 form; left out in any other form. */
    phone_number?: string | null | undefined;
    /** Your own key for the item. */
    guest_key: string;
  }> | undefined;
  /** Each item becomes a user identity. */
  tenants?: Array<{
    name: string;
    /** E-mail address; left out if it is invalid or belongs to another person. */
    email_address?: string | null | undefined;
    /** Phone number in E.164 form; left out in any other form. */
    phone_number?: string | null | undefined;
    /** Your own key for the item. */
    tenant_key: string;
  }> | undefined;
  /** Each item becomes a user identity. */
  residents?: Array<{
    name: string;
    /** E-mail address; left out if it is invalid or belongs to another person. */
    email_address?: string | null | undefined;
    /** Phone number in E.164 form; left out in any other form. */
    phone_number?: string | null | undefined;
    /** Your own key for the item. */
    resident_key: string;
  }> | undefined;
  /** Each item becomes a user identity. */
  users?: Array<{
    name: string;
    /** E-mail address; left out if it is invalid or belongs to another person. */
    email_address?: string | null | undefined;
    /** Phone number in E.164 form; left out in any other form. */
    phone_number?: string | null | undefined;
    /** Your own key for the item. */
    user_key: string;
  }> | undefined;
  /** Each item becomes a user identity, and gets access without an end to the spaces that it names. */
  staff_members?: Array<{
    name: string;
    /** E-mail address; left out if it is invalid or belongs to another person. */
    email_address?: string | null | undefined;
    /** Phone number in E.164 form; left out in any other form. */
    phone_number?: string | null | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    space_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    property_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    facility_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    building_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    site_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    property_listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    room_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    unit_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    common_area_keys?: string[] | undefined;
    /** Your own key for the item. */
    staff_member_key: string;
  }> | undefined;
  /** Each item becomes an access grant: who stays where, and when. */
  reservations?: Array<{
    name?: string | null | undefined;
    /** Start time. Default for a new stay: at once. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
    starts_at?: string | Date | null | undefined;
    /** End time; null for none. A past one ends access at once, and skips a new stay. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
    ends_at?: string | Date | null | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    user_identity_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    guest_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    tenant_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    resident_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    user_key?: string | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    space_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    property_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    facility_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    building_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    site_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    property_listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    room_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    unit_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    common_area_keys?: string[] | undefined;
    /** Requested PIN of a new stay, 4 to 9 digits. A door that refuses it gets another one. */
    preferred_code?: string | null | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    reservation_key: string;
  }> | undefined;
  /** Each item becomes an access grant: who stays where, and when. */
  bookings?: Array<{
    name?: string | null | undefined;
    /** Start time. Default for a new stay: at once. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
    starts_at?: string | Date | null | undefined;
    /** End time; null for none. A past one ends access at once, and skips a new stay. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
    ends_at?: string | Date | null | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    user_identity_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    guest_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    tenant_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    resident_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    user_key?: string | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    space_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    property_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    facility_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    building_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    site_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    property_listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    room_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    unit_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    common_area_keys?: string[] | undefined;
    /** Requested PIN of a new stay, 4 to 9 digits. A door that refuses it gets another one. */
    preferred_code?: string | null | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    booking_key: string;
  }> | undefined;
  /** Each item becomes an access grant: who stays where, and when. */
  access_grants?: Array<{
    name?: string | null | undefined;
    /** Start time. Default for a new stay: at once. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
    starts_at?: string | Date | null | undefined;
    /** End time; null for none. A past one ends access at once, and skips a new stay. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
    ends_at?: string | Date | null | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    user_identity_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    guest_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    tenant_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    resident_key?: string | undefined;
    /** Key of the person who stays. All keys of persons, if several are given, must be equal. */
    user_key?: string | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    space_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    property_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    facility_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    building_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    site_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    property_listing_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    room_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    unit_keys?: string[] | undefined;
    /** Keys of spaces whose doors the person can open. All such lists together replace the former doors. */
    common_area_keys?: string[] | undefined;
    /** Requested PIN of a new stay, 4 to 9 digits. A door that refuses it gets another one. */
    preferred_code?: string | null | undefined;
    /** Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key. */
    custom_metadata?: Record<string, string | boolean | null> | undefined;
    /** Your own key for the item. */
    access_grant_key: string;
  }> | undefined;
}

/** Input of `customers.deleteData`. */
export interface CustomersDeleteDataInput {
  /** Deletes all access grants, people, spaces, client sessions and pushed data of these customers. */
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
  /** Deletes the access grants that were pushed under these keys. */
  reservation_keys?: string[] | undefined;
  /** Deletes the access grants that were pushed under these keys. */
  booking_keys?: string[] | undefined;
  /** Deletes the access grants with these keys. */
  access_grant_keys?: string[] | undefined;
  /** Deletes the people who were pushed as staff under these keys, and their standing access. */
  staff_member_keys?: string[] | undefined;
}

/** Input of `customers.automationRuns.list`. */
export interface CustomersAutomationRunsListInput {
  /** Identifier of the run, which push_data and delete_data return. */
  automation_run_id?: string | undefined;
  /** Only outcomes for this customer. */
  customer_key?: string | undefined;
  /** Only outcomes for the item with this key. */
  partner_key?: string | undefined;
  /** Only outcomes of this rule. */
  rule?: string | undefined;
  /** `true`: only successes; `false`: only items that were skipped or failed. */
  success?: boolean | undefined;
  /** Only outcomes of items that were processed before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  created_before?: string | Date | undefined;
  /** Maximum number of items, up to 500. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `events.list`. */
export interface EventsListInput {
  /** Only events from this time on. This project's client sends the epoch if neither this nor `between` is given. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  since?: string | Date | undefined;
  /** Only events after the first moment and before the second. */
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
  /** Only events that this client session requested. */
  client_session_id?: string | undefined;
  /** Only events that sessions of this user requested. */
  user_identifier_key?: string | undefined;
  /** Only events that this API key or access token requested. */
  api_key_id?: string | undefined;
  /** Only events of this customer: of its accounts, webviews, spaces and their devices, and grants. */
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
  /** Only items of this access group; there are none here. */
  acs_access_group_id?: string | undefined;
  /** Only items of this credential of an access system; there are none here. */
  acs_credential_id?: string | undefined;
  /** Only items of this encoder of an access system; there are none here. */
  acs_encoder_id?: string | undefined;
  /** Only items of this entrance of an access system; there are none here. */
  acs_entrance_id?: string | undefined;
  /** Only items of these entrances of access systems; there are none here. */
  acs_entrance_ids?: string[] | undefined;
  /** Only items of this access system; there are none here. */
  acs_system_id?: string | undefined;
  /** Only items of these access systems; there are none here. */
  acs_system_ids?: string[] | undefined;
  /** Only items of this user of an access system; there are none here. */
  acs_user_id?: string | undefined;
  /** Number of newest events to skip, at most 10,000. */
  unstable_offset?: number | undefined;
  /** Maximum number of events, up to 10,000. Default: 500. */
  limit?: number | undefined;
}

/** Input of `events.get`. */
export interface EventsGetInput {
  /** Identifier of the event. */
  event_id?: string | undefined;
  /** Newest event of this type. */
  event_type?: string | undefined;
  /** Newest event of this device. */
  device_id?: string | undefined;
}

/** Input of `webhooks.create`. */
export interface WebhooksCreateInput {
  /** Address that receives the events; https, unless the workspace allows http. */
  url: string;
  /** Only events of these types; unknown ones are refused. Default: all. */
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
  /** Identifier of the noise sensor. */
  device_id: string;
}

/** Input of `noiseThresholds.get`. */
export interface NoiseThresholdsGetInput {
  /** Identifier of the threshold. */
  noise_threshold_id: string;
}

/** Input of `noiseThresholds.create`. */
export interface NoiseThresholdsCreateInput {
  /** Identifier of the noise sensor. */
  device_id: string;
  /** Start of the window each day: `HH:mm:ss`, then `[Area/City]` unless in the device's zone. */
  starts_daily_at: string;
  /** End of the window, in the zone of the start; on the next day if it is earlier. */
  ends_daily_at: string;
  /** Display name. Default: `Noise threshold`. */
  name?: string | undefined;
  /** Level in dB. */
  noise_threshold_decibels?: number | undefined;
  /** Level in NoiseAware's own scale; only for its devices. */
  noise_threshold_nrs?: number | undefined;
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `noiseThresholds.update`. */
export interface NoiseThresholdsUpdateInput {
  /** Identifier of the threshold. */
  noise_threshold_id: string;
  /** Noise sensor of the threshold. */
  device_id: string;
  /** Start of the window each day; together with ends_daily_at. */
  starts_daily_at?: string | undefined;
  /** End of the window; together with starts_daily_at. */
  ends_daily_at?: string | undefined;
  /** Display name. */
  name?: string | undefined;
  /** Level in dB. */
  noise_threshold_decibels?: number | undefined;
  /** Level in NoiseAware's own scale; only for its devices. */
  noise_threshold_nrs?: number | undefined;
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `noiseThresholds.delete`. */
export interface NoiseThresholdsDeleteInput {
  /** Identifier of the threshold. */
  noise_threshold_id: string;
  /** Noise sensor of the threshold. */
  device_id: string;
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `noiseThresholds.simulate.triggerNoiseThreshold`. */
export interface NoiseThresholdsSimulateTriggerNoiseThresholdInput {
  /** Identifier of the noise sensor. */
  device_id: string;
}

/** Input of `spaces.create`. */
export interface SpacesCreateInput {
  /** Display name. */
  name: string;
  /** Your own key for the space, unique in the workspace. */
  space_key?: string | undefined;
  /** Customer to whom the space belongs. A client session may name only its own. */
  customer_key?: string | undefined;
  /** Managed devices in the space. */
  device_ids?: string[] | undefined;
  /** Accounts from which the space came. Adds none of their devices. */
  connected_account_ids?: string[] | undefined;
  /** Entrances of access systems. There are none here, so only an empty list is accepted. */
  acs_entrance_ids?: string[] | undefined;
  /** Defaults for stays in the space. */
  customer_data?: {
    /** IANA name, such as Europe/Berlin. */
    time_zone?: string | null | undefined;
    /** Usual start of stays, such as 15:00. */
    default_checkin_time?: string | null | undefined;
    /** Usual end of stays, such as 11:00. */
    default_checkout_time?: string | null | undefined;
    /** Address of the space. */
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
  /** Your own key for the space; instead of the id. */
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
  /** Text to find in a name, a key or a customer's key, ignoring case. */
  search?: string | undefined;
  /** Spaces have no spaces inside here. */
  parent_space_id?: string | undefined;
  /** Spaces have no spaces inside here. */
  parent_space_key?: string | undefined;
  /** Maximum number of items, up to 10000. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `spaces.update`. */
export interface SpacesUpdateInput {
  /** Identifier of the space. */
  space_id?: string | undefined;
  /** Your own key for the space; instead of the id. */
  space_key?: string | undefined;
  /** Display name. */
  name?: string | undefined;
  /** All devices of the space from now on. Those that enter must be managed. */
  device_ids?: string[] | undefined;
  /** Entrances of access systems. There are none here, so only an empty list is accepted. */
  acs_entrance_ids?: string[] | undefined;
  /** Omitted fields stay unchanged; null clears a field. */
  customer_data?: {
    /** IANA name, such as Europe/Berlin. */
    time_zone?: string | null | undefined;
    /** Usual start of stays, such as 15:00. */
    default_checkin_time?: string | null | undefined;
    /** Usual end of stays, such as 11:00. */
    default_checkout_time?: string | null | undefined;
    /** Address of the space. */
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
  /** Managed devices, at least one. Devices that are already in the space stay there. */
  device_ids: string[];
}

/** Input of `spaces.removeDevices`. */
export interface SpacesRemoveDevicesInput {
  /** Identifier of the space. */
  space_id: string;
  /** Devices to remove. Devices that are not in the space are skipped. */
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
  /** Kinds to include. Default: all. */
  include?: Array<"spaces" | "devices" | "acs_entrances" | "connected_accounts" | "acs_systems" | "access_methods"> | undefined;
  /** Kinds to leave out. */
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
  /** Only devices first seen before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  created_before?: string | Date | undefined;
  /** Only devices of accounts shared with this user's sessions. Ignored for client sessions. */
  user_identifier_key?: string | undefined;
  /** Only devices of this customer's accounts or spaces. */
  customer_key?: string | undefined;
  /** Only devices in this space. */
  space_id?: string | undefined;
  /** Older name of `space_id`. */
  unstable_location_id?: string | undefined;
  /** Only devices with all of these abilities, e.g. `can_remotely_unlock`. */
  include_if?: string[] | undefined;
  /** No devices with any of these abilities, e.g. `can_hvac_heat`. */
  exclude_if?: string[] | undefined;
  /** Text to find in a name, id, location or custom_metadata, ignoring case. */
  search?: string | undefined;
  /** Only items whose custom_metadata has all of these values. A query takes them as JSON. */
  custom_metadata_has?: Record<string, string | number | boolean | null> | undefined;
  /** Maximum number of items, up to 50000. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `thermostats.get`. */
export interface ThermostatsGetInput {
  /** Identifier of the device. */
  device_id?: string | undefined;
  /** Exact name of the device; the oldest one if shared. */
  name?: string | undefined;
}

/** Input of `thermostats.update`. */
export interface ThermostatsUpdateInput {
  /** Identifier of the thermostat. */
  device_id: string;
  /** Setting while no schedule is active. Omitted fields stay unchanged. */
  default_climate_setting: {
    /** Mode; must agree with given `automatic_…_enabled` flags. `heat_cool` counts as `heatcool`. */
    hvac_mode_setting?: "off" | "heat" | "cool" | "heatcool" | "heat_cool" | undefined;
    /** Whether the thermostat may heat. */
    automatic_heating_enabled?: boolean | undefined;
    /** Whether the thermostat may cool. */
    automatic_cooling_enabled?: boolean | undefined;
    /** Temperature to heat to, in °C. A request gives all in one scale, and none while off. */
    heating_set_point_celsius?: number | undefined;
    /** Temperature to heat to, in °F. A request gives all in one scale, and none while off. */
    heating_set_point_fahrenheit?: number | undefined;
    /** Temperature to cool to, in °C. A request gives all in one scale, and none while off. */
    cooling_set_point_celsius?: number | undefined;
    /** Temperature to cool to, in °F. A request gives all in one scale, and none while off. */
    cooling_set_point_fahrenheit?: number | undefined;
    /** Whether a change made at the thermostat stays until a schedule starts or ends. If not, it is undone. */
    manual_override_allowed?: boolean | undefined;
  };
  /** Whether to answer only once the attempt has ended, or after 60 s. Default: false. */
  sync?: boolean | undefined;
}

/** Input of `thermostats.delete`. */
export interface ThermostatsDeleteInput {
  /** Identifier of the thermostat. */
  device_id: string;
}

/** Input of `thermostats.climateSettingSchedules.create`. */
export interface ThermostatsClimateSettingSchedulesCreateInput {
  /** Identifier of the thermostat. */
  device_id: string;
  /** Kind of the schedule; there is only `time_bound`. */
  schedule_type?: "time_bound" | undefined;
  /** Display name. */
  name?: string | undefined;
  /** Start time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  schedule_starts_at: string | Date;
  /** End time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  schedule_ends_at: string | Date;
  /** Mode; must agree with given `automatic_…_enabled` flags. `heat_cool` counts as `heatcool`. */
  hvac_mode_setting?: "off" | "heat" | "cool" | "heatcool" | "heat_cool" | undefined;
  /** Whether the thermostat may heat. */
  automatic_heating_enabled?: boolean | undefined;
  /** Whether the thermostat may cool. */
  automatic_cooling_enabled?: boolean | undefined;
  /** Temperature to heat to, in °C. A request gives all in one scale, and none while off. */
  heating_set_point_celsius?: number | undefined;
  /** Temperature to heat to, in °F. A request gives all in one scale, and none while off. */
  heating_set_point_fahrenheit?: number | undefined;
  /** Temperature to cool to, in °C. A request gives all in one scale, and none while off. */
  cooling_set_point_celsius?: number | undefined;
  /** Temperature to cool to, in °F. A request gives all in one scale, and none while off. */
  cooling_set_point_fahrenheit?: number | undefined;
  /** Whether a change made at the thermostat stays until a schedule starts or ends. If not, it is undone. */
  manual_override_allowed?: boolean | undefined;
}

/** Input of `thermostats.climateSettingSchedules.get`. */
export interface ThermostatsClimateSettingSchedulesGetInput {
  /** Identifier of the schedule. */
  climate_setting_schedule_id: string;
  /** Thermostat of the schedule; not needed. */
  device_id?: string | undefined;
}

/** Input of `thermostats.climateSettingSchedules.list`. */
export interface ThermostatsClimateSettingSchedulesListInput {
  /** Identifier of the thermostat. */
  device_id: string;
  /** Lists nothing unless a session of this user shares the thermostat's account. Ignored for client sessions. */
  user_identifier_key?: string | undefined;
}

/** Input of `thermostats.climateSettingSchedules.update`. */
export interface ThermostatsClimateSettingSchedulesUpdateInput {
  /** Identifier of the schedule. */
  climate_setting_schedule_id: string;
  /** Thermostat of the schedule; not needed. */
  device_id?: string | undefined;
  /** Kind of the schedule; there is only `time_bound`. */
  schedule_type?: "time_bound" | undefined;
  /** Display name. */
  name?: string | undefined;
  /** Start time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  schedule_starts_at?: string | Date | undefined;
  /** End time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  schedule_ends_at?: string | Date | undefined;
  /** Mode; must agree with given `automatic_…_enabled` flags. `heat_cool` counts as `heatcool`. */
  hvac_mode_setting?: "off" | "heat" | "cool" | "heatcool" | "heat_cool" | undefined;
  /** Whether the thermostat may heat. */
  automatic_heating_enabled?: boolean | undefined;
  /** Whether the thermostat may cool. */
  automatic_cooling_enabled?: boolean | undefined;
  /** Temperature to heat to, in °C. A request gives all in one scale, and none while off. */
  heating_set_point_celsius?: number | undefined;
  /** Temperature to heat to, in °F. A request gives all in one scale, and none while off. */
  heating_set_point_fahrenheit?: number | undefined;
  /** Temperature to cool to, in °C. A request gives all in one scale, and none while off. */
  cooling_set_point_celsius?: number | undefined;
  /** Temperature to cool to, in °F. A request gives all in one scale, and none while off. */
  cooling_set_point_fahrenheit?: number | undefined;
  /** Whether a change made at the thermostat stays until a schedule starts or ends. If not, it is undone. */
  manual_override_allowed?: boolean | undefined;
}

/** Input of `thermostats.climateSettingSchedules.delete`. */
export interface ThermostatsClimateSettingSchedulesDeleteInput {
  /** Identifier of the schedule. */
  climate_setting_schedule_id: string;
  /** Thermostat of the schedule; not needed. */
  device_id?: string | undefined;
}

/** Input of `userIdentities.create`. */
export interface UserIdentitiesCreateInput {
  /** The person's name. */
  full_name?: string | null | undefined;
  /** E-mail address, unique in the workspace, ignoring case. */
  email_address?: string | null | undefined;
  /** Phone number in E.164 form, with `+` and no spaces; unique in the workspace. */
  phone_number?: string | null | undefined;
  /** Your own key for the person, unique in the workspace. */
  user_identity_key?: string | null | undefined;
  /** Must be empty: there are no access control systems here. */
  acs_system_ids?: string[] | undefined;
}

/** Input of `userIdentities.get`. */
export interface UserIdentitiesGetInput {
  /** Identifier of the user identity. */
  user_identity_id?: string | undefined;
  /** Your own key for the person, unique in the workspace. */
  user_identity_key?: string | undefined;
}

/** Input of `userIdentities.list`. */
export interface UserIdentitiesListInput {
  /** Only these identities; an id of a merged identity counts as the surviving one's. */
  user_identity_ids?: string[] | undefined;
  /** Text to find in a name, an e-mail address, a phone number or an id, ignoring case. */
  search?: string | undefined;
  /** Only identities created before this. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`. */
  created_before?: string | Date | undefined;
  /** Only items of this access control system; there are none here. */
  credential_manager_acs_system_id?: string | undefined;
  /** Maximum number of items, up to 500. Default: 500. */
  limit?: number | undefined;
  /** Cursor from `pagination.next_page_cursor`. Send it with the same other parameters. */
  page_cursor?: string | null | undefined;
}

/** Input of `userIdentities.grantAccessToDevice`. */
export interface UserIdentitiesGrantAccessToDeviceInput {
  /** Identifier of the user identity. */
  user_identity_id: string;
  /** Identifier of the managed device. */
  device_id: string;
}

/** Input of `userIdentities.revokeAccessToDevice`. */
export interface UserIdentitiesRevokeAccessToDeviceInput {
  /** Identifier of the user identity. */
  user_identity_id: string;
  /** Identifier of the managed device. */
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
  /** E-mail address, unique in the workspace, ignoring case. */
  email_address?: string | null | undefined;
  /** Phone number in E.164 form, with `+` and no spaces; unique in the workspace. */
  phone_number?: string | null | undefined;
  /** Your own key for the person, unique in the workspace. */
  user_identity_key?: string | null | undefined;
}

/** Input of `userIdentities.delete`. */
export interface UserIdentitiesDeleteInput {
  /** Identifier of the user identity. */
  user_identity_id: string;
}

/** Input of `userIdentities.merge`. */
export interface UserIdentitiesMergeInput {
  /** Identity that survives. */
  user_identity_id?: string | undefined;
  /** 1 to 20 identities to merge into it. */
  merged_user_identity_ids?: string[] | undefined;
  /** Key of the identity that survives. */
  user_identity_key?: string | undefined;
  /** Keys of the 1 to 20 identities to merge into it. */
  merged_user_identity_keys?: string[] | undefined;
}

/** Input of `deviceModels.list`. */
export interface DeviceModelsListInput {
  /** Only models of this category, e.g. `smartlocks`. */
  main_category?: string | undefined;
  /** Only `live`, `beta` or `unsupported` models. */
  support_level?: string | undefined;
  /** Only models of this brand, ignoring case. */
  brand?: string | undefined;
  /** Words to find in model name, manufacturer's model id, connection type or support level. */
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
