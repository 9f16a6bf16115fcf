/**
 * Device types that count as locks: those of docs/specification/spec.md §3, and `<kind>_lock` for each driver of real
 * locks in this repository. The server adds `<kind>_lock` of any other driver that it runs.
 */
export const lockDeviceTypes = [
  "akuvox_lock",
  "august_lock",
  "brivo_access_point",
  "butterflymx_panel",
  "doorking_lock",
  "genie_door",
  "igloo_lock",
  "linear_lock",
  "lockly_lock",
  "kwikset_lock",
  "nuki_lock",
  "salto_lock",
  "schlage_lock",
  "seam_relay",
  "smartthings_lock",
  "yale_lock",
  "two_n_intercom",
  "controlbyweb_device",
  "ttlock_lock",
  "igloohome_lock",
  "hubitat_lock",
  "zwave_js_lock",
  "zigbee2mqtt_lock",
] as const;
