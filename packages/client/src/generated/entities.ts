// Written by `npm run generate` from the contract. Do not edit.

/** PIN of a lock (docs/api/platform-api.md §3.8). */
export interface AccessCode {
  /** Identifier of the code. */
  access_code_id: string;
  /** Workspace that owns it. */
  workspace_id: string;
  /** Lock of the code. */
  device_id: string;
  name: string | null;
  /** The PIN; null until the lock's manufacturer has chosen it. */
  code: string | null;
  type: "ongoing" | "time_bound";
  /** `unset`: not in force, before start or after end; `unknown`: the lock's account is disconnected (docs/api/platform-api.md §4.1). */
  status: "setting" | "set" | "unset" | "removing" | "unknown";
  /** Start of a time-bound code; absent for an ongoing one. */
  starts_at?: string | null | undefined;
  /** End of a time-bound code; absent for an ongoing one. */
  ends_at?: string | null | undefined;
  /** Time of the request. */
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  is_managed: true;
  /** Key of codes that share one PIN; null without one. */
  common_code_key: string | null;
  /** True while the lock's manufacturer has not chosen the PIN. */
  is_waiting_for_code_assignment?: boolean | undefined;
  /** True once the lock stores the code with its start and end. */
  is_scheduled_on_device?: boolean | undefined;
  is_backup?: boolean | undefined;
  /** Whether pullBackupAccessCode would return a spare code. */
  is_backup_access_code_available: boolean;
  pulled_backup_access_code_id?: string | null | undefined;
  is_external_modification_allowed: boolean;
  /** Always false here. */
  is_offline_access_code: boolean;
  /** Always false here. */
  is_one_time_use: boolean;
  dormakaba_oracode_metadata?: {
    site_name?: string | undefined;
    stay_id?: number | undefined;
    user_level_id?: string | undefined;
    user_level_name?: string | null | undefined;
    is_cancellable?: boolean | undefined;
    is_extendable?: boolean | undefined;
    is_early_checkin_able?: boolean | undefined;
    is_overridable?: boolean | undefined;
    [field: string]: unknown;
  } | null | undefined;
  /** Changes that the lock has not confirmed; empty if it has the code as shown. A lock may hold several former PINs. */
  pending_mutations: PendingMutation[];
  [field: string]: unknown;
}

