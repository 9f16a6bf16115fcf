// Written by `npm run generate` from the contract. Do not edit.

import type {
  AccessCode,
  AccessGrant,
  AccessMethod,
  ActionAttempt,
  AutomationRun,
  ClientSession,
  ClimateSettingSchedule,
  ConnectWebview,
  ConnectedAccount,
  Device,
  DeviceModel,
  DeviceProvider,
  GeneratedCode,
  NoiseThreshold,
  PushWarning,
  SeamEvent,
  SeamWebhook,
  ServiceHealth,
  Space,
  UnmanagedAccessCode,
  UnmanagedDevice,
  UserIdentity,
  Workspace,
} from "./entities.ts";
import type {
  AccessCodesCreateInput,
  AccessCodesCreateMultipleInput,
  AccessCodesDeleteInput,
  AccessCodesGenerateCodeInput,
  AccessCodesGetInput,
  AccessCodesListInput,
  AccessCodesPullBackupAccessCodeInput,
  AccessCodesSimulateCreateUnmanagedAccessCodeInput,
  AccessCodesUnmanagedConvertToManagedInput,
  AccessCodesUnmanagedDeleteInput,
  AccessCodesUnmanagedGetInput,
  AccessCodesUnmanagedListInput,
  AccessCodesUnmanagedUpdateInput,
  AccessCodesUpdateInput,
  AccessCodesUpdateMultipleInput,
  AccessGrantsCreateInput,
  AccessGrantsDeleteInput,
  AccessGrantsGetInput,
  AccessGrantsGetRelatedInput,
  AccessGrantsListInput,
  AccessGrantsRequestAccessMethodsInput,
  AccessGrantsUpdateInput,
  AccessMethodsDeleteInput,
  AccessMethodsGetInput,
  AccessMethodsGetRelatedInput,
  AccessMethodsListInput,
  ActionAttemptsGetInput,
  ActionAttemptsListInput,
  ClientSessionsCreateInput,
  ClientSessionsDeleteInput,
  ClientSessionsGetInput,
  ClientSessionsGetOrCreateInput,
  ClientSessionsGrantAccessInput,
  ClientSessionsListInput,
  ClientSessionsRevokeInput,
  ConnectWebviewsCreateInput,
  ConnectWebviewsDeleteInput,
  ConnectWebviewsGetInput,
  ConnectWebviewsListInput,
  ConnectedAccountsDeleteInput,
  ConnectedAccountsGetInput,
  ConnectedAccountsListInput,
  CustomersAutomationRunsListInput,
  CustomersDeleteDataInput,
  CustomersPushDataInput,
  DeviceModelsListInput,
  DevicesDeleteInput,
  DevicesGetInput,
  DevicesListDeviceProvidersInput,
  DevicesListInput,
  DevicesUnmanagedGetInput,
  DevicesUnmanagedListInput,
  DevicesUnmanagedUpdateInput,
  DevicesUpdateInput,
  EventsGetInput,
  EventsListInput,
  LocksConfigureAutoLockInput,
  LocksGetInput,
  LocksListInput,
  LocksLockDoorInput,
  LocksUnlockDoorInput,
  NoiseThresholdsCreateInput,
  NoiseThresholdsDeleteInput,
  NoiseThresholdsGetInput,
  NoiseThresholdsListInput,
  NoiseThresholdsSimulateTriggerNoiseThresholdInput,
  NoiseThresholdsUpdateInput,
  SpacesAddConnectedAccountInput,
  SpacesAddDevicesInput,
  SpacesCreateInput,
  SpacesDeleteInput,
  SpacesGetInput,
  SpacesGetRelatedInput,
  SpacesListInput,
  SpacesRemoveConnectedAccountInput,
  SpacesRemoveDevicesInput,
  SpacesUpdateInput,
  ThermostatsClimateSettingSchedulesCreateInput,
  ThermostatsClimateSettingSchedulesDeleteInput,
  ThermostatsClimateSettingSchedulesGetInput,
  ThermostatsClimateSettingSchedulesListInput,
  ThermostatsClimateSettingSchedulesUpdateInput,
  ThermostatsDeleteInput,
  ThermostatsGetInput,
  ThermostatsListInput,
  ThermostatsUpdateInput,
  UserIdentitiesCreateInput,
  UserIdentitiesDeleteInput,
  UserIdentitiesGetInput,
  UserIdentitiesGrantAccessToDeviceInput,
  UserIdentitiesListAccessibleDevicesInput,
  UserIdentitiesListInput,
  UserIdentitiesMergeInput,
  UserIdentitiesRevokeAccessToDeviceInput,
  UserIdentitiesUpdateInput,
  WebhooksCreateInput,
  WebhooksDeleteInput,
  WebhooksGetInput,
} from "./inputs.ts";
import type {
  CallOptions,
  InternalCallOptions,
  SucceededActionAttempt,
} from "../call-options.ts";

