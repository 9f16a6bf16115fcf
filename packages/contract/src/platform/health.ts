import { z } from "zod";
import { call } from "../call.ts";
import { timestampField } from "./fields.ts";

const serviceHealth = z
  .looseObject({
    service: z.string(),
    status: z.enum(["healthy", "degraded", "down"]),
    description: z.string(),
  })
  .meta({ id: "ServiceHealth", description: "Health of one part of the platform." });

const answer = {
  auth: ["none"],
  summary: "Reports the health of the platform. Needs no credential.",
  source: "platform-api §2.2.12",
  input: z.object({}),
  result: {
    msg: z.string(),
    last_service_evaluation_at: timestampField("Time of the last check.").optional(),
    service_health_statuses: z.array(serviceHealth),
  },
  returns: "service_health_statuses",
} as const;

export const healthCalls = {
  get: call("GET", "/health", { ...answer, accepts: ["GET", "POST"] }),
  getHealth: call("GET", "/health/get_health", { ...answer, accepts: ["GET", "POST"], serverOnly: true }),
};
