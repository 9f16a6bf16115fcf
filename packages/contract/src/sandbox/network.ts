import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";

export const networkCalls = {
  set: call("POST", "/sandbox/network/set", {
    auth: sandboxKeys,
    summary:
      "Makes the platform API answer this workspace slowly, badly or not at all. Without input, restores normal answers.",
    source: "sandbox controls",
    input: z.object({
      delay_ms: z
        .number()
        .int()
        .min(0)
        .max(60_000)
        .optional()
        .meta({ description: "Pause before each answer, in milliseconds." }),
      down: z.boolean().optional().meta({ description: "Whether connections are cut instead of answered." }),
      status: z
        .union([z.literal(401), z.literal(403), z.literal(429), z.literal(500), z.literal(503)])
        .optional()
        .meta({
          description: "Status with which every call is answered. Default: the real one.",
        }),
      body: z
        .enum(["html", "truncated"])
        .optional()
        .meta({ description: "Body of every answer: a web page, or truncated JSON. Default: the real one." }),
    }),
  }),
};
