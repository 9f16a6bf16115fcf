import type { Device } from "@mortise/client";

/**
 * Whether a device is a lock for the widgets (docs/specification/spec.md §3); whatever else an account holds is not
 * shown.
 */
export const isLockDevice = ({ device_type }: Pick<Device, "device_type">): boolean => lockDeviceTypes.has(device_type);

/**
 * The only types treated as locks (docs/specification/spec.md §3), and those of real locks that the server drives
 * itself.
 */
export const lockDeviceTypes: ReadonlySet<string> = new Set(
  (
    "akuvox_lock august_lock brivo_access_point butterflymx_panel doorking_lock genie_door igloo_lock linear_lock lockly_lock " +
    "kwikset_lock nuki_lock salto_lock schlage_lock seam_relay smartthings_lock yale_lock two_n_intercom controlbyweb_device " +
    "ttlock_lock igloohome_lock hubitat_lock zwave_js_lock zigbee2mqtt_lock"
  ).split(" "),
);
