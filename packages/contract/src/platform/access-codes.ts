import { z } from "zod";
import { call } from "../call.ts";
import {
  accessCode,
  accessCodeFields,
  bothTimesOrNone,
  codeRef,
  codeRefMessage,
  hasBothTimesOrNone,
  isCodeRef,
  pinField,
} from "./access-code.ts";
import { actionAttempt } from "./action-attempts.ts";
import {
  customerKey,
  idField,
  idListField,
  momentField,
  syncField,
  userIdentifierKey,
  zoneWarnings,
} from "./fields.ts";
import { pageInput, paginationEntity } from "./pagination.ts";
import { unmanagedAccessCode } from "./unmanaged-access-codes.ts";

const accessCodeId = idField("Identifier of the code.");
const lockId = idField("Lock of the code.");
const commonCodeKey = z.string().min(1).max(200);
/**
 * Errors of the lock, in this order: it has no keypad; its rules forbid the PIN, or leave none free; backup codes were
 * requested, and it supports none.
 */
const lockErrors = ["device_type_not_supported", "code_constraints_violated", "unsupported_device"];

/** Filters, one of which is required. */
const narrowing = [
  "device_id",
  "device_ids",
  "access_code_ids",
  "access_grant_id",
  "access_grant_key",
  "access_method_id",
  "has_issues",
  "starts_after",
  "starts_before",
] as const;

