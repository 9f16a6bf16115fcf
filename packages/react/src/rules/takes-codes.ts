import type { Device } from "@mortise/client";

/** Whether a lock can be given codes; it is taken at its word only when it says no. */
export function takesCodes(device: Pick<Device, "capabilities_supported" | "can_program_online_access_codes"> | undefined): boolean {
  if (device === undefined) return true;
  const { capabilities_supported, can_program_online_access_codes } = device;
  const isCapable =
    !Array.isArray(capabilities_supported) || capabilities_supported.length === 0 || capabilities_supported.includes("access_code");
  return isCapable && can_program_online_access_codes !== false;
}
