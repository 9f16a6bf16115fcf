// Field kinds that many entities and inputs use.
import { z } from "zod";

export const idField = (description: string) => z.guid("Invalid uuid").meta({ description });
export const idListField = (description: string) => z.array(z.guid("Invalid uuid")).max(10_000).meta({ description });
export const timestampField = (description: string) =>
  z.string().meta({ description, format: "date-time", examples: ["2026-06-12T09:00:00.000Z"] });

/**
 * Pattern of a date, or a date and a time, in ISO 8601's extended form. Other forms are refused, although `Date` reads
 * some: in `05/04/2027`, day and month cannot be told apart. A zone's name may follow in brackets (RFC 9557).
 */
export const isoMoment =
  /^(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)? ?(?:(?<utc>Z)|(?<sign>[+-])(?<offset_hour>\d\d)(?::?(?<offset_minute>\d\d))?)?)?)?)?(?:\[!?(?<zone>[a-z][\w+/-]*)\])?$/i;
export const isoMomentWords =
  "Must be an ISO 8601 date such as 2026-06-12T09:00:00Z or 2026-06-12T11:00[Europe/Berlin]";
/** Sentence in the description of every moment that a caller gives. */
const zoneWords = "Read as UTC, unless it ends with a zone such as `Z`, `+02:00` or `[Europe/Berlin]`.";

/**
 * Moment in an input. A moment without a zone is in UTC; answers are always in UTC (docs/api/platform-api.md §1.5,
 * §4.2). Only the server checks that the day exists, and compares moments.
 */
export const momentField = (description: string) =>
  z
    .string()
    .max(128)
    .refine((text) => isoMoment.test(text.trim()), isoMomentWords)
    .meta({ description: `${description} ${zoneWords}`, format: "date-time" });

/** Problem of a device, a code or an account (platform-api §3.5, §3.9). Only true flags are sent. */
const issueFields = {
  message: z.string().meta({ description: "Human-readable text." }),
  created_at: timestampField("Time at which the problem began."),
  is_connected_account_error: z.boolean().optional(),
  is_bridge_error: z.boolean().optional(),
  is_device_error: z.boolean().optional(),
  is_access_code_error: z.boolean().optional(),
};
export const errorEntry = z
  .looseObject({ error_code: z.string().meta({ description: "Machine-readable code." }), ...issueFields })
  .meta({ id: "ErrorEntry", description: "Problem of a device, an access code or an account." });
export const warningEntry = z
  .looseObject({
    warning_code: z.string().meta({ description: "Machine-readable code." }),
    message: z.string(),
    created_at: timestampField("Time at which the problem began."),
  })
  .meta({ id: "WarningEntry", description: "Notice about a device, an access code or an account." });

/** Values that a caller stores with an entity (docs/api/platform-api.md §3.19); a null value removes its key. */
export const customMetadata = z
  .record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine((metadata) => Object.keys(metadata).length <= 50, "At most 50 keys")
  .meta({
    description: "Up to 50 values of your own. Keys have up to 40 characters, texts up to 500; null removes a key.",
  });

/** Filters a list by the values in its entities' `custom_metadata`. */
export const customMetadataHas = customMetadata.optional().meta({
  description: "Only items whose custom_metadata has all of these values. A query takes them as JSON.",
});

/** A caller's key for one of its users (docs/api/platform-api.md §3.12). */
export const userIdentifierKey = z
  .string()
  .min(1)
  .max(500)
  .meta({ description: "Your own key for the user. Must not be guessable." });

/**
 * A caller's key for one of its customers, to tell their accounts apart (docs/api/platform-api.md §2.2.6, §2.2.7).
 */
export const customerKey = z.string().min(1).max(500).meta({ description: "Your own key for the customer." });

/** Capabilities that a caller requires of an account's devices (docs/api/platform-api.md §2.2.7). */
export const acceptedCapabilities = z
  .array(z.enum(["lock", "thermostat", "noise_sensor", "access_control", "camera"]))
  .max(5)
  .optional();

/**
 * Filter by a feature that this platform does not have, so no item passes. Ignoring it would widen the list.
 */
export const neverSetField = (what: string) =>
  z
    .guid("Invalid uuid")
    .optional()
    .meta({ description: `Only items of this ${what}; there are none here.` });
export const neverFilledField = (what: string) =>
  z
    .array(z.guid("Invalid uuid"))
    .max(10_000)
    .optional()
    .meta({ description: `Only items of these ${what}; there are none here.` });

/** Filters a list of devices, or of accounts, by a space (docs/api/access-grants.md §1.7). */
export const spaceId = z.guid("Invalid uuid").optional().meta({ description: "Only devices in this space." });

/**
 * Field that is refused unless its value requests nothing, because a caller would believe that an ignored field works.
 * `isNothing` decides which values request nothing.
 */
export const refusedField = <Field extends z.ZodType>(
  field: Field,
  isNothing: (value: z.output<Field>) => boolean,
  why: string,
) =>
  field
    .refine((value) => isNothing(value), why)
    .optional()
    .meta({ description: `${why}.` });

/** `sync`, on calls that start an action attempt. */
export const syncField = z
  .boolean()
  .optional()
  .meta({ description: "Whether to answer only once the attempt has ended, or after 60 s. Default: false." });

/** Warnings of an answer; absent without any. */
export const zoneWarnings = z
  .array(z.looseObject({ warning_code: z.literal("time_read_as_utc"), message: z.string() }))
  .optional()
  .meta({
    description: "Present if a time without a zone was read as UTC, although the device is in another time zone.",
  });
