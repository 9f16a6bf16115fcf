// Limits how often a device may get the same command (platform-api §4.9), and how much strangers may create. Rows are
// counted, so that all processes share the limits.
import { type ExpressionBuilder, sql } from "kysely";
import { iso } from "../base/clock.ts";
import type { Context } from "./context.ts";
import type { Tx } from "../base/db/database.ts";
import type { Schema } from "../base/db/schema.ts";
import { Refusal } from "../base/errors.ts";

const perMinute = {
  CREATE_ACCESS_CODE: 10,
  UPDATE_ACCESS_CODE: 10,
  DELETE_ACCESS_CODE: 20,
  LOCK_DOOR: 15,
  UNLOCK_DOOR: 15,
};
type LimitedAction = keyof typeof perMinute;

const windowMs = 60_000;

/**
 * Enforces the limit. Call it in the transaction that stores the attempt, so that two concurrent callers cannot both
 * take the last free place.
 */
export async function limitRate(
  tx: Tx,
  { now }: Pick<Context, "now">,
  device_id: string,
  action_type: LimitedAction,
): Promise<void> {
  const most = perMinute[action_type];
  await tx.lock(tx.selectFrom("devices").select("device_id").where("device_id", "=", device_id)).executeTakeFirst();
  const latest = await tx
    .selectFrom("action_attempts as attempt")
    .select("attempt.created_at")
    .where("attempt.device_id", "=", device_id)
    .where("attempt.action_type", "=", action_type)
    .where("attempt.created_at", ">", iso(now() - windowMs))
    // Attempts in the future were made before the clock was set back, and must not block callers until it has caught
    // up.
    .where("attempt.created_at", "<=", iso(now() + windowMs))
    .where((eb) => eb.not(eb.exists(spareOf(eb))))
    .orderBy("attempt.created_at", "desc")
    .limit(most)
    .execute();
  const first = latest[most - 1];
  if (first)
    throw tooMany(
      `At most ${most} ${action_type} requests a minute are taken for one device.`,
      first.created_at,
      now(),
    );
}

/** Matches attempts that made a backup code. The server makes these by itself, so they do not count. */
const spareOf = (eb: ExpressionBuilder<Schema & { attempt: Schema["action_attempts"] }, "attempt">) =>
  eb
    .selectFrom("access_codes as code")
    .select("code.access_code_id")
    .whereRef("code.access_code_id", "=", "attempt.access_code_id")
    .where("code.is_backup", "=", 1);

const newPerMinute = 1000;
const newcomersMade = {
  client_sessions: "client sessions are made a minute with a workspace's publishable key",
  connect_webviews: "connect webviews are made a minute by a workspace's client sessions",
};

/**
 * Limits sessions that are made with a publishable key, and webviews that are made by client sessions. Anybody can read
 * a publishable key in a page, so without a limit a stranger could fill the disk. Call it only before one is created,
 * not when a session is returned again. Sessions that have connected accounts do not count. Concurrent callers may
 * exceed the limit by a few.
 */
export async function limitNewcomers(
  { now, workspace }: Pick<Context, "now" | "workspace">,
  tx: Tx,
  made: keyof typeof newcomersMade,
): Promise<void> {
  const isCounted =
    made === "client_sessions"
      ? sql<boolean>`not exists (select 1 from client_session_accounts as shared where shared.client_session_id = made.client_session_id)`
      : sql<boolean>`exists (select 1 from client_session_webviews as own where own.connect_webview_id = made.connect_webview_id)`;
  const { rows } = await sql<{ created_at: string }>`
    select made.created_at from ${sql.table(made)} as made
    where made.workspace_id = ${workspace.workspace_id} and ${isCounted}
      and made.created_at > ${iso(now() - windowMs)} and made.created_at <= ${iso(now() + windowMs)}
    order by made.created_at desc limit 1 offset ${sql.lit(newPerMinute - 1)}`.execute(tx);
  const [first] = rows;
  if (first) throw tooMany(`At most ${newPerMinute} ${newcomersMade[made]}.`, first.created_at, now());
}

/** @param since - Creation time of the first row that must be a minute old. */
function tooMany(rule: string, since: string, now: number): Refusal {
  const seconds = Math.max(Math.ceil((Date.parse(since) + windowMs - now) / 1000), 1);
  return new Refusal(429, "rate_limit_exceeded", `${rule} Try again in ${seconds} s.`, {
    headers: { "retry-after": String(seconds) },
  });
}
