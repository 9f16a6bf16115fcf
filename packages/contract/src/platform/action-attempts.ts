import { z } from "zod";
import { call, keysOnly } from "../call.ts";
import { idField, idListField } from "./fields.ts";
import { pageInput, paginationEntity } from "./pagination.ts";

export const actionAttempt = z
  .looseObject({
    action_attempt_id: idField("Identifier of the attempt."),
    action_type: z
      .string()
      .meta({ description: "Kind of the command, e.g. `UNLOCK_DOOR` (docs/api/platform-api.md §3.13)." }),
    status: z.enum(["pending", "success", "error"]),
    result: z.record(z.string(), z.unknown()).nullable(),
    error: z.object({ type: z.string(), message: z.string() }).nullable(),
  })
  .meta({
    id: "ActionAttempt",
    description: "Progress of a command: pending, then success or error (docs/specification/spec.md §4).",
  });

export const actionAttemptCalls = {
  get: call("GET", "/action_attempts/get", {
    accepts: ["GET", "POST"],
    summary: "Reads the progress of a command.",
    source: "spec §7.1, platform-api §2.2.5",
    input: z.object({ action_attempt_id: idField("Identifier of the attempt.") }),
    result: { action_attempt: actionAttempt },
    errors: ["action_attempt_not_found"],
    id: "action_attempt_id",
  }),
  list: call("GET", "/action_attempts/list", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Lists the progress of the given commands, or of those on a device. Fails if one of them is not found.",
    source: "platform-api §2.2.5",
    input: z
      .object({
        action_attempt_ids: idListField("Identifiers of the attempts.").optional(),
        device_id: idField("Only attempts on this device.").optional(),
        ...pageInput(500, 10_000),
      })
      .refine(
        ({ action_attempt_ids, device_id }) => action_attempt_ids !== undefined || device_id !== undefined,
        "Either action_attempt_ids or device_id is required",
      ),
    result: { action_attempts: z.array(actionAttempt), pagination: paginationEntity },
    errors: ["action_attempts_not_found", "device_not_found"],
  }),
};
