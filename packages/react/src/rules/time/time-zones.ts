import type { Device } from "@mortise/client";
import { offsetAt } from "./zone-offset.ts";

/** Returns the zone of the reader's own clock. */
export function localTimeZone(): string {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(name) ? name : "UTC";
}

/** Returns the zone of a door, or `null` if the server names none that the browser knows. */
export function doorTimeZone(device: Pick<Device, "location"> | undefined): string | null {
  const names = [device?.location?.timezone, device?.location?.time_zone];
  return names.find(isTimeZone) ?? null;
}

/**
 * Returns the zone of a code's times: its door's, or the reader's if that is unknown (docs/specification/readings.md
 * §3).
 */
export const codeTimeZone = (device: Pick<Device, "location"> | undefined, ownZone?: string): string =>
  doorTimeZone(device) ?? ownZone ?? localTimeZone();

/**
 * {@link codeTimeZone} of a door that may be loading. Returns `null` until it has loaded or failed, because times in
 * another zone would be wrong.
 */
export const knownCodeZone = (
  { device, error }: { device: Pick<Device, "location"> | undefined; error: unknown },
  ownZone?: string,
): string | null => (device || error ? codeTimeZone(device, ownZone) : null);

/** Whether two names mean the same zone, such as Asia/Calcutta and Asia/Kolkata. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || canonicalZone(one) === canonicalZone(other);

export function isTimeZone(name: unknown): name is string {
  // Intl also accepts a bare offset, but that has no daylight saving time, which people expect.
  if (typeof name !== "string" || !/^[A-Za-z]/.test(name)) return false;
  try {
    offsetAt(name, 0);
    return true;
  } catch {
    return false;
  }
}

/** Returns the browser's canonical name of a zone. */
export function canonicalZone(name: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return name;
  }
}
