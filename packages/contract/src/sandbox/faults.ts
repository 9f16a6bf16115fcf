import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { idField } from "../platform/fields.ts";

/** Failures of a simulated device. `hold` keeps attempts pending until faults are cleared. */
export const faultKinds = [
  "jammed",
  "refused",
  "offline",
  "slow",
  "no_answer",
  "slots_full",
  "duplicate_code",
  "hold",
] as const;

const deviceRef = idField("Device of the fault. Default: every device of the workspace.").optional();

export const faultCalls = {
  set: call("POST", "/sandbox/faults/set", {
    auth: sandboxKeys,
    summary: "Makes the next commands of a device fail in one particular way.",
    source: "sandbox controls",
    input: z.object({
      device_id: deviceRef,
      fault: z
        .enum(faultKinds)
        .meta({ description: "Kind of failure; `hold` leaves attempts pending until faults are cleared." }),
      times: z.number().int().min(1).max(1_000_000).nullable().optional().meta({
        description: "Number of commands that fail; null: all until the fault is cleared, as with `hold`. Default: 1.",
      }),
    }),
    errors: ["device_not_found"],
  }),
  clear: call("POST", "/sandbox/faults/clear", {
    auth: sandboxKeys,
    summary: "Clears faults and releases the attempts that they held.",
    source: "sandbox controls",
    input: z.object({ device_id: deviceRef }),
    errors: ["device_not_found"],
  }),
};
