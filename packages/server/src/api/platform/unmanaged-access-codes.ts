import type { everyCall } from "@mortise/contract";
import { requireCode } from "../../doors/codes/access.ts";
import { holdCode, insertCodeAttempt, removeCode } from "../../doors/codes/change.ts";
import { isAtRest } from "../../doors/slots/table/slot-contents.ts";
import { listCodes } from "../../doors/codes/list.ts";
import { unmanagedAsSent } from "../../doors/codes/unmanaged-as-sent.ts";
import { codeEvent } from "../../doors/slots/table/outcomes.ts";
import { wakeCodes } from "../../doors/slots/wake-codes.ts";
import { slotOf } from "../../doors/slots/code-slots.ts";
import { wantedAt } from "../../doors/slots/code-placement.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import { accessCodeOf, saveAccessCode } from "../../base/db/access-codes.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";
import { requireDevice } from "../../doors/access/device-access.ts";
import { badRequest } from "../../base/errors.ts";
import { askedBy } from "../../doors/events/asked-by.ts";
import { recordEvents } from "../../doors/events/recording.ts";
import { attemptAnswer } from "./access-codes.ts";

export const unmanagedAccessCodes = {
  async list(context, input) {
    const { codes, pagination } = await listCodes(context, input, {
      path: "/access_codes/unmanaged/list",
      is_managed: 0,
    });
    return { access_codes: codes.map(({ row, beside }) => unmanagedAsSent(context, row, beside.device)), pagination };
  },
  async get(context, input) {
    const row = await requireCode(context, input, 0);
    return { access_code: unmanagedAsSent(context, row, await requireDevice(context, { device_id: row.device_id })) };
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
    return attemptAnswer(context, await recordEvents(context, (tx) => removeCode(context, tx, row)), sync);
  },
} satisfies Handlers<typeof everyCall.accessCodes.unmanaged>;

/** Device types whose codes cannot become managed (platform-api §4.5). */
const unconvertible: ReadonlySet<string> = new Set(["smartthings_lock", "igloohome_lock"]);

interface Conversion {
  allow_external_modification?: boolean | undefined;
  is_external_modification_allowed?: boolean | undefined;
}

/**
 * Makes a code managed. The code is on the lock already, so nothing is sent, unless the last operation on its slot had
 * an unknown result.
 */
async function convert(
  context: CallContext,
  row: AccessCodeRow,
  { allow_external_modification, is_external_modification_allowed }: Conversion,
) {
  const { attempt } = await recordEvents(context, async (tx) => {
    const { device, current } = await holdCode(tx, row);
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
    // The server enforces the code's start and end from now on, so its job is woken.
    await wakeCodes(tx, device);
    const outcome = isSure ? { result: {} } : undefined;
    const made = await insertCodeAttempt(context, tx, current, "CONVERT_ACCESS_CODE_TO_MANAGED", outcome);
    return {
      attempt: made,
      events: [
        {
          ...codeEvent("access_code.unmanaged.converted_to_managed", code, device, context.now()),
          asked_by: askedBy(context.asker, made),
        },
      ],
    };
  });
  return attempt;
}
