// Checks a code for several locks before any is made. The refusal names every lock that would not accept it, not just
// the first, and what each accepts.
import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { badRequest, Refusal, RuleRefusal, type ValidationErrors } from "../../base/errors.ts";
import { checkPin, refuseDuplicate } from "./checks.ts";
import { type AtLock, checkTerms, codesOn, type NewCode, requireProgrammable } from "./create.ts";
import { existingSet } from "./existing-set.ts";

interface Refused {
  device: DeviceRow;
  /** Field that the lock would not accept. */
  field: string;
  why: string;
  refusal: Refusal;
}

/** Checks all locks. Each code is checked again when it is made, which is enough for a single lock. */
export async function refuseTogether(
  context: Context,
  tx: Tx,
  devices: readonly DeviceRow[],
  wanted: NewCode,
): Promise<void> {
  if (devices.length === 1) return;
  const unable = devices.filter((device) => refusalOf(() => requireProgrammable(device)));
  if (unable.length > 0) {
    const message = `These devices do not support access codes: ${unable.map(({ name }) => name).join(", ")}.`;
    throw badRequest("device_type_not_supported", message, {
      data: { locks: unable.map(({ device_id, name }) => ({ device_id, name })) },
    });
  }
  const refused: Refused[] = [];
  for (const device of devices) refused.push(...(await refusedBy(context, tx, device, wanted)));
  if (refused.length > 0) throw together(refused);
}

async function refusedBy(context: Context, tx: Tx, device: DeviceRow, wanted: NewCode): Promise<Refused[]> {
  const lock: AtLock = { properties: deviceOf(device).properties, others: await codesOn(tx, device.device_id) };
  const among = await existingSet(tx, [device]);
  const { code } = wanted;
  const ofDigits =
    code === undefined
      ? undefined
      : refusalOf(() => {
          checkPin(lock.properties, code, among);
          refuseDuplicate(lock.others, code);
        });
  const ofTerms = refusalOf(() => checkTerms(lock, wanted, context.now()));
  return [ofDigits, ofTerms].flatMap((refusal) => {
    if (!refusal) return [];
    const isRule = refusal instanceof RuleRefusal;
    return [{ device, field: isRule ? refusal.field : "code", why: isRule ? refusal.rule : refusal.message, refusal }];
  });
}

function refusalOf(check: () => unknown): Refusal | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function together(refused: readonly Refused[]): Refusal {
  const fields = [...new Set(refused.map(({ field }) => field))];
  const told = (field: string) =>
    refused.filter((each) => each.field === field).map(({ why, device }) => `${why} (${device.name})`);
  const message = fields.map((field) => `${told(field).join("; ")} for "${field}"`).join("; ");
  const locks = refused.map(({ device, field, why, refusal }) => {
    const { device_id, name } = device;
    return { device_id, name, field, why, ...takenBy(device), ...(refusal.details.data as object | undefined) };
  });
  const [first] = refused;
  // Every refusal is for digits that are in use, which is a conflict and not a rule of a lock.
  if (first && refused.every(({ refusal }) => refusal.status === 409))
    return new Refusal(409, first.refusal.type, message, {
      data: { ...(first.refusal.details.data as object), locks },
    });
  const validation_errors: ValidationErrors = { _errors: [] };
  for (const field of fields) validation_errors[field] = { _errors: told(field) };
  return badRequest("invalid_input", message, { data: { locks }, validation_errors });
}

/** Code lengths that a lock accepts, if it says so. */
export const takenBy = (device: DeviceRow): { supported_code_lengths?: unknown } => {
  const { supported_code_lengths } = deviceOf(device).properties;
  return supported_code_lengths === undefined ? {} : { supported_code_lengths };
};
