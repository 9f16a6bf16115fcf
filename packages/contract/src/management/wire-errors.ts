// The two error shapes of the management API (webhook-api §6).
import { z } from "zod";

export const httpErrorOut = z
  .object({
    code: z.string().meta({ description: "For programs." }),
    detail: z.string().meta({ description: "For people." }),
  })
  .meta({ id: "HttpErrorOut", description: "What every error but 422 answers." });

const validationError = z
  .object({
    loc: z.array(z.string()).meta({ description: "Where: body, query or path, then the names inside it." }),
    msg: z.string(),
    type: z.string(),
  })
  .meta({ id: "ValidationError" });

export const httpValidationError = z
  .object({ detail: z.array(validationError).optional() })
  .meta({ id: "HTTPValidationError", description: "What 422 answers." });

/** Error statuses that every call with a token documents. */
export const commonErrors = [401, 403, 404, 409, 422] as const;
