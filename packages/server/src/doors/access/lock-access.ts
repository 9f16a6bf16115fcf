// Which devices are locks.
import { lockDeviceTypes } from "@mortise/contract";
import type { Context } from "../context.ts";
import { notFound } from "../../base/errors.ts";
import { requireDevice } from "./device-access.ts";

/** The ways of reaching real locks that this server has. */
interface WithSystems {
  readonly systems: readonly { readonly kind: string }[];
}

/** Those of the contract, and those of systems whose drivers are others'. */
export const lockTypes = ({ systems }: WithSystems): string[] => [
  ...new Set([...lockDeviceTypes, ...systems.map(({ kind }) => `${kind}_lock`)]),
];

/** A device that is no lock is answered as one that does not exist. */
export async function requireLock(
  context: Context & WithSystems,
  ref: { device_id?: string | undefined; name?: string | undefined },
) {
  const row = await requireDevice(context, ref);
  // A real lock is one also where its driver is not installed any more.
  if (row.driver_info === null && !lockTypes(context).includes(row.device_type))
    throw notFound("device", { device_id: ref.device_id });
  return row;
}
