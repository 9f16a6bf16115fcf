import { z } from "zod";
import { row } from "./call.ts";
import { moment, timestamp } from "./fields.ts";

const attemptStatisticsData = z
  .object({ successCount: z.array(z.int()).nullish(), failureCount: z.array(z.int()).nullish() })
  .meta({ id: "AttemptStatisticsData" });
const attemptStatisticsResponse = z
  .object({
    data: attemptStatisticsData,
    period: z
      .enum(["OneDay", "FiveMinutes"])
      .meta({ id: "StatisticsPeriod", description: "How much time one number stands for." }),
    startDate: timestamp("Start of the first period."),
    endDate: timestamp("End of the last period."),
  })
  .meta({ id: "AttemptStatisticsResponse", description: "Attempts per period, oldest first." });

const query = z.object({
  startDate: moment("Start; 28 days before the end unless told.").optional(),
  endDate: moment("End; now unless told.").optional(),
});
const source = "spec §7.3, webhook-api §2";
export const statistics = {
  appAttempts: row("GET", "/stats/app/{app_id}/attempt", {
    summary: "Counts the attempts of an application over time.",
    source,
    query,
    status: 200,
    result: attemptStatisticsResponse,
  }),
  endpointAttempts: row("GET", "/stats/app/{app_id}/ep/{endpoint_id}/attempt", {
    summary: "Counts the attempts of an endpoint over time.",
    source,
    query,
    status: 200,
    result: attemptStatisticsResponse,
  }),
};
