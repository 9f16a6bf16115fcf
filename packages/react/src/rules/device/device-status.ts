import type { Device, ErrorEntry } from "@mortise/client";

/** Named like its text in strings/en-first.ts, device. */
export type DeviceStatus = "online" | "deviceOffline" | "accountOffline";

/**
 * Returns the status. A disconnected account takes precedence over the device's own `online`
 * (docs/specification/spec.md §4).
 */
export function deviceStatus({ errors, properties }: Pick<Device, "errors" | "properties">): DeviceStatus {
  if (errors.some(isAccountDisconnected)) return "accountOffline";
  return properties.online ? "online" : "deviceOffline";
}

/** Whether the filter bar counts the device (docs/specification/spec.md §2). */
export const hasDeviceIssue = ({ errors }: Pick<Device, "errors">): boolean =>
  errors.some((entry) => isRaised(entry.is_device_error));

/**
 * Whether the filter bar counts the device's account (docs/specification/spec.md §2). `account_disconnected` counts
 * regardless of its flags.
 */
export const hasAccountIssue = ({ errors }: Pick<Device, "errors">): boolean => errors.some(isAccountIssue);

export const isAccountIssue = (entry: ErrorEntry): boolean =>
  isAccountDisconnected(entry) || isRaised(entry.is_connected_account_error);

/**
 * Time since which the device or its account is offline, from the oldest such error: ISO 8601; `null` while online, or
 * if no error has a date.
 */
export function offlineSince(device: Pick<Device, "errors" | "properties">): string | null {
  const status = deviceStatus(device);
  if (status === "online") return null;
  const reasons = device.errors.filter((entry) =>
    status === "accountOffline" ? isAccountDisconnected(entry) : offlineCodes.test(entry.error_code),
  );
  const moments = reasons
    .map(({ created_at }) => Date.parse(created_at ?? ""))
    .filter((moment) => !Number.isNaN(moment));
  return moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString();
}

/** Returns the errors without those that the status of an offline device already shows. */
export const untoldErrors = (device: Pick<Device, "errors" | "properties">): ErrorEntry[] =>
  device.errors.filter(
    (entry) =>
      deviceStatus(device) === "online" || !(isAccountDisconnected(entry) || offlineCodes.test(entry.error_code)),
  );

const offlineCodes = /^(device_(disconnected|offline|removed)|hub_disconnected)$/;

export const isAccountDisconnected = ({ error_code }: ErrorEntry): boolean => error_code === "account_disconnected";

// A flag counts if it is present and not `false`: older servers send only true ones, newer ones both.
const isRaised = (flag: unknown): boolean => flag !== undefined && flag !== null && flag !== false;
