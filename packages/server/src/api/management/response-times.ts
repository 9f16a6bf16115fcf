// Response times of receivers: the median and the slowest of the attempts in a span.
import { sql } from "kysely";
import { hourMs, iso } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { firstIdAt, idAfter } from "../../webhooks/ids.ts";
import { slices } from "./lists/slices.ts";

/** Attempts to count. */
export interface Counted {
  column: "app_id" | "endpoint_id";
  id: string;
}

const sliceMs = 6 * hourMs;

/** Response times of attempts with any answer; `null` if there are none. */
export async function responseTimes(
  database: Database,
  { column, id }: Counted,
  { start, end }: { start: number; end: number },
): Promise<{ median: number; slowest: number } | null> {
  const counts = new Map<number, number>();
  for await (const { from, to } of slices(start, end, sliceMs)) {
    const rows = await database.query
      .selectFrom("webhook_attempts")
      .select([sql<number>`duration_ms`.as("duration"), (eb) => eb.fn.countAll().as("count")])
      .where(column, "=", id)
      .where("attempt_id", ">=", firstIdAt("attempt", from))
      .where("attempt_id", "<", idAfter("attempt", to))
      .where("created_at", ">=", iso(from))
      .where("created_at", "<", iso(to))
      .where("duration_ms", "is not", null)
      .where("response_status_code", ">", 0)
      .groupBy("duration_ms")
      .execute();
    for (const { duration, count } of rows) counts.set(duration, (counts.get(duration) ?? 0) + Number(count));
  }
  return medianAndSlowest(counts);
}

/** @param counts - Number of attempts by duration. With an even number, the median is the lower middle one. */
export function medianAndSlowest(counts: ReadonlyMap<number, number>): { median: number; slowest: number } | null {
  const inOrder = [...counts].toSorted(([one], [other]) => one - other);
  const total = inOrder.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  const median = inOrder.find(([, count]) => (seen += count) * 2 >= total)?.[0];
  const slowest = inOrder.at(-1)?.[0];
  return median === undefined || slowest === undefined ? null : { median, slowest };
}
