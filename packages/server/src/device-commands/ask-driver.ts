// What all commands to devices share: find the command again, hold it back in a sandbox, ask the driver until there is
// an answer. Each kind of command says itself what to do with that answer (run-lock-command.ts and its siblings).
import { type DevicePlace, findDevicePlace } from "../db/device-place.ts";
import type { Job } from "../db/job.ts";
import { finishJob, requireJob, rescheduleJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import { type AskAgain, type Driver, DriverError, isAskAgain, type Op } from "../drivers/driver.ts";
import { askUntilDeadline } from "../drivers/ask-until-deadline.ts";
import { commandDeadlineMs as deadlineMs, opOf } from "../drivers/op.ts";
import { heldMs } from "./command-hold.ts";

/** What the job of every command holds, beside what is to be done. */
export interface DeviceCommand {
  action_attempt_id: string;
  device_id: string;
  /** Set when the driver is first asked. */
  deadline?: number;
  /** The sandbox's `hold` kept it from the device: its deadline counts from when the hold ends. */
  held?: true;
}

type CommandFound = DevicePlace;

export interface Asked<Proof> extends CommandFound {
  outcome: { proof: Proof } | { error: DriverError };
}

/** undefined where the driver has no part for it. */
type Ask<Proof> = (driver: Driver, op: Op) => Promise<Proof | AskAgain | undefined> | undefined;

/** How long a device that is busy, and does not say for how long, is left alone. */
const busyMs = 1000;

/** undefined when there is nothing to tell: the attempt is gone, or the job sleeps until there is an answer. */
export async function askDriver<Proof extends object>(
  services: Services,
  job: Job,
  ask: Ask<Proof>,
): Promise<Asked<Proof> | undefined> {
  const { database, clock } = services;
  const command = job.payload as DeviceCommand;
  const found = await find(services, command);
  if (!found) return database.transaction((tx) => finishJob(tx, job)).then(() => undefined);
  const { workspace, device, acceptedAt } = found;
  // A device that is not ours any more is sent nothing new; a command that was begun before is seen to its end.
  if (device.is_managed === 0 && command.deadline === undefined)
    return { ...found, outcome: { error: new DriverError("unmanaged", "The device is no longer managed.") } };
  const sleep = (run_at: number, payload: DeviceCommand) =>
    database.transaction((tx) => rescheduleJob(database, tx, job, { run_at, payload })).then(() => undefined);
  const place = { ...workspace, device_id: command.device_id };
  if (await services.hold.isHeld(database.query, place)) {
    const isAsleep = await database.transaction(async (tx) => {
      if (!(await services.hold.isStillHeld(database, tx, job, place))) return false;
      await rescheduleJob(database, tx, job, { run_at: clock.now() + heldMs, payload: { ...command, held: true } });
      return true;
    });
    if (isAsleep) return undefined;
  }

  await requireJob(database, database.query, job);
  // Read last of all: the device hears nothing after the deadline, however long the database has taken.
  const now = clock.now() + workspace.clock_offset_ms;
  const deadline = deadlineOf(command, acceptedAt, now);
  const op = opOf(device, { op_id: command.action_attempt_id, now, deadline });
  const answer = await answerOf(services.drivers.of({ ...device, driver: found.driver }), ask, op);
  if (answer instanceof DriverError) {
    const again_at = now + Math.max(answer.retry_after_ms ?? 0, busyMs);
    const mayWait = answer.fault === "busy" && answer.applied === "no" && again_at < deadline;
    return mayWait ? sleep(again_at - workspace.clock_offset_ms, command) : { ...found, outcome: { error: answer } };
  }
  if (!isAskAgain(answer)) return { ...found, outcome: { proof: answer } };
  return sleep(answer.again_at - workspace.clock_offset_ms, { ...command, deadline });
}

/**
 * A command may seem accepted in the future by less than this: the clocks of machines that share a database differ a
 * little.
 */
const clockSetBackMs = 30_000;

/**
 * Until when the device may still be told (workspace time). A command accepted in what is now the future was accepted
 * before the clock was set back: nobody knows how long its person has waited, so if the device has not heard of it, its
 * time is over. If it has, its time is never longer than usual.
 */
function deadlineOf({ deadline, held }: DeviceCommand, acceptedAt: number, now: number): number {
  if (deadline !== undefined) return Math.min(deadline, now + deadlineMs);
  if (held) return now + deadlineMs;
  return acceptedAt > now + clockSetBackMs ? now : acceptedAt + deadlineMs;
}

/**
 * Asks the driver. When it throws something unforeseen, the job fails and is tried again while there is time; then the
 * command ends.
 */
async function answerOf<Proof extends object>(
  driver: Driver,
  ask: Ask<Proof>,
  op: Op,
): Promise<Proof | AskAgain | DriverError> {
  try {
    return await askUntilDeadline(op, () => ask(driver, op));
  } catch (error) {
    if (op.now < op.deadline) throw error;
    return new DriverError("internal", "The driver failed.", { applied: "unknown", cause: error });
  }
}

interface Found extends CommandFound {
  acceptedAt: number;
}

/** undefined when the attempt has ended, or its device is gone. */
async function find(
  { database: { query } }: Services,
  { action_attempt_id, device_id }: DeviceCommand,
): Promise<Found | undefined> {
  const attempt = await query
    .selectFrom("action_attempts")
    .select("created_at")
    .where("action_attempt_id", "=", action_attempt_id)
    .where("status", "=", "pending")
    .executeTakeFirst();
  const place = attempt && (await findDevicePlace(query, device_id));
  return place && { ...place, acceptedAt: Date.parse(attempt.created_at) };
}