/** Every call of the platform API, as the client offers it. */
export interface Platform {
  workspaces: {
    /**
     * Lists the workspaces of the credential: one for a key or a session, all of its owner's for an access token.
     *
     * `GET /workspaces/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.1).
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: Record<string, never>, options?: CallOptions) => Promise<Workspace[]>;
    /**
     * Reads the workspace of the credential.
     *
     * `GET /workspaces/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.1).
     *
     * @throws SeamApiError of type `workspace_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input?: Record<string, never>, options?: CallOptions) => Promise<Workspace>;
    /**
     * Removes every account, device, code, webview, space, person and access grant from a sandbox. The workspace, its keys, webhooks and client sessions stay.
     *
     * `POST /workspaces/reset_sandbox` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.1, §4.6).
     *
     * @throws SeamApiError of type `workspace_not_sandbox`; SeamMalformedInputError; SeamNetworkError
     */
    resetSandbox: (input?: Record<string, never>, options?: CallOptions) => Promise<void>;
  };
  devices: {
    /**
     * Lists managed devices, oldest first.
     *
     * `GET /devices/list` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.3).
     * - `connected_account_id`?: Only devices of this account.
     * - `connected_account_ids`?: Only devices of these accounts.
     * - `connect_webview_id`?: Only devices of the account that this webview connected.
     * - `device_type`?: Only devices of this type, e.g. `august_lock`.
     * - `device_types`?: Only devices of these types.
     * - `manufacturer`?: Only devices of this maker, e.g. `august`.
     * - `device_ids`?: Only these devices; unknown ids are skipped.
     * - `created_before`?: Only devices first seen before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `user_identifier_key`?: Only devices of accounts shared with this user's sessions. Ignored for client sessions.
     * - `customer_key`?: Only devices of this customer's accounts or spaces.
     * - `space_id`?: Only devices in this space.
     * - `unstable_location_id`?: Older name of `space_id`.
     * - `include_if`?: Only devices with all of these abilities, e.g. `can_remotely_unlock`.
     * - `exclude_if`?: No devices with any of these abilities, e.g. `can_hvac_heat`.
     * - `search`?: Text to find in a name, id, location or custom_metadata, ignoring case.
     * - `custom_metadata_has`?: Only items whose custom_metadata has all of these values. A query takes them as JSON.
     * - `limit`?: Maximum number of items, up to 50000. Default: 500.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: DevicesListInput, options?: CallOptions) => Promise<Device[]>;
    /**
     * Reads one device.
     *
     * `GET /devices/get` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.3).
     * A bare string is taken as `device_id`.
     * - `device_id`?: Identifier of the device.
     * - `name`?: Exact name of the device; the oldest one if shared.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | DevicesGetInput, options?: CallOptions) => Promise<Device>;
    /**
     * Changes what the platform stores for a device. `is_managed: false` ends the management of the device and its codes.
     *
     * `PATCH /devices/update` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.3, §4.5).
     * - `device_id`: Identifier of the device.
     * - `name`?: Nickname of the device; null restores the manufacturer's name.
     * - `properties`?: Older form of `name`, which wins.
     * - `location`?: Whole new location; null removes it. `timezone`, an IANA name, wins over `time_zone`.
     * - `is_managed`?: Whether the device stays managed; false ends this for its codes too. Default: true.
     * - `custom_metadata`?: Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key.
     * - `backup_access_code_pool_enabled`?: Whether spare codes are kept on the lock; false removes those not pulled. Default: unchanged.
     *
     * @throws SeamApiError of type `device_not_found`, `device_unmanaged`, `unsupported_device`; SeamMalformedInputError; SeamNetworkError
     */
    update: (input: DevicesUpdateInput, options?: CallOptions) => Promise<void>;
    /**
     * Removes a device and its codes from the platform. Nothing changes at the manufacturer.
     *
     * `DELETE /devices/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.3, §4.7).
     * A bare string is taken as `device_id`.
     * - `device_id`: Identifier of the device.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | DevicesDeleteInput, options?: CallOptions) => Promise<void>;
    /**
     * Lists the manufacturers and platforms whose accounts can be connected.
     *
     * `GET /devices/list_device_providers` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.3).
     * - `provider_category`?: Only providers of this category, e.g. `stable`. Default: all.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    listDeviceProviders: (input?: DevicesListDeviceProvidersInput, options?: CallOptions) => Promise<DeviceProvider[]>;
    unmanaged: {
      /**
       * Lists unmanaged devices, oldest first.
       *
       * `GET /devices/unmanaged/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.3).
       * - `connected_account_id`?: Only devices of this account.
       * - `connected_account_ids`?: Only devices of these accounts.
       * - `connect_webview_id`?: Only devices of the account that this webview connected.
       * - `device_type`?: Only devices of this type, e.g. `august_lock`.
       * - `device_types`?: Only devices of these types.
       * - `manufacturer`?: Only devices of this maker, e.g. `august`.
       * - `device_ids`?: Only these devices; unknown ids are skipped.
       * - `created_before`?: Only devices first seen before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
       * - `user_identifier_key`?: Only devices of accounts shared with this user's sessions. Ignored for client sessions.
       * - `customer_key`?: Only devices of this customer's accounts or spaces.
       * - `space_id`?: Only devices in this space.
       * - `unstable_location_id`?: Older name of `space_id`.
       * - `include_if`?: Only devices with all of these abilities, e.g. `can_remotely_unlock`.
       * - `exclude_if`?: No devices with any of these abilities, e.g. `can_hvac_heat`.
       * - `search`?: Text to find in a name, id, location or custom_metadata, ignoring case.
       * - `custom_metadata_has`?: Only items whose custom_metadata has all of these values. A query takes them as JSON.
       * - `limit`?: Maximum number of items, up to 50000. Default: 22900.
       * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
       *
       * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
       */
      list: (input?: DevicesUnmanagedListInput, options?: CallOptions) => Promise<UnmanagedDevice[]>;
      /**
       * Reads one unmanaged device, by its id or by its name.
       *
       * `GET /devices/unmanaged/get` (docs/api/platform-api.md §2.2.3).
       * A bare string is taken as `device_id`.
       * - `device_id`?: Identifier of the device.
       * - `name`?: Exact name of the device; the oldest one if shared.
       *
       * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
       */
      get: (input: string | DevicesUnmanagedGetInput, options?: CallOptions) => Promise<UnmanagedDevice>;
      /**
       * Changes your own values of an unmanaged device, or makes it managed. Its access codes stay unmanaged.
       *
       * `PATCH /devices/unmanaged/update` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.3, §4.5).
       * - `device_id`: Identifier of the device.
       * - `is_managed`?: true makes the device managed; false is refused. Default: unchanged.
       * - `custom_metadata`?: Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key.
       *
       * @throws SeamApiError of type `device_not_found`, `device_managed`; SeamMalformedInputError; SeamNetworkError
       */
      update: (input: DevicesUnmanagedUpdateInput, options?: CallOptions) => Promise<void>;
    };
  };
  locks: {
    /**
     * Lists managed locks, oldest first.
     *
     * `GET /locks/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.2).
     * - `connected_account_id`?: Only devices of this account.
     * - `connected_account_ids`?: Only devices of these accounts.
     * - `connect_webview_id`?: Only devices of the account that this webview connected.
     * - `device_type`?: Only devices of this type, e.g. `august_lock`.
     * - `device_types`?: Only devices of these types.
     * - `manufacturer`?: Only devices of this maker, e.g. `august`.
     * - `device_ids`?: Only these devices; unknown ids are skipped.
     * - `created_before`?: Only devices first seen before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `user_identifier_key`?: Only devices of accounts shared with this user's sessions. Ignored for client sessions.
     * - `customer_key`?: Only devices of this customer's accounts or spaces.
     * - `space_id`?: Only devices in this space.
     * - `unstable_location_id`?: Older name of `space_id`.
     * - `include_if`?: Only devices with all of these abilities, e.g. `can_remotely_unlock`.
     * - `exclude_if`?: No devices with any of these abilities, e.g. `can_hvac_heat`.
     * - `search`?: Text to find in a name, id, location or custom_metadata, ignoring case.
     * - `custom_metadata_has`?: Only items whose custom_metadata has all of these values. A query takes them as JSON.
     * - `limit`?: Maximum number of items, up to 50000. Default: 500.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: LocksListInput, options?: CallOptions) => Promise<Device[]>;
    /**
     * Reads one lock.
     *
     * `GET /locks/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.2).
     * A bare string is taken as `device_id`.
     * - `device_id`?: Identifier of the device.
     * - `name`?: Exact name of the device; the oldest one if shared.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | LocksGetInput, options?: CallOptions) => Promise<Device>;
    /**
     * Locks a door.
     * Waits until the action attempt has ended.
     *
     * `POST /locks/lock_door` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.2).
     * A bare string is taken as `device_id`.
     * - `device_id`: Identifier of the lock.
     * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    lockDoor: {
      (input: string | LocksLockDoorInput, options?: CallOptions & { waitForActionAttempt?: true | undefined }): Promise<SucceededActionAttempt>;
      /** Does not wait: resolves to the attempt as it began. */
      (input: string | LocksLockDoorInput, options: CallOptions & { waitForActionAttempt: false }): Promise<ActionAttempt>;
    };
    /**
     * Unlocks a door.
     * Waits until the action attempt has ended.
     *
     * `POST /locks/unlock_door` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.2).
     * A bare string is taken as `device_id`.
     * - `device_id`: Identifier of the lock.
     * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    unlockDoor: {
      (input: string | LocksUnlockDoorInput, options?: CallOptions & { waitForActionAttempt?: true | undefined }): Promise<SucceededActionAttempt>;
      /** Does not wait: resolves to the attempt as it began. */
      (input: string | LocksUnlockDoorInput, options: CallOptions & { waitForActionAttempt: false }): Promise<ActionAttempt>;
    };
    /**
     * Turns auto-lock on or off, and sets its delay.
     * Waits until the action attempt has ended.
     *
     * `POST /locks/configure_auto_lock` (docs/api/platform-api.md §2.2.2).
     * - `device_id`: Identifier of the lock.
     * - `auto_lock_enabled`: Whether the lock locks itself again after an unlock.
     * - `auto_lock_delay_seconds`?: Seconds until the lock locks itself, 1 to 60. Default: unchanged, or 30 if none is known.
     *
     * @throws SeamApiError of type `device_not_found`, `unsupported_device`; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    configureAutoLock: {
      (input: LocksConfigureAutoLockInput, options?: CallOptions & { waitForActionAttempt?: true | undefined }): Promise<SucceededActionAttempt>;
      /** Does not wait: resolves to the attempt as it began. */
      (input: LocksConfigureAutoLockInput, options: CallOptions & { waitForActionAttempt: false }): Promise<ActionAttempt>;
    };
  };
  accessCodes: {
    /**
     * Lists managed codes that pass all given filters, oldest first. A filter by lock, code, grant, issues or start is required.
     *
     * `GET /access_codes/list` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.4).
     * - `device_id`?: Lock whose codes to list.
     * - `device_ids`?: Only codes of these locks.
     * - `access_code_ids`?: Only these codes.
     * - `has_issues`?: `true`: only codes with errors or warnings of their own; `false`: only codes without. Problems of the lock and its account do not count.
     * - `starts_after`?: Only time-bound codes that start at this time or later. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `starts_before`?: Only time-bound codes that start before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `user_identifier_key`?: Only codes on devices of accounts shared with this user's sessions. Ignored for client sessions.
     * - `customer_key`?: Only codes on locks of this customer's accounts or spaces.
     * - `access_grant_id`?: Only codes that this access grant created.
     * - `access_grant_key`?: Only codes that the access grant with this key created.
     * - `access_method_id`?: Only codes of this access method.
     * - `search`?: Text to find in a name or a PIN, ignoring case.
     * - `limit`?: Maximum number of items, up to 55000. Default: 55000.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: AccessCodesListInput, options?: CallOptions) => Promise<AccessCode[]>;
    /**
     * Reads one managed code, by its id or by its lock and PIN.
     *
     * `GET /access_codes/get` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.4).
     * A bare string is taken as `access_code_id`.
     * - `access_code_id`?: Identifier of the code.
     * - `device_id`?: Lock of the code; together with code, or to check access_code_id.
     * - `code`?: The PIN; together with device_id, instead of access_code_id.
     *
     * @throws SeamApiError of type `access_code_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | AccessCodesGetInput, options?: CallOptions) => Promise<AccessCode>;
    /**
     * Creates a code and starts to set it on its lock.
     *
     * `POST /access_codes/create` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.4).
     * - `device_id`: Lock of the code.
     * - `name`?: Display name; some locks limit its length, or refuse a name that another code has.
     * - `code`?: The PIN, 4 to 12 digits; some locks limit it further, or choose it. Default: the server picks one.
     * - `starts_at`?: Start of a time-bound code; together with ends_at. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `ends_at`?: End of a time-bound code; together with starts_at. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `attempt_for_offline_device`?: Whether the action attempt stays pending while the lock is offline; false: it fails at once, but the code is still sent later. Default on creation: true.
     * - `prefer_native_scheduling`?: Whether a lock that can store start and end enforces them itself. Default on creation: true.
     * - `use_backup_access_code_pool`?: true starts to keep spare codes on the lock, for its time-bound codes; false changes nothing.
     * - `is_external_modification_allowed`?: Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default on creation: false.
     * - `allow_external_modification`?: Older name of `is_external_modification_allowed`.
     * - `preferred_code_length`?: Length in digits of a PIN that the server picks; ignored if the lock does not support it.
     * - `max_time_rounding`?: Accepted without effect: start and end are never rounded.
     * - `allowed_weekdays`?: Codes for some days of the week are not offered here: make a code for each time, by starts_at and ends_at.
     * - `is_enabled`?: A code cannot be switched off here: delete it, or let it begin later by starts_at.
     * - `is_one_time_use`?: Codes for a single use are not offered here.
     * - `is_offline_access_code`?: Offline codes are not offered here.
     * - `use_offline_access_code`?: Offline codes are not offered here.
     * - `common_code_key`?: Key of your own. Codes with one key share one PIN, across locks; another PIN is refused.
     * - `sync`?: Whether to answer only once the lock has the code or refused it, or after 60 s. A code that starts later is not waited for. Default: false.
     *
     * @throws SeamApiError of type `device_not_found`, `duplicate_access_code`, `device_type_not_supported`, `code_constraints_violated`, `unsupported_device`; SeamMalformedInputError; SeamNetworkError
     */
    create: (input: AccessCodesCreateInput, options?: CallOptions) => Promise<AccessCode>;
    /**
     * Creates one code for several locks, with one PIN if they allow it, and starts to set it on each.
     *
     * `POST /access_codes/create_multiple` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.4, §4.3).
     * - `device_ids`: Identifiers of the locks, 1 to 1,000.
     * - `behavior_when_code_cannot_be_shared`?: `throw`: no code is created unless one PIN suits all locks; `create_random_code`: locks that need it get other PINs. Default: `throw`.
     * - `name`?: Display name; some locks limit its length, or refuse a name that another code has.
     * - `code`?: The PIN, 4 to 12 digits; some locks limit it further, or choose it. Default: the server picks one.
     * - `starts_at`?: Start of a time-bound code; together with ends_at. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `ends_at`?: End of a time-bound code; together with starts_at. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `attempt_for_offline_device`?: Whether the action attempt stays pending while the lock is offline; false: it fails at once, but the code is still sent later. Default on creation: true.
     * - `prefer_native_scheduling`?: Whether a lock that can store start and end enforces them itself. Default on creation: true.
     * - `use_backup_access_code_pool`?: true starts to keep spare codes on the lock, for its time-bound codes; false changes nothing.
     * - `is_external_modification_allowed`?: Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default on creation: false.
     * - `allow_external_modification`?: Older name of `is_external_modification_allowed`.
     * - `preferred_code_length`?: Length in digits of a PIN that the server picks; ignored if the lock does not support it.
     * - `max_time_rounding`?: Accepted without effect: start and end are never rounded.
     * - `allowed_weekdays`?: Codes for some days of the week are not offered here: make a code for each time, by starts_at and ends_at.
     * - `is_enabled`?: A code cannot be switched off here: delete it, or let it begin later by starts_at.
     * - `is_one_time_use`?: Codes for a single use are not offered here.
     * - `is_offline_access_code`?: Offline codes are not offered here.
     * - `use_offline_access_code`?: Offline codes are not offered here.
     *
     * @throws SeamApiError of type `device_not_found`, `duplicate_access_code`, `code_cannot_be_shared`, `device_type_not_supported`, `code_constraints_violated`, `unsupported_device`; SeamMalformedInputError; SeamNetworkError
     */
    createMultiple: (input: AccessCodesCreateMultipleInput, options?: CallOptions) => Promise<AccessCode[]>;
    /**
     * Changes a code and starts to change it on its lock. Omitted fields stay unchanged.
     * Waits for the action attempt with `waitForActionAttempt: true`.
     *
     * `POST /access_codes/update` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.4, §4.2).
     * - `access_code_id`: Identifier of the code.
     * - `device_id`?: Lock of the code; not needed.
     * - `name`?: Display name; some locks limit its length, or refuse a name that another code has.
     * - `code`?: New PIN, 4 to 12 digits. Default: unchanged.
     * - `starts_at`?: New start; an ongoing code needs ends_at too. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `ends_at`?: New end; an ongoing code needs starts_at too. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `attempt_for_offline_device`?: Whether the action attempt stays pending while the lock is offline; false: it fails at once, but the code is still sent later. Default on creation: true.
     * - `prefer_native_scheduling`?: Whether a lock that can store start and end enforces them itself. Default on creation: true.
     * - `use_backup_access_code_pool`?: true starts to keep spare codes on the lock, for its time-bound codes; false changes nothing.
     * - `is_external_modification_allowed`?: Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default on creation: false.
     * - `allow_external_modification`?: Older name of `is_external_modification_allowed`.
     * - `preferred_code_length`?: Accepted without effect: a change picks no PIN.
     * - `max_time_rounding`?: Accepted without effect: start and end are never rounded.
     * - `allowed_weekdays`?: Codes for some days of the week are not offered here: make a code for each time, by starts_at and ends_at.
     * - `is_enabled`?: A code cannot be switched off here: delete it, or let it begin later by starts_at.
     * - `is_one_time_use`?: Codes for a single use are not offered here.
     * - `is_offline_access_code`?: Offline codes are not offered here.
     * - `use_offline_access_code`?: Offline codes are not offered here.
     * - `common_code_key`?: Key with which the code was created; another one is refused.
     * - `type`?: `ongoing` removes start and end; `time_bound` needs both, unless the code has them.
     * - `is_managed`?: A code cannot leave management without its lock: false is refused.
     * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
     *
     * @throws SeamApiError of type `access_code_not_found`, `access_code_belongs_to_access_grant`, `duplicate_access_code`, `unsupported_device`; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    update: {
      (input: AccessCodesUpdateInput, options?: CallOptions & { waitForActionAttempt?: false | undefined }): Promise<ActionAttempt>;
      /** Waits until the attempt has ended. */
      (input: AccessCodesUpdateInput, options: CallOptions & { waitForActionAttempt: true }): Promise<SucceededActionAttempt<{
      access_code: AccessCode;
    }>>;
    };
    /**
     * Changes every code of a common_code_key, or none if one lock refuses. Omitted fields stay unchanged.
     *
     * `PATCH /access_codes/update_multiple` (docs/api/platform-api.md §2.2.4, §4.3).
     * - `common_code_key`: Key with which the codes were created.
     * - `name`?: Display name; some locks limit its length, or refuse a name that another code has.
     * - `starts_at`?: Start of the codes; ongoing codes need ends_at too. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `ends_at`?: End of the codes; ongoing codes need starts_at too. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     *
     * @throws SeamApiError of type `access_code_not_found`, `access_code_belongs_to_access_grant`; SeamMalformedInputError; SeamNetworkError
     */
    updateMultiple: (input: AccessCodesUpdateMultipleInput, options?: CallOptions) => Promise<void>;
    /**
     * Removes a code from its lock and from the platform.
     * Waits until the action attempt has ended.
     *
     * `POST /access_codes/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.4, §4.7).
     * A bare string is taken as `access_code_id`.
     * - `access_code_id`: Identifier of the code.
     * - `device_id`?: Lock of the code; not needed.
     * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
     *
     * @throws SeamApiError of type `access_code_not_found`, `access_code_belongs_to_access_grant`; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    delete: {
      (input: string | AccessCodesDeleteInput, options?: CallOptions & { waitForActionAttempt?: true | undefined }): Promise<SucceededActionAttempt>;
      /** Does not wait: resolves to the attempt as it began. */
      (input: string | AccessCodesDeleteInput, options: CallOptions & { waitForActionAttempt: false }): Promise<ActionAttempt>;
    };
    /**
     * Returns a spare code that is already on the lock, in place of a time-bound one that does not work.
     *
     * `POST /access_codes/pull_backup_access_code` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.4, §4.4).
     * A bare string is taken as `access_code_id`.
     * - `access_code_id`: Code that does not work.
     *
     * @throws SeamApiError of type `access_code_not_found`, `access_code_belongs_to_access_grant`, `access_code_not_time_bound`, `backup_access_code_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    pullBackupAccessCode: (input: string | AccessCodesPullBackupAccessCodeInput, options?: CallOptions) => Promise<AccessCode>;
    /**
     * Proposes a PIN that a lock would accept and that no code on it has. Creates no code.
     *
     * `GET /access_codes/generate_code` (docs/api/platform-api.md §2.2.4).
     * A bare string is taken as `device_id`.
     * - `device_id`: Lock of the code.
     *
     * @throws SeamApiError of type `device_not_found`, `device_type_not_supported`, `code_constraints_violated`; SeamMalformedInputError; SeamNetworkError
     */
    generateCode: (input: string | AccessCodesGenerateCodeInput, options?: CallOptions) => Promise<GeneratedCode>;
    simulate: {
      /**
       * Programs a code at a simulated lock itself, without the platform. Sandboxes only.
       *
       * `POST /access_codes/simulate/create_unmanaged_access_code` (docs/api/platform-api.md §2.2.4).
       * - `device_id`: Lock of the code.
       * - `name`: Display name.
       * - `code`: The PIN, 4 to 8 digits.
       *
       * @throws SeamApiError of type `device_not_found`, `device_type_not_supported`, `device_disconnected`, `duplicate_code_on_device`, `code_constraints_violated`, `no_space_for_access_code_on_device`, `workspace_not_sandbox`; SeamMalformedInputError; SeamNetworkError
       */
      createUnmanagedAccessCode: (input: AccessCodesSimulateCreateUnmanagedAccessCodeInput, options?: CallOptions) => Promise<UnmanagedAccessCode>;
    };
    unmanaged: {
      /**
       * Lists the unmanaged codes of a lock, oldest first.
       *
       * `GET /access_codes/unmanaged/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.4).
       * A bare string is taken as `device_id`.
       * - `device_id`: Lock whose codes to list.
       * - `user_identifier_key`?: Only codes on devices of accounts shared with this user's sessions. Ignored for client sessions.
       * - `search`?: Text to find in a name or a PIN, ignoring case.
       * - `limit`?: Maximum number of items, up to 55000. Default: 55000.
       * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
       *
       * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
       */
      list: (input: string | AccessCodesUnmanagedListInput, options?: CallOptions) => Promise<UnmanagedAccessCode[]>;
      /**
       * Reads one unmanaged code, by its id or by its lock and PIN.
       *
       * `GET /access_codes/unmanaged/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.4).
       * A bare string is taken as `access_code_id`.
       * - `access_code_id`?: Identifier of the code.
       * - `device_id`?: Lock of the code; together with code, or to check access_code_id.
       * - `code`?: The PIN; together with device_id, instead of access_code_id.
       *
       * @throws SeamApiError of type `access_code_not_found`; SeamMalformedInputError; SeamNetworkError
       */
      get: (input: string | AccessCodesUnmanagedGetInput, options?: CallOptions) => Promise<UnmanagedAccessCode>;
      /**
       * Makes an unmanaged code managed, as convertToManaged does, without an attempt to wait for.
       *
       * `PATCH /access_codes/unmanaged/update` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.4).
       * - `access_code_id`: Identifier of the code.
       * - `is_managed`: Must be true: no other change is possible.
       * - `force`?: Accepted without effect: no code is refused because another workspace manages it.
       * - `allow_external_modification`?: Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default: false.
       * - `is_external_modification_allowed`?: Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default: false.
       *
       * @throws SeamApiError of type `access_code_not_found`, `unsupported_device`; SeamMalformedInputError; SeamNetworkError
       */
      update: (input: AccessCodesUnmanagedUpdateInput, options?: CallOptions) => Promise<void>;
      /**
       * Makes an unmanaged code managed. The code keeps its id and its PIN.
       * Waits until the action attempt has ended.
       *
       * `PATCH /access_codes/unmanaged/convert_to_managed` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.4, §4.5).
       * A bare string is taken as `access_code_id`.
       * - `access_code_id`: Identifier of the code.
       * - `force`?: Accepted without effect: no code is refused because another workspace manages it.
       * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
       * - `allow_external_modification`?: Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default: false.
       * - `is_external_modification_allowed`?: Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default: false.
       *
       * @throws SeamApiError of type `access_code_not_found`, `unsupported_device`; SeamMalformedInputError; SeamNetworkError
       * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
       */
      convertToManaged: {
        (input: string | AccessCodesUnmanagedConvertToManagedInput, options?: CallOptions & { waitForActionAttempt?: true | undefined }): Promise<SucceededActionAttempt>;
        /** Does not wait: resolves to the attempt as it began. */
        (input: string | AccessCodesUnmanagedConvertToManagedInput, options: CallOptions & { waitForActionAttempt: false }): Promise<ActionAttempt>;
      };
      /**
       * Starts to remove an unmanaged code from its lock.
       *
       * `DELETE /access_codes/unmanaged/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.4).
       * A bare string is taken as `access_code_id`.
       * - `access_code_id`: Identifier of the code.
       * - `device_id`?: Lock that has the code; not needed.
       * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
       *
       * @throws SeamApiError of type `access_code_not_found`; SeamMalformedInputError; SeamNetworkError
       */
      delete: (input: string | AccessCodesUnmanagedDeleteInput, options?: CallOptions) => Promise<void>;
    };
  };
  accessGrants: {
    /**
     * Gives a person access to doors for a time, and creates and maintains the codes.
     *
     * `POST /access_grants/create` (docs/api/access-grants.md §4.1).
     * - `user_identity_id`?: User identity that gets access; instead of user_identity.
     * - `user_identity`?: New user identity that gets access.
     * - `requested_access_methods`: Access methods to create, 1 to 10. Only mode `code` is offered here: one PIN on all doors if possible.
     * - `device_ids`?: Managed devices that the grant opens.
     * - `space_ids`?: Spaces whose doors the grant opens, including doors that are added later.
     * - `space_keys`?: Keys of such spaces, as with `space_ids`.
     * - `acs_entrance_ids`?: Entrances of access systems. There are none here, so only an empty list is accepted.
     * - `location`?: Former form of device_ids; its name has no effect.
     * - `location_ids`?: Former name of space_ids.
     * - `starts_at`?: Start time. Default: at once. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `ends_at`?
     * - `name`?: Display name; null or absent for the person's.
     * - `access_grant_key`?: Your own key for the grant, unique in the workspace.
     * - `reservation_key`?: Your own key for the stay, by which grants are listed and their methods deleted.
     * - `customization_profile_id`?: Identifier of a customization profile; stored and returned without effect.
     *
     * @throws SeamApiError of type `user_identity_not_found`, `device_not_found`, `space_not_found`, `access_grant_key_already_exists`, `user_identity_key_already_exists`, `user_identity_email_or_phone_conflict`, `access_method_mode_not_supported`, `acs_not_supported`; SeamMalformedInputError; SeamNetworkError
     */
    create: (input: AccessGrantsCreateInput, options?: CallOptions) => Promise<AccessGrant>;
    /**
     * Reads one grant, by its id or its key.
     *
     * `GET /access_grants/get` (docs/api/access-grants.md §4.1).
     * A bare string is taken as `access_grant_id`.
     * - `access_grant_id`?: Identifier of the grant.
     * - `access_grant_key`?: Your own key for the grant, unique in the workspace.
     *
     * @throws SeamApiError of type `access_grant_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | AccessGrantsGetInput, options?: CallOptions) => Promise<AccessGrant>;
    /**
     * Lists the grants that pass all given filters, oldest first.
     *
     * `GET /access_grants/list` (docs/api/access-grants.md §4.1).
     * - `access_grant_ids`?: Only these grants.
     * - `customer_key`?: Only grants of this customer, or on its spaces or devices of its accounts.
     * - `user_identity_id`?: Only grants of this person.
     * - `device_id`?: Only grants that open this device, itself or in a space.
     * - `space_id`?: Only grants on this space.
     * - `location_id`?: Former name of space_id.
     * - `access_code_id`?: Only the grant that created this code.
     * - `acs_entrance_id`?: Only grants that open this entrance; there are none.
     * - `acs_system_id`?: Only grants of this access system; there are none.
     * - `access_grant_key`?: Only the grant with this key; null or empty for grants without one.
     * - `reservation_key`?: Only grants of this stay.
     * - `search`?: Text to find in a grant's name, keys or id, or a person's details, ignoring case.
     * - `limit`?: Maximum number of items, up to 10000. Default: 500.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: AccessGrantsListInput, options?: CallOptions) => Promise<AccessGrant[]>;
    /**
     * Changes a grant's start, end, name or doors. Given doors replace all former ones. PINs keep their digits.
     *
     * `PATCH /access_grants/update` (docs/api/access-grants.md §4.1).
     * A bare string is taken as `access_grant_id`.
     * - `access_grant_id`?: Identifier of the grant.
     * - `access_grant_key`?: Your own key for the grant, unique in the workspace.
     * - `name`?: Display name; null for the person's. Default: unchanged.
     * - `starts_at`?: Start time. Default: unchanged. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `ends_at`?
     * - `device_ids`?: Managed devices that the grant opens.
     * - `space_ids`?: Spaces whose doors the grant opens, including doors that are added later.
     * - `space_keys`?: Keys of such spaces, as with `space_ids`.
     * - `acs_entrance_ids`?: Entrances of access systems. There are none here, so only an empty list is accepted.
     *
     * @throws SeamApiError of type `access_grant_not_found`, `device_not_found`, `space_not_found`, `access_method_mode_not_supported`, `acs_not_supported`; SeamMalformedInputError; SeamNetworkError
     */
    update: (input: string | AccessGrantsUpdateInput, options?: CallOptions) => Promise<void>;
    /**
     * Ends a grant: removes its codes from their locks, then deletes it.
     *
     * `DELETE /access_grants/delete` (docs/api/access-grants.md §4.1).
     * A bare string is taken as `access_grant_id`.
     * - `access_grant_id`: Identifier of the grant.
     *
     * @throws SeamApiError of type `access_grant_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | AccessGrantsDeleteInput, options?: CallOptions) => Promise<void>;
    /**
     * Requests more access methods of a grant, for its doors and times.
     *
     * `POST /access_grants/request_access_methods` (docs/api/access-grants.md §4.1).
     * - `access_grant_id`: Identifier of the grant.
     * - `requested_access_methods`: Access methods to create, 1 to 10. Only mode `code` is offered here: one PIN on all doors if possible.
     *
     * @throws SeamApiError of type `access_grant_not_found`, `access_method_mode_not_supported`; SeamMalformedInputError; SeamNetworkError
     */
    requestAccessMethods: (input: AccessGrantsRequestAccessMethodsInput, options?: CallOptions) => Promise<AccessGrant>;
    /**
     * Reads the doors, spaces, people and methods of grants.
     *
     * `GET /access_grants/get_related` (docs/api/access-grants.md §4.1).
     * - `access_grant_ids`?: Identifiers of the grants.
     * - `access_grant_keys`?: Keys of the grants.
     * - `include`?: Kinds to include. Default: all.
     * - `exclude`?: Kinds to leave out.
     *
     * @throws SeamApiError of type `access_grant_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    getRelated: (input?: AccessGrantsGetRelatedInput, options?: CallOptions) => Promise<{
  spaces?: Array<{
    [field: string]: unknown;
  }> | undefined;
  devices?: Array<{
    [field: string]: unknown;
  }> | undefined;
  acs_entrances?: Array<{
    [field: string]: unknown;
  }> | undefined;
  connected_accounts?: Array<{
    [field: string]: unknown;
  }> | undefined;
  acs_systems?: Array<{
    [field: string]: unknown;
  }> | undefined;
  user_identities?: Array<{
    [field: string]: unknown;
  }> | undefined;
  acs_access_groups?: Array<{
    [field: string]: unknown;
  }> | undefined;
  access_methods?: Array<{
    [field: string]: unknown;
  }> | undefined;
  [field: string]: unknown;
}>;
  };
  accessMethods: {
    /**
     * Reads one access method: its PIN, and whether every door has it.
     *
     * `GET /access_methods/get` (docs/api/access-grants.md §4.2).
     * A bare string is taken as `access_method_id`.
     * - `access_method_id`: Identifier of the method.
     *
     * @throws SeamApiError of type `access_method_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | AccessMethodsGetInput, options?: CallOptions) => Promise<AccessMethod>;
    /**
     * Lists the access methods of a grant, a door, a space or a code, oldest first.
     *
     * `GET /access_methods/list` (docs/api/access-grants.md §4.2).
     * - `access_grant_id`?: Only methods of this grant.
     * - `access_grant_key`?: Only methods of the grant with this key.
     * - `device_id`?: Only methods that open this door.
     * - `space_id`?: Only methods of grants on this space.
     * - `access_code_id`?: Only the method that this code is part of.
     * - `acs_entrance_id`?: Only methods that open this entrance; there are none.
     * - `limit`?: Maximum number of items, up to 10000. Default: 500.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: AccessMethodsListInput, options?: CallOptions) => Promise<AccessMethod[]>;
    /**
     * Deletes one access method, or all of a grant or of a reservation. The grants stay.
     *
     * `DELETE /access_methods/delete` (docs/api/access-grants.md §4.2).
     * A bare string is taken as `access_method_id`.
     * - `access_method_id`?: Identifier of the method.
     * - `access_grant_id`?: All methods of this grant.
     * - `reservation_key`?: All methods of the grants of this reservation.
     *
     * @throws SeamApiError of type `access_method_not_found`, `access_grant_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | AccessMethodsDeleteInput, options?: CallOptions) => Promise<void>;
    /**
     * Reads the entities related to access methods, such as the doors that a PIN opens and its person.
     *
     * `GET /access_methods/get_related` (docs/api/access-grants.md §4.2).
     * - `access_method_ids`: Identifiers of the methods.
     * - `include`?: Kinds to include. Default: all.
     * - `exclude`?: Kinds to leave out.
     *
     * @throws SeamApiError of type `access_method_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    getRelated: (input: AccessMethodsGetRelatedInput, options?: CallOptions) => Promise<{
  spaces?: Array<{
    [field: string]: unknown;
  }> | undefined;
  devices?: Array<{
    [field: string]: unknown;
  }> | undefined;
  acs_entrances?: Array<{
    [field: string]: unknown;
  }> | undefined;
  access_grants?: Array<{
    [field: string]: unknown;
  }> | undefined;
  access_methods?: Array<{
    [field: string]: unknown;
  }> | undefined;
  instant_keys?: Array<{
    [field: string]: unknown;
  }> | undefined;
  client_sessions?: Array<{
    [field: string]: unknown;
  }> | undefined;
  acs_credentials?: Array<{
    [field: string]: unknown;
  }> | undefined;
  [field: string]: unknown;
}>;
  };
  actionAttempts: {
    /**
     * Reads the progress of a command.
     *
     * `GET /action_attempts/get` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.5).
     * A bare string is taken as `action_attempt_id`.
     * - `action_attempt_id`: Identifier of the attempt.
     *
     * @throws SeamApiError of type `action_attempt_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | ActionAttemptsGetInput, options?: CallOptions) => Promise<ActionAttempt>;
    /**
     * Lists the progress of the given commands, or of those on a device. Fails if one of them is not found.
     *
     * `GET /action_attempts/list` (docs/api/platform-api.md §2.2.5).
     * - `action_attempt_ids`?: Identifiers of the attempts.
     * - `device_id`?: Only attempts on this device.
     * - `limit`?: Maximum number of items, up to 10000. Default: 500.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError of type `action_attempts_not_found`, `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: ActionAttemptsListInput, options?: CallOptions) => Promise<ActionAttempt[]>;
  };
  connectedAccounts: {
    /**
     * Lists connected accounts, oldest first.
     *
     * `GET /connected_accounts/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.6).
     * - `user_identifier_key`?: Only accounts shared with this user's sessions.
     * - `customer_key`?: Only accounts of this customer.
     * - `space_id`?: Only accounts that came with this space, or have devices in it.
     * - `search`?: Text to find in a name, a login, an id or a value of custom_metadata, ignoring case.
     * - `custom_metadata_has`?: Only items whose custom_metadata has all of these values. A query takes them as JSON.
     * - `limit`?: Maximum number of items, up to 11000. Default: 11000.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: ConnectedAccountsListInput, options?: CallOptions) => Promise<ConnectedAccount[]>;
    /**
     * Reads one connected account, by its id or by the e-mail address it was connected with.
     *
     * `GET /connected_accounts/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.6).
     * A bare string is taken as `connected_account_id`.
     * - `connected_account_id`?: Identifier of the account.
     * - `email`?: Address with which the account was connected; instead of the id.
     *
     * @throws SeamApiError of type `connected_account_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | ConnectedAccountsGetInput, options?: CallOptions) => Promise<ConnectedAccount>;
    /**
     * Disconnects an account, and removes its devices and their codes from the platform. Nothing changes at the manufacturer.
     *
     * `DELETE /connected_accounts/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.6, §4.7).
     * A bare string is taken as `connected_account_id`.
     * - `connected_account_id`: Identifier of the account.
     * - `email`?: An account is disconnected by its id, not by its email.
     * - `sync`?: Accepted without effect: this call has no attempt to wait for.
     *
     * @throws SeamApiError of type `connected_account_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | ConnectedAccountsDeleteInput, options?: CallOptions) => Promise<void>;
  };
  connectWebviews: {
    /**
     * Creates a connect webview: a page where a person connects an account. Send the person to its `url`. Outside sandboxes client sessions may not create one.
     *
     * `POST /connect_webviews/create` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.7).
     * - `device_selection_mode`?: Whether the person picks one or several devices. Default: `none`, which takes all.
     * - `custom_redirect_url`?: Address to which the person goes after success, with `connect_webview_id` in the query.
     * - `custom_redirect_failure_url`?: Address to which the person goes after a failure. Default: `custom_redirect_url`.
     * - `accepted_providers`?: Names of the providers on offer; unknown ones are refused. Default: all of `provider_category`.
     * - `excluded_providers`?: Names of providers that are not on offer, whatever the other fields say. One must remain.
     * - `accepted_capabilities`?: Capabilities; only providers whose devices have one of them are on offer. Default: any.
     * - `provider_category`?: Category of the providers on offer. Ignored with `accepted_providers`. Default: `stable`.
     * - `custom_metadata`?: Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key.
     * - `automatically_manage_new_devices`?: Whether devices that are found, now or later, are managed. Default: true.
     * - `wait_for_device_creation`?: Whether the page waits until the devices are found. Default: false.
     * - `customer_key`?: Customer whose account the webview connects; stored with the webview and the account. A client session may name only its own customer, which is its default.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    create: (input?: ConnectWebviewsCreateInput, options?: CallOptions) => Promise<ConnectWebview>;
    /**
     * Reads one webview: whether the person has logged in, and which account was connected.
     *
     * `GET /connect_webviews/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.7).
     * A bare string is taken as `connect_webview_id`.
     * - `connect_webview_id`: Identifier of the webview.
     *
     * @throws SeamApiError of type `connect_webview_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | ConnectWebviewsGetInput, options?: CallOptions) => Promise<ConnectWebview>;
    /**
     * Lists webviews, oldest first.
     *
     * `GET /connect_webviews/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.7).
     * - `user_identifier_key`?: Only webviews shared with this user's sessions. Ignored for client sessions.
     * - `customer_key`?: Only webviews made for this customer.
     * - `search`?: Text to find in an id or a value of custom_metadata, ignoring case.
     * - `custom_metadata_has`?: Only items whose custom_metadata has all of these values. A query takes them as JSON.
     * - `limit`?: Maximum number of items, up to 10000. Default: 500.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: ConnectWebviewsListInput, options?: CallOptions) => Promise<ConnectWebview[]>;
    /**
     * Deletes a webview. The account that it connected stays.
     *
     * `DELETE /connect_webviews/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.7).
     * A bare string is taken as `connect_webview_id`.
     * - `connect_webview_id`: Identifier of the webview.
     *
     * @throws SeamApiError of type `connect_webview_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | ConnectWebviewsDeleteInput, options?: CallOptions) => Promise<void>;
  };
  clientSessions: {
    /**
     * Creates a session. Refused if the user already has one.
     *
     * `POST /client_sessions/create` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.8).
     * - `user_identifier_key`?: Your own key for the user, who has one session. Must not be guessable. Required with a publishable key.
     * - `connect_webview_ids`?: Webviews to share with the session. Refused with a publishable key.
     * - `connected_account_ids`?: Accounts to share with the session. Refused with a publishable key.
     * - `user_identity_id`?: Person who uses the session, which sees the devices that the person was given (/user_identities/grant_access_to_device). Refused with a publishable key.
     * - `user_identity_ids`?: Sessions of several people are not offered here: give user_identity_id.
     * - `customer_key`?: Customer whose accounts, spaces, doors, people and grants the session sees and may change. Refused with a publishable key, and for a session of another customer.
     * - `customer_id`?: Customers by customer_id are not offered here: give customer_key.
     * - `read_only`?: Whether the session can only read. Default: false. Refused with a publishable key.
     * - `expires_at`?: Time at which the token stops working; must be in the future. Default: never. Refused with a publishable key. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     *
     * @throws SeamApiError of type `client_session_token_already_exists`, `publishable_key_header_required`, `token_auth_not_accepted`, `invalid_publishable_key`, `publishable_key_requires_user_identifier_key`, `publishable_keys_must_create_empty_client_sessions`, `connected_account_not_found`, `connect_webview_not_found`, `user_identity_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    create: (input?: ClientSessionsCreateInput, options?: CallOptions) => Promise<ClientSession>;
    /**
     * Returns the session of a user, or creates it if there is none. Adds the given accounts and webviews, and applies the other fields.
     *
     * `PUT /client_sessions/create` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.8).
     * - `user_identifier_key`?: Your own key for the user, who has one session. Must not be guessable. Required with a publishable key.
     * - `connect_webview_ids`?: Webviews to share with the session. Refused with a publishable key.
     * - `connected_account_ids`?: Accounts to share with the session. Refused with a publishable key.
     * - `user_identity_id`?: Person who uses the session, which sees the devices that the person was given (/user_identities/grant_access_to_device). Refused with a publishable key.
     * - `user_identity_ids`?: Sessions of several people are not offered here: give user_identity_id.
     * - `customer_key`?: Customer whose accounts, spaces, doors, people and grants the session sees and may change. Refused with a publishable key, and for a session of another customer.
     * - `customer_id`?: Customers by customer_id are not offered here: give customer_key.
     * - `read_only`?: Whether the session can only read. Default: false. Refused with a publishable key.
     * - `expires_at`?: Time at which the token stops working; must be in the future. Default: never. Refused with a publishable key. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     *
     * @throws SeamApiError of type `publishable_key_header_required`, `token_auth_not_accepted`, `invalid_publishable_key`, `publishable_key_requires_user_identifier_key`, `publishable_keys_must_create_empty_client_sessions`, `connected_account_not_found`, `connect_webview_not_found`, `user_identity_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    getOrCreate: (input?: ClientSessionsGetOrCreateInput, options?: CallOptions) => Promise<ClientSession>;
    /**
     * Reads a session by its id or its user's key. A client session reads itself, without input.
     *
     * `GET /client_sessions/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.8).
     * - `client_session_id`?: Identifier of the session.
     * - `user_identifier_key`?: Your own key for the user. Must not be guessable.
     *
     * @throws SeamApiError of type `client_session_not_found`, `invalid_options`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input?: ClientSessionsGetInput, options?: CallOptions) => Promise<ClientSession>;
    /**
     * Lists the sessions that pass all given filters, oldest first.
     *
     * `GET /client_sessions/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.8).
     * - `client_session_id`?: Identifier of the session.
     * - `user_identifier_key`?: Your own key for the user. Must not be guessable.
     * - `connect_webview_id`?: Only sessions that this webview is shared with.
     * - `user_identity_id`?: Only sessions of this person.
     * - `without_user_identifier_key`?: Only sessions without a `user_identifier_key`.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: ClientSessionsListInput, options?: CallOptions) => Promise<ClientSession[]>;
    /**
     * Ends a session. Its token stops working at once.
     *
     * `DELETE /client_sessions/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.8).
     * A bare string is taken as `client_session_id`.
     * - `client_session_id`: Identifier of the session.
     *
     * @throws SeamApiError of type `client_session_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | ClientSessionsDeleteInput, options?: CallOptions) => Promise<void>;
    /**
     * Shares more accounts or webviews with a session, or changes its person.
     *
     * `POST /client_sessions/grant_access` (docs/api/platform-api.md §2.2.8, docs/api/access-grants.md §6.1).
     * - `client_session_id`?: Identifier of the session.
     * - `user_identifier_key`?: Your own key for the user. Must not be guessable.
     * - `connect_webview_ids`?: Webviews to share with the session. Refused with a publishable key.
     * - `connected_account_ids`?: Accounts to share with the session. Refused with a publishable key.
     * - `user_identity_id`?: Person who uses the session, which sees the devices that the person was given (/user_identities/grant_access_to_device). Refused with a publishable key.
     * - `user_identity_ids`?: Sessions of several people are not offered here: give user_identity_id.
     * - `customer_key`?: Another customer for a session that is there is not offered here: make one with /client_sessions/create.
     *
     * @throws SeamApiError of type `client_session_not_found`, `connected_account_not_found`, `connect_webview_not_found`, `user_identity_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    grantAccess: (input?: ClientSessionsGrantAccessInput, options?: CallOptions) => Promise<ClientSession>;
    /**
     * Ends a session as delete does, without the event `client_session.deleted`.
     *
     * `POST /client_sessions/revoke` (docs/api/platform-api.md §2.2.8).
     * A bare string is taken as `client_session_id`.
     * - `client_session_id`: Identifier of the session.
     *
     * @throws SeamApiError of type `client_session_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    revoke: (input: string | ClientSessionsRevokeInput, options?: CallOptions) => Promise<void>;
  };
  customers: {
    /**
     * Stores a customer's places, people and stays. A repeated push applies only what differs.
     *
     * `POST /customers/push_data` (docs/api/access-grants.md §5.1).
     * - `customer_key`: Your own key for the customer.
     * - `spaces`?: Each item becomes a space.
     * - `properties`?: Each item becomes a space.
     * - `facilities`?: Each item becomes a space.
     * - `buildings`?: Each item becomes a space.
     * - `sites`?: Each item becomes a space.
     * - `listings`?: Each item becomes a space.
     * - `property_listings`?: Each item becomes a space.
     * - `rooms`?: Each item becomes a space.
     * - `units`?: Each item becomes a space.
     * - `common_areas`?: Each item becomes a space.
     * - `user_identities`?: Each item becomes a user identity.
     * - `guests`?: Each item becomes a user identity.
     * - `tenants`?: Each item becomes a user identity.
     * - `residents`?: Each item becomes a user identity.
     * - `users`?: Each item becomes a user identity.
     * - `staff_members`?: Each item becomes a user identity, and gets access without an end to the spaces that it names.
     * - `reservations`?: Each item becomes an access grant: who stays where, and when.
     * - `bookings`?: Each item becomes an access grant: who stays where, and when.
     * - `access_grants`?: Each item becomes an access grant: who stays where, and when.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    pushData: (input: CustomersPushDataInput, options?: CallOptions) => Promise<PushWarning[]>;
    /**
     * Deletes pushed items, with the spaces, people and access grants that they created.
     *
     * `DELETE /customers/delete_data` (docs/api/access-grants.md §5.1).
     * - `customer_keys`?: Deletes all access grants, people, spaces, client sessions and pushed data of these customers.
     * - `space_keys`?: Deletes the spaces with these keys.
     * - `property_keys`?: Deletes the spaces that were pushed under these keys.
     * - `room_keys`?: Deletes the spaces that were pushed under these keys.
     * - `common_area_keys`?: Deletes the spaces that were pushed under these keys.
     * - `unit_keys`?: Deletes the spaces that were pushed under these keys.
     * - `facility_keys`?: Deletes the spaces that were pushed under these keys.
     * - `building_keys`?: Deletes the spaces that were pushed under these keys.
     * - `listing_keys`?: Deletes the spaces that were pushed under these keys.
     * - `property_listing_keys`?: Deletes the spaces that were pushed under these keys.
     * - `guest_keys`?: Deletes the people who were pushed under these keys.
     * - `tenant_keys`?: Deletes the people who were pushed under these keys.
     * - `resident_keys`?: Deletes the people who were pushed under these keys.
     * - `user_keys`?: Deletes the people who were pushed under these keys.
     * - `user_identity_keys`?: Deletes the people with these keys.
     * - `reservation_keys`?: Deletes the access grants that were pushed under these keys.
     * - `booking_keys`?: Deletes the access grants that were pushed under these keys.
     * - `access_grant_keys`?: Deletes the access grants with these keys.
     * - `staff_member_keys`?: Deletes the people who were pushed as staff under these keys, and their standing access.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    deleteData: (input?: CustomersDeleteDataInput, options?: CallOptions) => Promise<PushWarning[]>;
    automationRuns: {
      /**
       * Lists the outcome of each pushed or deleted item, oldest first. Outcomes are kept for 30 days.
       *
       * `GET /customers/automation_runs/list` (docs/api/access-grants.md §5.1).
       * - `automation_run_id`?: Identifier of the run, which push_data and delete_data return.
       * - `customer_key`?: Only outcomes for this customer.
       * - `partner_key`?: Only outcomes for the item with this key.
       * - `rule`?: Only outcomes of this rule.
       * - `success`?: `true`: only successes; `false`: only items that were skipped or failed.
       * - `created_before`?: Only outcomes of items that were processed before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
       * - `limit`?: Maximum number of items, up to 500. Default: 500.
       * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
       *
       * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
       */
      list: (input?: CustomersAutomationRunsListInput, options?: CallOptions) => Promise<AutomationRun[]>;
    };
  };
  events: {
    /**
     * Lists events, newest first.
     *
     * `POST /events/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.9).
     * - `since`?: Only events from this time on. This project's client sends the epoch if neither this nor `between` is given. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `between`?: Only events after the first moment and before the second.
     * - `device_id`?: Only events of this device.
     * - `device_ids`?: Only events of these devices.
     * - `access_code_id`?: Only events of this access code.
     * - `access_code_ids`?: Only events of these access codes.
     * - `event_type`?: Only events of this type.
     * - `event_types`?: Only events of these types.
     * - `event_ids`?: Only these events.
     * - `connected_account_id`?: Only events of this account.
     * - `connect_webview_id`?: Only events of this webview.
     * - `action_attempt_id`?: Only events of this command.
     * - `client_session_id`?: Only events that this client session requested.
     * - `user_identifier_key`?: Only events that sessions of this user requested.
     * - `api_key_id`?: Only events that this API key or access token requested.
     * - `customer_key`?: Only events of this customer: of its accounts, webviews, spaces and their devices, and grants.
     * - `space_id`?: Only events of this space.
     * - `space_ids`?: Only events of these spaces.
     * - `access_grant_id`?: Only events of this access grant and its methods.
     * - `access_grant_ids`?: Only events of these access grants and their methods.
     * - `access_method_id`?: Only events of this access method.
     * - `access_method_ids`?: Only events of these access methods.
     * - `user_identity_id`?: Only events of this person's access grants.
     * - `acs_access_group_id`?: Only items of this access group; there are none here.
     * - `acs_credential_id`?: Only items of this credential of an access system; there are none here.
     * - `acs_encoder_id`?: Only items of this encoder of an access system; there are none here.
     * - `acs_entrance_id`?: Only items of this entrance of an access system; there are none here.
     * - `acs_entrance_ids`?: Only items of these entrances of access systems; there are none here.
     * - `acs_system_id`?: Only items of this access system; there are none here.
     * - `acs_system_ids`?: Only items of these access systems; there are none here.
     * - `acs_user_id`?: Only items of this user of an access system; there are none here.
     * - `unstable_offset`?: Number of newest events to skip, at most 10,000.
     * - `limit`?: Maximum number of events, up to 10,000. Default: 500.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: EventsListInput, options?: CallOptions) => Promise<SeamEvent[]>;
    /**
     * Reads one event by its id, or the newest event of a type or a device.
     *
     * `GET /events/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.9).
     * A bare string is taken as `event_id`.
     * - `event_id`?: Identifier of the event.
     * - `event_type`?: Newest event of this type.
     * - `device_id`?: Newest event of this device.
     *
     * @throws SeamApiError of type `event_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | EventsGetInput, options?: CallOptions) => Promise<SeamEvent>;
  };
  webhooks: {
    /**
     * Creates a webhook, which sends events to an address.
     *
     * `POST /webhooks/create` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.9).
     * A bare string is taken as `url`.
     * - `url`: Address that receives the events; https, unless the workspace allows http.
     * - `event_types`?: Only events of these types; unknown ones are refused. Default: all.
     *
     * @throws SeamApiError of type `invalid_event_types`; SeamMalformedInputError; SeamNetworkError
     */
    create: (input: string | WebhooksCreateInput, options?: CallOptions) => Promise<SeamWebhook>;
    /**
     * Reads one webhook.
     *
     * `GET /webhooks/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.9).
     * A bare string is taken as `webhook_id`.
     * - `webhook_id`: Identifier of the webhook.
     *
     * @throws SeamApiError of type `webhook_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | WebhooksGetInput, options?: CallOptions) => Promise<SeamWebhook>;
    /**
     * Lists webhooks, oldest first.
     *
     * `GET /webhooks/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.9).
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: Record<string, never>, options?: CallOptions) => Promise<SeamWebhook[]>;
    /**
     * Deletes a webhook, which ends its deliveries.
     *
     * `DELETE /webhooks/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.9).
     * A bare string is taken as `webhook_id`.
     * - `webhook_id`: Identifier of the webhook.
     *
     * @throws SeamApiError of type `webhook_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | WebhooksDeleteInput, options?: CallOptions) => Promise<void>;
  };
  noiseThresholds: {
    /**
     * Lists the thresholds of a noise sensor.
     *
     * `GET /noise_sensors/noise_thresholds/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.10).
     * A bare string is taken as `device_id`.
     * - `device_id`: Identifier of the noise sensor.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    list: (input: string | NoiseThresholdsListInput, options?: CallOptions) => Promise<NoiseThreshold[]>;
    /**
     * Reads one threshold.
     *
     * `GET /noise_sensors/noise_thresholds/get` (docs/api/platform-api.md §2.2.10).
     * A bare string is taken as `noise_threshold_id`.
     * - `noise_threshold_id`: Identifier of the threshold.
     *
     * @throws SeamApiError of type `noise_threshold_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | NoiseThresholdsGetInput, options?: CallOptions) => Promise<NoiseThreshold>;
    /**
     * Creates a threshold and starts to set it on its sensor.
     * Waits for the action attempt with `waitForActionAttempt: true`.
     *
     * `POST /noise_sensors/noise_thresholds/create` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.10).
     * - `device_id`: Identifier of the noise sensor.
     * - `starts_daily_at`: Start of the window each day: `HH:mm:ss`, then `[Area/City]` unless in the device's zone.
     * - `ends_daily_at`: End of the window, in the zone of the start; on the next day if it is earlier.
     * - `name`?: Display name. Default: `Noise threshold`.
     * - `noise_threshold_decibels`?: Level in dB.
     * - `noise_threshold_nrs`?: Level in NoiseAware's own scale; only for its devices.
     * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    create: {
      (input: NoiseThresholdsCreateInput, options?: CallOptions & { waitForActionAttempt?: false | undefined }): Promise<ActionAttempt>;
      /** Waits until the attempt has ended. */
      (input: NoiseThresholdsCreateInput, options: CallOptions & { waitForActionAttempt: true }): Promise<SucceededActionAttempt<{
      noise_threshold: NoiseThreshold;
    }>>;
    };
    /**
     * Changes a threshold and starts to change it on its sensor.
     * Waits for the action attempt with `waitForActionAttempt: true`.
     *
     * `POST /noise_sensors/noise_thresholds/update` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.10).
     * - `noise_threshold_id`: Identifier of the threshold.
     * - `device_id`: Noise sensor of the threshold.
     * - `starts_daily_at`?: Start of the window each day; together with ends_daily_at.
     * - `ends_daily_at`?: End of the window; together with starts_daily_at.
     * - `name`?: Display name.
     * - `noise_threshold_decibels`?: Level in dB.
     * - `noise_threshold_nrs`?: Level in NoiseAware's own scale; only for its devices.
     * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
     *
     * @throws SeamApiError of type `device_not_found`, `noise_threshold_not_found`; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    update: {
      (input: NoiseThresholdsUpdateInput, options?: CallOptions & { waitForActionAttempt?: false | undefined }): Promise<ActionAttempt>;
      /** Waits until the attempt has ended. */
      (input: NoiseThresholdsUpdateInput, options: CallOptions & { waitForActionAttempt: true }): Promise<SucceededActionAttempt<{
      noise_threshold: NoiseThreshold;
    }>>;
    };
    /**
     * Starts to remove a threshold from its sensor.
     * Waits for the action attempt with `waitForActionAttempt: true`.
     *
     * `DELETE /noise_sensors/noise_thresholds/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.10).
     * - `noise_threshold_id`: Identifier of the threshold.
     * - `device_id`: Noise sensor of the threshold.
     * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
     *
     * @throws SeamApiError of type `device_not_found`, `noise_threshold_not_found`; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    delete: {
      (input: NoiseThresholdsDeleteInput, options?: CallOptions & { waitForActionAttempt?: false | undefined }): Promise<ActionAttempt>;
      /** Waits until the attempt has ended. */
      (input: NoiseThresholdsDeleteInput, options: CallOptions & { waitForActionAttempt: true }): Promise<SucceededActionAttempt>;
    };
    simulate: {
      /**
       * Simulates noise at a simulated sensor. Sandboxes only.
       *
       * `POST /noise_sensors/simulate/trigger_noise_threshold` (docs/api/platform-api.md §2.2.10).
       * A bare string is taken as `device_id`.
       * - `device_id`: Identifier of the noise sensor.
       *
       * @throws SeamApiError of type `device_not_found`, `workspace_not_sandbox`; SeamMalformedInputError; SeamNetworkError
       */
      triggerNoiseThreshold: (input: string | NoiseThresholdsSimulateTriggerNoiseThresholdInput, options?: CallOptions) => Promise<void>;
    };
  };
  spaces: {
    /**
     * Creates a space: a named set of devices, often one unit.
     *
     * `POST /spaces/create` (docs/api/access-grants.md §1.2).
     * - `name`: Display name.
     * - `space_key`?: Your own key for the space, unique in the workspace.
     * - `customer_key`?: Customer to whom the space belongs. A client session may name only its own.
     * - `device_ids`?: Managed devices in the space.
     * - `connected_account_ids`?: Accounts from which the space came. Adds none of their devices.
     * - `acs_entrance_ids`?: Entrances of access systems. There are none here, so only an empty list is accepted.
     * - `customer_data`?: Defaults for stays in the space.
     * - `parent_space_id`?: Spaces have no spaces inside here.
     * - `parent_space_key`?: Spaces have no spaces inside here.
     *
     * @throws SeamApiError of type `space_key_already_exists`, `device_not_found`, `connected_account_not_found`, `acs_not_supported`; SeamMalformedInputError; SeamNetworkError
     */
    create: (input: SpacesCreateInput, options?: CallOptions) => Promise<Space>;
    /**
     * Reads one space, by its id or by its key.
     *
     * `GET /spaces/get` (docs/api/access-grants.md §1.2).
     * A bare string is taken as `space_id`.
     * - `space_id`?: Identifier of the space.
     * - `space_key`?: Your own key for the space; instead of the id.
     *
     * @throws SeamApiError of type `space_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | SpacesGetInput, options?: CallOptions) => Promise<Space>;
    /**
     * Lists spaces, oldest first.
     *
     * `GET /spaces/list` (docs/api/access-grants.md §1.2).
     * - `customer_key`?: Only spaces of this customer.
     * - `space_key`?: Only the space with this key.
     * - `connected_account_id`?: Only spaces that came from this account.
     * - `search`?: Text to find in a name, a key or a customer's key, ignoring case.
     * - `parent_space_id`?: Spaces have no spaces inside here.
     * - `parent_space_key`?: Spaces have no spaces inside here.
     * - `limit`?: Maximum number of items, up to 10000. Default: 500.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: SpacesListInput, options?: CallOptions) => Promise<Space[]>;
    /**
     * Changes a space's name, its whole list of devices, or its defaults for stays.
     *
     * `PATCH /spaces/update` (docs/api/access-grants.md §1.2).
     * A bare string is taken as `space_id`.
     * - `space_id`?: Identifier of the space.
     * - `space_key`?: Your own key for the space; instead of the id.
     * - `name`?: Display name.
     * - `device_ids`?: All devices of the space from now on. Those that enter must be managed.
     * - `acs_entrance_ids`?: Entrances of access systems. There are none here, so only an empty list is accepted.
     * - `customer_data`?: Omitted fields stay unchanged; null clears a field.
     * - `parent_space_id`?: Spaces have no spaces inside here.
     * - `parent_space_key`?: Spaces have no spaces inside here.
     *
     * @throws SeamApiError of type `space_not_found`, `device_not_found`, `acs_not_supported`; SeamMalformedInputError; SeamNetworkError
     */
    update: (input: string | SpacesUpdateInput, options?: CallOptions) => Promise<Space>;
    /**
     * Deletes a space. Its devices stay.
     *
     * `DELETE /spaces/delete` (docs/api/access-grants.md §1.2).
     * A bare string is taken as `space_id`.
     * - `space_id`: Identifier of the space.
     *
     * @throws SeamApiError of type `space_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | SpacesDeleteInput, options?: CallOptions) => Promise<void>;
    /**
     * Adds devices to a space. A device may be in several spaces.
     *
     * `PUT /spaces/add_devices` (docs/api/access-grants.md §1.2).
     * - `space_id`: Identifier of the space.
     * - `device_ids`: Managed devices, at least one. Devices that are already in the space stay there.
     *
     * @throws SeamApiError of type `space_not_found`, `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    addDevices: (input: SpacesAddDevicesInput, options?: CallOptions) => Promise<void>;
    /**
     * Removes devices from a space.
     *
     * `DELETE /spaces/remove_devices` (docs/api/access-grants.md §1.2).
     * - `space_id`: Identifier of the space.
     * - `device_ids`: Devices to remove. Devices that are not in the space are skipped.
     *
     * @throws SeamApiError of type `space_not_found`, `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    removeDevices: (input: SpacesRemoveDevicesInput, options?: CallOptions) => Promise<void>;
    /**
     * Records that a space came from an account. Adds none of the account's devices to it.
     *
     * `PUT /spaces/add_connected_account` (docs/api/access-grants.md §1.2).
     * - `space_id`: Identifier of the space.
     * - `connected_account_id`: Identifier of the account.
     *
     * @throws SeamApiError of type `space_not_found`, `connected_account_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    addConnectedAccount: (input: SpacesAddConnectedAccountInput, options?: CallOptions) => Promise<void>;
    /**
     * Deletes the record that a space came from an account.
     *
     * `DELETE /spaces/remove_connected_account` (docs/api/access-grants.md §1.2).
     * - `space_id`: Identifier of the space.
     * - `connected_account_id`: Identifier of the account.
     *
     * @throws SeamApiError of type `space_not_found`, `connected_account_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    removeConnectedAccount: (input: SpacesRemoveConnectedAccountInput, options?: CallOptions) => Promise<void>;
    /**
     * Reads the devices, accounts and access methods of spaces.
     *
     * `GET /spaces/get_related` (docs/api/access-grants.md §1.2).
     * - `space_ids`?: Identifiers of spaces.
     * - `space_keys`?: Keys of spaces.
     * - `include`?: Kinds to include. Default: all.
     * - `exclude`?: Kinds to leave out.
     *
     * @throws SeamApiError of type `space_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    getRelated: (input?: SpacesGetRelatedInput, options?: CallOptions) => Promise<{
  spaces?: Space[] | undefined;
  /** Managed devices only. */
  devices?: Device[] | undefined;
  connected_accounts?: ConnectedAccount[] | undefined;
  /** Always empty here. */
  acs_entrances?: Array<{
    [field: string]: unknown;
  }> | undefined;
  /** Always empty here. */
  acs_systems?: Array<{
    [field: string]: unknown;
  }> | undefined;
  /** Access methods of grants on the spaces. */
  access_methods?: Array<{
    [field: string]: unknown;
  }> | undefined;
  [field: string]: unknown;
}>;
  };
  thermostats: {
    /**
     * Lists managed thermostats, oldest first.
     *
     * `GET /thermostats/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.11).
     * - `connected_account_id`?: Only devices of this account.
     * - `connected_account_ids`?: Only devices of these accounts.
     * - `connect_webview_id`?: Only devices of the account that this webview connected.
     * - `device_type`?: Only devices of this type, e.g. `august_lock`.
     * - `device_types`?: Only devices of these types.
     * - `manufacturer`?: Only devices of this maker, e.g. `august`.
     * - `device_ids`?: Only these devices; unknown ids are skipped.
     * - `created_before`?: Only devices first seen before this time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `user_identifier_key`?: Only devices of accounts shared with this user's sessions. Ignored for client sessions.
     * - `customer_key`?: Only devices of this customer's accounts or spaces.
     * - `space_id`?: Only devices in this space.
     * - `unstable_location_id`?: Older name of `space_id`.
     * - `include_if`?: Only devices with all of these abilities, e.g. `can_remotely_unlock`.
     * - `exclude_if`?: No devices with any of these abilities, e.g. `can_hvac_heat`.
     * - `search`?: Text to find in a name, id, location or custom_metadata, ignoring case.
     * - `custom_metadata_has`?: Only items whose custom_metadata has all of these values. A query takes them as JSON.
     * - `limit`?: Maximum number of items, up to 50000. Default: 500.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: ThermostatsListInput, options?: CallOptions) => Promise<Device[]>;
    /**
     * Reads one thermostat, by its id or by its name.
     *
     * `GET /thermostats/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.11).
     * A bare string is taken as `device_id`.
     * - `device_id`?: Identifier of the device.
     * - `name`?: Exact name of the device; the oldest one if shared.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | ThermostatsGetInput, options?: CallOptions) => Promise<Device>;
    /**
     * Changes the setting that a thermostat maintains while no schedule is active.
     *
     * `POST /thermostats/update` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.11, §4.11).
     * - `device_id`: Identifier of the thermostat.
     * - `default_climate_setting`: Setting while no schedule is active. Omitted fields stay unchanged.
     * - `sync`?: Whether to answer only once the attempt has ended, or after 60 s. Default: false.
     *
     * @throws SeamApiError of type `device_not_found`, `device_is_not_thermostat`, `heat_mode_not_available`, `cool_mode_not_available`, `heat_cool_not_available`, `heating_set_point_out_of_range`, `cooling_set_point_out_of_range`, `invalid_heating_cooling_delta`; SeamMalformedInputError; SeamNetworkError
     */
    update: (input: ThermostatsUpdateInput, options?: CallOptions) => Promise<void>;
    /**
     * Removes a thermostat from the platform.
     *
     * `DELETE /thermostats/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.11).
     * A bare string is taken as `device_id`.
     * - `device_id`: Identifier of the thermostat.
     *
     * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | ThermostatsDeleteInput, options?: CallOptions) => Promise<void>;
    climateSettingSchedules: {
      /**
       * Schedules a climate setting for a span of time. Without a mode, the default setting's applies. Spans of one thermostat must not overlap.
       *
       * `POST /thermostats/climate_setting_schedules/create` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.11, §3.15).
       * - `device_id`: Identifier of the thermostat.
       * - `schedule_type`?: Kind of the schedule; there is only `time_bound`.
       * - `name`?: Display name.
       * - `schedule_starts_at`: Start time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
       * - `schedule_ends_at`: End time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
       * - `hvac_mode_setting`?: Mode; must agree with given `automatic_…_enabled` flags. `heat_cool` counts as `heatcool`.
       * - `automatic_heating_enabled`?: Whether the thermostat may heat.
       * - `automatic_cooling_enabled`?: Whether the thermostat may cool.
       * - `heating_set_point_celsius`?: Temperature to heat to, in °C. A request gives all in one scale, and none while off.
       * - `heating_set_point_fahrenheit`?: Temperature to heat to, in °F. A request gives all in one scale, and none while off.
       * - `cooling_set_point_celsius`?: Temperature to cool to, in °C. A request gives all in one scale, and none while off.
       * - `cooling_set_point_fahrenheit`?: Temperature to cool to, in °F. A request gives all in one scale, and none while off.
       * - `manual_override_allowed`?: Whether a change made at the thermostat stays until a schedule starts or ends. If not, it is undone.
       *
       * @throws SeamApiError of type `device_not_found`, `device_is_not_thermostat`, `default_climate_setting_missing`, `heat_mode_not_available`, `cool_mode_not_available`, `heat_cool_not_available`, `heating_set_point_out_of_range`, `cooling_set_point_out_of_range`, `invalid_heating_cooling_delta`; SeamMalformedInputError; SeamNetworkError
       */
      create: (input: ThermostatsClimateSettingSchedulesCreateInput, options?: CallOptions) => Promise<ClimateSettingSchedule>;
      /**
       * Reads one schedule.
       *
       * `GET /thermostats/climate_setting_schedules/get` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.11).
       * A bare string is taken as `climate_setting_schedule_id`.
       * - `climate_setting_schedule_id`: Identifier of the schedule.
       * - `device_id`?: Thermostat of the schedule; not needed.
       *
       * @throws SeamApiError of type `climate_setting_schedule_not_found`; SeamMalformedInputError; SeamNetworkError
       */
      get: (input: string | ThermostatsClimateSettingSchedulesGetInput, options?: CallOptions) => Promise<ClimateSettingSchedule>;
      /**
       * Lists the schedules of a thermostat, oldest first.
       *
       * `GET /thermostats/climate_setting_schedules/list` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.11).
       * A bare string is taken as `device_id`.
       * - `device_id`: Identifier of the thermostat.
       * - `user_identifier_key`?: Lists nothing unless a session of this user shares the thermostat's account. Ignored for client sessions.
       *
       * @throws SeamApiError of type `device_not_found`; SeamMalformedInputError; SeamNetworkError
       */
      list: (input: string | ThermostatsClimateSettingSchedulesListInput, options?: CallOptions) => Promise<ClimateSettingSchedule[]>;
      /**
       * Changes a schedule. Omitted fields stay unchanged.
       *
       * `POST /thermostats/climate_setting_schedules/update` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.11).
       * - `climate_setting_schedule_id`: Identifier of the schedule.
       * - `device_id`?: Thermostat of the schedule; not needed.
       * - `schedule_type`?: Kind of the schedule; there is only `time_bound`.
       * - `name`?: Display name.
       * - `schedule_starts_at`?: Start time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
       * - `schedule_ends_at`?: End time. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
       * - `hvac_mode_setting`?: Mode; must agree with given `automatic_…_enabled` flags. `heat_cool` counts as `heatcool`.
       * - `automatic_heating_enabled`?: Whether the thermostat may heat.
       * - `automatic_cooling_enabled`?: Whether the thermostat may cool.
       * - `heating_set_point_celsius`?: Temperature to heat to, in °C. A request gives all in one scale, and none while off.
       * - `heating_set_point_fahrenheit`?: Temperature to heat to, in °F. A request gives all in one scale, and none while off.
       * - `cooling_set_point_celsius`?: Temperature to cool to, in °C. A request gives all in one scale, and none while off.
       * - `cooling_set_point_fahrenheit`?: Temperature to cool to, in °F. A request gives all in one scale, and none while off.
       * - `manual_override_allowed`?: Whether a change made at the thermostat stays until a schedule starts or ends. If not, it is undone.
       *
       * @throws SeamApiError of type `climate_setting_schedule_not_found`, `heat_mode_not_available`, `cool_mode_not_available`, `heat_cool_not_available`, `heating_set_point_out_of_range`, `cooling_set_point_out_of_range`, `invalid_heating_cooling_delta`; SeamMalformedInputError; SeamNetworkError
       */
      update: (input: ThermostatsClimateSettingSchedulesUpdateInput, options?: CallOptions) => Promise<ClimateSettingSchedule>;
      /**
       * Ends and removes a schedule.
       *
       * `DELETE /thermostats/climate_setting_schedules/delete` (docs/specification/spec.md §7.2, docs/api/platform-api.md §2.2.11).
       * A bare string is taken as `climate_setting_schedule_id`.
       * - `climate_setting_schedule_id`: Identifier of the schedule.
       * - `device_id`?: Thermostat of the schedule; not needed.
       *
       * @throws SeamApiError of type `climate_setting_schedule_not_found`; SeamMalformedInputError; SeamNetworkError
       */
      delete: (input: string | ThermostatsClimateSettingSchedulesDeleteInput, options?: CallOptions) => Promise<void>;
    };
  };
  userIdentities: {
    /**
     * Creates a user identity: a person who can get access.
     *
     * `POST /user_identities/create` (docs/api/access-grants.md §2.2).
     * - `full_name`?
     * - `email_address`?
     * - `phone_number`?
     * - `user_identity_key`?
     * - `acs_system_ids`?: Must be empty: there are no access control systems here.
     *
     * @throws SeamApiError of type `user_identity_key_already_exists`, `user_identity_email_or_phone_conflict`, `acs_not_supported`; SeamMalformedInputError; SeamNetworkError
     */
    create: (input?: UserIdentitiesCreateInput, options?: CallOptions) => Promise<UserIdentity>;
    /**
     * Reads one user identity by its id or its key. Ids and keys of merged identities return the surviving one.
     *
     * `GET /user_identities/get` (docs/api/access-grants.md §2.2).
     * A bare string is taken as `user_identity_id`.
     * - `user_identity_id`?: Identifier of the user identity.
     * - `user_identity_key`?: Your own key for the person, unique in the workspace.
     *
     * @throws SeamApiError of type `user_identity_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    get: (input: string | UserIdentitiesGetInput, options?: CallOptions) => Promise<UserIdentity>;
    /**
     * Lists user identities, oldest first. A client session gets its own person, and its customer's people.
     *
     * `GET /user_identities/list` (docs/api/access-grants.md §2.2).
     * - `user_identity_ids`?: Only these identities; an id of a merged identity counts as the surviving one's.
     * - `search`?: Text to find in a name, an e-mail address, a phone number or an id, ignoring case.
     * - `created_before`?: Only identities created before this. Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.
     * - `credential_manager_acs_system_id`?: Only items of this access control system; there are none here.
     * - `limit`?: Maximum number of items, up to 500. Default: 500.
     * - `page_cursor`?: Cursor from `pagination.next_page_cursor`. Send it with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input?: UserIdentitiesListInput, options?: CallOptions) => Promise<UserIdentity[]>;
    /**
     * Lets client sessions with this user_identity_id see a device. Creates no code.
     *
     * `PUT /user_identities/grant_access_to_device` (docs/api/access-grants.md §2.4).
     * - `user_identity_id`: Identifier of the user identity.
     * - `device_id`: Identifier of the managed device.
     *
     * @throws SeamApiError of type `user_identity_not_found`, `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    grantAccessToDevice: (input: UserIdentitiesGrantAccessToDeviceInput, options?: CallOptions) => Promise<void>;
    /**
     * Takes a device from a person. Client sessions of the person no longer see it.
     *
     * `DELETE /user_identities/revoke_access_to_device` (docs/api/access-grants.md §2.4).
     * - `user_identity_id`: Identifier of the user identity.
     * - `device_id`: Identifier of the managed device.
     *
     * @throws SeamApiError of type `user_identity_not_found`, `device_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    revokeAccessToDevice: (input: UserIdentitiesRevokeAccessToDeviceInput, options?: CallOptions) => Promise<void>;
    /**
     * Lists the devices that a person was given, oldest first. Excludes the doors of access grants.
     *
     * `GET /user_identities/list_accessible_devices` (docs/api/access-grants.md §2.4).
     * A bare string is taken as `user_identity_id`.
     * - `user_identity_id`: Identifier of the user identity.
     *
     * @throws SeamApiError of type `user_identity_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    listAccessibleDevices: (input: string | UserIdentitiesListAccessibleDevicesInput, options?: CallOptions) => Promise<Device[]>;
    /**
     * Changes the details of a person. Omitted fields stay unchanged; null clears a field.
     *
     * `PATCH /user_identities/update` (docs/api/access-grants.md §2.2).
     * - `user_identity_id`: Identifier of the user identity.
     * - `full_name`?
     * - `email_address`?
     * - `phone_number`?
     * - `user_identity_key`?
     *
     * @throws SeamApiError of type `user_identity_not_found`, `user_identity_key_already_exists`, `user_identity_email_or_phone_conflict`; SeamMalformedInputError; SeamNetworkError
     */
    update: (input: UserIdentitiesUpdateInput, options?: CallOptions) => Promise<void>;
    /**
     * Deletes a user identity, by its own id only. Ids and keys of identities merged into it are then not found.
     *
     * `DELETE /user_identities/delete` (docs/api/access-grants.md §2.2).
     * A bare string is taken as `user_identity_id`.
     * - `user_identity_id`: Identifier of the user identity.
     *
     * @throws SeamApiError of type `user_identity_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    delete: (input: string | UserIdentitiesDeleteInput, options?: CallOptions) => Promise<void>;
    /**
     * Merges user identities. The surviving one takes the values that it lacked, and the ids of the others return it.
     *
     * `POST /user_identities/merge` (docs/api/access-grants.md §2.3).
     * - `user_identity_id`?: Identity that survives.
     * - `merged_user_identity_ids`?: 1 to 20 identities to merge into it.
     * - `user_identity_key`?: Key of the identity that survives.
     * - `merged_user_identity_keys`?: Keys of the 1 to 20 identities to merge into it.
     *
     * @throws SeamApiError of type `user_identity_not_found`; SeamMalformedInputError; SeamNetworkError
     */
    merge: (input?: UserIdentitiesMergeInput, options?: CallOptions) => Promise<void>;
  };
  deviceModels: {
    /**
     * Lists the device models that the workspace of the credential can connect. Without a credential, lists every known model.
     *
     * `GET /internal/device_models/list` (docs/specification/spec.md §7.1, docs/api/platform-api.md §2.2.12).
     * - `main_category`?: Only models of this category, e.g. `smartlocks`.
     * - `support_level`?: Only `live`, `beta` or `unsupported` models.
     * - `brand`?: Only models of this brand, ignoring case.
     * - `text_search`?: Words to find in model name, manufacturer's model id, connection type or support level.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list: (input: DeviceModelsListInput | undefined, options: InternalCallOptions) => Promise<DeviceModel[]>;
  };
  health: {
    /**
     * Reports the health of the platform. Needs no credential.
     *
     * `GET /health` (docs/api/platform-api.md §2.2.12).
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    get: (input?: Record<string, never>, options?: CallOptions) => Promise<ServiceHealth[]>;
  };
}
