// The access code as an entity, and the fields of calls that create, change or name one.
import { z } from "zod";
import { looseFields } from "./fields-as-words.ts";
import { errorEntry, idField, momentField, refusedField, timestampField, warningEntry } from "./fields.ts";

const request = {
  created_at: timestampField("Time of the request."),
  message: z.string().meta({ description: "Human-readable text." }),
};
const codeThen = z.looseObject({
  code: z.string().nullable().meta({ description: "The PIN; null if the lock does not report it." }),
});
const nameThen = z.looseObject({ name: z.string().nullable() });
const timesThen = z.looseObject({
  starts_at: timestampField("Start; null without one.").nullable(),
  ends_at: timestampField("End; null without one.").nullable(),
});
const updating = <Code extends string, Then extends z.ZodType>(mutation_code: Code, then: Then, what: string) =>
  z.looseObject({ mutation_code: z.literal(mutation_code), from: then, to: then, ...request }).meta({
    description: `The lock has not confirmed the ${what} \`to\` yet, so it may still have \`from\`.`,
  });

const pendingMutation = z
  .union([
    z
      .looseObject({ mutation_code: z.literal("creating"), ...request })
      .meta({ description: "The lock does not have the code yet." }),
    z
      .looseObject({
        mutation_code: z.literal("deferring_creation"),
        scheduled_at: timestampField("Time at which the code is sent to the lock."),
        ...request,
      })
      .meta({ description: "The code is sent to the lock later." }),
    z
      .looseObject({ mutation_code: z.literal("deleting"), ...request })
      .meta({ description: "The code is still on the lock and is to be removed." }),
    updating("updating_code", codeThen, "PIN"),
    updating("updating_name", nameThen, "name"),
    updating("updating_time_frame", timesThen, "start and end"),
  ])
  .meta({
    id: "PendingMutation",
    description: "Change of a code that its lock has not confirmed (docs/api/platform-api.md §3.8).",
  });
export type PendingMutation = z.output<typeof pendingMutation>;

export const accessCode = z
  .looseObject({
    access_code_id: idField("Identifier of the code."),
    workspace_id: idField("Workspace that owns it."),
    device_id: idField("Lock of the code."),
    name: z.string().nullable(),
    code: z.string().nullable().meta({ description: "The PIN; null until the lock's manufacturer has chosen it." }),
    type: z.enum(["ongoing", "time_bound"]),
    status: z.enum(["setting", "set", "unset", "removing", "unknown"]).meta({
      description:
        "`unset`: not in force, before start or after end; `unknown`: the lock's account is disconnected (docs/api/platform-api.md §4.1).",
    }),
    starts_at: timestampField("Start of a time-bound code; absent for an ongoing one.").nullable().optional(),
    ends_at: timestampField("End of a time-bound code; absent for an ongoing one.").nullable().optional(),
    created_at: timestampField("Time of the request."),
    errors: z.array(errorEntry),
    warnings: z.array(warningEntry),
    is_managed: z.literal(true),
    common_code_key: z.string().nullable().meta({ description: "Key of codes that share one PIN; null without one." }),
    is_waiting_for_code_assignment: z
      .boolean()
      .optional()
      .meta({ description: "True while the lock's manufacturer has not chosen the PIN." }),
    is_scheduled_on_device: z
      .boolean()
      .optional()
      .meta({ description: "True once the lock stores the code with its start and end." }),
    is_backup: z.boolean().optional(),
    is_backup_access_code_available: z
      .boolean()
      .meta({ description: "Whether pullBackupAccessCode would return a spare code." }),
    pulled_backup_access_code_id: z.string().nullable().optional(),
    is_external_modification_allowed: z.boolean(),
    is_offline_access_code: z.boolean().meta({ description: "Always false here." }),
    is_one_time_use: z.boolean().meta({ description: "Always false here." }),
    dormakaba_oracode_metadata: looseFields(
      "site_name stay_id:number user_level_id user_level_name|null is_cancellable:flag is_extendable:flag is_early_checkin_able:flag is_overridable:flag",
    )
      .unwrap()
      .nullable()
      .optional(),
    pending_mutations: z.array(pendingMutation).meta({
      description:
        "Changes that the lock has not confirmed; empty if it has the code as shown. A lock may hold several former PINs.",
    }),
  })
  .meta({ id: "AccessCode", description: "PIN of a lock (docs/api/platform-api.md §3.8)." });

