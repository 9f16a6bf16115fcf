// Creates a code for several locks, with one PIN if they allow it (platform-api §4.3).
import { randomUUID } from "node:crypto";
import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { badRequest } from "../../base/errors.ts";
import { codesOn, createCode, type MadeCode, type NewCode } from "./create.ts";
import { existingSet } from "./existing-set.ts";
import { isMinted, pickPin, whyNot } from "./digits.ts";
import { refuseTogether, takenBy } from "./refuse-together.ts";

/** Creates the codes. @param devices - Distinct devices, all visible to the caller. */
export async function createCodes(
  context: Context,
  tx: Tx,
  devices: readonly DeviceRow[],
  wanted: NewCode,
  mayDiffer: boolean,
): Promise<MadeCode[]> {
  await refuseTogether(context, tx, devices, mayDiffer ? { ...wanted, code: undefined } : wanted);
  const shared = wanted.code === undefined ? await sharedPin(tx, devices, wanted.preferred_code_length) : undefined;
  if (wanted.code === undefined && shared === undefined && !mayDiffer)
    throw badRequest(
      "code_cannot_be_shared",
      "No digits are left that all of these locks would accept. Choose fewer locks, or let each have its own code.",
      {
        data: {
          locks: devices.map((device) => ({ device_id: device.device_id, name: device.name, ...takenBy(device) })),
        },
      },
    );
  const common =
    shared === undefined ? {} : { code: shared, common_code_key: `auto_set_by_create_multiple_${randomUUID()}` };
  /** Request for one lock. If codes may differ, a lock that does not accept the requested digits gets others. */
  const fitting = async (device: DeviceRow): Promise<NewCode> => {
    const isRefused = mayDiffer && wanted.code !== undefined && !(await takes(tx, device, wanted.code));
    return { ...wanted, ...common, ...(isRefused && { code: undefined }) };
  };
  const made: MadeCode[] = [];
  // The order is always the same, so that no deadlock can arise.
  for (const device of inOrder(devices))
    made.push(await createCode(context, tx, device.device_id, await fitting(device)));
  return devices.flatMap(({ device_id }) => made.filter(({ code }) => code.device_id === device_id));
}

/** Sorts devices in the order in which every call locks their rows, so that no deadlock can arise. */
export const inOrder = (devices: readonly DeviceRow[]): DeviceRow[] =>
  [...devices].sort((one, other) => (one.device_id < other.device_id ? -1 : 1));

async function takes(tx: Tx, device: DeviceRow, pin: string): Promise<boolean> {
  const isTaken = (await codesOn(tx, device.device_id)).some(
    ({ code, is_managed }) => code === pin && is_managed === 1,
  );
  const among = await existingSet(tx, [device]);
  return !isTaken && whyNot(deviceOf(device).properties, pin) === undefined && (among?.has(pin) ?? true);
}

async function sharedPin(
  tx: Tx,
  devices: readonly DeviceRow[],
  preferred: number | undefined,
): Promise<string | undefined> {
  const locks = devices.map((device) => deviceOf(device).properties);
  if (locks.some(isMinted)) return undefined;
  const taken = new Set<string>();
  for (const { device_id } of devices)
    for (const { code } of await codesOn(tx, device_id)) if (code !== null) taken.add(code);
  return pickPin(locks, taken, preferred, await existingSet(tx, devices));
}
