// Manufacturers' own metadata of devices. A server sends the metadata of the manufacturers that it has drivers for. The
// types are for programs that read it.
import { z } from "zod";
import { looseFields, optionalFields } from "../fields-as-words.ts";

const reading = looseFields("value:number time");
const salto = "site_id site_name lock_id model customer_reference lock_type battery_level locked_state";
const keynestUser = "current_user_name|null current_user_email|null current_user_phone_number|null";
const listOf = <const Line extends string>(line: Line) => z.array(z.looseObject(optionalFields(line))).optional();

/** Fields of `properties`, one for each manufacturer. */
export const manufacturerMetadata = {
  akiles_metadata: looseFields("product_name gadget_name gadget_id _member_group_id"),
  assa_abloy_credential_service_metadata: z
    .looseObject({ ...optionalFields("has_active_endpoint:flag"), endpoints: listOf("endpoint_id is_active:flag") })
    .optional(),
  assa_abloy_vostio_metadata: looseFields("encoder_name"),
  august_metadata: looseFields("lock_id lock_name house_name has_keypad:flag keypad_battery_level model house_id"),
  avigilon_alta_metadata: looseFields(
    "site_id:number site_name entry_name org_name zone_id:number zone_name entry_relays_total_count:number",
  ),
  brivo_metadata: looseFields("device_name activation_enabled:flag"),
  controlbyweb_metadata: looseFields("device_id device_name relay_name|null"),
  dormakaba_oracode_metadata: z
    .looseObject({
      device_id: z.union([z.string(), z.number()]).optional(),
      ...optionalFields("site_id:number|null site_name door_name door_id:number door_is_wireless:flag iana_timezone"),
      predefined_time_slots: listOf(
        "name prefix:number check_in_time check_out_time is_24_hour:flag is_biweekly_mode:flag is_one_shot:flag is_master:flag dormakaba_oracode_user_level_prefix:number dormakaba_oracode_user_level_id",
      ),
    })
    .optional(),
  ecobee_metadata: looseFields("device_name ecobee_device_id"),
  four_suites_metadata: looseFields("device_id:number device_name reclose_delay_in_seconds:number"),
  genie_metadata: looseFields("device_name door_name"),
  honeywell_resideo_metadata: looseFields("device_name honeywell_resideo_device_id"),
  igloo_metadata: looseFields("device_id model bridge_id"),
  igloohome_metadata: looseFields(
    "device_id device_name bridge_id bridge_name keypad_id is_accessory_keypad_linked_to_bridge:flag",
  ),
  keynest_metadata: looseFields(
    `device_name key_id property_id|null property_postcode|null key_notes|null subscription_plan status_type current_or_last_store_id:number last_movement address|null current_status|null ${keynestUser} current_user_company|null handover_method|null keynest_app_user|null default_office_id:number fob_id:number has_photo:flag is_quadient_locker:flag`,
  ),
  kisi_metadata: looseFields("lock_id:number lock_name place_name|null description|null"),
  korelock_metadata: looseFields(
    "device_id device_name location_id|null serial_number model_code firmware_version wifi_signal_strength:number",
  ),
  kwikset_metadata: looseFields("device_id device_name model_number"),
  lockly_metadata: looseFields("device_id model device_name"),
  minut_metadata: z
    .looseObject({
      ...optionalFields("device_id device_name"),
      latest_sensor_values: z
        .looseObject({
          temperature: reading,
          sound: reading,
          humidity: reading,
          pressure: reading,
          accelerometer_z: reading,
        })
        .optional(),
    })
    .optional(),
  nest_metadata: looseFields("display_name device_name nest_device_id device_custom_name"),
  noiseaware_metadata: looseFields(
    "device_id device_name device_model noise_level_nrs:number noise_level_decibel:number",
  ),
  nuki_metadata: looseFields(
    "device_id device_name keypad_battery_critical:flag keypad_paired:flag keypad_2_paired:flag",
  ),
  omnitec_metadata: looseFields(
    "time_zone|null lock_id:number lock_name lock_alias has_gateway:flag timezone_raw_offset_ms:number lock_mac",
  ),
  ring_metadata: looseFields("device_id device_name"),
  salto_ks_metadata: looseFields(`${salto} has_custom_pin_subscription:flag`),
  salto_metadata: looseFields(salto),
  salto_space_credential_service_metadata: looseFields("has_active_phone:flag"),
  schlage_metadata: looseFields("device_id model device_name"),
  seam_bridge_metadata: looseFields("name unlock_method device_num:number"),
  sensi_metadata: z
    .looseObject({
      ...optionalFields("device_id device_name product_type dual_setpoints_not_supported:flag"),
      enforced_setpoint_range_celsius: z.tuple([z.number(), z.number()]).optional(),
    })
    .optional(),
  smartthings_metadata: looseFields("device_id model device_name location_id"),
  tado_metadata: looseFields("serial_no device_type"),
  tedee_metadata: looseFields(
    "device_id:number device_name bridge_id:number device_model bridge_name keypad_id:number serial_number",
  ),
  ttlock_metadata: z
    .looseObject({
      ...optionalFields("lock_id:number lock_alias feature_value has_gateway:flag timezone_raw_offset_ms:number|null"),
      features: looseFields(
        "passcode:flag passcode_management:flag unlock_via_gateway:flag lock_command:flag incomplete_keyboard_passcode:flag wifi:flag auto_lock_time_config:flag",
      ),
      wireless_keypads: listOf("wireless_keypad_id:number wireless_keypad_name"),
    })
    .optional(),
  two_n_metadata: looseFields("device_id:number device_name"),
  ultraloq_metadata: looseFields("time_zone|null device_id device_name device_type"),
  visionline_metadata: looseFields("encoder_id"),
  wyze_metadata: looseFields(
    "device_id device_name product_name product_type product_model device_info_model keypad_uuid locker_status_hardlock:number",
  ),
};
