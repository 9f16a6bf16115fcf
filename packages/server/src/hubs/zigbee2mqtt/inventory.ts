// Lists the locks of Zigbee2MQTT and their abilities, from its list of devices.
import type { CodeCapabilities, DeviceInfo } from "../../driver/device-info.ts";
import type { BridgeDevice, Exposed } from "./device-reader.ts";

export const keyOf = (ieee: string): string => `zigbee:${ieee.toLowerCase()}`;

/** Name of a network, made from the address of its coordinator (the hub's radio). */
export const networkOf = keyOf;

/** Yields every feature, at any depth. */
function* exposed(features: readonly Exposed[] = []): Generator<Exposed> {
  for (const each of features) {
    yield each;
    yield* exposed(each.features);
  }
}

/**
 * Whether a feature is the lock of a door. Old definitions of radiators and plugs have a child lock of the same type,
 * which reports no lock state.
 */
const isDoorLock = ({ type, features }: Exposed): boolean =>
  type === "lock" &&
  [...exposed(features)].some(({ name, property }) => name === "lock_state" || property === "lock_state");

export const isLock = ({ definition, interview_completed }: BridgeDevice): boolean =>
  interview_completed !== false && [...exposed(definition?.exposes)].some(isDoorLock);

/**
 * Whether a device has only child locks, which older versions of this server took for doors. `false` while the device
 * is interviewed, because it may still turn out to be a door.
 */
export const isNoDoor = (device: BridgeDevice): boolean =>
  device.interview_completed !== false &&
  [...exposed(device.definition?.exposes)].some(({ type }) => type === "lock") &&
  !isLock(device);

const hasProperty = ({ definition }: BridgeDevice, name: string): boolean =>
  [...exposed(definition?.exposes)].some((each) => each.property === name || each.name === name);

const usualLengths = [4, 5, 6, 7, 8];

export interface CodeSettings {
  slots: readonly number[];
  readsDigits: boolean;
}

export const codesOf = (device: BridgeDevice, { slots, readsDigits }: CodeSettings): CodeCapabilities | null =>
  hasProperty(device, "pin_code")
    ? { slots, lengths: usualLengths, readback: readsDigits ? "code" : "occupancy", native_schedule: false }
    : null;

export function deviceInfo(device: BridgeDevice, settings: CodeSettings, network?: string): DeviceInfo {
  const { definition, friendly_name, ieee_address, manufacturer } = device;
  const maker = definition?.vendor ?? manufacturer;
  const model = definition?.model;
  return {
    key: keyOf(ieee_address),
    ...(network === undefined ? {} : { network }),
    name: friendly_name === ieee_address ? [maker, model].filter(Boolean).join(" ") || friendly_name : friendly_name,
    ...(maker === undefined ? {} : { manufacturer: maker }),
    ...(model === undefined ? {} : { model }),
    bolt: {},
    codes: codesOf(device, settings),
    battery: hasProperty(device, "battery"),
    door_sensor: false,
  };
}

const [firstSlot, lastSlot] = [0, 249];
const mostSlots = 100;

/** Parses slots such as `1-20, 30`: at most 100 numbers from 0 to 249. Returns `undefined` for other texts. */
export function slotsIn(text: string): number[] | undefined {
  const slots = new Set<number>();
  for (const part of text.split(/[\s,]+/).filter((each) => each !== "")) {
    const range = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part);
    if (!range) return undefined;
    const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
    if (from < firstSlot || to > lastSlot || from > to) return undefined;
    for (let slot = from; slot <= to; slot += 1) slots.add(slot);
  }
  return slots.size === 0 || slots.size > mostSlots ? undefined : [...slots].toSorted((one, other) => one - other);
}
