import type { Device } from "@mortise/client";
import { lockDeviceTypeNames } from "./generated/lock-device-types.ts";

/**
 * Whether a device is a lock for the widgets (docs/specification/spec.md §3); whatever else an account holds is not
 * shown.
 */
export const isLockDevice = ({ device_type }: Pick<Device, "device_type">): boolean => lockDeviceTypes.has(device_type);

/** The only types treated as locks: those of the contract. */
export const lockDeviceTypes: ReadonlySet<string> = new Set(lockDeviceTypeNames.split(" "));
