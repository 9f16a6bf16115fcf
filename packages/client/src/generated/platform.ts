// Written by `npm run generate` from the contract. Do not edit.

import type {
  AccessCode,
  ActionAttempt,
  ClientSession,
  ConnectWebview,
  Device,
  DeviceModel,
  DeviceProvider,
} from "./entities.ts";
import type {
  AccessCodesCreateInput,
  AccessCodesGetInput,
  AccessCodesListInput,
  AccessCodesUpdateInput,
  ActionAttemptsGetInput,
  ClientSessionsGetOrCreateInput,
  ConnectWebviewsCreateInput,
  DeviceModelsListInput,
  DevicesGetInput,
  DevicesListDeviceProvidersInput,
  DevicesListInput,
  LocksGetInput,
  LocksListInput,
  LocksLockDoorInput,
  LocksUnlockDoorInput,
} from "./inputs.ts";
import type {
  CallOptions,
  InternalCallOptions,
  SucceededActionAttempt,
} from "../call-options.ts";

/** Every call of the platform API, as the client offers it. */
export interface Platform {
  devices: {
    /**
     * Lists managed devices, oldest first.
     *
     * `GET /devices/list` (spec §7.1, platform-api §2.2.3).
     * - `connected_account_id`?: Only devices of this account.
     * - `connected_account_ids`?: Only devices of these accounts.
     * - `connect_webview_id`?: Only devices of the account that this webview connected.
     * - `device_type`?
     * - `device_types`?
     * - `manufacturer`?
     * - `device_ids`?: Only these devices; unknown ids are skipped.
     * - `limit`?: At most so many; 500 unless told.
     * - `created_before`?: Strictly earlier than this.
     * - `user_identifier_key`?: Only what this user's sessions see; keys only.
     * - `search`?: Part of a name, an id or a location, ignoring case.
     * - `page_cursor`?: From `pagination.next_page_cursor`, with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list(input?: DevicesListInput, options?: CallOptions): Promise<Device[]>;
    /**
     * Reads one device.
     *
     * `GET /devices/get` (spec §7.1, platform-api §2.2.3).
     * A bare string is taken as `device_id`.
     * - `device_id`?: Identifier of the device.
     * - `name`?
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    get(input: string | DevicesGetInput, options?: CallOptions): Promise<Device>;
    /**
     * Lists the makers and platforms whose accounts can be connected.
     *
     * `GET /devices/list_device_providers` (spec §7.1, platform-api §2.2.3).
     * - `provider_category`?
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    listDeviceProviders(input?: DevicesListDeviceProvidersInput, options?: CallOptions): Promise<DeviceProvider[]>;
  };
  locks: {
    /**
     * Lists managed locks, oldest first.
     *
     * `GET /locks/list` (spec §7.2, platform-api §2.2.2).
     * - `connected_account_id`?: Only devices of this account.
     * - `connected_account_ids`?: Only devices of these accounts.
     * - `connect_webview_id`?: Only devices of the account that this webview connected.
     * - `device_type`?
     * - `device_types`?
     * - `manufacturer`?
     * - `device_ids`?: Only these devices; unknown ids are skipped.
     * - `limit`?: At most so many; 500 unless told.
     * - `created_before`?: Strictly earlier than this.
     * - `user_identifier_key`?: Only what this user's sessions see; keys only.
     * - `search`?: Part of a name, an id or a location, ignoring case.
     * - `page_cursor`?: From `pagination.next_page_cursor`, with the same other parameters.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list(input?: LocksListInput, options?: CallOptions): Promise<Device[]>;
    /**
     * Reads one lock.
     *
     * `GET /locks/get` (spec §7.2, platform-api §2.2.2).
     * A bare string is taken as `device_id`.
     * - `device_id`?: Identifier of the device.
     * - `name`?
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    get(input: string | LocksGetInput, options?: CallOptions): Promise<Device>;
    /**
     * Locks a door.
     * Waits until the action attempt has ended.
     *
     * `POST /locks/lock_door` (spec §7.1, platform-api §2.2.2).
     * A bare string is taken as `device_id`.
     * - `device_id`: Identifier of the lock.
     * - `sync`?: Answer only once the attempt has ended; false unless told.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    lockDoor(input: string | LocksLockDoorInput, options?: CallOptions & { waitForActionAttempt?: true | undefined }): Promise<SucceededActionAttempt>;
    /** The same without waiting: resolves to the attempt as it began. */
    lockDoor(input: string | LocksLockDoorInput, options: CallOptions & { waitForActionAttempt: false }): Promise<ActionAttempt>;
    /**
     * Unlocks a door.
     * Waits until the action attempt has ended.
     *
     * `POST /locks/unlock_door` (spec §7.1, platform-api §2.2.2).
     * A bare string is taken as `device_id`.
     * - `device_id`: Identifier of the lock.
     * - `sync`?: Answer only once the attempt has ended; false unless told.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    unlockDoor(input: string | LocksUnlockDoorInput, options?: CallOptions & { waitForActionAttempt?: true | undefined }): Promise<SucceededActionAttempt>;
    /** The same without waiting: resolves to the attempt as it began. */
    unlockDoor(input: string | LocksUnlockDoorInput, options: CallOptions & { waitForActionAttempt: false }): Promise<ActionAttempt>;
  };
  accessCodes: {
    /**
     * Lists the managed codes of a lock, oldest first.
     *
     * `GET /access_codes/list` (spec §7.1, platform-api §2.2.4).
     * - `device_id`?: Lock whose codes to list.
     * - `access_code_ids`?: Only these codes.
     * - `user_identifier_key`?
     * - `search`?
     * - `limit`?
     * - `page_cursor`?
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list(input?: AccessCodesListInput, options?: CallOptions): Promise<AccessCode[]>;
    /**
     * Reads one managed code, by its id or by its lock and PIN.
     *
     * `GET /access_codes/get` (spec §7.1, platform-api §2.2.4).
     * A bare string is taken as `access_code_id`.
     * - `access_code_id`?: Identifier of the code.
     * - `device_id`?: Lock it is for.
     * - `code`?
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    get(input: string | AccessCodesGetInput, options?: CallOptions): Promise<AccessCode>;
    /**
     * Makes a code and begins to set it on its lock.
     *
     * `POST /access_codes/create` (spec §7.1, platform-api §2.2.4).
     * - `device_id`: Lock it is for.
     * - `name`?
     * - `code`?: The PIN; the server picks one when absent.
     * - `starts_at`?: Start of a time-bound code; together with ends_at.
     * - `ends_at`?: End of a time-bound code; together with starts_at.
     * - `attempt_for_offline_device`?
     * - `prefer_native_scheduling`?
     * - `use_backup_access_code_pool`?
     * - `is_external_modification_allowed`?
     * - `allow_external_modification`?
     * - `preferred_code_length`?
     * - `common_code_key`?
     * - `sync`?
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    create(input: AccessCodesCreateInput, options?: CallOptions): Promise<AccessCode>;
    /**
     * Changes a code and begins to change it on its lock.
     * Waits for the action attempt when asked to.
     *
     * `POST /access_codes/update` (spec §7.1, platform-api §2.2.4).
     * - `access_code_id`: Identifier of the code.
     * - `device_id`?: Lock it is for.
     * - `name`?
     * - `code`?: The PIN; the server picks one when absent.
     * - `starts_at`?: Start of a time-bound code; together with ends_at.
     * - `ends_at`?: End of a time-bound code; together with starts_at.
     * - `attempt_for_offline_device`?
     * - `prefer_native_scheduling`?
     * - `use_backup_access_code_pool`?
     * - `is_external_modification_allowed`?
     * - `allow_external_modification`?
     * - `preferred_code_length`?
     * - `type`?
     * - `sync`?
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     * @throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s
     */
    update(input: AccessCodesUpdateInput, options?: CallOptions & { waitForActionAttempt?: false | undefined }): Promise<ActionAttempt>;
    /** The same, and waits until the attempt has ended. */
    update(input: AccessCodesUpdateInput, options: CallOptions & { waitForActionAttempt: true }): Promise<SucceededActionAttempt>;
  };
  actionAttempts: {
    /**
     * Reads how a command is doing.
     *
     * `GET /action_attempts/get` (spec §7.1, platform-api §2.2.5).
     * A bare string is taken as `action_attempt_id`.
     * - `action_attempt_id`: Identifier of the attempt.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    get(input: string | ActionAttemptsGetInput, options?: CallOptions): Promise<ActionAttempt>;
  };
  connectWebviews: {
    /**
     * Makes a page where a person connects an account.
     *
     * `POST /connect_webviews/create` (spec §7.1, platform-api §2.2.7).
     * - `device_selection_mode`?
     * - `custom_redirect_url`?
     * - `custom_redirect_failure_url`?
     * - `accepted_providers`?
     * - `provider_category`?
     * - `custom_metadata`?
     * - `automatically_manage_new_devices`?
     * - `wait_for_device_creation`?
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    create(input?: ConnectWebviewsCreateInput, options?: CallOptions): Promise<ConnectWebview>;
  };
  clientSessions: {
    /**
     * Fetches the session of a user, making it when there is none.
     *
     * `PUT /client_sessions/create` (spec §7.1, platform-api §2.2.8).
     * - `user_identifier_key`?: The host's name for its user; not guessable.
     * - `connect_webview_ids`?: Webviews to share with the session; keys only.
     * - `connected_account_ids`?: Accounts to share with the session; keys only.
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    getOrCreate(input?: ClientSessionsGetOrCreateInput, options?: CallOptions): Promise<ClientSession>;
  };
  deviceModels: {
    /**
     * Lists supported device models.
     *
     * `GET /internal/device_models/list` (spec §7.1, platform-api §2.2.12).
     * - `main_category`?
     * - `support_level`?
     * - `brand`?
     * - `text_search`?
     *
     * @throws SeamApiError; SeamMalformedInputError; SeamNetworkError
     */
    list(input: DeviceModelsListInput | undefined, options: InternalCallOptions): Promise<DeviceModel[]>;
  };
}
