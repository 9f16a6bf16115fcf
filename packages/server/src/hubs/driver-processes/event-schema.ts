// Validates a driver's events, because a driver's process is not trusted.
import { z } from "zod";
import type { DeviceInfo } from "../../driver/device-info.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { codeCapabilities } from "./answer-schemas.ts";
import { deviceState, faultForm, momentForm, placeForm, slotFacts } from "./port-parts.ts";

const key = z.string().min(1).max(200);
const words = z.string().max(500);

const device = z.object({
  key,
  network: key.optional(),
  name: words,
  manufacturer: words.optional(),
  model: words.optional(),
  bolt: z.object({ confirms: z.boolean().optional() }).nullable(),
  codes: codeCapabilities.nullable(),
  isInterviewed: z.boolean().optional(),
  battery: z.boolean(),
  door_sensor: z.boolean(),
});

const devices = z.array(device).max(5000);

const event = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("link"),
    up: z.boolean(),
    at: momentForm,
    fault: faultForm.optional(),
    detail: words.optional(),
  }),
  z.object({ type: z.literal("inventory"), at: momentForm, network: key, keys: z.array(key).max(10_000) }),
  z.object({ type: z.literal("device"), at: momentForm, device }),
  z.object({ type: z.literal("device_gone"), at: momentForm, key }),
  z.object({ type: z.literal("state"), key, ...deviceState }),
  z.object({
    type: z.literal("operated"),
    key,
    at: momentForm,
    operation: z.enum(["lock", "unlock", "denied"]),
    by: z.enum(["keypad", "manual", "remote", "automatic", "unknown"]),
    slot: placeForm.optional(),
  }),
  z.object({ type: z.literal("slot"), key, at: momentForm, ...slotFacts }),
  z.object({ type: z.literal("slot_news"), key, at: momentForm, slot: placeForm.optional() }),
]);

/** Validates an event. Returns `undefined` if it has another shape. */
export function driverEvent(told: unknown): DriverEvent | undefined {
  const { data } = event.safeParse(told);
  return data as DriverEvent | undefined;
}

/** Validates the answer of a probe. Returns `undefined` if it has another shape. */
export const readDevices = (found: unknown): readonly DeviceInfo[] | undefined =>
  devices.safeParse(found).data as readonly DeviceInfo[] | undefined;
