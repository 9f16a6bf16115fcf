import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { timestampField } from "../platform/fields.ts";

const yearMs = 366 * 24 * 60 * 60 * 1000;

export const clockCalls = {
  advance: call("POST", "/sandbox/clock/advance", {
    auth: sandboxKeys,
    summary: "Moves the clock forward. Everything that falls due by then is done before the answer.",
    source: "sandbox controls",
    input: z.object({
      milliseconds: z.number().int().min(0).max(yearMs).meta({ description: "Milliseconds by which the clock moves." }),
    }),
    result: { now: timestampField("New time of the clock.") },
  }),
};
