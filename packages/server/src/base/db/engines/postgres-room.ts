// Remembers refused writes of PostgreSQL, because an answer to `select 1` says nothing about its disk.
import { type Condition, healthyCondition } from "./condition.ts";

/** Time for which a refusal is remembered. A full disk accepts some writes, so a success proves nothing. */
const rememberedMs = 60_000;

/** Messages by the SQLSTATE of a refusal that any write may meet. */
const reasons: Readonly<Record<string, string>> = {
  "53100": "The disk of PostgreSQL is full: writes are refused. Free up space there.",
  "25006": "This PostgreSQL only reads, as a standby does: writes are refused. Let DATABASE_URL name the primary.",
};

export interface WriteWatch {
  /** Takes the error of every failed statement. */
  heed(this: void, error: unknown): void;
  /** Condition of a database that answers. */
  condition(this: void): Condition;
}

/** @param now - Monotonic milliseconds. */
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