/** PIN of digits only. Each device limits the length further (docs/api/platform-api.md §2.2.4). */
export const pinField = z.string().regex(/^\d{4,12}$/, "Must be 4 to 12 digits");

/**
 * Field that is refused when true. If it were ignored, a code for a single use, or for an offline lock, would become an
 * ongoing one.
 */
const notOffered = (what: string) => refusedField(z.boolean(), (isAsked) => !isAsked, `${what} are not offered here`);

/** Fields of a code that callers can give on creation or change (docs/api/platform-api.md §2.2.4). */
export const accessCodeFields = {
  name: z
    .string()
    .max(500)
    .optional()
    .meta({ description: "Display name; some locks limit its length, or refuse a name that another code has." }),
  code: pinField.optional().meta({
    description: "The PIN, 4 to 12 digits; some locks limit it further, or choose it. Default: the server picks one.",
  }),
  starts_at: momentField("Start of a time-bound code; together with ends_at.").optional(),
  ends_at: momentField("End of a time-bound code; together with starts_at.").optional(),
  attempt_for_offline_device: z.boolean().optional().meta({
    description:
      "Whether the action attempt stays pending while the lock is offline; false: it fails at once, but the code is still sent later. Default on creation: true.",
  }),
  prefer_native_scheduling: z.boolean().optional().meta({
    description: "Whether a lock that can store start and end enforces them itself. Default on creation: true.",
  }),
  use_backup_access_code_pool: z.boolean().optional().meta({
    description: "true starts to keep spare codes on the lock, for its time-bound codes; false changes nothing.",
  }),
  is_external_modification_allowed: z.boolean().optional().meta({
    description:
      "Whether a PIN that is changed at the lock itself is accepted. If not, the server sets it again, once. Default on creation: false.",
  }),
  allow_external_modification: z
    .boolean()
    .optional()
    .meta({ description: "Older name of `is_external_modification_allowed`." }),
  preferred_code_length: z
    .number()
    .int()
    .min(4)
    .max(12)
    .optional()
    .meta({ description: "Length in digits of a PIN that the server picks; ignored if the lock does not support it." }),
  max_time_rounding: z
    .enum(["1hour", "1day", "1h", "1d"])
    .optional()
    .meta({ description: "Accepted without effect: start and end are never rounded." }),
  allowed_weekdays: refusedField(
    z.array(z.unknown()).max(100),
    (days) => days.length === 0,
    "Codes for some days of the week are not offered here: make a code for each time, by starts_at and ends_at",
  ),
  is_enabled: refusedField(
    z.boolean(),
    (isEnabled) => isEnabled,
    "A code cannot be switched off here: delete it, or let it begin later by starts_at",
  ),
  is_one_time_use: notOffered("Codes for a single use"),
  is_offline_access_code: notOffered("Offline codes"),
  use_offline_access_code: notOffered("Offline codes"),
};

type Times = { starts_at?: string | undefined; ends_at?: string | undefined };
export const hasBothTimesOrNone = ({ starts_at, ends_at }: Times) =>
  (starts_at === undefined) === (ends_at === undefined);
export const bothTimesOrNone = { message: "starts_at and ends_at go together", path: ["ends_at"] };

/** Identifies a code by its id, or by its lock and PIN. */
export const codeRef = {
  access_code_id: idField("Identifier of the code.").optional(),
  device_id: idField("Lock of the code; together with code, or to check access_code_id.").optional(),
  code: z
    .string()
    .max(64)
    .optional()
    .meta({ description: "The PIN; together with device_id, instead of access_code_id." }),
};
type CodeRef = { access_code_id?: string | undefined; device_id?: string | undefined; code?: string | undefined };
export const isCodeRef = ({ access_code_id, device_id, code }: CodeRef) =>
  access_code_id === undefined ? device_id !== undefined && code !== undefined : code === undefined;
export const codeRefMessage = "Give either access_code_id, or device_id and code";
