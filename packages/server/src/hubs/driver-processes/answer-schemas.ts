// Validates a driver's answers by operation, because a driver's process is not trusted.
import { z } from "zod";
import { deviceState, momentForm, placeForm, slotState } from "./port-parts.ts";

export const codeCapabilities = z.object({
  slots: z.array(placeForm).max(1000),
  lengths: z.array(z.int().min(1).max(64)).max(64),
  readback: z.enum(["code", "occupancy", "none"]),
  native_schedule: z.boolean(),
  schedule_needs_zone: z.boolean().optional(),
  mint: z.boolean().optional(),
});

const askAgain = z.object({ again_at: momentForm });
const proof = z.union([askAgain, z.object({ proof: z.enum(["state", "ack"]) })]);
const codeProof = z.union([
  askAgain,
  z.object({ proof: z.enum(["readback", "ack"]), code: z.string().max(64).optional() }),
]);

const byName: Readonly<Record<string, z.ZodType>> = {
  readState: z.object({ device_id: z.string(), ...deviceState }),
  "bolt.setLocked": proof,
  "bolt.configureAutoLock": proof,
  "codes.capabilities": codeCapabilities,
  "codes.readSlots": z.array(slotState).max(1000),
  "codes.readSlot": slotState,
  "codes.write": codeProof,
  "codes.clear": codeProof,
  "climate.set": proof,
  "climate.setFanMode": proof,
  "noise.write": proof,
  "noise.clear": proof,
};

/** Operations of a driver, by `part.method`. */
export const operationNames: readonly string[] = Object.keys(byName);

/** Validates an answer. Returns `undefined` if it has another shape. */
export const readAnswer = (operation: string, answer: unknown): object | undefined =>
  byName[operation]?.safeParse(answer).data as object | undefined;
