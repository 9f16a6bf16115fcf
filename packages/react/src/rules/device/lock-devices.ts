import type { Device } from "@mortise/client";
import { lockDeviceTypeNames } from "./generated/lock-device-types.ts";

/**
 * Whether the widgets show a device as a lock (docs/specification/spec.md §3). Other devices of an account are not
 * shown.
 */
export const isLockDevice = ({ device_type }: Pick<Device, "device_type">): boolean => lockDeviceTypes.has(device_type);

/** Types that are treated as locks: those of the contract. */
export const lockDeviceTypes: ReadonlySet<string> = new Set(lockDeviceTypeNames.split(" "));
