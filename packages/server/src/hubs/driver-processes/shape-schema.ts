// Validates a process's description of its driver and system.
import { z } from "zod";
import { DriverError } from "../../driver/driver.ts";
import type { SystemSettings } from "../../driver/driver-factory.ts";
import { languages } from "../../base/text/language.ts";
import { operationNames } from "./answer-schemas.ts";
import type { DriverShape } from "./process/driver-shape.ts";

const methods = (part: string) =>
  z
    .array(z.string())
    .max(100)
    // Unknown operations are dropped; the server never calls them.
    .transform((names) => names.filter((name) => operationNames.includes(`${part}.${name}`)))
    .optional();

const shape = z.object({
  kind: z.string().max(100),
  keepsOperations: z.boolean(),
  hasRun: z.boolean(),
  countsQuestions: z.boolean(),
  parts: z.object({
    bolt: methods("bolt"),
    codes: methods("codes"),
    climate: methods("climate"),
    noise: methods("noise"),
  }),
});

export function readShape(answer: unknown): DriverShape {
  const { data } = shape.safeParse(answer);
  if (!data) throw new DriverError("internal", "The driver describes itself in a form that cannot be read.");
  return data as DriverShape;
}

const words = z.string().min(1).max(200);

export const systemSchemas = z
  .array(
    z.object({
      kind: z
        .string()
        .regex(/^[a-z][a-z\d_]*$/)
        .max(60),
      displayName: words,
      models: z.array(words).max(1000).optional(),
      fields: z
        .array(
          z.object({
            name: words,
            type: z.enum(["url", "text", "password", "checkbox"]),
            isSecret: z.boolean().optional(),
            isRequired: z.boolean().optional(),
            value: z.string().max(500).optional(),
            label: z.partialRecord(z.enum(languages), words).optional(),
          }),
        )
        .max(50),
      announcement: z
        .object({
          service: words,
          scheme: words,
          caution: z.string().max(500).optional(),
          hasDetail: z.boolean(),
        })
        .nullable(),
    }),
  )
  .max(50);

const settings = z.object({
  settings: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.string()),
  login: words,
  host: words,
});

export const readSettings = (answer: unknown): SystemSettings | undefined => settings.safeParse(answer).data;
