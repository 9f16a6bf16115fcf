// Field kinds that many entities and inputs use.
import { z } from "zod";

export const id = (description: string) => z.guid("Invalid uuid").meta({ description });
export const ids = (description: string) => z.array(z.guid("Invalid uuid")).max(10_000).meta({ description });
export const timestamp = (description: string) =>
  z.string().meta({ description, format: "date-time", examples: ["2026-06-12T09:00:00.000Z"] });

/**
 * Any string that a JavaScript Date can parse, even one printed by a Date with the long name of its zone; answers are always in UTC
 * (platform-api §1.5, §4.2). Only the server compares two moments: it reads one without a zone as UTC, `Date.parse` as local time.
 */
export const moment = (description: string) =>
  z
    .string()
    .max(128)
    .refine((text) => !Number.isNaN(Date.parse(text)), "Invalid date")
    .meta({ description, format: "date-time" });

/** One thing that is wrong with a device, a code or an account (platform-api §3.5, §3.9). Only true flags are sent. */
const issueFields = {
  message: z.string().meta({ description: "For people." }),
  created_at: timestamp("When it began.").optional(),
  is_connected_account_error: z.boolean().optional(),
  is_device_error: z.boolean().optional(),
  is_access_code_error: z.boolean().optional(),
};
export const errorEntry = z
  .looseObject({ error_code: z.string().meta({ description: "For programs." }), ...issueFields })
  .meta({ id: "ErrorEntry", description: "Something wrong with a device, an access code or an account." });
export const warningEntry = z
  .looseObject({
    warning_code: z.string().meta({ description: "For programs." }),
    message: z.string(),
    created_at: timestamp("When it began.").optional(),
  })
  .meta({ id: "WarningEntry", description: "Something to know about a device, an access code or an account." });

/** Values that a caller keeps with an entity (platform-api §3.19); a null value removes its key. */
export const customMetadata = z
  .record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine((metadata) => Object.keys(metadata).length <= 50, "At most 50 keys")
  .meta({ description: "Up to 50 values of your own; keys up to 40 characters, texts up to 500." });

/** Filters a list by the values in its entities' `custom_metadata`. */
export const customMetadataHas = customMetadata
  .optional()
  .meta({ description: "Only those whose custom_metadata holds all of these values; as JSON where it travels in a query." });

/** A caller's name for one of its users (platform-api §3.12). */
export const userIdentifierKey = z.string().min(1).max(500).meta({ description: "The host's name for its user; not guessable." });

/** A caller's name for one of its own customers, to tell their accounts apart (platform-api §2.2.6, §2.2.7). */
export const customerKey = z.string().min(1).max(500).meta({ description: "The host's name for its customer." });

/** The capabilities that a caller wants of an account's devices (platform-api §2.2.7). */
export const acceptedCapabilities = z
  .array(z.enum(["lock", "thermostat", "noise_sensor", "access_control", "camera"]))
  .max(5)
  .optional();

/** Filters a list by a space. This platform has no spaces, so nothing passes. */
export const spaceId = z
  .guid("Invalid uuid")
  .optional()
  .meta({ description: "Only what is in this space; there are none, so nothing is." });

/** `sync`, on calls that start an action attempt. */
export const sync = z.boolean().optional().meta({ description: "Answer only once the attempt has ended; false unless told." });
