// What all commands to devices share: find the command again, hold it back in a sandbox, ask the driver until there is an answer. Each
// kind of command says itself what to do with that answer (run-lock-command.ts and its siblings).
import { isLeaving } from "../db/leaving.ts";
import type { WorkspaceRow } from "../db/schema.ts";
import type { Job } from "../db/job.ts";
import { finishJob, requireJob, rescheduleJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import { type AskAgain, type Driver, DriverError, isAskAgain, type Op } from "./driver.ts";
import { heldMs, isHeld, isStillHeld } from "./hold.ts";

/** What the job of every command holds, beside what is to be done. */
export interface DeviceCommand {
  action_attempt_id: string;
  device_id: string;
  /** Set when the driver is first asked. */
  deadline?: number;
  /** The sandbox's `hold` kept it from the device: its deadline counts from when the hold ends. */
  held?: true;
}

export interface CommandFound {
  workspace: WorkspaceRow;
  device: { device_id: string; connected_account_id: string };
  driver: string;
}

export interface Asked<Proof> extends CommandFound {
  outcome: { proof: Proof } | { error: DriverError };
}

/** Shorter than the minute clients wait. Counted from when the command was accepted: a door must not open once its person has given up. */
export const deadlineMs = 30_000;

/** undefined when there is nothing to tell: the attempt is gone, or the job sleeps until there is an answer. */
export async function askDriver<Proof extends object>(
  services: Services,
  job: Job,
  ask: (driver: Driver, op: Op) => Promise<Proof | AskAgain> | undefined,
): Promise<Asked<Proof> | undefined> {
  const { database, clock } = services;
  const command = job.payload as DeviceCommand;
  const found = await find(services, command);
  if (!found) return database.transaction((tx) => finishJob(tx, job)).then(() => undefined);
  const { workspace, driver, acceptedAt } = found;
  // A device that is not ours any more is sent nothing new; a command that was begun before is seen to its end.
  if (!found.isManaged && command.deadline === undefined)
    return { ...found, outcome: { error: new DriverError("unmanaged", "The device is no longer managed.") } };
  const sleep = (run_at: number, payload: DeviceCommand) =>
    database.transaction((tx) => rescheduleJob(database, tx, job, { run_at, payload })).then(() => undefined);
  const place = { ...workspace, device_id: command.device_id };
  if (await isHeld(database.query, place)) {
    const isAsleep = await database.transaction(async (tx) => {
      if (!(await isStillHeld(database, tx, job, place))) return false;
      await rescheduleJob(database, tx, job, { run_at: clock.now() + heldMs, payload: { ...command, held: true } });
      return true;
    });
    if (isAsleep) return undefined;
  }

  await requireJob(database, database.query, job);
  // Read last of all: the device hears nothing after the deadline, however long the database has taken.
  const now = clock.now() + workspace.clock_offset_ms;
  const deadline = deadlineOf(command, acceptedAt, now);
  const answer = await answerOf(services.drivers.named(driver), ask, opOf(command, workspace, now, deadline));
  if (answer instanceof DriverError) return { ...found, outcome: { error: answer } };
  if (!isAskAgain(answer)) return { ...found, outcome: { proof: answer } };
  if (now >= deadline)
    return { ...found, outcome: { error: new DriverError("timeout", "The device did not confirm in time.", { applied: "unknown" }) } };
  return sleep(Math.min(answer.again_at, deadline) - workspace.clock_offset_ms, { ...command, deadline });
}

/** A command may seem accepted in the future by less than this: the clocks of machines that share a database differ a little. */
const clockSetBackMs = 30_000;

/**
 * Until when the device may still be told (workspace time). A command accepted in what is now the future was accepted before the clock was
 * set back: nobody knows how long its person has waited, so if the device has not heard of it, its time is over. If it has, its time is
 * never longer than usual.
 */
function deadlineOf({ deadline, held }: DeviceCommand, acceptedAt: number, now: number): number {
  if (deadline !== undefined) return Math.min(deadline, now + deadlineMs);
  if (held) return now + deadlineMs;
  return acceptedAt > now + clockSetBackMs ? now : acceptedAt + deadlineMs;
}

/** Asks the driver. When it throws something unforeseen, the job fails and is tried again while there is time; then the command ends. */
async function answerOf<Proof extends object>(
  driver: Driver,
  ask: (driver: Driver, op: Op) => Promise<Proof | AskAgain> | undefined,
  op: Op,
): Promise<Proof | AskAgain | DriverError> {
  try {
    return (await ask(driver, op)) ?? new DriverError("unsupported", "The driver cannot do this.");
  } catch (error) {
    if (error instanceof DriverError) return error;
    if (op.now < op.deadline) throw error;
    return new DriverError("internal", "The driver failed.", { applied: "unknown", cause: error });
  }
}

interface Found extends CommandFound {
  isManaged: boolean;
  acceptedAt: number;
}

/** undefined when the attempt has ended, or its device is gone. */
async function find({ database: { query } }: Services, { action_attempt_id, device_id }: DeviceCommand): Promise<Found | undefined> {
  const row = await query
    .selectFrom("action_attempts as attempt")
    .innerJoin("devices as device", "device.device_id", "attempt.device_id")
    .innerJoin("connected_accounts as account", "account.connected_account_id", "device.connected_account_id")
    .select(["device.connected_account_id", "device.workspace_id", "device.is_managed", "account.driver", "attempt.created_at"])
    .where("attempt.action_attempt_id", "=", action_attempt_id)
    .where("attempt.status", "=", "pending")
    .executeTakeFirst();
  if (!row) return undefined;
  const { workspace_id, connected_account_id, is_managed, driver, created_at } = row;
  const workspace = await query.selectFrom("workspaces").selectAll().where("workspace_id", "=", workspace_id).executeTakeFirstOrThrow();
  if (isLeaving(workspace, connected_account_id)) return undefined;
  return {
    workspace,
    device: { device_id, connected_account_id },
    driver,
    isManaged: is_managed === 1,
    acceptedAt: Date.parse(created_at),
  };
}

export const opOf = (
  { action_attempt_id, device_id }: DeviceCommand,
  { workspace_id }: WorkspaceRow,
  now: number,
  deadline: number,
): Op => ({ device_id, workspace_id, op_id: action_attempt_id, now, deadline, signal: AbortSignal.timeout(deadlineMs) });
