// Says in an answer that a time without a zone was read as UTC, where clocks at the door show another.
import { deviceOf } from "../db/devices.ts";
import type { DeviceRow } from "../db/schema.ts";
import { hasZone, toMoment } from "../moments.ts";
import { zoneNamed } from "../text/time-zone.ts";
import { offsetIn } from "../text/wall-time.ts";

interface AskedTimes {
  starts_at?: string | undefined;
  ends_at?: string | undefined;
}

interface ZoneWarnings {
  /** undefined: all is clear. */
  warnings: { warning_code: "time_read_as_utc"; message: string }[] | undefined;
}

export function zoneWarnings(asked: AskedTimes, doors: readonly Pick<DeviceRow, "body">[]): ZoneWarnings {
  const fields = (["starts_at", "ends_at"] as const).flatMap((field) => {
    const given = asked[field];
    return given === undefined || hasZone(given) ? [] : [{ field, at: Date.parse(toMoment(field, given)) }];
  });
  const zones = new Set(doors.flatMap((door) => zoneOf(door) ?? []));
  const zone = [...zones].find((each) => fields.some(({ at }) => offsetIn(each, at) !== 0));
  if (zone === undefined) return { warnings: undefined };
  const names = fields.map(({ field }) => field).join(" and ");
  const message =
    `${names} came without a zone and counted as UTC. ` +
    `Clocks at the door are those of ${zone}: write [${zone}] behind a time to mean them.`;
  return { warnings: [{ warning_code: "time_read_as_utc", message }] };
}

function zoneOf(door: Pick<DeviceRow, "body">): string | undefined {
  const { location } = deviceOf(door);
  const typed = location?.timezone ?? location?.time_zone;
  return typed === undefined ? undefined : zoneNamed(typed);
}
