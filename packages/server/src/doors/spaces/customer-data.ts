// Customer data of a space: time zone, address, usual start and end of stays.
import type { everyCall, InputOf } from "@mortise/contract";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import { invalidInput } from "../../base/errors.ts";
import { zoneNamed } from "../../base/text/time-zone.ts";

type Given = NonNullable<InputOf<typeof everyCall.spaces.create>["customer_data"]>;
export type CustomerData = { [Name in keyof Given]?: string };

export const customerDataOf = ({ customer_data }: Pick<SpaceRow, "customer_data">): CustomerData =>
  JSON.parse(customer_data) as CustomerData;

/** Merges a change. Fields that are left out stay; `null` removes one. */
export function mergeCustomerData(before: CustomerData, change: Given = {}): CustomerData {
  const { time_zone } = change;
  const checked = { ...change, ...(time_zone != null && { time_zone: zoneOf(time_zone) }) };
  const given = Object.entries(checked).filter(([, value]) => value !== undefined);
  const merged = Object.entries({ ...before, ...Object.fromEntries(given) });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

function zoneOf(typed: string): string {
  const zone = zoneNamed(typed);
  if (zone === undefined)
    throw invalidInput("customer_data.time_zone", "Must be an IANA time zone such as Europe/Berlin");
  return zone;
}
