// What all commands to devices share: find the command again, hold it back in a sandbox, note that the device may have
// heard of it, and ask the driver until there is an answer. Each kind of command says itself what to do with that
// answer (run-lock-command.ts and its siblings).
import { type DevicePlace, findDevicePlace } from "../../base/db/device-place.ts";
import type { Job } from "../../base/db/job.ts";
import { finishJob, noteJob, requireJob, rescheduleJob } from "../../base/jobs/jobs.ts";
import type { DoorServices } from "../door-services.ts";
import { type AskAgain, type Driver, DriverError, isAskAgain, type Op } from "../../driver/driver.ts";
import { callDriver, unansweredCall } from "../../driver/call-driver.ts";
import { commandDeadlineMs as deadlineMs, opOf } from "../../driver/op.ts";
import { logUnforeseen } from "../../driver/log-unforeseen.ts";
import { heldMs } from "../../driver/command-hold.ts";
import { toServerTime, workspaceNow } from "../../base/workspace-time.ts";
import type { ServerTime, WorkspaceTime } from "../../base/clock.ts";

/** What the job of every command holds, beside what is to be done. */
export interface DeviceCommand {
  action_attempt_id: string;
  device_id: string;
  /**
   * Noted before the driver is called: from then on the device may have heard of the command. Where the system keeps no
   * operations, nothing is sent for it again.
   */
  deadline?: WorkspaceTime;
  /** How often the device has been read since nobody knows what became of the command. */
  reads?: number;
  /** The sandbox's `hold` kept it from the device: its deadline counts from when the hold ends. */
  held?: true;
}

type Outcome<Proof> = { proof: Proof } | { error: DriverError };

export interface Asked<Proof> extends DevicePlace {
  outcome: Outcome<Proof>;
  /** Until when the device could be told. */
  deadline: WorkspaceTime;
}

export interface Question<Proof> {
  /** undefined where the driver has no part for it. */
  ask: (driver: Driver, op: Op) => Promise<Proof | AskAgain | undefined> | undefined;
  /** Why it is not to be sent at all, looked at before the device hears of it. @default it is sent */
  obstacle?: () => Promise<DriverError | undefined>;
}

/** How long a device that is busy, and does not say for how long, is left alone. */
const busyMs = 1000;

/** undefined when there is nothing to tell: the attempt is gone, or the job sleeps until there is an answer. */
export async function askDriver<Proof extends object>(
  services: DoorServices,
  job: Job,
  { ask, obstacle = async () => undefined }: Question<Proof>,
): Promise<Asked<Proof> | undefined> {
  const { database, clock } = services;
  const command = job.payload as DeviceCommand;
  const found = await find(services, command);
  if (!found) return database.transaction((tx) => finishJob(tx, job)).then(() => undefined);
  const { workspace, device, acceptedAt } = found;
  const driver = services.drivers.of({ ...device, driver: found.driver });
  const deadline = deadlineOf(command, acceptedAt, workspaceNow(clock, workspace));
  const ended = (error: DriverError): Asked<Proof> => ({ ...found, deadline, outcome: { error } });
  const isTold = command.deadline !== undefined;
  if (isTold && !driver.keepsOperations) return ended(unansweredCall());
  // A device that is not ours any more is sent nothing new; a command that was begun before is seen to its end.
  if (device.is_managed === 0 && !isTold)
    return ended(new DriverError("unmanaged", "The device is no longer managed."));
  if (await isHeldBack(services, job, found)) return undefined;
  const why = isTold ? undefined : await obstacle();
  if (why) return ended(why);

  if (!isTold && deadline <= workspaceNow(clock, workspace))
    return ended(new DriverError("timeout", "There was no time left."));
  if (isTold) await requireJob(database.query, job);
  else await noteJob(database.query, job, { ...command, deadline });
  // Read last of all: the device hears nothing after the deadline, however long the database has taken.
  const now = workspaceNow(clock, workspace);
  const op = opOf(device, { op_id: command.action_attempt_id, now, deadline });
  const answer = await callDriver(driver, op, () => ask(driver, op));
  logUnforeseen(services, driver, answer);
  if (answer instanceof DriverError) {
    const again_at = now + Math.max(answer.retry_after_ms ?? 0, busyMs);
    const mayWait = answer.fault === "busy" && answer.applied === "no" && again_at < deadline;
    return mayWait ? putToSleep(services, job, toServerTime(again_at, workspace), command) : ended(answer);
  }
  if (!isAskAgain(answer)) return { ...found, deadline, outcome: { proof: answer } };
  return putToSleep(services, job, toServerTime(answer.again_at, workspace), { ...command, deadline });
}

export const putToSleep = (
  { database }: Pick<DoorServices, "database">,
  job: Job,
  run_at: ServerTime,
  payload: DeviceCommand,
): Promise<undefined> =>
  database.transaction((tx) => rescheduleJob(tx, job, { run_at, payload })).then(() => undefined);

async function isHeldBack(
  { database, clock, hold }: Pick<DoorServices, "database" | "clock" | "hold">,
  job: Job,
  { workspace, device: { device_id } }: DevicePlace,
): Promise<boolean> {
  const place = { ...workspace, device_id };
  if (!(await hold.isHeld(database.query, place))) return false;
  const payload: DeviceCommand = { ...(job.payload as DeviceCommand), held: true };
  return database.transaction(async (tx) => {
    if (!(await hold.isStillHeld(tx, job, place))) return false;
    await rescheduleJob(tx, job, { run_at: clock.now() + heldMs, payload });
    return true;
  });
}

/**
 * A command may seem accepted in the future by less than this: the clocks of machines that share a database differ a
 * little.
 */
const clockSetBackMs = 30_000;

/**
 * Until when the device may still be told. A command accepted in what is now the future was accepted
 * before the clock was set back: nobody knows how long its person has waited, so if the device has not heard of it, its
 * time is over. If it has, its time is never longer than usual.
 */
function deadlineOf({ deadline, held }: DeviceCommand, acceptedAt: number, now: number): number {
  if (deadline !== undefined) return Math.min(deadline, now + deadlineMs);
  if (held) return now + deadlineMs;
  return acceptedAt > now + clockSetBackMs ? now : acceptedAt + deadlineMs;
}

interface Found extends DevicePlace {
  acceptedAt: number;
}

/** undefined when the attempt has ended, or its device is gone. */
async function find(
  { database: { query } }: DoorServices,
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