export const accessCodeCalls = {
  list: call("GET", "/access_codes/list", {
    accepts: ["GET", "POST"],
    summary:
      "Lists managed codes that pass all given filters, oldest first. A filter by lock, code, grant, issues or start is required.",
    source: "spec §7.1, platform-api §2.2.4",
    input: z
      .object({
        device_id: idField("Lock whose codes to list.").optional(),
        device_ids: idListField("Only codes of these locks.").optional(),
        access_code_ids: idListField("Only these codes.").optional(),
        has_issues: z.boolean().optional().meta({
          description:
            "`true`: only codes with errors or warnings of their own; `false`: only codes without. Problems of the lock and its account do not count.",
        }),
        starts_after: momentField("Only time-bound codes that start at this time or later.").optional(),
        starts_before: momentField("Only time-bound codes that start before this time.").optional(),
        user_identifier_key: userIdentifierKey.optional().meta({
          description:
            "Only codes on devices of accounts shared with this user's sessions. Ignored for client sessions.",
        }),
        customer_key: customerKey
          .optional()
          .meta({ description: "Only codes on locks of this customer's accounts or spaces." }),
        access_grant_id: idField("Only codes that this access grant created.").optional(),
        access_grant_key: z
          .string()
          .max(500)
          .optional()
          .meta({ description: "Only codes that the access grant with this key created." }),
        access_method_id: idField("Only codes of this access method.").optional(),
        search: z.string().max(500).optional().meta({ description: "Text to find in a name or a PIN, ignoring case." }),
        ...pageInput(55_000, 55_000),
      })
      .refine(
        (given) => narrowing.some((name) => given[name] !== undefined),
        "One of device_id, device_ids, access_code_ids, access_grant_id, access_grant_key, access_method_id, has_issues, starts_after or starts_before is required",
      ),
    result: { access_codes: z.array(accessCode), pagination: paginationEntity },
    errors: ["device_not_found"],
  }),
  get: call("GET", "/access_codes/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one managed code, by its id or by its lock and PIN.",
    source: "spec §7.1, platform-api §2.2.4",
    input: z.object(codeRef).refine(isCodeRef, codeRefMessage),
    result: { access_code: accessCode },
    errors: ["access_code_not_found"],
    id: "access_code_id",
  }),
  create: call("POST", "/access_codes/create", {
    summary: "Creates a code and starts to set it on its lock.",
    source: "spec §7.1, platform-api §2.2.4",
    input: z
      .object({
        device_id: lockId,
        ...accessCodeFields,
        common_code_key: commonCodeKey.optional().meta({
          description: "Key of your own. Codes with one key share one PIN, across locks; another PIN is refused.",
        }),
        sync: syncField.meta({
          description:
            "Whether to answer only once the lock has the code or refused it, or after 60 s. A code that starts later is not waited for. Default: false.",
        }),
      })
      .refine(hasBothTimesOrNone, bothTimesOrNone),
    result: { access_code: accessCode, action_attempt: actionAttempt, warnings: zoneWarnings },
    errors: ["device_not_found", "duplicate_access_code", ...lockErrors],
  }),
  createMultiple: call("POST", "/access_codes/create_multiple", {
    accepts: ["POST", "PUT"],
    summary: "Creates one code for several locks, with one PIN if they allow it, and starts to set it on each.",
    source: "spec §7.2, platform-api §2.2.4, §4.3",
    input: z
      .object({
        device_ids: idListField("Identifiers of the locks, 1 to 1,000.").min(1).max(1000),
        behavior_when_code_cannot_be_shared: z.enum(["throw", "create_random_code"]).optional().meta({
          description:
            "`throw`: no code is created unless one PIN suits all locks; `create_random_code`: locks that need it get other PINs. Default: `throw`.",
        }),
        ...accessCodeFields,
      })
      .refine(hasBothTimesOrNone, bothTimesOrNone),
    result: { access_codes: z.array(accessCode), warnings: zoneWarnings },
    errors: ["device_not_found", "duplicate_access_code", "code_cannot_be_shared", ...lockErrors],
  }),
  update: call("POST", "/access_codes/update", {
    accepts: ["POST", "PUT", "PATCH"],
    summary: "Changes a code and starts to change it on its lock. Omitted fields stay unchanged.",
    source: "spec §7.1, platform-api §2.2.4, §4.2",
    input: z.object({
      access_code_id: accessCodeId,
      device_id: idField("Lock of the code; not needed.").optional(),
      ...accessCodeFields,
      code: accessCodeFields.code.meta({ description: "New PIN, 4 to 12 digits. Default: unchanged." }),
      starts_at: momentField("New start; an ongoing code needs ends_at too.").optional(),
      ends_at: momentField("New end; an ongoing code needs starts_at too.").optional(),
      preferred_code_length: accessCodeFields.preferred_code_length.meta({
        description: "Accepted without effect: a change picks no PIN.",
      }),
      common_code_key: commonCodeKey
        .nullable()
        .optional()
        .meta({ description: "Key with which the code was created; another one is refused." }),
      type: z
        .enum(["ongoing", "time_bound"])
        .optional()
        .meta({ description: "`ongoing` removes start and end; `time_bound` needs both, unless the code has them." }),
      is_managed: z
        .boolean()
        .refine(
          (isManaged) => isManaged,
          "A code leaves management only with its lock: /devices/update with is_managed false",
        )
        .optional()
        .meta({ description: "A code cannot leave management without its lock: false is refused." }),
      sync: syncField,
    }),
    result: { action_attempt: actionAttempt, warnings: zoneWarnings },
    attempt: z.object({ access_code: accessCode }),
    settles: "on_request",
    errors: [
      "access_code_not_found",
      "access_code_belongs_to_access_grant",
      "duplicate_access_code",
      "unsupported_device",
    ],
  }),
  updateMultiple: call("PATCH", "/access_codes/update_multiple", {
    accepts: ["PATCH", "POST", "PUT"],
    summary: "Changes every code of a common_code_key, or none if one lock refuses. Omitted fields stay unchanged.",
    source: "platform-api §2.2.4, §4.3",
    input: z.object({
      common_code_key: commonCodeKey.meta({ description: "Key with which the codes were created." }),
      name: accessCodeFields.name,
      starts_at: momentField("Start of the codes; ongoing codes need ends_at too.").optional(),
      ends_at: momentField("End of the codes; ongoing codes need starts_at too.").optional(),
    }),
    result: { warnings: zoneWarnings },
    returns: null,
    errors: ["access_code_not_found", "access_code_belongs_to_access_grant"],
  }),
  delete: call("POST", "/access_codes/delete", {
    accepts: ["POST", "DELETE"],
    summary: "Removes a code from its lock and from the platform.",
    source: "spec §7.2, platform-api §2.2.4, §4.7",
    input: z.object({
      access_code_id: accessCodeId,
      device_id: idField("Lock of the code; not needed.").optional(),
      sync: syncField,
    }),
    result: { action_attempt: actionAttempt },
    settles: "always",
    errors: ["access_code_not_found", "access_code_belongs_to_access_grant"],
    id: "access_code_id",
  }),
  pullBackupAccessCode: call("POST", "/access_codes/pull_backup_access_code", {
    summary: "Returns a spare code that is already on the lock, in place of a time-bound one that does not work.",
    source: "spec §7.2, platform-api §2.2.4, §4.4",
    input: z.object({ access_code_id: idField("Code that does not work.") }),
    result: { backup_access_code: accessCode, access_code: accessCode },
    errors: [
      "access_code_not_found",
      "access_code_belongs_to_access_grant",
      "access_code_not_time_bound",
      "backup_access_code_not_found",
    ],
    id: "access_code_id",
  }),
  generateCode: call("GET", "/access_codes/generate_code", {
    accepts: ["GET", "POST"],
    summary: "Proposes a PIN that a lock would accept and that no code on it has. Creates no code.",
    source: "platform-api §2.2.4",
    input: z.object({ device_id: lockId }),
    result: {
      generated_code: z
        .looseObject({ device_id: lockId, code: z.string().meta({ description: "The proposed PIN." }) })
        .meta({ id: "GeneratedCode" }),
    },
    errors: ["device_not_found", "device_type_not_supported", "code_constraints_violated"],
    id: "device_id",
  }),
  simulate: {
    createUnmanagedAccessCode: call("POST", "/access_codes/simulate/create_unmanaged_access_code", {
      summary: "Programs a code at a simulated lock itself, without the platform. Sandboxes only.",
      source: "platform-api §2.2.4",
      input: z.object({
        device_id: lockId,
        name: z.string().min(1).max(500).meta({ description: "Display name." }),
        code: pinField.max(8, "Must be 4 to 8 digits").meta({ description: "The PIN, 4 to 8 digits." }),
      }),
      result: { access_code: unmanagedAccessCode },
      errors: [
        "device_not_found",
        "device_type_not_supported",
        "device_disconnected",
        "duplicate_code_on_device",
        "code_constraints_violated",
        "no_space_for_access_code_on_device",
        "workspace_not_sandbox",
      ],
    }),
  },
};
