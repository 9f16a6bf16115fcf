// How long receivers took to answer: the median and the slowest of the attempts within a span.
import { sql } from "kysely";
import { hourMs, iso } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { firstIdAt, idAfter } from "../../webhooks/ids.ts";
import { slices } from "./lists/slices.ts";

/** Whose attempts are counted. */
export interface Counted {
  column: "app_id" | "endpoint_id";
  id: string;
}

const sliceMs = 6 * hourMs;

/** Of attempts that were answered, whatever the answer; `null` where there are none. */
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

/** `counts`: by the duration, how many attempts took so long. Of an even number, the lower middle one is the median. */
export function medianAndSlowest(counts: ReadonlyMap<number, number>): { median: number; slowest: number } | null {
  const inOrder = [...counts].toSorted(([one], [other]) => one - other);
  const total = inOrder.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  const median = inOrder.find(([, count]) => (seen += count) * 2 >= total)?.[0];
  const slowest = inOrder.at(-1)?.[0];
  return median === undefined || slowest === undefined ? null : { median, slowest };
}
