// Makes the entity of a real device from its driver's report (platform-api §3.2).
import { deviceImagePath } from "../../base/catalogue/images.ts";
import type { ConnectedAccountEntity } from "../../base/db/connected-accounts.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";

/** Entity of a new device. It is offline, with an unknown bolt, until it reports. */
export function linkedDevice(
  account: ConnectedAccountEntity,
  info: DeviceInfo,
  { device_id, created_at }: { device_id: string; created_at: string },
): DeviceEntity {
  const name = plain(info.name, "Lock");
  const device: DeviceEntity = {
    device_id,
    workspace_id: account.workspace_id,
    connected_account_id: account.connected_account_id,
    device_type: `${account.account_type}_lock`,
    capabilities_supported: [],
    display_name: name,
    properties: { name, online: false, model: { display_name: "", manufacturer_display_name: "" } },
    location: null,
    errors: [...account.errors],
    warnings: [],
    created_at,
    is_managed: true,
    custom_metadata: {},
  };
  return withInfo(device, info, undefined);
}

/**
 * Updates an entity. A new name at the hub becomes its name, unless the host has given it a nickname.
 * @param before - The driver's last report; `undefined` for a new device.
 */
export function withInfo(device: DeviceEntity, info: DeviceInfo, before: DeviceInfo | undefined): DeviceEntity {
  const { codes, bolt } = info;
  const model = plain(info.model ?? "", "Lock");
  const maker = plain(info.manufacturer ?? "", "");
  const isRenamed = before !== undefined && before.name !== info.name;
  const ownName = isRenamed ? plain(info.name, "Lock") : undefined;
  const name = device.nickname ?? ownName ?? device.properties.name;
  const appearance = device.properties["appearance"] as object | undefined;
  return {
    ...device,
    display_name: name,
    capabilities_supported: [...(codes ? ["access_code"] : []), "lock", ...(info.battery ? ["battery"] : [])],
    properties: {
      ...device.properties,
      name,
      // A renamed device keeps the name at the hub here.
      ...(ownName !== undefined && appearance && { appearance: { ...appearance, name: ownName } }),
      ...(maker !== "" && { manufacturer: maker }),
      model: { display_name: model, manufacturer_display_name: maker === "" ? model : maker },
      image_url: deviceImagePath("unknown"),
      image_alt_text: model,
      supported_code_lengths: codes ? [...codes.lengths] : [],
      ...(codes && {
        max_active_codes_supported: codes.slots.length,
        supports_backup_access_code_pool: codes.mint !== true,
      }),
      code_constraints: [],
    },
    can_remotely_lock: bolt !== null,
    can_remotely_unlock: bolt !== null,
    can_program_online_access_codes: codes !== null,
  };
}

const longestName = 200;

/**
 * Cleans a name, because a hostile hub may send anything: control and direction characters become spaces, long names
 * are cut, and an empty name or another type becomes `otherwise`.
 */
const plain = (told: unknown, otherwise: string): string => {
  const shown = (typeof told === "string" ? told : "")
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .trim();
  return shown === "" ? otherwise : shown.slice(0, longestName).toWellFormed();
};
