// Whether PostgreSQL has lately refused to write: an answer to `select 1` says nothing of its disk.
import { type Condition, healthyCondition } from "./condition.ts";

/** A full disk takes some writes and refuses others, so one that succeeds proves nothing. */
const rememberedMs = 60_000;

/** SQLSTATEs of writes that are refused, whatever is written. */
const reasons: Readonly<Record<string, string>> = {
  "53100": "The disk of PostgreSQL is full: writes are refused. Free up space there.",
  "25006": "This PostgreSQL only reads, as a standby does: writes are refused. Let DATABASE_URL name the primary.",
};

export interface WriteWatch {
  /** Told of every statement that failed. */
  heed(this: void, error: unknown): void;
  /** What is known of a database that answers. */
  condition(this: void): Condition;
}

/** `now`: milliseconds that go on evenly. */
export function watchWrites(now: () => number = () => performance.now()): WriteWatch {
  let last: { message: string; at: number } | undefined;
  return {
    heed(error) {
      const message = reasons[String((error as { code?: unknown } | null)?.code)];
      if (message !== undefined) last = { message, at: now() };
    },
    condition: () =>
      last && now() - last.at < rememberedMs ? { status: "degraded", message: last.message } : healthyCondition,
  };
}
