// Kinds of locks that Zigbee2MQTT lists, read by this driver from sample devices.
import type { LockKind } from "../../driver/lock-kind.ts";
import { zigbee2mqttDescription } from "./description.ts";
import { type BridgeDevice, devicesIn } from "./device-reader.ts";
import { deviceInfo, isLock, slotsIn } from "./inventory.ts";
import { jamIn } from "./wire.ts";

export const { kind } = zigbee2mqttDescription;

const lock = { type: "lock", features: [{ name: "state" }, { name: "lock_state" }] };
const battery = { name: "battery", property: "battery" };
const pinCode = { type: "composite", name: "pin_code", property: "pin_code" };

/** Slots that the form offers by default. */
const slots = slotsIn(zigbee2mqttDescription.fields.find(({ name }) => name === "slots")?.value ?? "") ?? [];
const tellsJam = jamIn("not_fully_locked").jammed === true;

function lockWith(...exposes: readonly object[]): BridgeDevice {
  const told = { ieee_address: "0x00124b0000000001", friendly_name: "Door", definition: { exposes } };
  const [device] = devicesIn([told]) ?? [];
  if (!device || !isLock(device)) throw new Error("The driver does not take the made-up device for a lock.");
  return device;
}

const kindOf = (name: string, device: BridgeDevice, readsDigits = false): LockKind => ({
  name,
  info: deviceInfo(device, { slots, readsDigits }),
  tellsJam,
  placesFrom: "operator",
});

export const lockKinds = async (): Promise<LockKind[]> => [
  kindOf("Lock with `pin_code`", lockWith(lock, battery, pinCode)),
  kindOf("The same, digits read back (`expose_pin`)", lockWith(lock, battery, pinCode), true),
  kindOf("Lock without `pin_code`", lockWith(lock, battery)),
];
