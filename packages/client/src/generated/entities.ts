// Written by `npm run generate` from the contract. Do not edit.

/** A PIN of a lock (docs/api/platform-api.md §3.8). */
export interface AccessCode {
  /** Identifier of the code. */
  access_code_id: string;
  /** Workspace it belongs to. */
  workspace_id: string;
  /** Lock it is for. */
  device_id: string;
  name: string | null;
  /** The PIN; null until one is assigned. */
  code: string | null;
  type: "ongoing" | "time_bound";
  /** `unset`: outside its time; `unknown`: its account is disconnected (docs/api/platform-api.md §4.1). */
  status: "setting" | "set" | "unset" | "removing" | "unknown";
  /** Time-bound codes only. */
  starts_at?: string | null | undefined;
  /** Time-bound codes only. */
  ends_at?: string | null | undefined;
  /** When it was asked for. */
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  is_managed: true;
  /** Codes of one key share one PIN. */
  common_code_key: string | null;
  /** True while a shared PIN is not chosen yet. */
  is_waiting_for_code_assignment?: boolean | undefined;
  /** True once the lock itself knows when to begin. */
  is_scheduled_on_device?: boolean | undefined;
  is_backup?: boolean | undefined;
  /** Whether pullBackupAccessCode would give one. */
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
  /** What its lock does not have yet; empty: all is there as it stands here. A lock may hold several former PINs. */
  pending_mutations: PendingMutation[];
  [field: string]: unknown;
}

