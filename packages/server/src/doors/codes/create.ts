// Creates a code for a lock: stores it with its action attempt, and wakes the lock's reconcile loop, which writes it to
// the lock.
import { randomUUID } from "node:crypto";
import { type ActionAttempt, insertAttempt } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import { type AccessCodeEntity, type CodeWishes, insertAccessCodes } from "../../base/db/access-codes.ts";
import type { Query, Tx } from "../../base/db/database.ts";
import { type DeviceEntity, deviceOf, lockDeviceRow } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { badRequest, invalidInput, notFound, type Refusal } from "../../base/errors.ts";
import { checkName, checkPin, checkStart, type CodeOnLock, refuseDuplicate } from "./checks.ts";
import { isMinted, pickPin } from "./digits.ts";
import { existingSet } from "./existing-set.ts";
import { codeEvent } from "../slots/table/outcomes.ts";
import { wakeCodes } from "../slots/wake-codes.ts";
import type { Times } from "./times.ts";
import { askedBy } from "../events/asked-by.ts";
import type { NewEvent } from "../events/events.ts";
import { limitRate } from "../rate-limits.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

export interface NewCode extends Times {
  name: string | null;
  /** Digits; `undefined` to have some picked. */
  code?: string | undefined;
  preferred_code_length?: number | undefined;
  common_code_key?: string | null | undefined;
  is_external_modification_allowed?: boolean | undefined;
  wishes: CodeWishes;
}

export interface MadeCode {
  code: AccessCodeEntity;
  device: DeviceRow;
  attempt: ActionAttempt;
  events: NewEvent[];
}

/** Creates a code. The returned events are appended last by the caller. */
export async function createCode(context: Context, tx: Tx, device_id: string, wanted: NewCode): Promise<MadeCode> {
  const { workspace } = context;
  const device = await lockDeviceRow(tx, device_id);
  if (!device || device.is_managed === 0) throw notFound("device", { device_id });
  const { properties } = requireProgrammable(device);
  const others = await codesOn(tx, device_id);
  const code = await digitsFor(tx, device, { properties, others }, wanted);
  checkTerms({ properties, others }, wanted, context.now());
  const created_at = context.moment();
  const isBound = wanted.starts_at !== null;
  const entity: AccessCodeEntity = {
    access_code_id: randomUUID(),
    workspace_id: workspace.workspace_id,
    device_id,
    name: wanted.name,
    code,
    type: isBound ? "time_bound" : "ongoing",
    status: isBound && Date.parse(wanted.starts_at ?? "") > context.now() ? "unset" : "setting",
    ...(isBound ? { starts_at: wanted.starts_at, ends_at: wanted.ends_at, is_scheduled_on_device: false } : {}),
    created_at,
    errors: [],
    warnings: [],
    is_managed: true,
    common_code_key: wanted.common_code_key ?? null,
    is_waiting_for_code_assignment: code === null,
    is_backup: wanted.wishes.in_pool === true,
    pulled_backup_access_code_id: null,
    is_external_modification_allowed: wanted.is_external_modification_allowed ?? false,
    wishes: wanted.wishes,
  };
  if (wanted.wishes.in_pool !== true) await limitRate(tx, context, device_id, "CREATE_ACCESS_CODE");
  await insertAccessCodes(tx, [entity]);
  const { workspace_id } = workspace;
  const attempt = await insertAttempt(tx, {
    workspace_id,
    device_id,
    access_code_id: entity.access_code_id,
    action_type: "CREATE_ACCESS_CODE",
    created_at,
    asked_by: askedBy(context.asker),
  });
  await wakeCodes(tx, device);
  const created = {
    ...codeEvent("access_code.created", entity, device, context.now()),
    asked_by: askedBy(context.asker, attempt),
  };
  const events = wanted.wishes.in_pool ? [] : [created];
  return { code: entity, device, attempt, events };
}

/** Returns the device's entity. Throws if the server cannot program codes on the device. */
export function requireProgrammable(device: DeviceRow): DeviceEntity {
  const entity = deviceOf(device);
  if (entity.capabilities_supported.includes("access_code") && entity.can_program_online_access_codes !== false)
    return entity;
  throw badRequest("device_type_not_supported", "This device does not support access codes.");
}

export interface AtLock {
  properties: DeviceEntity["properties"];
  others: Awaited<ReturnType<typeof codesOn>>;
}

/** Refuses a name or a start that the lock does not accept. */
export function checkTerms(
  { properties, others }: AtLock,
  { name, starts_at, wishes }: NewCode,
  now: WorkspaceTime,
): void {
  // The server itself names backup codes (`spareName` in `pool.ts`).
  if (wishes.in_pool !== true) checkName(properties, name, others);
  checkStart(properties, starts_at, now);
}

async function digitsFor(
  tx: Tx,
  device: DeviceRow,
  { properties, others }: AtLock,
  wanted: NewCode,
): Promise<string | null> {
  const shared = wanted.common_code_key
    ? await sharedDigits(tx, device.workspace_id, wanted.common_code_key)
    : undefined;
  if (shared !== undefined && wanted.code !== undefined && wanted.code !== shared)
    throw invalidInput(
      "code",
      "The codes with this common_code_key share different digits: leave code out to use those, or use another key",
    );
  const given = wanted.code ?? shared;
  const among = await existingSet(tx, [device]);
  if (given !== undefined) {
    checkPin(properties, given, among);
    refuseDuplicate(others, given);
    return given;
  }
  if (isMinted(properties)) return null;
  const taken = new Set(others.flatMap(({ code }) => code ?? []));
  // Other locks will share these digits, so digits that no code of the workspace has are preferred.
  const elsewhere = wanted.common_code_key ? await pinsIn(tx, device.workspace_id) : taken;
  const pick = (avoided: ReadonlySet<string>) => pickPin([properties], avoided, wanted.preferred_code_length, among);
  const picked = pick(elsewhere) ?? pick(taken);
  if (picked === undefined) throw noDigitsLeft(among !== undefined);
  return picked;
}

export const noDigitsLeft = (isOfExistingSet: boolean): Refusal =>
  badRequest(
    "code_constraints_violated",
    isOfExistingSet
      ? "This lock accepts only PINs that another lock of its account already has, and none is left for it."
      : "No digits are left that this lock would accept.",
  );

/** Codes on the lock or on their way to it, of any origin, including ones that were changed at the lock. */
export const codesOn = (query: Query, device_id: string): Promise<CodeOnLock[]> =>
  query
    .selectFrom("access_codes as code")
    .leftJoin("code_slots", "code_slots.access_code_id", "code.access_code_id")
    .select(["code.access_code_id", "code.code", "code.is_managed", "code.refused", "code.body", "code_slots.slot"])
    .where("code.device_id", "=", device_id)
    .execute();

async function pinsIn(tx: Tx, workspace_id: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("access_codes")
    .select("code")
    .distinct()
    .where("workspace_id", "=", workspace_id)
    .execute();
  return new Set(rows.flatMap(({ code }) => code ?? []));
}

async function sharedDigits(tx: Tx, workspace_id: string, common_code_key: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("access_codes")
    .select("code")
    .where("workspace_id", "=", workspace_id)
    .where("common_code_key", "=", common_code_key)
    .where("removal_asked_at", "is", null)
    .where("code", "is not", null)
    .orderBy("created_at")
    .orderBy("access_code_id")
    .limit(1)
    .executeTakeFirst();
  return row?.code ?? undefined;
}
