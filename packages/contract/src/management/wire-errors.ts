// The two error shapes of the management API (webhook-api §6).
import { z } from "zod";

export const httpErrorOut = z
  .object({
    code: z.string().meta({ description: "Machine-readable code." }),
    detail: z.string().meta({ description: "Human-readable text." }),
  })
  .meta({ id: "HttpErrorOut", description: "Body of every error but those of status 422." });

const validationError = z
  .object({
    loc: z
      .array(z.string())
      .meta({ description: "Location of the error: body, query or path, then the names inside it." }),
    msg: z.string(),
    type: z.string(),
  })
  .meta({ id: "ValidationError" });

export const httpValidationError = z
  .object({ detail: z.array(validationError).optional() })
  .meta({ id: "HTTPValidationError", description: "Body of an error of status 422, which lists all invalid values." });

/** Error statuses that all calls but `health` document. */
export const commonErrors = [401, 403, 404, 409, 422] as const;
