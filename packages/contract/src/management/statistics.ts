import { z } from "zod";
import { managementCall } from "./call.ts";
import { momentField, timestampField } from "./fields.ts";

const attemptStatisticsData = z
  .object({ successCount: z.array(z.int()).nullish(), failureCount: z.array(z.int()).nullish() })
  .meta({ id: "AttemptStatisticsData" });
const attemptStatisticsResponse = z
  .object({
    data: attemptStatisticsData,
    period: z
      .enum(["OneDay", "FiveMinutes"])
      .meta({ id: "StatisticsPeriod", description: "How much time one number stands for." }),
    startDate: timestampField("Start of the first period."),
    endDate: timestampField("End of the last period."),
  })
  .meta({ id: "AttemptStatisticsResponse", description: "Attempts per period, oldest first." });

const query = z.object({
  startDate: momentField("Start; 28 days before the end unless told.").optional(),
  endDate: momentField("End; now unless told.").optional(),
});
const source = "spec §7.3, webhook-api §2";
export const statisticsCalls = {
  appAttempts: managementCall("GET", "/stats/app/{app_id}/attempt", {
    summary: "Counts the attempts of an application over time.",
    source,
    query,
    status: 200,
    result: attemptStatisticsResponse,
  }),
  endpointAttempts: managementCall("GET", "/stats/app/{app_id}/ep/{endpoint_id}/attempt", {
    summary: "Counts the attempts of an endpoint over time.",
    source,
    query,
    status: 200,
    result: attemptStatisticsResponse,
  }),
};
