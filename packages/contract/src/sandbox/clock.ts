import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { timestampField } from "../platform/fields.ts";

const yearMs = 366 * 24 * 60 * 60 * 1000;

export const clockCalls = {
  advance: call("POST", "/sandbox/clock/advance", {
    auth: sandboxKeys,
    summary: "Moves the clock on; what has fallen due by then is done before the answer.",
    source: "sandbox controls",
    input: z.object({ milliseconds: z.number().int().min(0).max(yearMs).meta({ description: "How far." }) }),
    result: { now: timestampField("What the clock shows now.") },
  }),
};
