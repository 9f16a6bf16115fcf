import type { Device } from "@mortise/client";

/** Whether a lock accepts codes. Assumes so, unless its flags say otherwise. */
export function takesCodes(
  device: Pick<Device, "capabilities_supported" | "can_program_online_access_codes"> | undefined,
): boolean {
  const { capabilities_supported: capabilities, can_program_online_access_codes } = device ?? {};
  const isCapable = !Array.isArray(capabilities) || capabilities.length === 0 || capabilities.includes("access_code");
  return isCapable && can_program_online_access_codes !== false;
}