/** Who gets in where and when (docs/api/access-grants.md). */
export interface AccessGrant {
  /** Identifier of the grant. */
  access_grant_id: string;
  /** Workspace it belongs to. */
  workspace_id: string;
  /** Who gets in. */
  user_identity_id: string;
  /** The caller's name for it. */
  access_grant_key?: string | undefined;
  /** The caller's name for the stay it is part of. */
  reservation_key?: string | undefined;
  name: string | null;
  /** Its name; without one, that of its person. */
  display_name: string;
  /** One sentence for people, in English; not to be compared. */
  display_status: string;
  /** When it begins. */
  starts_at: string;
  /** When it ends; null: it has no end. */
  ends_at: string | null;
  /** When it was asked for. */
  created_at: string;
  access_method_ids: string[];
  requested_access_methods: Array<{
    mode: "code" | "card" | "mobile_key" | "cloud_key";
    /** The PIN that was wished for. */
    code?: string | undefined;
    display_name: string;
    /** When it was asked for. */
    created_at: string;
    /** What came of it. */
    created_access_method_ids: string[];
    [field: string]: unknown;
  }>;
  space_ids: string[];
  /** The former name of `space_ids`. */
  location_ids: string[];
  customization_profile_id?: string | undefined;
  errors: Array<{
    /** For programs. */
    error_code: string;
    /** For people. */
    message: string;
    /** When it began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  warnings: Array<{
    /** For programs. */
    warning_code: string;
    /** For people. */
    message: string;
    /** When it began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  /** What the locks do not have yet; empty: all is there. */
  pending_mutations: Array<{
    /** For programs. */
    mutation_code: string;
    /** For people. */
    message: string;
    /** When it began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  [field: string]: unknown;
}

/** One way in that came of a grant (docs/api/access-grants.md). */
export interface AccessMethod {
  /** Identifier of the method. */
  access_method_id: string;
  /** Workspace it belongs to. */
  workspace_id: string;
  mode: "code" | "card" | "mobile_key" | "cloud_key";
  display_name: string;
  /** One sentence for people, in English; not to be compared. */
  display_status: string;
  /** Every door of it has it, now or for when its time begins. */
  is_issued: boolean;
  /** When every door of it had it first. */
  issued_at: string | null;
  /** When it was made. */
  created_at: string;
  /** The PIN; null until the lock's maker has chosen it. */
  code?: string | null | undefined;
  errors: Array<{
    /** For programs. */
    error_code: string;
    /** For people. */
    message: string;
    /** When it began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  warnings: Array<{
    /** For programs. */
    warning_code: string;
    /** For people. */
    message: string;
    /** When it began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  /** What the locks do not have yet; empty: all is there. */
  pending_mutations: Array<{
    /** For programs. */
    mutation_code: string;
    /** For people. */
    message: string;
    /** When it began. */
    created_at: string;
    [field: string]: unknown;
  }>;
  [field: string]: unknown;
}

/** A command on its way: pending, then success or error (docs/specification/spec.md §4). */
export interface ActionAttempt {
  /** Identifier of the attempt. */
  action_attempt_id: string;
  /** e.g. `UNLOCK_DOOR` (docs/api/platform-api.md §3.13). */
  action_type: string;
  status: "pending" | "success" | "error";
  result: Record<string, unknown> | null;
  error: {
    type: string;
    message: string;
  } | null;
  [field: string]: unknown;
}

/** What came of one thing that was pushed or deleted. */
export interface AutomationRun {
  /** The run, as push_data and delete_data answer it. */
  automation_run_id: string;
  /** Always null here. */
  automation_id: string | null;
  /** When it was carried out. */
  created_at: string;
  customer_key: string | null;
  /** The list in which it was pushed, such as `reservations`. */
  resource_type: string;
  /** The host's name for it. */
  partner_key: string;
  automation_result: {
    /** What it was about, such as `reservation_time_updated`. */
    rule: string;
    /** False: it was skipped or failed. */
    success: boolean;
    actions: Array<{
      action_type: "create" | "update" | "keep" | "delete" | "skip";
      resource_type: "access_grant" | "space" | "user_identity";
      access_grant_id?: string | undefined;
      space_id?: string | undefined;
      user_identity_id?: string | undefined;
      /** Why nothing was done. */
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

/** What one user of a host page may see (docs/api/platform-api.md §3.12). */
export interface ClientSession {
  /** Identifier of the session. */
  client_session_id: string;
  /** Workspace it belongs to. */
  workspace_id: string;
  /** The credential, `seam_cst1…`. */
  token: string;
  user_identifier_key: string | null;
  connected_account_ids: string[];
  connect_webview_ids: string[];
  device_count: number;
  /** When it was made. */
  created_at: string;
  /** When the token stops working; in the year 9999: never. Older servers leave it out then. */
  expires_at?: string | undefined;
  /** The id of its person, or empty. */
  user_identity_ids: string[];
  /** The person whose devices it sees. */
  user_identity_id?: string | undefined;
  /** The customer whose accounts, spaces, doors, people and grants it sees. */
  customer_key?: string | undefined;
  /** It may make no call that changes something. */
  read_only?: true | undefined;
  [field: string]: unknown;
}

/** What a thermostat is told to keep. */
export interface ClimateSetting {
  hvac_mode_setting: "off" | "heat" | "cool" | "heatcool" | "heat_cool";
  automatic_heating_enabled: boolean;
  automatic_cooling_enabled: boolean;
  /** Heats to this, in °C; one scale per request. */
  heating_set_point_celsius?: number | undefined;
  /** Heats to this, in °F; one scale per request. */
  heating_set_point_fahrenheit?: number | undefined;
  /** Cools to this, in °C; one scale per request. */
  cooling_set_point_celsius?: number | undefined;
  /** Cools to this, in °F; one scale per request. */
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

/** A climate setting for a span of time. */
export interface ClimateSettingSchedule {
  /** Identifier of the schedule. */
  climate_setting_schedule_id: string;
  /** Thermostat it is for. */
  device_id: string;
  schedule_type: "time_bound";
  name?: string | undefined;
  /** When it begins. */
  schedule_starts_at: string;
  /** When it ends. */
  schedule_ends_at: string;
  /** When it was made. */
  created_at: string;
  is_set_on_device?: boolean | undefined;
  errors?: ErrorEntry[] | undefined;
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
  [field: string]: unknown;
}

/** A person's account with a maker of devices (docs/api/platform-api.md §3.11). */
export interface ConnectedAccount {
  /** Identifier of the account. */
  connected_account_id: string;
  /** Name of its provider, e.g. `august`. */
  account_type: string;
  /** For people. */
  account_type_display_name?: string | undefined;
  /** For people; may be masked. */
  display_name?: string | undefined;
  /** What the person logged in with. */
  user_identifier: {
    email?: string | undefined;
    phone?: string | undefined;
    username?: string | undefined;
    api_url?: string | undefined;
    exclusive?: boolean | undefined;
    [field: string]: unknown;
  };
  /** When it was connected. */
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  /** Up to 50 values of your own; keys up to 40 characters, texts up to 500. */
  custom_metadata: Record<string, string | number | boolean | null>;
  automatically_manage_new_devices: boolean;
  /** What its devices were to be able to do; empty: anything. */
  accepted_capabilities: Array<"lock" | "thermostat" | "noise_sensor" | "access_control" | "camera">;
  /** Whose it is; absent: nobody's. */
  customer_key?: string | undefined;
  time_zone?: string | undefined;
  image_url?: string | undefined;
  default_checkin_time?: string | undefined;
  default_checkout_time?: string | undefined;
  ical_feed_origin?: string | undefined;
  ical_url?: string | undefined;
  [field: string]: unknown;
}

/** One visit to the hosted connect flow (docs/api/platform-api.md §3.10). */
export interface ConnectWebview {
  /** Identifier of the webview. */
  connect_webview_id: string;
  /** Workspace it belongs to. */
  workspace_id: string;
  /** Where to send the person; with `locale` added to its query, e.g. `de`, to a page in that language. */
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
  /** When it was made. */
  created_at: string;
  /** When the login succeeded. */
  authorized_at: string | null;
  /** Up to 50 values of your own; keys up to 40 characters, texts up to 500. */
  custom_metadata: Record<string, string | number | boolean | null>;
  automatically_manage_new_devices: boolean;
  wait_for_device_creation: boolean;
  /** What the devices on offer can do; empty: anything. */
  accepted_capabilities: Array<"lock" | "thermostat" | "noise_sensor" | "access_control" | "camera">;
  /** Whose account it connects; absent: nobody's. */
  customer_key?: string | undefined;
  [field: string]: unknown;
}

/** A managed device (docs/api/platform-api.md §3.2). */
export interface Device {
  /** Identifier of the device. */
  device_id: string;
  /** Workspace it belongs to. */
  workspace_id: string;
  /** Account it was found through. */
  connected_account_id: string;
  /** e.g. `august_lock` (docs/api/platform-api.md §3.4). */
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
  /** True where configureAutoLock works. */
  can_configure_auto_lock?: boolean | undefined;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  /** When it was first seen. */
  created_at: string;
  is_managed: true;
  /** Up to 50 values of your own; keys up to 40 characters, texts up to 500. */
  custom_metadata: Record<string, string | number | boolean | null>;
  /** Spaces it is in, the oldest first. */
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

/** A model in the catalogue of supported devices (docs/api/platform-api.md §3.14). */
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
  /** Providers that connect it, as `accepted_providers` takes them. Empty: none does. */
  device_provider_names?: string[] | undefined;
  /** Where this model alone is told of. */
  seam_device_model_page_url?: string | undefined;
  [field: string]: unknown;
}

/** What a device says of itself; which fields depends on its kind (docs/api/platform-api.md §3.3). */
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
  /** What its maker calls it, whatever it is called here. */
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
  /** The older form of `battery.level`. */
  battery_level?: number | undefined;
  /** Absent when the lock has never reported, or is offline. */
  locked?: boolean | undefined;
  /** Absent until the lock has told of one. */
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
  /** How long it then stays unlocked. */
  auto_lock_delay_seconds?: number | undefined;
  /** True when the lock itself tells who opened it. */
  has_native_entry_events?: boolean | undefined;
  /** What a noise sensor hears, in dB. */
  noise_level_decibels?: number | undefined;
  currently_triggering_noise_threshold_ids?: string[] | undefined;
  /** In °C. */
  temperature_celsius?: number | undefined;
  /** In °F. */
  temperature_fahrenheit?: number | undefined;
  /** 0 to 1. */
  relative_humidity?: number | undefined;
  is_heating?: boolean | undefined;
  is_cooling?: boolean | undefined;
  is_fan_running?: boolean | undefined;
  /** `auto`, `on` or `circulate`. */
  fan_mode_setting?: string | undefined;
  available_hvac_mode_settings?: string[] | undefined;
  can_enable_automatic_heating?: boolean | undefined;
  can_enable_automatic_cooling?: boolean | undefined;
  /** How far the two set points must lie apart, in °C. */
  min_heating_cooling_delta_celsius?: number | undefined;
  /** True after somebody changed it at the wall. */
  is_temporary_manual_override_active?: boolean | undefined;
  current_climate_setting?: ClimateSetting | undefined;
  /** Kept while no schedule is active. */
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

/** A maker or platform that accounts can be connected with (docs/api/platform-api.md §3.14). */
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

/** Something wrong with a device, an access code or an account. */
export interface ErrorEntry {
  /** For programs. */
  error_code: string;
  /** For people. */
  message: string;
  /** When it began. */
  created_at: string;
  is_connected_account_error?: boolean | undefined;
  is_bridge_error?: boolean | undefined;
  is_device_error?: boolean | undefined;
  is_access_code_error?: boolean | undefined;
  [field: string]: unknown;
}

export interface GeneratedCode {
  /** Lock it is for. */
  device_id: string;
  /** The PIN. */
  code: string;
  [field: string]: unknown;
}

/** The last movement of a bolt, and who made it. */
export interface LastMovement {
  /** Which way the bolt moved. */
  locked: boolean;
  /** When it moved. */
  occurred_at: string;
  /** As in the events `lock.locked` and `lock.unlocked`. `unknown` may become another one within three seconds. */
  method: "keycode" | "manual" | "automatic" | "remote" | "unknown";
  /** The code that was typed; null: none that is known here. */
  access_code_id: string | null;
  access_code_name: string | null;
  /** The lock's own number of the code that was typed. */
  code_slot: number | null;
  [field: string]: unknown;
}

/** A daily window in which noise above a level is reported (docs/api/platform-api.md §3.14). */
export interface NoiseThreshold {
  /** Identifier of the threshold. */
  noise_threshold_id: string;
  /** Noise sensor it belongs to. */
  device_id: string;
  name: string;
  /** `HH:mm:ss`, optionally followed by an IANA zone in brackets. */
  starts_daily_at: string;
  /** As `starts_daily_at`; earlier than it: past midnight. */
  ends_daily_at: string;
  /** Level in dB. */
  noise_threshold_decibels?: number | undefined;
  /** Level in NoiseAware's own scale. */
  noise_threshold_nrs?: number | undefined;
  [field: string]: unknown;
}

/** Where a list goes on. */
export interface Pagination {
  has_next_page: boolean;
  /** Send it as `page_cursor`, with the same other parameters. */
  next_page_cursor: string | null;
  next_page_url: string | null;
}

/** Something that a lock does not have as its code says (docs/api/platform-api.md §3.8). */
export type PendingMutation =
  /** The lock does not have it yet. */
  | {
    mutation_code: "creating";
    /** When it was asked for. */
    created_at: string;
    /** For people. */
    message: string;
    [field: string]: unknown;
  }
  /** It goes to the lock later. */
  | {
    mutation_code: "deferring_creation";
    /** When it goes to the lock. */
    scheduled_at: string;
    /** When it was asked for. */
    created_at: string;
    /** For people. */
    message: string;
    [field: string]: unknown;
  }
  /** It is still on the lock, and shall not be. */
  | {
    mutation_code: "deleting";
    /** When it was asked for. */
    created_at: string;
    /** For people. */
    message: string;
    [field: string]: unknown;
  }
  /** The lock is not known to have its PIN yet: until it is, the former may be there, `from`. */
  | {
    mutation_code: "updating_code";
    from: {
      /** The PIN; null where the lock does not tell. */
      code: string | null;
      [field: string]: unknown;
    };
    to: {
      /** The PIN; null where the lock does not tell. */
      code: string | null;
      [field: string]: unknown;
    };
    /** When it was asked for. */
    created_at: string;
    /** For people. */
    message: string;
    [field: string]: unknown;
  }
  /** The lock is not known to have its name yet: until it is, the former may be there, `from`. */
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
    /** When it was asked for. */
    created_at: string;
    /** For people. */
    message: string;
    [field: string]: unknown;
  }
  /** The lock is not known to have its hours yet: until it is, the former may be there, `from`. */
  | {
    mutation_code: "updating_time_frame";
    from: {
      /** null: it opens from the beginning. */
      starts_at: string | null;
      /** null: it opens until this is changed. */
      ends_at: string | null;
      [field: string]: unknown;
    };
    to: {
      /** null: it opens from the beginning. */
      starts_at: string | null;
      /** null: it opens until this is changed. */
      ends_at: string | null;
      [field: string]: unknown;
    };
    /** When it was asked for. */
    created_at: string;
    /** For people. */
    message: string;
    [field: string]: unknown;
  };

/** Something that was skipped, or kept otherwise than it was pushed. */
export interface PushWarning {
  /** Why, for programs: `space_not_found` and its like. */
  warning_code: string;
  message: string;
  /** The run, as push_data and delete_data answer it. */
  automation_run_id: string;
  /** The list that it is about. */
  resource_type?: string | undefined;
  /** The host's name for what it is about. */
  partner_key?: string | undefined;
  [field: string]: unknown;
}

/** Something that happened; what more it says depends on its type (docs/api/platform-api.md §3.16). */
export interface SeamEvent {
  /** Identifier of the event. */
  event_id: string;
  /** e.g. `lock.unlocked` (docs/api/platform-api.md §3.17). */
  event_type: string;
  /** Workspace it happened in. */
  workspace_id: string;
  /** When it was recorded. */
  created_at: string;
  /** When it happened. */
  occurred_at: string;
  /** Device it is about. */
  device_id?: string | undefined;
  /** Account it is about. */
  connected_account_id?: string | undefined;
  /** Access code it is about. */
  access_code_id?: string | undefined;
  /** Name that the access code had then; null for a code without a name. With `access_code.*`, and with `lock.locked` and `lock.unlocked` by a code. */
  access_code_name?: string | null | undefined;
  /** Webview it is about. */
  connect_webview_id?: string | undefined;
  /** Space it is about. */
  space_id?: string | undefined;
  /** Access grant it is about. */
  access_grant_id?: string | undefined;
  /** Access method it is about. */
  access_method_id?: string | undefined;
  /** Command it is about, or that caused it. */
  action_attempt_id?: string | undefined;
  /** Client session that asked for what happened; of `client_session.deleted`, the deleted one. A client session reads it only of what it asked for itself. */
  client_session_id?: string | undefined;
  /** User of that session. A client session reads it only of what it asked for itself. */
  user_identifier_key?: string | undefined;
  /** API key or access token that asked for what happened, as `mortise keys list` names it. Not for client sessions. */
  api_key_id?: string | undefined;
  [field: string]: unknown;
}

/** An address that events are sent to, signed (docs/api/platform-api.md §3.14, §4.10). */
export interface SeamWebhook {
  /** Identifier of the webhook. */
  webhook_id: string;
  /** Where events are sent. */
  url: string;
  /** `["*"]`: all. */
  event_types?: string[] | undefined;
  /** `whsec_…`: what deliveries are signed with. */
  secret?: string | undefined;
  [field: string]: unknown;
}

/** How one part of the platform is doing. */
export interface ServiceHealth {
  service: string;
  status: "healthy" | "degraded" | "down";
  description: string;
  [field: string]: unknown;
}

/** A named set of devices, such as a unit (docs/api/access-grants.md §1.3). */
export interface Space {
  /** Identifier of the space. */
  space_id: string;
  /** Workspace it belongs to. */
  workspace_id: string;
  name: string;
  /** For people. */
  display_name: string;
  /** The host's name for it; absent: none. */
  space_key?: string | undefined;
  /** The customer whose it is; absent: nobody's. */
  customer_key?: string | undefined;
  /** What is usual for stays there. */
  customer_data?: {
    time_zone?: string | null | undefined;
    default_checkin_time?: string | null | undefined;
    default_checkout_time?: string | null | undefined;
    address?: string | null | undefined;
    [field: string]: unknown;
  } | undefined;
  /** How many devices it has, managed or not. */
  device_count: number;
  /** Always 0 here. */
  acs_entrance_count: number;
  /** When it was made. */
  created_at: string;
  [field: string]: unknown;
}

/** A PIN on a lock that somebody else put there (docs/api/platform-api.md §3.8). */
export interface UnmanagedAccessCode {
  /** Identifier of the code. */
  access_code_id: string;
  /** Lock it is on. */
  device_id: string;
  name: string | null;
  /** The PIN; null where the lock does not tell. */
  code: string | null;
  type: "ongoing" | "time_bound";
  status: "set" | "unset";
  /** Time-bound codes only. */
  starts_at: string | null;
  /** Time-bound codes only. */
  ends_at: string | null;
  /** When it was found. */
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  is_managed: false;
  [field: string]: unknown;
}

/** A device that is seen but not commanded (docs/api/platform-api.md §3.7). */
export interface UnmanagedDevice {
  /** Identifier of the device. */
  device_id: string;
  /** Workspace it belongs to. */
  workspace_id: string;
  /** Account it was found through. */
  connected_account_id: string;
  /** e.g. `august_lock` (docs/api/platform-api.md §3.4). */
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
  /** When it was first seen. */
  created_at: string;
  is_managed: false;
  /** Up to 50 values of your own; keys up to 40 characters, texts up to 500. */
  custom_metadata?: Record<string, string | number | boolean | null> | undefined;
  [field: string]: unknown;
}

/** A person: a guest, a cleaner (docs/api/access-grants.md §2.1). */
export interface UserIdentity {
  /** Identifier of the user identity. */
  user_identity_id: string;
  /** Workspace it belongs to. */
  workspace_id: string;
  /** The host's own name for the person. */
  user_identity_key: string | null;
  full_name: string | null;
  email_address: string | null;
  phone_number: string | null;
  /** Never empty: the name, else the e-mail address, the phone number, the key, or `Unnamed`. */
  display_name: string;
  /** Always empty here. */
  acs_user_ids: string[];
  /** When it was made. */
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  /** Ids that lead to it since merges. */
  merged_user_identity_ids: string[];
  /** Keys that lead to it since merges. */
  merged_user_identity_keys: string[];
  [field: string]: unknown;
}

/** Something to know about a device, an access code or an account. */
export interface WarningEntry {
  /** For programs. */
  warning_code: string;
  message: string;
  /** When it began. */
  created_at: string;
  [field: string]: unknown;
}

/** How the hosted connect pages look; what is absent is as usual. */
export interface WebviewCustomization {
  inviter_logo_url?: string | undefined;
  logo_shape?: "circle" | "square" | undefined;
  primary_button_color?: string | undefined;
  primary_button_text_color?: string | undefined;
  success_message?: string | undefined;
  [field: string]: unknown;
}

/** What one customer of the platform owns (docs/api/platform-api.md §3.1). */
export interface Workspace {
  /** Identifier of the workspace. */
  workspace_id: string;
  name: string;
  /** Whether its devices are simulated. */
  is_sandbox: boolean;
  /** Whose name the hosted connect flow shows. */
  connect_partner_name: string | null;
  /** The newer form of `connect_partner_name`. */
  company_name?: string | undefined;
  /** Browser credential, `seam_pk1…`. */
  publishable_key?: string | undefined;
  is_publishable_key_auth_enabled?: boolean | undefined;
  is_suspended?: boolean | undefined;
  organization_id?: string | null | undefined;
  connect_webview_customization?: WebviewCustomization | undefined;
  [field: string]: unknown;
}
