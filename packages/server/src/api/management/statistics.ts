import { type AnswerOf, type management, messageStatuses, type QueryOf } from "@mortise/contract";
import { sql } from "kysely";
import { dayMs, hourMs, iso, minuteMs } from "../../base/clock.ts";
import type { ManagementContext, ManagementHandlers } from "./context.ts";
import { firstIdAt, idAfter } from "../../webhooks/ids.ts";
import { requireApplication, requireEndpoint } from "./request/references.ts";
import { badRequest } from "./request/refusals.ts";
import { type Counted, responseTimes } from "./response-times.ts";
import { slices } from "./lists/slices.ts";

const periods = {
  FiveMinutes: { ms: 5 * minuteMs, longest: 8 * dayMs },
  OneDay: { ms: dayMs, longest: 366 * dayMs },
} as const;
/** Longest span that is counted by five minutes by default. A longer one is counted by days. */
const longestInMinutes = dayMs;
const defaultRangeMs = 28 * dayMs;

export const statistics = {
  async appAttempts(context, { params, query }) {
    const { app_id } = await requireApplication(context, params);
    return countAttempts(context, { column: "app_id", id: app_id }, query);
  },
  async endpointAttempts(context, { params, query }) {
    const { endpoint } = await requireEndpoint(context, params);
    return countAttempts(context, { column: "endpoint_id", id: endpoint.endpoint_id }, query);
  },
} satisfies ManagementHandlers<typeof management.statistics>;

type Range = QueryOf<typeof management.statistics.appAttempts>;

/** Counts attempts. Both ends are moved outwards to whole periods, so that none is missed. */
async function countAttempts(
  { database, now }: ManagementContext,
  { column, id }: Counted,
  { startDate, endDate, period: wanted, with_response_times }: Range,
): Promise<AnswerOf<typeof management.statistics.appAttempts>> {
  const wantedEnd = endDate === undefined ? now() : Date.parse(endDate);
  const wantedStart = startDate === undefined ? wantedEnd - defaultRangeMs : Date.parse(startDate);
  if (wantedStart >= wantedEnd) throw badRequest("invalid_range", "startDate must be before endDate.");
  const period = wanted ?? (wantedEnd - wantedStart <= longestInMinutes ? "FiveMinutes" : "OneDay");
  const { ms, longest } = periods[period];
  if (wantedEnd - wantedStart > longest)
    throw badRequest("invalid_range", `At most ${longest / dayMs} days can be counted at once by ${period}.`);
  const start = Math.floor(wantedStart / ms) * ms;
  const end = Math.ceil(wantedEnd / ms) * ms;
  const counts = () => Array.from({ length: (end - start) / ms }, () => 0);
  const [successCount, failureCount] = [counts(), counts()];
  // Attempts are counted by minute, the first 16 characters of ISO text, and minutes are summed into periods.
  const minute = sql<string>`substr(created_at, 1, 16)`;
  for await (const { from, to } of slices(start, end, period === "OneDay" ? dayMs : hourMs)) {
    const rows = await database.query
      .selectFrom("webhook_attempts")
      .select([minute.as("minute"), "status", (eb) => eb.fn.countAll().as("count")])
      .where(column, "=", id)
      // Ids start with their time, so attempts at other times are not read.
      .where("attempt_id", ">=", firstIdAt("attempt", from))
      .where("attempt_id", "<", idAfter("attempt", to))
      .where("created_at", ">=", iso(from))
      .where("created_at", "<", iso(to))
      .groupBy([minute, "status"])
      .execute();
    for (const row of rows) {
      const series = row.status === messageStatuses.Success ? successCount : failureCount;
      const index = Math.floor((Date.parse(`${row.minute}:00.000Z`) - start) / ms);
      series[index] = (series[index] ?? 0) + Number(row.count);
    }
  }
  return {
    data: { successCount, failureCount },
    period,
    startDate: iso(start),
    endDate: iso(end),
    ...(with_response_times && { responseTimes: await responseTimes(database, { column, id }, { start, end }) }),
  };
}
