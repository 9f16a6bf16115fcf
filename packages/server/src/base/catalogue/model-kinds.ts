// Properties and abilities of models by category, in the terms of the newer catalogue (contract:
// platform/devices/device-catalogue.ts).
import type { Model } from "./models.ts";

interface Kind {
  main_category: string;
  power_sources: readonly string[];
  physical_properties?: Readonly<Record<string, unknown>>;
  software_features?: Readonly<Record<string, boolean>>;
  /** Flags of supported models, as devices have them. */
  abilities: Readonly<Record<string, true>>;
}

/**
 * Kinds by the categories of models.ts. The hardware of a single model is unknown, so a property counts as present only
 * if all models of the category have it.
 */
export const modelKinds = {
  smartlocks: {
    main_category: "smartlock",
    power_sources: ["battery"],
    physical_properties: { lock_type: "unknown", has_physical_key: false, has_camera: false },
    software_features: {
      can_remotely_unlock: true,
      can_program_access_codes: true,
      can_program_access_schedules: true,
      can_program_access_codes_offline: false,
    },
    abilities: { can_remotely_unlock: true, can_remotely_lock: true, can_program_online_access_codes: true },
  },
  intercoms: {
    main_category: "intercom",
    power_sources: ["hardwired"],
    physical_properties: {
      has_camera: false,
      has_rfid_reader: false,
      has_nfc_reader: false,
      has_wiegand_interface: false,
    },
    software_features: {
      can_remotely_unlock: true,
      can_program_access_codes: true,
      can_unlock_with_face_recognition: false,
      supports_onvif: false,
    },
    abilities: { can_remotely_unlock: true, can_program_online_access_codes: true },
  },
  relays: { main_category: "relay", power_sources: ["hardwired"], abilities: { can_remotely_unlock: true } },
  hubs: { main_category: "accessory", power_sources: ["hardwired"], abilities: {} },
  thermostats: {
    main_category: "thermostat",
    power_sources: ["hardwired"],
    physical_properties: {
      has_humidity_sensor: false,
      has_temperature_sensor: true,
      has_occupancy_detection: false,
      available_modes: ["heat", "cool"],
      is_heat_pump_compatible: false,
      supports_demand_response: false,
      supports_emergency_heating_mode: false,
    },
    software_features: { can_program_climate_schedules: true },
    abilities: { can_hvac_heat: true, can_hvac_cool: true, can_hvac_heat_cool: true, can_turn_off_hvac: true },
  },
  noise_sensors: {
    main_category: "sensor",
    power_sources: ["battery"],
    physical_properties: {
      has_noise_sensor: true,
      has_humidity_sensor: false,
      has_temperature_sensor: false,
      has_occupancy_detection: false,
    },
    abilities: {},
  },
} as const satisfies Record<Model["category"], Kind>;
