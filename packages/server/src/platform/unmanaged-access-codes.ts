import type { everyCall } from "@mortise/contract";
import { requireCode } from "../codes/access.ts";
import { holdCode, insertCodeAttempt, removeCode } from "../codes/change.ts";
import { type Beside, codeEntity } from "../codes/entity.ts";
import { isAtRest } from "../codes/held.ts";
import { listCodes } from "../codes/list.ts";
import { event } from "../codes/outcomes.ts";
import { wakeCodes } from "../codes/schedule.ts";
import { slotOf } from "../codes/slots.ts";
import { wantedAt } from "../codes/wanted.ts";
import type { Context, Handlers } from "../context.ts";
import { accessCodeOf, saveAccessCode } from "../db/access-codes.ts";
import type { AccessCodeRow, DeviceRow } from "../db/schema.ts";
import { requireDevice } from "../access/device-access.ts";
import { applyDriverEvents } from "../drivers/device-events.ts";
import { DriverError } from "../drivers/driver.ts";
import { faultError } from "../drivers/fault-errors.ts";
import { programAtDoor } from "../drivers/sandbox-door.ts";
import { badRequest, notASandbox } from "../errors.ts";
import { recording } from "../recording.ts";
import { ended } from "./access-codes.ts";

export const unmanagedAccessCodes = {
  async list(context, input) {
    const { codes, pagination } = await listCodes(context, input, { path: "/access_codes/unmanaged/list", is_managed: 0 });
    return { access_codes: codes.map(({ row, beside }) => sent(context, row, beside.device)), pagination };
  },
  async get(context, input) {
    const row = await requireCode(context, input, 0);
    return { access_code: sent(context, row, await requireDevice(context, { device_id: row.device_id })) };
  },
  async update(context, { access_code_id, ...input }) {
    await convert(context, await requireCode(context, { access_code_id }, 0), input);
    return {};
  },
  async convertToManaged(context, { access_code_id, ...input }) {
    const attempt = await convert(context, await requireCode(context, { access_code_id }, 0), input);
    return { action_attempt: attempt };
  },
  async delete(context, { access_code_id, device_id, sync }) {
    const row = await requireCode(context, { access_code_id, device_id }, 0);
    return ended(context, await recording(context, (tx) => removeCode(context, tx, row)), sync);
  },
} satisfies Handlers<typeof everyCall.accessCodes.unmanaged>;

export const simulatedAccessCodes = {
  async createUnmanagedAccessCode(context, { device_id, name, code }) {
    const { database, workspace } = context;
    if (workspace.is_sandbox === 0) throw notASandbox();
    const device = await requireDevice(context, { device_id });
    const events = await program(context, device, { name, code });
    if (events.length === 0)
      throw badRequest("device_disconnected", `${device.name} is offline. What is done at it will be seen once it is back online.`);
    await applyDriverEvents(database, workspace.workspace_id, events);
    return { access_code: sent(context, await requireCode(context, { device_id: device.device_id, code }, 0), device) };
  },
} satisfies Handlers<typeof everyCall.accessCodes.simulate>;

async function program(
  { database, ...context }: Context,
  { device_id, name: lock }: DeviceRow,
  { name, code }: { name: string; code: string },
) {
  try {
    return (await programAtDoor(database, { device_id, now: context.now() }, { code, name })).events;
  } catch (error) {
    if (!(error instanceof DriverError)) throw error;
    const { type, message } = faultError(error.fault, lock);
    throw badRequest(error.fault === "unsupported" ? "device_type_not_supported" : type, message);
  }
}

/** Makers whose codes cannot be taken over (platform-api §4.5). */
const unconvertible: ReadonlySet<string> = new Set(["smartthings_lock", "igloohome_lock"]);

interface Conversion {
  allow_external_modification?: boolean | undefined;
  is_external_modification_allowed?: boolean | undefined;
}

/** Takes a code over. It is on the lock already, so nothing is sent, unless an operation on its slot came to an unknown end. */
async function convert(
  context: Context,
  row: AccessCodeRow,
  { allow_external_modification, is_external_modification_allowed }: Conversion,
) {
  const { attempt } = await recording(context, async (tx) => {
    const { device, current } = await holdCode(context, tx, row);
    if (unconvertible.has(device.device_type))
      throw badRequest("unsupported_device", "Codes on this maker's locks cannot be made managed codes.");
    const code = accessCodeOf(current);
    const { starts_at, ends_at, ...rest } = code;
    const isScheduled = !wantedAt(current, context.now(), true).begun;
    const slot = await slotOf(tx, current);
    const isSure = slot === undefined || isAtRest(slot);
    await saveAccessCode(tx, {
      ...rest,
      code: code.code ?? (slot?.code || null),
      status: isScheduled ? "unset" : isSure ? "set" : "setting",
      ...(code.type === "time_bound"
        ? { starts_at: starts_at ?? null, ends_at: ends_at ?? null, is_scheduled_on_device: isScheduled }
        : {}),
      is_managed: true,
      common_code_key: null,
      is_waiting_for_code_assignment: false,
      is_backup: false,
      pulled_backup_access_code_id: null,
      is_external_modification_allowed: is_external_modification_allowed ?? allow_external_modification ?? false,
    });
    // From now on the server keeps the code to its times, so its job is woken.
    await wakeCodes(context.database, tx, device);
    const outcome = isSure ? { result: {} } : undefined;
    const made = await insertCodeAttempt(context, tx, current, "CONVERT_ACCESS_CODE_TO_MANAGED", outcome);
    return { attempt: made, events: [event("access_code.unmanaged.converted_to_managed", code, device, context.now())] };
  });
  return attempt;
}

/**
 * An unmanaged code as sent (platform-api §3.8). Fields of a managed one are left out: the code may have been ours before its lock was let
 * go.
 */
function sent(context: Context, row: AccessCodeRow, device: Beside["device"]) {
  const code = codeEntity(row, { device, backups: 0, slot: undefined, now: context.now() });
  const { access_code_id, device_id, name, type, created_at, errors, warnings, starts_at = null, ends_at = null } = code;
  // Its lock keeps it to its hours by itself, so whether it works now is told by the clock.
  const { begun, gone } = wantedAt({ ...row, removal_asked_at: null }, context.now(), true);
  return {
    access_code_id,
    workspace_id: row.workspace_id,
    device_id,
    name,
    code: code.code,
    type,
    status: begun && !gone ? ("set" as const) : ("unset" as const),
    starts_at,
    ends_at,
    created_at,
    errors,
    warnings,
    is_managed: false as const,
    // For old clients, whose types have this field here too.
    is_backup_access_code_available: false,
  };
}
