import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { idField } from "../platform/fields.ts";

export const keypadCalls = {
  enter: call("POST", "/sandbox/keypad/enter", {
    auth: sandboxKeys,
    summary: "Enters a PIN at the lock, as a guest would. A code opens it if the lock has it and its time has come.",
    source: "sandbox controls",
    input: z.object({
      device_id: idField("Identifier of the lock."),
      code: z
        .string()
        .regex(/^\d{1,12}$/, "Must be 1 to 12 digits")
        .meta({ description: "Digits that are typed." }),
    }),
    result: { opened: z.boolean().meta({ description: "Whether the lock opened." }) },
    errors: ["device_not_found"],
  }),
};
