import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { idField } from "../platform/fields.ts";

export const keypadCalls = {
  enter: call("POST", "/sandbox/keypad/enter", {
    auth: sandboxKeys,
    summary: "Enters a PIN at the lock, as a guest would; a code set on the lock opens it.",
    source: "sandbox controls",
    input: z.object({
      device_id: idField("The lock."),
      code: z
        .string()
        .regex(/^\d{1,12}$/, "Must be 1 to 12 digits")
        .meta({ description: "What is typed." }),
    }),
    result: { opened: z.boolean().meta({ description: "Whether the lock took it." }) },
    errors: ["device_not_found"],
  }),
};
