import { z } from "zod";
import { managementCall } from "./call.ts";
import { momentField, timestampField } from "./fields.ts";

const attemptStatisticsData = z
  .object({ successCount: z.array(z.int()).nullish(), failureCount: z.array(z.int()).nullish() })
  .meta({ id: "AttemptStatisticsData" });
const period = z
  .enum(["OneDay", "FiveMinutes"])
  .meta({ id: "StatisticsPeriod", description: "How much time one number stands for." });
const responseTimes = z
  .object({
    median: z.int().meta({ description: "Milliseconds." }),
    slowest: z.int().meta({ description: "Milliseconds." }),
  })
  .meta({ id: "ResponseTimes", description: "How long the receiver took to answer." });
const attemptStatisticsResponse = z
  .object({
    data: attemptStatisticsData,
    period,
    startDate: timestampField("Start of the first period."),
    endDate: timestampField("End of the last period."),
    responseTimes: responseTimes.nullish().meta({
      description: "null where nothing was answered; with_response_times alone tells.",
    }),
  })
  .meta({ id: "AttemptStatisticsResponse", description: "Attempts per period, oldest first." });

const query = z.object({
  startDate: momentField("Start; 28 days before the end unless told.").optional(),
  endDate: momentField("End; now unless told.").optional(),
  period: period.optional().meta({
    description: "FiveMinutes for a day or less, else OneDay, unless told; FiveMinutes for 8 days at most.",
  }),
  with_response_times: z.boolean().optional().meta({
    description: "Answer the median and the slowest of the response times too.",
    default: false,
  }),
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
