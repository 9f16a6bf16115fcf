import { z } from "zod";
import { call } from "../call.ts";
import { id } from "./fields.ts";

export const actionAttempt = z
  .looseObject({
    action_attempt_id: id("Identifier of the attempt."),
    action_type: z.string().meta({ description: "e.g. `UNLOCK_DOOR` (platform-api §3.13)." }),
    status: z.enum(["pending", "success", "error"]),
    result: z.record(z.string(), z.unknown()).nullable(),
    error: z.object({ type: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: "ActionAttempt", description: "A command on its way: pending, then success or error (spec §4)." });

export const actionAttempts = {
  get: call("GET", "/action_attempts/get", {
    accepts: ["GET", "POST"],
    summary: "Reads how a command is doing.",
    source: "spec §7.1, platform-api §2.2.5",
    input: z.object({ action_attempt_id: id("Identifier of the attempt.") }),
    result: { action_attempt: actionAttempt },
    id: "action_attempt_id",
  }),
};
