import { z } from "zod";
import { call } from "../call.ts";
import { actionAttempt } from "./action-attempts.ts";
import { errorEntry, id, ids, moment, timestamp, warningEntry } from "./fields.ts";
import { pagination } from "./pagination.ts";

export const accessCode = z
  .looseObject({
    access_code_id: id("Identifier of the code."),
    device_id: id("Lock it is for."),
    name: z.string().nullable(),
    code: z.string().nullable().meta({ description: "The PIN; null until one is assigned." }),
    type: z.enum(["ongoing", "time_bound"]),
    status: z.enum(["setting", "set", "unset", "removing", "unknown"]).meta({ description: "platform-api §4.1." }),
    starts_at: timestamp("Time-bound codes only.").nullable().optional(),
    ends_at: timestamp("Time-bound codes only.").nullable().optional(),
    created_at: timestamp("When it was asked for."),
    errors: z.array(errorEntry),
    warnings: z.array(warningEntry),
    is_managed: z.literal(true),
    common_code_key: z.string().nullable(),
    is_waiting_for_code_assignment: z.boolean().optional(),
    is_scheduled_on_device: z.boolean().optional(),
    is_backup: z.boolean().optional(),
    is_backup_access_code_available: z.boolean(),
    pulled_backup_access_code_id: z.string().nullable().optional(),
    is_external_modification_allowed: z.boolean().optional(),
  })
  .meta({ id: "AccessCode", description: "A PIN of a lock (platform-api §3.8)." });

/** Digits only; each device narrows the length further (platform-api §2.2.4). */
export const pin = z.string().regex(/^\d{4,12}$/, "Must be 4 to 12 digits");

/** What may be said of a code when it is made or changed (platform-api §2.2.4). */
export const accessCodeFields = {
  name: z.string().max(500).optional(),
  code: pin.optional().meta({ description: "The PIN; the server picks one when absent." }),
  starts_at: moment("Start of a time-bound code; together with ends_at.").optional(),
  ends_at: moment("End of a time-bound code; together with starts_at.").optional(),
  attempt_for_offline_device: z.boolean().optional(),
  prefer_native_scheduling: z.boolean().optional(),
  use_backup_access_code_pool: z.boolean().optional(),
  is_external_modification_allowed: z.boolean().optional(),
  allow_external_modification: z.boolean().optional(),
  preferred_code_length: z.number().int().min(4).max(12).optional(),
};

export const accessCodes = {
  list: call("GET", "/access_codes/list", {
    accepts: ["GET", "POST"],
    summary: "Lists the managed codes of a lock, oldest first.",
    source: "spec §7.1, platform-api §2.2.4",
    input: z
      .object({
        device_id: id("Lock whose codes to list.").optional(),
        access_code_ids: ids("Only these codes.").optional(),
        user_identifier_key: z.string().optional(),
        search: z.string().max(500).optional(),
        limit: z.number().int().positive().max(55_000).optional(),
        page_cursor: z.string().nullable().optional(),
      })
      .refine(
        ({ device_id, access_code_ids }) => device_id !== undefined || access_code_ids !== undefined,
        "Either device_id or access_code_ids is required",
      ),
    result: { access_codes: z.array(accessCode), pagination },
  }),
  get: call("GET", "/access_codes/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one managed code, by its id or by its lock and PIN.",
    source: "spec §7.1, platform-api §2.2.4",
    input: z
      .object({
        access_code_id: id("Identifier of the code.").optional(),
        device_id: id("Lock it is for.").optional(),
        code: z.string().max(64).optional(),
      })
      .refine(
        (input) =>
          (input.access_code_id !== undefined) !== (input.device_id !== undefined && input.code !== undefined) &&
          !(input.access_code_id !== undefined && input.code !== undefined),
        "Give either access_code_id, or device_id and code",
      ),
    result: { access_code: accessCode },
    id: "access_code_id",
  }),
  create: call("POST", "/access_codes/create", {
    summary: "Makes a code and begins to set it on its lock.",
    source: "spec §7.1, platform-api §2.2.4",
    input: z
      .object({
        device_id: id("Lock it is for."),
        ...accessCodeFields,
        common_code_key: z.string().max(200).optional(),
        sync: z.boolean().optional(),
      })
      .refine(({ starts_at, ends_at }) => (starts_at === undefined) === (ends_at === undefined), {
        message: "starts_at and ends_at go together",
        path: ["ends_at"],
      }),
    result: { access_code: accessCode, action_attempt: actionAttempt },
  }),
  update: call("POST", "/access_codes/update", {
    accepts: ["POST", "PUT", "PATCH"],
    summary: "Changes a code and begins to change it on its lock.",
    source: "spec §7.1, platform-api §2.2.4",
    input: z.object({
      access_code_id: id("Identifier of the code."),
      device_id: id("Lock it is for.").optional(),
      ...accessCodeFields,
      type: z.enum(["ongoing", "time_bound"]).optional(),
      sync: z.boolean().optional(),
    }),
    result: { action_attempt: actionAttempt },
    settles: "on_request",
  }),
};
