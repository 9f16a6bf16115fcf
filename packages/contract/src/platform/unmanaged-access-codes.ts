import { z } from "zod";
import { call } from "../call.ts";
import { codeRef, codeRefMessage, isCodeRef } from "./access-code.ts";
import { actionAttempt } from "./action-attempts.ts";
import { errorEntry, idField, syncField, timestampField, userIdentifierKey, warningEntry } from "./fields.ts";
import { pageInput, paginationEntity } from "./pagination.ts";

export const unmanagedAccessCode = z
  .looseObject({
    access_code_id: idField("Identifier of the code."),
    device_id: idField("Lock that has the code."),
    name: z.string().nullable(),
    code: z.string().nullable().meta({ description: "The PIN; null if the lock does not report it." }),
    type: z.enum(["ongoing", "time_bound"]),
    status: z.enum(["set", "unset"]),
    starts_at: timestampField("Start of a time-bound code; null for an ongoing one.").nullable(),
    ends_at: timestampField("End of a time-bound code; null for an ongoing one.").nullable(),
    created_at: timestampField("Time at which the code was found."),
    errors: z.array(errorEntry),
    warnings: z.array(warningEntry),
    is_managed: z.literal(false),
  })
  .meta({
    id: "UnmanagedAccessCode",
    description:
      "PIN that the platform did not put on its lock, or does not manage any more (docs/api/platform-api.md §3.8).",
  });

const accessCodeId = idField("Identifier of the code.");
const force = z
  .boolean()
  .optional()
  .meta({ description: "Accepted without effect: no code is refused because another workspace manages it." });
const external = z.boolean().optional().meta({
  description:
    "Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default: false.",
});

/** Calls of `accessCodes.unmanaged`. */
export const unmanagedAccessCodeCalls = {
  list: call("GET", "/access_codes/unmanaged/list", {
    accepts: ["GET", "POST"],
    summary: "Lists the unmanaged codes of a lock, oldest first.",
    source: "spec §7.2, platform-api §2.2.4",
    input: z.object({
      device_id: idField("Lock whose codes to list."),
      user_identifier_key: userIdentifierKey.optional().meta({
        description: "Only codes on devices of accounts shared with this user's sessions. Ignored for client sessions.",
      }),
      search: z.string().max(500).optional().meta({ description: "Text to find in a name or a PIN, ignoring case." }),
      ...pageInput(55_000, 55_000),
    }),
    result: { access_codes: z.array(unmanagedAccessCode), pagination: paginationEntity },
    errors: ["device_not_found"],
    id: "device_id",
  }),
  get: call("GET", "/access_codes/unmanaged/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one unmanaged code, by its id or by its lock and PIN.",
    source: "spec §7.2, platform-api §2.2.4",
    input: z.object(codeRef).refine(isCodeRef, codeRefMessage),
    result: { access_code: unmanagedAccessCode },
    errors: ["access_code_not_found"],
    id: "access_code_id",
  }),
  update: call("PATCH", "/access_codes/unmanaged/update", {
    accepts: ["PATCH", "POST"],
    summary: "Makes an unmanaged code managed, as convertToManaged does, without an attempt to wait for.",
    source: "spec §7.2, platform-api §2.2.4",
    input: z.object({
      access_code_id: accessCodeId,
      is_managed: z.literal(true).meta({ description: "Must be true: no other change is possible." }),
      force,
      allow_external_modification: external,
      is_external_modification_allowed: external,
    }),
    errors: ["access_code_not_found", "unsupported_device"],
  }),
  convertToManaged: call("PATCH", "/access_codes/unmanaged/convert_to_managed", {
    accepts: ["PATCH", "POST"],
    summary: "Makes an unmanaged code managed. The code keeps its id and its PIN.",
    source: "spec §7.2, platform-api §2.2.4, §4.5",
    input: z.object({
      access_code_id: accessCodeId,
      force,
      sync: syncField,
      allow_external_modification: external,
      is_external_modification_allowed: external,
    }),
    result: { action_attempt: actionAttempt },
    settles: "always",
    errors: ["access_code_not_found", "unsupported_device"],
    id: "access_code_id",
  }),
  delete: call("DELETE", "/access_codes/unmanaged/delete", {
    accepts: ["DELETE", "POST"],
    summary: "Starts to remove an unmanaged code from its lock.",
    source: "spec §7.2, platform-api §2.2.4",
    input: z.object({
      access_code_id: accessCodeId,
      device_id: idField("Lock that has the code; not needed.").optional(),
      sync: syncField,
    }),
    result: { action_attempt: actionAttempt },
    // The client's method resolves to nothing: older clients ignore the attempt, and older servers may not send one.
    returns: null,
    errors: ["access_code_not_found"],
    id: "access_code_id",
  }),
};
