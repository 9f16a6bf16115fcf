// Warns in an answer that a time without a zone was read as UTC, if the device is in another zone.
import { deviceOf } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { hasZone, toMoment } from "../../base/moments.ts";
import { zoneNamed } from "../../base/text/time-zone.ts";
import { offsetIn } from "../../base/text/wall-time.ts";

/** Given times, by the names of their fields. */
type AskedTimes = Readonly<Record<string, string | undefined>>;

export interface ZoneWarnings {
  /** `undefined` if there is nothing to warn about. */
  warnings: { warning_code: "time_read_as_utc"; message: string }[] | undefined;
}

/** Warnings about a code's times. */
export const codeZoneWarnings = (
  { starts_at, ends_at }: { starts_at?: string | undefined; ends_at?: string | undefined },
  doors: readonly Pick<DeviceRow, "body">[],
): ZoneWarnings => zoneWarnings({ starts_at, ends_at }, doors);

export function zoneWarnings(asked: AskedTimes, devices: readonly Pick<DeviceRow, "body">[]): ZoneWarnings {
  const fields = Object.entries(asked).flatMap(([field, given]) =>
    given === undefined || hasZone(given) ? [] : [{ field, at: Date.parse(toMoment(field, given)) }],
  );
  const zones = new Set(fields.length === 0 ? [] : devices.flatMap((device) => zoneOf(device) ?? []));
  const zone = [...zones].find((each) => fields.some(({ at }) => offsetIn(each, at) !== 0));
  if (zone === undefined) return { warnings: undefined };
  const names = fields.map(({ field }) => field).join(" and ");
  const message =
    `${names} came without a zone and counted as UTC. ` +
    `Clocks there are those of ${zone}: write [${zone}] behind a time to mean them.`;
  return { warnings: [{ warning_code: "time_read_as_utc", message }] };
}

function zoneOf(device: Pick<DeviceRow, "body">): string | undefined {
  const { location } = deviceOf(device);
  const typed = location?.timezone ?? location?.time_zone;
  return typed === undefined ? undefined : zoneNamed(typed);
}
