// The common part of all commands to devices: find the command, hold it in a sandbox, store that the device may have
// received it, and call the driver until there is an answer. Each kind of command handles the answer itself
// (run-lock-command.ts and its siblings).
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

/** Fields of every command's job, apart from the action. */
export interface DeviceCommand {
  action_attempt_id: string;
  device_id: string;
  /**
   * Stored before the driver is called. From then on the device may have received the command, and nothing is sent for
   * it again, unless the system keeps operations.
   */
  deadline?: WorkspaceTime;
  /** Number of readings since the outcome of the command is unknown. */
  reads?: number;
  /** Set if the sandbox's `hold` kept the command back. Its deadline then counts from the end of the hold. */
  held?: true;
}

type Outcome<Proof> = { proof: Proof } | { error: DriverError };

export interface Asked<Proof> extends DevicePlace {
  outcome: Outcome<Proof>;
  /** Time until which the command could be sent. */
  deadline: WorkspaceTime;
}

export interface Question<Proof> {
  /** Calls the driver. Returns `undefined` if the driver has no part for this command. */
  ask: (driver: Driver, op: Op) => Promise<Proof | AskAgain | undefined> | undefined;
  /** Reason not to send the command, checked just before it would be sent. @default none */
  obstacle?: () => Promise<DriverError | undefined>;
}

/** Pause after a device was busy, if it does not say for how long. */
const busyMs = 1000;

/**
 * Sends a command. Resolves to `undefined` if its attempt has ended, if its device is gone, or if the job sleeps until
 * it runs again.
 */
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
  // An unmanaged device gets no new command. A command that was sent before is followed to its end.
  if (device.is_managed === 0 && !isTold)
    return ended(new DriverError("unmanaged", "The device is no longer managed."));
  if (await isHeldBack(services, job, found)) return undefined;
  const why = isTold ? undefined : await obstacle();
  if (why) return ended(why);

  if (!isTold && deadline <= workspaceNow(clock, workspace))
    return ended(new DriverError("timeout", "There was no time left."));
  if (isTold) await requireJob(database.query, job);
  else await noteJob(database.query, job, { ...command, deadline });
  // The clock is read last, so that nothing is sent after the deadline, however slow the database was.
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
 * Largest difference between the clocks of machines that share a database. A command may seem to be accepted so far in
 * the future.
 */
const clockSetBackMs = 30_000;

/**
 * Time until which the command may be sent. An acceptance time in the future means that the clock was set back since,
 * so the command's real age is unknown: a command that was not sent yet has expired. A stored deadline is cut to the
 * usual length.
 */
function deadlineOf({ deadline, held }: DeviceCommand, acceptedAt: number, now: number): number {
  if (deadline !== undefined) return Math.min(deadline, now + deadlineMs);
  if (held) return now + deadlineMs;
  return acceptedAt > now + clockSetBackMs ? now : acceptedAt + deadlineMs;
}

interface Found extends DevicePlace {
  acceptedAt: number;
}

/** Finds the attempt and its device. Resolves to `undefined` if the attempt has ended, or the device is gone. */
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