/** Access of a person to doors for a time (docs/api/access-grants.md). */
export interface AccessGrant {
  /** Identifier of the grant. */
  access_grant_id: string;
  /** Workspace that owns it. */
  workspace_id: string;
  /** User identity that gets access. */
  user_identity_id: string;
  /** Your own key for the grant. */
  access_grant_key?: string | undefined;
  /** Your own key for the stay that the grant belongs to. */
  reservation_key?: string | undefined;
  name: string | null;
  /** Name of the grant, else of its person, else `Guest`. */
  display_name: string;
  /** English sentence for people. Programs must not compare it. */
  display_status: string;
  /** Start time. */
  starts_at: string;
  /** End time; null for none. */
  ends_at: string | null;
  /** Time of the request. */
  created_at: string;
  access_method_ids: string[];
  requested_access_methods: Array<{
    mode: "code" | "card" | "mobile_key" | "cloud_key";
    /** Requested PIN. */
    code?: string | undefined;
    display_name: string;
    /** Time of the request. */
    created_at: string;
    /** Access methods that were created for the request. */
    created_access_method_ids: string[];
    [field: string]: unknown;
  }>;
  space_ids: string[];
  /** Former name of `space_ids`. */
  location_ids: string[];
  customization_profile_id?: string | undefined;
  errors: Array<{
    /** Machine-readable code. */
    error_code: string;
    /** Human-readable text. */
    message: string;
    /** Time at which the error, warning or change began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  warnings: Array<{
    /** Machine-readable code. */
    warning_code: string;
    /** Human-readable text. */
    message: string;
    /** Time at which the error, warning or change began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  /** Changes that the locks have not confirmed; empty if there are none. */
  pending_mutations: Array<{
    /** Machine-readable code. */
    mutation_code: string;
    /** Human-readable text. */
    message: string;
    /** Time at which the error, warning or change began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  [field: string]: unknown;
}

/** Means of access, such as a PIN, that a grant created (docs/api/access-grants.md). */
export interface AccessMethod {
  /** Identifier of the method. */
  access_method_id: string;
  /** Workspace that owns it. */
  workspace_id: string;
  mode: "code" | "card" | "mobile_key" | "cloud_key";
  display_name: string;
  /** English sentence for people. Programs must not compare it. */
  display_status: string;
  /** Whether the lock of every door has confirmed the PIN, now or in advance of its start. */
  is_issued: boolean;
  /** Time at which the method was first issued; null before. */
  issued_at: string | null;
  /** Time of creation. */
  created_at: string;
  /** The PIN; null until the lock's manufacturer has chosen it. */
  code?: string | null | undefined;
  errors: Array<{
    /** Machine-readable code. */
    error_code: string;
    /** Human-readable text. */
    message: string;
    /** Time at which the error, warning or change began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  warnings: Array<{
    /** Machine-readable code. */
    warning_code: string;
    /** Human-readable text. */
    message: string;
    /** Time at which the error, warning or change began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  /** Changes that the locks have not confirmed; empty if there are none. */
  pending_mutations: Array<{
    /** Machine-readable code. */
    mutation_code: string;
    /** Human-readable text. */
    message: string;
    /** Time at which the error, warning or change began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  [field: string]: unknown;
}

/** Progress of a command: pending, then success or error (docs/specification/spec.md §4). */
export interface ActionAttempt {
  /** Identifier of the attempt. */
  action_attempt_id: string;
  /** Kind of the command, e.g. `UNLOCK_DOOR` (docs/api/platform-api.md §3.13). */
  action_type: string;
  status: "pending" | "success" | "error";
  result: Record<string, unknown> | null;
  error: {
    type: string;
    message: string;
  } | null;
  [field: string]: unknown;
}

/** Outcome of one item that was pushed or deleted. */
export interface AutomationRun {
  /** Identifier of the run, which push_data and delete_data return. */
  automation_run_id: string;
  /** Always null here. */
  automation_id: string | null;
  /** Time at which the item was processed. */
  created_at: string;
  customer_key: string | null;
  /** List in which the item was pushed, such as `reservations`. */
  resource_type: string;
  /** Your own key for the item. */
  partner_key: string;
  automation_result: {
    /** Kind of the change, such as `reservation_time_updated`. */
    rule: string;
    /** False if the item was skipped or failed. */
    success: boolean;
    actions: Array<{
      action_type: "create" | "update" | "keep" | "delete" | "skip";
      resource_type: "access_grant" | "space" | "user_identity";
      access_grant_id?: string | undefined;
      space_id?: string | undefined;
      user_identity_id?: string | undefined;
      /** Reason why the item was skipped. */
      skip_reason?: string | undefined;
      [field: string]: unknown;
    }>;
    warnings: Array<{
      warning_code: string;
      message: string;
      [field: string]: unknown;
    }>;
    message?: string | undefined;
    error?: {
      error_code: string;
      message: string;
      [field: string]: unknown;
    } | undefined;
    [field: string]: unknown;
  };
  [field: string]: unknown;
}

export interface Battery {
  /** 0 (empty) to 1 (full). */
  level: number;
  status: "critical" | "low" | "good" | "full";
}

/** Access of one user of your page (docs/api/platform-api.md §3.12). */
export interface ClientSession {
  /** Identifier of the session. */
  client_session_id: string;
  /** Workspace that owns it. */
  workspace_id: string;
  /** Credential of the session, `seam_cst1…`. */
  token: string;
  user_identifier_key: string | null;
  connected_account_ids: string[];
  connect_webview_ids: string[];
  device_count: number;
  /** Time of creation. */
  created_at: string;
  /** Time at which the token stops working; a time in the year 9999 means never. Absent from older servers. */
  expires_at?: string | undefined;
  /** Id of the session's person; empty without one. */
  user_identity_ids: string[];
  /** Person whose devices the session sees. */
  user_identity_id?: string | undefined;
  /** Customer whose accounts, spaces, doors, people and grants the session sees. */
  customer_key?: string | undefined;
  /** Present if the session can only read. */
  read_only?: true | undefined;
  [field: string]: unknown;
}

/** Setting that a thermostat maintains. */
export interface ClimateSetting {
  hvac_mode_setting: "off" | "heat" | "cool" | "heatcool" | "heat_cool";
  automatic_heating_enabled: boolean;
  automatic_cooling_enabled: boolean;
  /** Temperature to heat to, in °C. A request gives all in one scale, and none while off. */
  heating_set_point_celsius?: number | undefined;
  /** Temperature to heat to, in °F. A request gives all in one scale, and none while off. */
  heating_set_point_fahrenheit?: number | undefined;
  /** Temperature to cool to, in °C. A request gives all in one scale, and none while off. */
  cooling_set_point_celsius?: number | undefined;
  /** Temperature to cool to, in °F. A request gives all in one scale, and none while off. */
  cooling_set_point_fahrenheit?: number | undefined;
  manual_override_allowed: boolean;
  display_name?: string | undefined;
  climate_preset_key?: string | undefined;
  can_edit?: boolean | undefined;
  can_delete?: boolean | undefined;
  can_use_with_thermostat_daily_programs?: boolean | undefined;
  name?: string | null | undefined;
  climate_preset_mode?: string | undefined;
  fan_mode_setting?: string | undefined;
  ecobee_metadata?: {
    climate_ref?: string | undefined;
    is_optimized?: boolean | undefined;
    owner?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  [field: string]: unknown;
}

/** Climate setting for a span of time. */
export interface ClimateSettingSchedule {
  /** Identifier of the schedule. */
  climate_setting_schedule_id: string;
  /** Thermostat of the schedule. */
  device_id: string;
  schedule_type: "time_bound";
  name?: string | undefined;
  /** Start time. */
  schedule_starts_at: string;
  /** End time. */
  schedule_ends_at: string;
  /** Time of creation. */
  created_at: string;
  is_set_on_device?: boolean | undefined;
  errors?: ErrorEntry[] | undefined;
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
  [field: string]: unknown;
}

/** A person's account with a device manufacturer (docs/api/platform-api.md §3.11). */
export interface ConnectedAccount {
  /** Identifier of the account. */
  connected_account_id: string;
  /** Name of the account's provider, e.g. `august`. */
  account_type: string;
  /** Display name of the account's provider. */
  account_type_display_name?: string | undefined;
  /** Display name of the account; may be masked. */
  display_name?: string | undefined;
  /** Login of the person at the provider. */
  user_identifier: {
    email?: string | undefined;
    phone?: string | undefined;
    username?: string | undefined;
    api_url?: string | undefined;
    exclusive?: boolean | undefined;
    [field: string]: unknown;
  };
  /** Time at which the account was connected. */
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  /** Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key. */
  custom_metadata: Record<string, string | number | boolean | null>;
  automatically_manage_new_devices: boolean;
  /** Capabilities that were required of the account's devices; empty for any. */
  accepted_capabilities: Array<"lock" | "thermostat" | "noise_sensor" | "access_control" | "camera">;
  /** Customer to whom the account belongs; absent without one. */
  customer_key?: string | undefined;
  time_zone?: string | undefined;
  image_url?: string | undefined;
  default_checkin_time?: string | undefined;
  default_checkout_time?: string | undefined;
  ical_feed_origin?: string | undefined;
  ical_url?: string | undefined;
  [field: string]: unknown;
}

/** Visit to the hosted connect flow (docs/api/platform-api.md §3.10). */
export interface ConnectWebview {
  /** Identifier of the webview. */
  connect_webview_id: string;
  /** Workspace that owns it. */
  workspace_id: string;
  /** Address to send the person to. Add `locale` to its query, e.g. `de`, for a page in that language. */
  url: string;
  status: "pending" | "authorized" | "failed";
  login_successful: boolean;
  device_selection_mode: "none" | "single" | "multiple";
  accepted_providers: string[];
  any_provider_allowed: boolean;
  selected_provider: string | null;
  accepted_devices: string[];
  any_device_allowed: boolean;
  connected_account_id: string | null;
  custom_redirect_url: string | null;
  custom_redirect_failure_url: string | null;
  /** Time of creation. */
  created_at: string;
  /** Time at which the login succeeded. */
  authorized_at: string | null;
  /** Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key. */
  custom_metadata: Record<string, string | number | boolean | null>;
  automatically_manage_new_devices: boolean;
  wait_for_device_creation: boolean;
  /** Capabilities by which `accepted_providers` was narrowed; empty for any. */
  accepted_capabilities: Array<"lock" | "thermostat" | "noise_sensor" | "access_control" | "camera">;
  /** Customer whose account the webview connects; absent without one. */
  customer_key?: string | undefined;
  [field: string]: unknown;
}

/** A managed device (docs/api/platform-api.md §3.2). */
export interface Device {
  /** Identifier of the device. */
  device_id: string;
  /** Workspace that owns it. */
  workspace_id: string;
  /** Account through which the device was found. */
  connected_account_id: string;
  /** Type, e.g. `august_lock` (docs/api/platform-api.md §3.4). */
  device_type: string;
  capabilities_supported: string[];
  display_name: string;
  nickname?: string | undefined;
  properties: DeviceProperties;
  location?: {
    location_name?: string | undefined;
    timezone?: string | undefined;
    time_zone?: string | undefined;
    [field: string]: unknown;
  } | null | undefined;
  can_remotely_lock?: boolean | undefined;
  can_remotely_unlock?: boolean | undefined;
  can_program_online_access_codes?: boolean | undefined;
  /** True if configureAutoLock works. */
  can_configure_auto_lock?: boolean | undefined;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  /** Time at which the device was first seen. */
  created_at: string;
  is_managed: true;
  /** Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key. */
  custom_metadata: Record<string, string | number | boolean | null>;
  /** Spaces that contain the device, the oldest first. */
  space_ids: string[];
  can_program_offline_access_codes?: boolean | undefined;
  can_hvac_heat?: boolean | undefined;
  can_hvac_cool?: boolean | undefined;
  can_hvac_heat_cool?: boolean | undefined;
  can_turn_off_hvac?: boolean | undefined;
  can_simulate_removal?: boolean | undefined;
  can_simulate_connection?: boolean | undefined;
  can_simulate_disconnection?: boolean | undefined;
  can_simulate_hub_connection?: boolean | undefined;
  can_simulate_hub_disconnection?: boolean | undefined;
  can_simulate_paid_subscription?: boolean | undefined;
  can_unlock_with_code?: boolean | undefined;
  can_run_thermostat_programs?: boolean | undefined;
  can_program_thermostat_programs_as_weekday_weekend?: boolean | undefined;
  can_program_thermostat_programs_as_different_each_day?: boolean | undefined;
  can_program_thermostat_programs_as_same_each_day?: boolean | undefined;
  device_provider?: {
    display_name: string;
    provider_category: string;
    device_provider_name: string;
    image_url?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  device_manufacturer?: {
    display_name: string;
    manufacturer: string;
    image_url?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  [field: string]: unknown;
}

/** Model in the catalogue of supported devices (docs/api/platform-api.md §3.14). */
export interface DeviceModel {
  main_category: string;
  brand: string;
  /** The brand as people write it. */
  brand_display_name?: string | undefined;
  /** Picture of the brand. */
  brand_image_url?: string | undefined;
  model_name: string;
  manufacturer_model_id: string;
  connection_type: "wifi" | "zwave" | "zigbee" | "unknown";
  support_level: "live" | "beta" | "unsupported";
  icon_url: string;
  /** Providers that connect this model, as named in `accepted_providers`. Empty if none does. */
  device_provider_names?: string[] | undefined;
  /** Page about this model. */
  seam_device_model_page_url?: string | undefined;
  [field: string]: unknown;
}

/** State and details of a device. The fields depend on its kind (docs/api/platform-api.md §3.3). */
export interface DeviceProperties {
  name: string;
  online: boolean;
  manufacturer?: string | undefined;
  model: {
    display_name: string;
    manufacturer_display_name: string;
    can_connect_accessory_keypad?: boolean | undefined;
    has_built_in_keypad?: boolean | undefined;
    offline_access_codes_supported?: boolean | undefined;
    online_access_codes_supported?: boolean | undefined;
    accessory_keypad_supported?: boolean | undefined;
    [field: string]: unknown;
  };
  /** Name of the device at its manufacturer, whatever its nickname. */
  appearance: {
    name: string;
    [field: string]: unknown;
  };
  image_url?: string | undefined;
  image_alt_text?: string | undefined;
  serial_number?: string | undefined;
  /** True when mains powered. */
  has_direct_power?: boolean | undefined;
  /** Absent when unknown. */
  battery?: Battery | undefined;
  /** Older form of `battery.level`. */
  battery_level?: number | undefined;
  /** Absent if the lock has never reported, or is offline. */
  locked?: boolean | undefined;
  /** Absent until the lock has reported one. */
  last_movement?: LastMovement | undefined;
  door_open?: boolean | undefined;
  /** PIN lengths in digits. */
  supported_code_lengths?: number[] | undefined;
  max_active_codes_supported?: number | undefined;
  code_constraints?: Array<{
    constraint_type: string;
    [field: string]: unknown;
  }> | undefined;
  supports_backup_access_code_pool?: boolean | undefined;
  /** Whether the lock locks itself again after it was unlocked. */
  auto_lock_enabled?: boolean | undefined;
  /** Seconds until the lock locks itself. */
  auto_lock_delay_seconds?: number | undefined;
  /** True if the lock itself reports who opened it. */
  has_native_entry_events?: boolean | undefined;
  /** Noise level that a sensor measures, in dB. */
  noise_level_decibels?: number | undefined;
  currently_triggering_noise_threshold_ids?: string[] | undefined;
  /** Temperature, in °C. */
  temperature_celsius?: number | undefined;
  /** Temperature, in °F. */
  temperature_fahrenheit?: number | undefined;
  /** Relative humidity, 0 to 1. */
  relative_humidity?: number | undefined;
  is_heating?: boolean | undefined;
  is_cooling?: boolean | undefined;
  is_fan_running?: boolean | undefined;
  /** `auto`, `on` or `circulate`. */
  fan_mode_setting?: string | undefined;
  available_hvac_mode_settings?: string[] | undefined;
  can_enable_automatic_heating?: boolean | undefined;
  can_enable_automatic_cooling?: boolean | undefined;
  /** Smallest difference between the two set points, in °C. */
  min_heating_cooling_delta_celsius?: number | undefined;
  /** True while a change made at the thermostat itself is in force. */
  is_temporary_manual_override_active?: boolean | undefined;
  current_climate_setting?: ClimateSetting | undefined;
  /** Setting while no schedule is active. */
  default_climate_setting?: ClimateSetting | undefined;
  is_climate_setting_schedule_active?: boolean | undefined;
  active_climate_setting_schedule?: ClimateSettingSchedule | undefined;
  online_access_codes_enabled?: boolean | undefined;
  offline_access_codes_enabled?: boolean | undefined;
  supports_accessory_keypad?: boolean | undefined;
  supports_offline_access_codes?: boolean | undefined;
  backup_access_code_pool_enabled?: boolean | undefined;
  _experimental_supported_code_from_access_codes_lengths?: number[] | undefined;
  accessory_keypad?: {
    is_connected: boolean;
    battery?: {
      level: number;
      [field: string]: unknown;
    } | undefined;
    [field: string]: unknown;
  } | undefined;
  /** 0 (empty) to 1 (full). */
  keypad_battery?: {
    level: number;
    [field: string]: unknown;
  } | undefined;
  offline_time_frame_options?: Array<{
    display_name: string;
    min_duration?: string | undefined;
    max_duration?: string | undefined;
    matching_start_end_time?: boolean | undefined;
    start_date_recurrence_rule?: string | undefined;
    end_date_recurrence_rule?: string | undefined;
    time_zone?: string | undefined;
    time_pairs?: Array<{
      display_name: string;
      start_time: string;
      end_time: string;
      [field: string]: unknown;
    }> | undefined;
    [field: string]: unknown;
  }> | undefined;
  online_time_frame_options?: Array<{
    display_name: string;
    min_duration?: string | undefined;
    max_duration?: string | undefined;
    matching_start_end_time?: boolean | undefined;
    start_date_recurrence_rule?: string | undefined;
    end_date_recurrence_rule?: string | undefined;
    time_zone?: string | undefined;
    time_pairs?: Array<{
      display_name: string;
      start_time: string;
      end_time: string;
      [field: string]: unknown;
    }> | undefined;
    [field: string]: unknown;
  }> | undefined;
  akiles_metadata?: {
    product_name?: string | undefined;
    gadget_name?: string | undefined;
    gadget_id?: string | undefined;
    _member_group_id?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  assa_abloy_credential_service_metadata?: {
    has_active_endpoint?: boolean | undefined;
    endpoints?: Array<{
      endpoint_id?: string | undefined;
      is_active?: boolean | undefined;
      [field: string]: unknown;
    }> | undefined;
    [field: string]: unknown;
  } | undefined;
  assa_abloy_vostio_metadata?: {
    encoder_name?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  august_metadata?: {
    lock_id?: string | undefined;
    lock_name?: string | undefined;
    house_name?: string | undefined;
    has_keypad?: boolean | undefined;
    keypad_battery_level?: string | undefined;
    model?: string | undefined;
    house_id?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  avigilon_alta_metadata?: {
    site_id?: number | undefined;
    site_name?: string | undefined;
    entry_name?: string | undefined;
    org_name?: string | undefined;
    zone_id?: number | undefined;
    zone_name?: string | undefined;
    entry_relays_total_count?: number | undefined;
    [field: string]: unknown;
  } | undefined;
  brivo_metadata?: {
    device_name?: string | undefined;
    activation_enabled?: boolean | undefined;
    [field: string]: unknown;
  } | undefined;
  controlbyweb_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    relay_name?: string | null | undefined;
    [field: string]: unknown;
  } | undefined;
  dormakaba_oracode_metadata?: {
    device_id?: string | number | undefined;
    site_id?: number | null | undefined;
    site_name?: string | undefined;
    door_name?: string | undefined;
    door_id?: number | undefined;
    door_is_wireless?: boolean | undefined;
    iana_timezone?: string | undefined;
    predefined_time_slots?: Array<{
      name?: string | undefined;
      prefix?: number | undefined;
      check_in_time?: string | undefined;
      check_out_time?: string | undefined;
      is_24_hour?: boolean | undefined;
      is_biweekly_mode?: boolean | undefined;
      is_one_shot?: boolean | undefined;
      is_master?: boolean | undefined;
      dormakaba_oracode_user_level_prefix?: number | undefined;
      dormakaba_oracode_user_level_id?: string | undefined;
      [field: string]: unknown;
    }> | undefined;
    [field: string]: unknown;
  } | undefined;
  ecobee_metadata?: {
    device_name?: string | undefined;
    ecobee_device_id?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  four_suites_metadata?: {
    device_id?: number | undefined;
    device_name?: string | undefined;
    reclose_delay_in_seconds?: number | undefined;
    [field: string]: unknown;
  } | undefined;
  genie_metadata?: {
    device_name?: string | undefined;
    door_name?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  honeywell_resideo_metadata?: {
    device_name?: string | undefined;
    honeywell_resideo_device_id?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  igloo_metadata?: {
    device_id?: string | undefined;
    model?: string | undefined;
    bridge_id?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  igloohome_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    bridge_id?: string | undefined;
    bridge_name?: string | undefined;
    keypad_id?: string | undefined;
    is_accessory_keypad_linked_to_bridge?: boolean | undefined;
    [field: string]: unknown;
  } | undefined;
  keynest_metadata?: {
    device_name?: string | undefined;
    key_id?: string | undefined;
    property_id?: string | null | undefined;
    property_postcode?: string | null | undefined;
    key_notes?: string | null | undefined;
    subscription_plan?: string | undefined;
    status_type?: string | undefined;
    current_or_last_store_id?: number | undefined;
    last_movement?: string | undefined;
    address?: string | null | undefined;
    current_status?: string | null | undefined;
    current_user_name?: string | null | undefined;
    current_user_email?: string | null | undefined;
    current_user_phone_number?: string | null | undefined;
    current_user_company?: string | null | undefined;
    handover_method?: string | null | undefined;
    keynest_app_user?: string | null | undefined;
    default_office_id?: number | undefined;
    fob_id?: number | undefined;
    has_photo?: boolean | undefined;
    is_quadient_locker?: boolean | undefined;
    [field: string]: unknown;
  } | undefined;
  kisi_metadata?: {
    lock_id?: number | undefined;
    lock_name?: string | undefined;
    place_name?: string | null | undefined;
    description?: string | null | undefined;
    [field: string]: unknown;
  } | undefined;
  korelock_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    location_id?: string | null | undefined;
    serial_number?: string | undefined;
    model_code?: string | undefined;
    firmware_version?: string | undefined;
    wifi_signal_strength?: number | undefined;
    [field: string]: unknown;
  } | undefined;
  kwikset_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    model_number?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  lockly_metadata?: {
    device_id?: string | undefined;
    model?: string | undefined;
    device_name?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  minut_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    latest_sensor_values?: {
      temperature?: {
        value?: number | undefined;
        time?: string | undefined;
        [field: string]: unknown;
      } | undefined;
      sound?: {
        value?: number | undefined;
        time?: string | undefined;
        [field: string]: unknown;
      } | undefined;
      humidity?: {
        value?: number | undefined;
        time?: string | undefined;
        [field: string]: unknown;
      } | undefined;
      pressure?: {
        value?: number | undefined;
        time?: string | undefined;
        [field: string]: unknown;
      } | undefined;
      accelerometer_z?: {
        value?: number | undefined;
        time?: string | undefined;
        [field: string]: unknown;
      } | undefined;
      [field: string]: unknown;
    } | undefined;
    [field: string]: unknown;
  } | undefined;
  nest_metadata?: {
    display_name?: string | undefined;
    device_name?: string | undefined;
    nest_device_id?: string | undefined;
    device_custom_name?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  noiseaware_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    device_model?: string | undefined;
    noise_level_nrs?: number | undefined;
    noise_level_decibel?: number | undefined;
    [field: string]: unknown;
  } | undefined;
  nuki_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    keypad_battery_critical?: boolean | undefined;
    keypad_paired?: boolean | undefined;
    keypad_2_paired?: boolean | undefined;
    [field: string]: unknown;
  } | undefined;
  omnitec_metadata?: {
    time_zone?: string | null | undefined;
    lock_id?: number | undefined;
    lock_name?: string | undefined;
    lock_alias?: string | undefined;
    has_gateway?: boolean | undefined;
    timezone_raw_offset_ms?: number | undefined;
    lock_mac?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  ring_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  salto_ks_metadata?: {
    site_id?: string | undefined;
    site_name?: string | undefined;
    lock_id?: string | undefined;
    model?: string | undefined;
    customer_reference?: string | undefined;
    lock_type?: string | undefined;
    battery_level?: string | undefined;
    locked_state?: string | undefined;
    has_custom_pin_subscription?: boolean | undefined;
    [field: string]: unknown;
  } | undefined;
  salto_metadata?: {
    site_id?: string | undefined;
    site_name?: string | undefined;
    lock_id?: string | undefined;
    model?: string | undefined;
    customer_reference?: string | undefined;
    lock_type?: string | undefined;
    battery_level?: string | undefined;
    locked_state?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  salto_space_credential_service_metadata?: {
    has_active_phone?: boolean | undefined;
    [field: string]: unknown;
  } | undefined;
  schlage_metadata?: {
    device_id?: string | undefined;
    model?: string | undefined;
    device_name?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  seam_bridge_metadata?: {
    name?: string | undefined;
    unlock_method?: string | undefined;
    device_num?: number | undefined;
    [field: string]: unknown;
  } | undefined;
  sensi_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    product_type?: string | undefined;
    dual_setpoints_not_supported?: boolean | undefined;
    enforced_setpoint_range_celsius?: [number, number] | undefined;
    [field: string]: unknown;
  } | undefined;
  smartthings_metadata?: {
    device_id?: string | undefined;
    model?: string | undefined;
    device_name?: string | undefined;
    location_id?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  tado_metadata?: {
    serial_no?: string | undefined;
    device_type?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  tedee_metadata?: {
    device_id?: number | undefined;
    device_name?: string | undefined;
    bridge_id?: number | undefined;
    device_model?: string | undefined;
    bridge_name?: string | undefined;
    keypad_id?: number | undefined;
    serial_number?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  ttlock_metadata?: {
    lock_id?: number | undefined;
    lock_alias?: string | undefined;
    feature_value?: string | undefined;
    has_gateway?: boolean | undefined;
    timezone_raw_offset_ms?: number | null | undefined;
    features?: {
      passcode?: boolean | undefined;
      passcode_management?: boolean | undefined;
      unlock_via_gateway?: boolean | undefined;
      lock_command?: boolean | undefined;
      incomplete_keyboard_passcode?: boolean | undefined;
      wifi?: boolean | undefined;
      auto_lock_time_config?: boolean | undefined;
      [field: string]: unknown;
    } | undefined;
    wireless_keypads?: Array<{
      wireless_keypad_id?: number | undefined;
      wireless_keypad_name?: string | undefined;
      [field: string]: unknown;
    }> | undefined;
    [field: string]: unknown;
  } | undefined;
  two_n_metadata?: {
    device_id?: number | undefined;
    device_name?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  ultraloq_metadata?: {
    time_zone?: string | null | undefined;
    device_id?: string | undefined;
    device_name?: string | undefined;
    device_type?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  visionline_metadata?: {
    encoder_id?: string | undefined;
    [field: string]: unknown;
  } | undefined;
  wyze_metadata?: {
    device_id?: string | undefined;
    device_name?: string | undefined;
    product_name?: string | undefined;
    product_type?: string | undefined;
    product_model?: string | undefined;
    device_info_model?: string | undefined;
    keypad_uuid?: string | undefined;
    locker_status_hardlock?: number | undefined;
    [field: string]: unknown;
  } | undefined;
  fallback_climate_preset_key?: string | null | undefined;
  active_thermostat_schedule_id?: string | null | undefined;
  available_fan_mode_settings?: string[] | undefined;
  available_climate_preset_modes?: string[] | undefined;
  min_cooling_set_point_celsius?: number | undefined;
  min_cooling_set_point_fahrenheit?: number | undefined;
  max_cooling_set_point_celsius?: number | undefined;
  max_cooling_set_point_fahrenheit?: number | undefined;
  min_heating_set_point_celsius?: number | undefined;
  min_heating_set_point_fahrenheit?: number | undefined;
  max_heating_set_point_celsius?: number | undefined;
  max_heating_set_point_fahrenheit?: number | undefined;
  min_heating_cooling_delta_fahrenheit?: number | undefined;
  thermostat_daily_program_period_precision_minutes?: number | undefined;
  max_unique_climate_presets_per_thermostat_weekly_program?: number | undefined;
  max_thermostat_daily_program_periods_per_day?: number | undefined;
  available_climate_presets?: Array<{
    display_name: string;
    climate_preset_key: string;
    can_edit: boolean;
    can_delete: boolean;
    can_use_with_thermostat_daily_programs: boolean;
    manual_override_allowed: boolean;
    name?: string | null | undefined;
    climate_preset_mode?: string | undefined;
    fan_mode_setting?: string | undefined;
    hvac_mode_setting?: string | undefined;
    cooling_set_point_celsius?: number | undefined;
    heating_set_point_celsius?: number | undefined;
    cooling_set_point_fahrenheit?: number | undefined;
    heating_set_point_fahrenheit?: number | undefined;
    ecobee_metadata?: {
      climate_ref?: string | undefined;
      is_optimized?: boolean | undefined;
      owner?: string | undefined;
      [field: string]: unknown;
    } | undefined;
    [field: string]: unknown;
  }> | undefined;
  active_thermostat_schedule?: {
    thermostat_schedule_id: string;
    device_id: string;
    workspace_id: string;
    name: string | null;
    climate_preset_key: string;
    starts_at: string;
    ends_at: string;
    created_at: string;
    errors: Array<{
      error_code: string;
      message: string;
      created_at: string;
      [field: string]: unknown;
    }>;
    max_override_period_minutes?: number | null | undefined;
    is_override_allowed?: boolean | undefined;
    [field: string]: unknown;
  } | null | undefined;
  thermostat_daily_programs?: Array<{
    thermostat_daily_program_id: string;
    device_id: string;
    workspace_id: string;
    name: string | null;
    periods: Array<{
      starts_at_time: string;
      climate_preset_key: string;
      [field: string]: unknown;
    }>;
    created_at: string;
    [field: string]: unknown;
  }> | undefined;
  thermostat_weekly_program?: {
    created_at?: string | undefined;
    monday_program_id?: string | null | undefined;
    tuesday_program_id?: string | null | undefined;
    wednesday_program_id?: string | null | undefined;
    thursday_program_id?: string | null | undefined;
    friday_program_id?: string | null | undefined;
    saturday_program_id?: string | null | undefined;
    sunday_program_id?: string | null | undefined;
    [field: string]: unknown;
  } | null | undefined;
  temperature_threshold?: {
    lower_limit_celsius: number | null;
    lower_limit_fahrenheit: number | null;
    upper_limit_celsius: number | null;
    upper_limit_fahrenheit: number | null;
    [field: string]: unknown;
  } | undefined;
  [field: string]: unknown;
}

/** Manufacturer or platform whose accounts can be connected (docs/api/platform-api.md §3.14). */
export interface DeviceProvider {
  device_provider_name: string;
  display_name: string;
  image_url: string;
  provider_categories: string[];
  can_configure_auto_lock?: boolean | undefined;
  can_program_offline_access_codes?: boolean | undefined;
  can_hvac_heat?: boolean | undefined;
  can_hvac_cool?: boolean | undefined;
  can_hvac_heat_cool?: boolean | undefined;
  can_turn_off_hvac?: boolean | undefined;
  can_simulate_removal?: boolean | undefined;
  can_simulate_connection?: boolean | undefined;
  can_simulate_disconnection?: boolean | undefined;
  can_simulate_hub_connection?: boolean | undefined;
  can_simulate_hub_disconnection?: boolean | undefined;
  can_simulate_paid_subscription?: boolean | undefined;
  can_unlock_with_code?: boolean | undefined;
  can_run_thermostat_programs?: boolean | undefined;
  can_program_thermostat_programs_as_weekday_weekend?: boolean | undefined;
  can_program_thermostat_programs_as_different_each_day?: boolean | undefined;
  can_program_thermostat_programs_as_same_each_day?: boolean | undefined;
  can_remotely_lock?: boolean | undefined;
  can_remotely_unlock?: boolean | undefined;
  can_program_online_access_codes?: boolean | undefined;
  [field: string]: unknown;
}

/** Problem of a device, an access code or an account. */
export interface ErrorEntry {
  /** Machine-readable code. */
  error_code: string;
  /** Human-readable text. */
  message: string;
  /** Time at which the problem began. */
  created_at: string;
  is_connected_account_error?: boolean | undefined;
  is_bridge_error?: boolean | undefined;
  is_device_error?: boolean | undefined;
  is_access_code_error?: boolean | undefined;
  [field: string]: unknown;
}

export interface GeneratedCode {
  /** Lock of the code. */
  device_id: string;
  /** The proposed PIN. */
  code: string;
  [field: string]: unknown;
}

/** Last movement of a bolt, and its cause. */
export interface LastMovement {
  /** Whether the bolt moved to locked. */
  locked: boolean;
  /** Time of the movement. */
  occurred_at: string;
  /** Cause, as in the events `lock.locked` and `lock.unlocked`. `unknown` may change within three seconds. */
  method: "keycode" | "manual" | "automatic" | "remote" | "unknown";
  /** Access code that was typed; null if none was, or the server does not know it. */
  access_code_id: string | null;
  access_code_name: string | null;
  /** The lock's own slot number of the code that was typed. */
  code_slot: number | null;
  [field: string]: unknown;
}

/** Daily window in which noise above a level is reported (docs/api/platform-api.md §3.14). */
export interface NoiseThreshold {
  /** Identifier of the threshold. */
  noise_threshold_id: string;
  /** Noise sensor of the threshold. */
  device_id: string;
  name: string;
  /** Start each day: `HH:mm:ss`, then `[Area/City]` unless it is in the device's time zone. */
  starts_daily_at: string;
  /** End, in the zone of the start; on the next day if it is earlier than the start. */
  ends_daily_at: string;
  /** Level in dB. */
  noise_threshold_decibels?: number | undefined;
  /** Level in NoiseAware's own scale. */
  noise_threshold_nrs?: number | undefined;
  [field: string]: unknown;
}

/** Next page of a list. */
export interface Pagination {
  has_next_page: boolean;
  /** Cursor of the next page, to send as `page_cursor` with the same other parameters; null on the last. */
  next_page_cursor: string | null;
  next_page_url: string | null;
}

/** Change of a code that its lock has not confirmed (docs/api/platform-api.md §3.8). */
export type PendingMutation =
  /** The lock does not have the code yet. */
  | {
    mutation_code: "creating";
    /** Time of the request. */
    created_at: string;
    /** Human-readable text. */
    message: string;
    [field: string]: unknown;
  }
  /** The code is sent to the lock later. */
  | {
    mutation_code: "deferring_creation";
    /** Time at which the code is sent to the lock. */
    scheduled_at: string;
    /** Time of the request. */
    created_at: string;
    /** Human-readable text. */
    message: string;
    [field: string]: unknown;
  }
  /** The code is still on the lock and is to be removed. */
  | {
    mutation_code: "deleting";
    /** Time of the request. */
    created_at: string;
    /** Human-readable text. */
    message: string;
    [field: string]: unknown;
  }
  /** The lock has not confirmed the PIN `to` yet, so it may still have `from`. */
  | {
    mutation_code: "updating_code";
    from: {
      /** The PIN; null if the lock does not report it. */
      code: string | null;
      [field: string]: unknown;
    };
    to: {
      /** The PIN; null if the lock does not report it. */
      code: string | null;
      [field: string]: unknown;
    };
    /** Time of the request. */
    created_at: string;
    /** Human-readable text. */
    message: string;
    [field: string]: unknown;
  }
  /** The lock has not confirmed the name `to` yet, so it may still have `from`. */
  | {
    mutation_code: "updating_name";
    from: {
      name: string | null;
      [field: string]: unknown;
    };
    to: {
      name: string | null;
      [field: string]: unknown;
    };
    /** Time of the request. */
    created_at: string;
    /** Human-readable text. */
    message: string;
    [field: string]: unknown;
  }
  /** The lock has not confirmed the start and end `to` yet, so it may still have `from`. */
  | {
    mutation_code: "updating_time_frame";
    from: {
      /** Start; null without one. */
      starts_at: string | null;
      /** End; null without one. */
      ends_at: string | null;
      [field: string]: unknown;
    };
    to: {
      /** Start; null without one. */
      starts_at: string | null;
      /** End; null without one. */
      ends_at: string | null;
      [field: string]: unknown;
    };
    /** Time of the request. */
    created_at: string;
    /** Human-readable text. */
    message: string;
    [field: string]: unknown;
  };

/** Item that was skipped, or stored otherwise than it was pushed. */
export interface PushWarning {
  /** Machine-readable reason, such as `space_not_found`. */
  warning_code: string;
  message: string;
  /** Identifier of the run, which push_data and delete_data return. */
  automation_run_id: string;
  /** List in which the item was pushed, such as `reservations`. */
  resource_type?: string | undefined;
  /** Your own key for the item. */
  partner_key?: string | undefined;
  [field: string]: unknown;
}

/** Record of something that happened. Further fields depend on its type (docs/api/platform-api.md §3.16). */
export interface SeamEvent {
  /** Identifier of the event. */
  event_id: string;
  /** Type of the event, e.g. `lock.unlocked` (docs/api/platform-api.md §3.17). */
  event_type: string;
  /** Workspace of the event. */
  workspace_id: string;
  /** Time at which the event was recorded. */
  created_at: string;
  /** Time at which it happened. */
  occurred_at: string;
  /** Device of the event. */
  device_id?: string | undefined;
  /** Connected account of the event. */
  connected_account_id?: string | undefined;
  /** Access code of the event. */
  access_code_id?: string | undefined;
  /** Name of the access code at that time; null for a code without a name. Only in `access_code.*`, and in `lock.locked` and `lock.unlocked` by a code. */
  access_code_name?: string | null | undefined;
  /** Webview of the event. */
  connect_webview_id?: string | undefined;
  /** Space of the event. */
  space_id?: string | undefined;
  /** Access grant of the event. */
  access_grant_id?: string | undefined;
  /** Access method of the event. */
  access_method_id?: string | undefined;
  /** Command of the event, or the command that caused it. */
  action_attempt_id?: string | undefined;
  /** Client session that requested the change; in `client_session.deleted`, the deleted one. Client sessions read it only in events that they requested. */
  client_session_id?: string | undefined;
  /** User of the requesting session. Client sessions read it only in events that they requested. */
  user_identifier_key?: string | undefined;
  /** API key or access token that requested the change, as `mortise keys list` names it. Hidden from client sessions. */
  api_key_id?: string | undefined;
  [field: string]: unknown;
}

/** Address to which signed events are sent (docs/api/platform-api.md §3.14, §4.10). */
export interface SeamWebhook {
  /** Identifier of the webhook. */
  webhook_id: string;
  /** Address that receives the events. */
  url: string;
  /** Types of events to send; `["*"]` for all. */
  event_types?: string[] | undefined;
  /** Signing secret of deliveries, `whsec_…`; absent in lists. */
  secret?: string | undefined;
  [field: string]: unknown;
}

/** Health of one part of the platform. */
export interface ServiceHealth {
  service: string;
  status: "healthy" | "degraded" | "down";
  description: string;
  [field: string]: unknown;
}

/** Named set of devices, such as a unit (docs/api/access-grants.md §1.3). */
export interface Space {
  /** Identifier of the space. */
  space_id: string;
  /** Workspace that owns it. */
  workspace_id: string;
  name: string;
  /** Name to display. */
  display_name: string;
  /** Your own key for the space; absent without one. */
  space_key?: string | undefined;
  /** Customer to whom the space belongs; absent without one. */
  customer_key?: string | undefined;
  /** Defaults for stays in the space. */
  customer_data?: {
    time_zone?: string | null | undefined;
    default_checkin_time?: string | null | undefined;
    default_checkout_time?: string | null | undefined;
    address?: string | null | undefined;
    [field: string]: unknown;
  } | undefined;
  /** Number of the space's devices, managed or not. */
  device_count: number;
  /** Always 0 here. */
  acs_entrance_count: number;
  /** Time of creation. */
  created_at: string;
  [field: string]: unknown;
}

/** PIN that the platform did not put on its lock, or does not manage any more (docs/api/platform-api.md §3.8). */
export interface UnmanagedAccessCode {
  /** Identifier of the code. */
  access_code_id: string;
  /** Lock that has the code. */
  device_id: string;
  name: string | null;
  /** The PIN; null if the lock does not report it. */
  code: string | null;
  type: "ongoing" | "time_bound";
  status: "set" | "unset";
  /** Start of a time-bound code; null for an ongoing one. */
  starts_at: string | null;
  /** End of a time-bound code; null for an ongoing one. */
  ends_at: string | null;
  /** Time at which the code was found. */
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  is_managed: false;
  [field: string]: unknown;
}

/** Device that is seen but not commanded (docs/api/platform-api.md §3.7). */
export interface UnmanagedDevice {
  /** Identifier of the device. */
  device_id: string;
  /** Workspace that owns it. */
  workspace_id: string;
  /** Account through which the device was found. */
  connected_account_id: string;
  /** Type of the device, e.g. `august_lock` (docs/api/platform-api.md §3.4). */
  device_type: string;
  capabilities_supported: string[];
  properties: {
    name: string;
    online: boolean;
    manufacturer?: string | undefined;
    image_url?: string | undefined;
    image_alt_text?: string | undefined;
    model: {
      display_name: string;
      manufacturer_display_name: string;
      can_connect_accessory_keypad?: boolean | undefined;
      has_built_in_keypad?: boolean | undefined;
      offline_access_codes_supported?: boolean | undefined;
      online_access_codes_supported?: boolean | undefined;
      accessory_keypad_supported?: boolean | undefined;
      [field: string]: unknown;
    };
    [field: string]: unknown;
  };
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  /** Time at which the device was first seen. */
  created_at: string;
  is_managed: false;
  /** Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key. */
  custom_metadata?: Record<string, string | number | boolean | null> | undefined;
  [field: string]: unknown;
}

/** Person, such as a guest or a cleaner (docs/api/access-grants.md §2.1). */
export interface UserIdentity {
  /** Identifier of the user identity. */
  user_identity_id: string;
  /** Workspace that owns it. */
  workspace_id: string;
  /** Your own key for the person. */
  user_identity_key: string | null;
  full_name: string | null;
  email_address: string | null;
  phone_number: string | null;
  /** Name, e-mail address, phone number or key, whichever comes first, or `Unnamed`; never empty. */
  display_name: string;
  /** Always empty here. */
  acs_user_ids: string[];
  /** Time of creation. */
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  /** Ids of identities that were merged into this one. */
  merged_user_identity_ids: string[];
  /** Keys of identities that were merged into this one. */
  merged_user_identity_keys: string[];
  [field: string]: unknown;
}

/** Notice about a device, an access code or an account. */
export interface WarningEntry {
  /** Machine-readable code. */
  warning_code: string;
  message: string;
  /** Time at which the problem began. */
  created_at: string;
  [field: string]: unknown;
}

/** Look of the hosted connect pages; absent fields use the defaults. */
export interface WebviewCustomization {
  inviter_logo_url?: string | undefined;
  logo_shape?: "circle" | "square" | undefined;
  primary_button_color?: string | undefined;
  primary_button_text_color?: string | undefined;
  success_message?: string | undefined;
  [field: string]: unknown;
}

/** Tenant: accounts, devices and keys, apart from all other workspaces (docs/api/platform-api.md §3.1). */
export interface Workspace {
  /** Identifier of the workspace. */
  workspace_id: string;
  name: string;
  /** Whether its devices are simulated. */
  is_sandbox: boolean;
  /** Company name that the hosted connect flow shows; null: it shows `name`. */
  connect_partner_name: string | null;
  /** Newer form of `connect_partner_name`; `name` if none is set. */
  company_name?: string | undefined;
  /** Browser credential, `seam_pk1…`. */
  publishable_key?: string | undefined;
  is_publishable_key_auth_enabled?: boolean | undefined;
  is_suspended?: boolean | undefined;
  organization_id?: string | null | undefined;
  connect_webview_customization?: WebviewCustomization | undefined;
  [field: string]: unknown;
}
