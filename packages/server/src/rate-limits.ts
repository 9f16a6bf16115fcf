// How often one device may be asked for the same action (platform-api §4.9). Rows of action_attempts are counted: all processes share them.
import type { ExpressionBuilder } from "kysely";
import { iso } from "./clock.ts";
import type { Context } from "./context.ts";
import type { Query } from "./db/database.ts";
import type { Schema } from "./db/schema.ts";
import { Refusal } from "./errors.ts";

const perMinute = {
  CREATE_ACCESS_CODE: 10,
  UPDATE_ACCESS_CODE: 10,
  DELETE_ACCESS_CODE: 20,
  LOCK_DOOR: 15,
  UNLOCK_DOOR: 15,
};
export type LimitedAction = keyof typeof perMinute;

const windowMs = 60_000;

/** Call it in the transaction that writes the attempt: of two callers at once, only one gets the last place. */
export async function limitRate(
  { database, now }: Pick<Context, "database" | "now">,
  tx: Query,
  device_id: string,
  action_type: LimitedAction,
): Promise<void> {
  const most = perMinute[action_type];
  await database.forUpdate(tx.selectFrom("devices").select("device_id").where("device_id", "=", device_id)).executeTakeFirst();
  const latest = await tx
    .selectFrom("action_attempts as attempt")
    .select("attempt.created_at")
    .where("attempt.device_id", "=", device_id)
    .where("attempt.action_type", "=", action_type)
    .where("attempt.created_at", ">", iso(now() - windowMs))
    // Attempts from the future were made before the clock was set back: they must not keep anybody out until it has caught up.
    .where("attempt.created_at", "<=", iso(now() + windowMs))
    .where((eb) => eb.not(eb.exists(spareOf(eb))))
    .orderBy("attempt.created_at", "desc")
    .limit(most)
    .execute();
  const first = latest[most - 1];
  if (first) throw tooMany(most, action_type, Date.parse(first.created_at) + windowMs - now());
}

/** The attempt made a spare code. The server makes those by itself, so they do not count against the caller. */
const spareOf = (eb: ExpressionBuilder<Schema & { attempt: Schema["action_attempts"] }, "attempt">) =>
  eb
    .selectFrom("access_codes as code")
    .select("code.access_code_id")
    .whereRef("code.access_code_id", "=", "attempt.access_code_id")
    .where("code.is_backup", "=", 1);

function tooMany(most: number, action_type: LimitedAction, waitMs: number): Refusal {
  const seconds = Math.max(Math.ceil(waitMs / 1000), 1);
  const message = `At most ${most} ${action_type} requests a minute are taken for one device. Try again in ${seconds} s.`;
  return new Refusal(429, "rate_limit_exceeded", message, { headers: { "retry-after": String(seconds) } });
}
