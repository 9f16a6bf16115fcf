import { z } from "zod";
import { managementCall } from "./call.ts";
import { momentField, timestampField } from "./fields.ts";

const attemptStatisticsData = z
  .object({ successCount: z.array(z.int()).nullish(), failureCount: z.array(z.int()).nullish() })
  .meta({ id: "AttemptStatisticsData" });
const period = z
  .enum(["OneDay", "FiveMinutes"])
  .meta({ id: "StatisticsPeriod", description: "Length of the period that one number covers." });
const responseTimes = z
  .object({
    median: z.int().meta({ description: "Median, in milliseconds." }),
    slowest: z.int().meta({ description: "Slowest response, in milliseconds." }),
  })
  .meta({ id: "ResponseTimes", description: "Response times of the receiver." });
const attemptStatisticsResponse = z
  .object({
    data: attemptStatisticsData,
    period,
    startDate: timestampField("Start of the first period."),
    endDate: timestampField("End of the last period."),
    responseTimes: responseTimes.nullish().meta({
      description: "null if no attempt had a response. Present only with `with_response_times`.",
    }),
  })
  .meta({ id: "AttemptStatisticsResponse", description: "Attempts per period, oldest first." });

const query = z.object({
  startDate: momentField(
    "Start of the counts, moved back to a whole period. Default: 28 days before the end.",
  ).optional(),
  endDate: momentField("End of the counts, moved on to a whole period. Default: now.").optional(),
  period: period.optional().meta({
    description:
      "Length of a period: FiveMinutes for 8 days at most, OneDay for 366. Default: FiveMinutes for a day or less.",
  }),
  with_response_times: z.boolean().optional().meta({
    description: "Include the median and the slowest of the response times.",
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
