// Finds devices that are locks.
import { lockDeviceTypes } from "@mortise/contract";
import type { Context } from "../context.ts";
import { notFound } from "../../base/errors.ts";
import { requireDevice } from "./device-access.ts";

/** Systems of real locks for which the server has a driver. */
interface WithSystems {
  readonly systems: readonly { readonly kind: string }[];
}

/** Device types of locks: those in the contract, and `<kind>_lock` of each system. */
export const lockTypes = ({ systems }: WithSystems): string[] => [
  ...new Set([...lockDeviceTypes, ...systems.map(({ kind }) => `${kind}_lock`)]),
];

/** Finds a lock. Throws 404 for an unknown device, and for a device that is no lock. */
export async function requireLock(
  context: Context & WithSystems,
  ref: { device_id?: string | undefined; name?: string | undefined },
) {
  const row = await requireDevice(context, ref);
  // A real lock stays a lock even if its driver is not installed any more.
  if (row.driver_info === null && !lockTypes(context).includes(row.device_type))
    throw notFound("device", { device_id: ref.device_id });
  return row;
}
