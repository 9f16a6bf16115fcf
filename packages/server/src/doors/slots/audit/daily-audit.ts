// Reads the codes of each lock once a day, at an hour of its own, because a lock may have failed to report a change.
import type { Clock, ServerTime } from "../../../base/clock.ts";
import type { Database, Tx } from "../../../base/db/database.ts";
import { deviceOf } from "../../../base/db/devices.ts";
import type { Job } from "../../../base/db/job.ts";
import type { Drivers } from "../../../driver/drivers.ts";
import { lockLane } from "../../../base/jobs/lock-command-job.ts";
import { restLane, wakeLane } from "../../../base/jobs/lanes.ts";
import { lookSometime } from "../wake-codes.ts";

export const roundsJobKind = "rounds";

interface RoundsJob {
  /** Start of the hour whose locks are read. */
  from: ServerTime;
  /** Id of the last lock of that hour that was handled; empty if there is none yet. */
  after: string;
}

interface Rounds {
  database: Database;
  clock: Clock;
  drivers: Drivers;
}

const hourMs = 3_600_000;
const hours = 24;
/** Locks per transaction. */
const slice = 200;
/** Delay of the reading if a command waits for the lock, so that the command goes first. */
const politeMs = 60_000;

/** Creates the audit's job at the start of a server, unless it exists. */
export async function lookAfterRounds({ database, clock }: Pick<Rounds, "database" | "clock">): Promise<void> {
  const payload: RoundsJob = { from: hourOf(clock.now()), after: "" };
  const job = { kind: roundsJobKind, workspace_id: null, lane: roundsJobKind, payload };
  // An existing job is not woken, because it would read this hour's locks again.
  const known = database.query.selectFrom("jobs").select("job_id").where("lane", "=", roundsJobKind);
  if (!(await known.executeTakeFirst())) await database.transaction((tx) => wakeLane(tx, job, clock.now()));
}

const hourOf = (moment: number): number => moment - (moment % hourMs);

export async function goRound({ database, clock, drivers }: Rounds, job: Job): Promise<void> {
  const now = clock.now();
  const { from, after } = current(job.payload as RoundsJob, now);
  const end = from + hourMs;
  await database.transaction(async (tx) => {
    const found = await locksOf(tx, from, after);
    const asked = found.filter(
      (lock) => drivers.of(lock).codes !== undefined && deviceOf(lock).properties.online && takesCodes(lock),
    );
    const moving = new Set<string>();
    for (const { device_id } of asked) if (await isToldToMove(tx, device_id)) moving.add(device_id);
    await lookSometime(
      tx,
      asked.map(({ workspace_id, device_id }) => ({
        workspace_id,
        device_id,
        run_at: hourBegins(now, from) + placeOf(device_id) + (moving.has(device_id) ? politeMs : 0),
      })),
    );
    const last = found.length === slice ? found.at(-1) : undefined;
    const next: RoundsJob = last ? { from, after: last.device_id } : { from: end, after: "" };
    await restLane(tx, job, last ? now : end, next);
  });
}

/**
 * The position at which the audit continues. After a pause of more than a day only the last 24 hours count; after the
 * clock was set back, only the current hour.
 */
function current(job: RoundsJob, now: number): RoundsJob {
  if (job.from > now) return { from: hourOf(now), after: "" };
  return job.from < now - hours * hourMs ? { from: hourOf(now) - (hours - 1) * hourMs, after: "" } : job;
}

/** Start of an hour's readings. A missed hour is spread over the next sixty minutes. */
const hourBegins = (now: number, from: number): number => (now < from + hourMs ? from : now);

/** Hexadecimal digits of a device id that give the lock's time of day. The ids are random. */
const digits = 4;
const places = 16 ** digits;
const bound = (hour: number): number => Math.ceil((places * hour) / hours);
const textOf = (place: number): string => place.toString(16).padStart(digits, "0");

function placeOf(device_id: string): number {
  const day = (Number.parseInt(device_id.slice(0, digits), 16) / places) * hours * hourMs;
  return Math.floor(day % hourMs);
}

function locksOf(tx: Tx, from: number, after: string) {
  const hour = Math.floor(from / hourMs) % hours;
  const locks = tx
    .selectFrom("devices as device")
    .innerJoin("connected_accounts as account", "account.connected_account_id", "device.connected_account_id")
    .select(["device.device_id", "device.workspace_id", "device.connected_account_id", "device.body", "account.driver"])
    .where("device.device_id", ">", after)
    .where("device.device_id", ">=", textOf(bound(hour)))
    .where("device.is_managed", "=", 1)
    .where("device.codes_unseen", "=", 0)
    .where("account.is_connected", "=", 1);
  const ofHour = hour === hours - 1 ? locks : locks.where("device.device_id", "<", textOf(bound(hour + 1)));
  return ofHour.orderBy("device.device_id").limit(slice).execute();
}

const takesCodes = (lock: { body: string }): boolean => deviceOf(lock).capabilities_supported.includes("access_code");

async function isToldToMove(tx: Tx, device_id: string): Promise<boolean> {
  const command = tx.selectFrom("jobs").select("job_id").where("lane", "=", lockLane(device_id));
  return (await command.executeTakeFirst()) !== undefined;
}
