// Schemas that events and answers of a driver share.
import { z } from "zod";

export const faultForm = z.enum([
  "unreachable",
  "timeout",
  "jammed",
  "rejected",
  "duplicate_code",
  "no_free_slot",
  "invalid_code",
  "inactive",
  "unsupported",
  "auth",
  "busy",
  "gone",
  "unpaid",
  "internal",
]);

/** Epoch milliseconds. */
export const momentForm = z.number().min(0).max(8_640_000_000_000_000);
/** Slot of a lock. */
export const placeForm = z.int().min(0).max(65_535);

/** Fields of `DeviceState`. */
export const deviceState = {
  at: momentForm,
  online: z.boolean().optional(),
  hub_online: z.boolean().optional(),
  is_listed: z.boolean().optional(),
  unpaid: z.boolean().optional(),
  locked: z.boolean().nullable().optional(),
  moved_at: momentForm.optional(),
  moved_by: z.literal("automatic").optional(),
  door_open: z.boolean().nullable().optional(),
  battery_level: z.number().min(0).max(1).nullable().optional(),
  battery_low: z.literal(true).optional(),
  jammed: z.boolean().optional(),
  source: z.enum(["report", "assumed"]),
};

const window = z.object({ starts_at: momentForm, ends_at: momentForm });

/** Fields of one slot. */
export const slotFacts = {
  slot: placeForm,
  occupied: z.boolean().nullable(),
  active: z.literal(false).optional(),
  code: z.string().max(64).optional(),
  name: z.string().max(500).nullable().optional(),
};

export const slotState = z.object({ ...slotFacts, window: window.nullable().optional() });
