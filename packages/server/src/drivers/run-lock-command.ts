// How a command reaches a driver and what comes of it: proof ends the attempt, a fault ends it with words people understand.
import { endAttempt, type Outcome } from "../action-attempts.ts";
import { iso } from "../clock.ts";
import { lockDeviceRow, deviceOf } from "../db/devices.ts";
import type { WorkspaceRow } from "../db/schema.ts";
import { appendEvents, type NewEvent } from "../events.ts";
import { finishJob, type Job, rescheduleJob } from "../jobs.ts";
import type { Services } from "../services.ts";
import { applyReport } from "./device-reports.ts";
import { DriverError, isAskAgain, type LockReport, type Op } from "./driver.ts";
import type { LockCommand } from "./lock-commands.ts";
import { faultError } from "./fault-errors.ts";
import { isHeld } from "./hold.ts";
import { pingLater } from "./ping.ts";

/** Within the minute that clients wait. Counted from when the command was accepted: a door must not open once its person has given up. */
const deadlineMs = 30_000;
/** How long a held attempt sleeps when nobody lets go; letting go wakes it. */
const heldMs = 366 * 24 * 3_600_000;

/** `held`: a sandbox fault kept it from the lock; its time begins when that lets go. */
type RunningCommand = LockCommand & { held?: true };

export async function runLockCommand(services: Services, job: Job): Promise<void> {
  const { database, clock } = services;
  const command = job.payload as RunningCommand;
  const found = await find(services, command);
  if (!found) return database.transaction((tx) => finishJob(tx, job));
  const { workspace, driver } = found;
  const now = clock.now() + workspace.clock_offset_ms;
  if (await isHeld(database, workspace, command.device_id))
    return database.transaction((tx) =>
      rescheduleJob(database, tx, job, { run_at: clock.now() + heldMs, payload: { ...command, held: true } }),
    );

  const deadline = command.deadline ?? (command.held ? now : found.acceptedAt) + deadlineMs;
  const op = opOf(command, workspace, now, deadline);
  try {
    const answer = await services.drivers.named(driver).setLocked(command.locked, op);
    if (!isAskAgain(answer)) return await end(services, job, found, { proof: answer.proof });
    if (now >= deadline) throw new DriverError("timeout", "The lock did not confirm in time.", { applied: "unknown" });
    const run_at = Math.min(answer.again_at, deadline) - workspace.clock_offset_ms;
    await database.transaction((tx) => rescheduleJob(database, tx, job, { run_at, payload: { ...command, deadline } }));
  } catch (error) {
    const isBroken = !(error instanceof DriverError);
    // Tried again while there is time; then nobody waits on a driver that breaks.
    if (isBroken && now < deadline) throw error;
    const fault = isBroken ? new DriverError("internal", "The driver broke.", { applied: "unknown", cause: error }) : error;
    await end(services, job, found, { error: fault });
  }
}

interface Found {
  workspace: WorkspaceRow;
  device: { device_id: string; connected_account_id: string };
  driver: string;
  /** Epoch milliseconds, in the workspace's time. */
  acceptedAt: number;
}

/** undefined when the attempt has ended, or its door is gone. */
async function find({ database }: Services, { action_attempt_id, device_id }: LockCommand): Promise<Found | undefined> {
  const { query } = database;
  const row = await query
    .selectFrom("action_attempts as attempt")
    .innerJoin("devices as device", "device.device_id", "attempt.device_id")
    .innerJoin("connected_accounts as account", "account.connected_account_id", "device.connected_account_id")
    .select(["device.connected_account_id", "device.workspace_id", "account.driver", "attempt.created_at"])
    .where("attempt.action_attempt_id", "=", action_attempt_id)
    .where("attempt.status", "=", "pending")
    .executeTakeFirst();
  if (!row) return undefined;
  const workspace = await query.selectFrom("workspaces").selectAll().where("workspace_id", "=", row.workspace_id).executeTakeFirstOrThrow();
  return {
    workspace,
    device: { device_id, connected_account_id: row.connected_account_id },
    driver: row.driver,
    acceptedAt: Date.parse(row.created_at),
  };
}

const opOf = ({ action_attempt_id, device_id }: LockCommand, { workspace_id }: WorkspaceRow, now: number, deadline: number): Op => ({
  device_id,
  workspace_id,
  op_id: action_attempt_id,
  now,
  deadline,
  signal: AbortSignal.timeout(deadlineMs),
});

type End = { proof: "state" | "ack" } | { error: DriverError };

async function end(services: Services, job: Job, { workspace, device, driver }: Found, outcome: End): Promise<void> {
  const { database, clock } = services;
  const command = job.payload as LockCommand;
  const at = clock.now() + workspace.clock_offset_ms;
  // What the door did is unknown: ask it, so that the device at least says the truth.
  const doubtful = "error" in outcome && outcome.error.applied === "unknown";
  const report = doubtful
    ? await stateAfterDoubt(services, driver, opOf(command, workspace, at, at + deadlineMs))
    : proven(command, outcome, at);
  await database.transaction(async (tx) => {
    await finishJob(tx, job);
    const row = await lockDeviceRow(database, tx, device.device_id);
    const events: NewEvent[] = [];
    if (row && report) events.push(...(await applyReport(tx, row, report, { by: "remote" })));
    if (row && report?.online === false) await pingLater(database, tx, row, clock.now());
    const action_type = command.locked ? "lock_door" : "unlock_door";
    await endAttempt(tx, command.action_attempt_id, outcomeOf(outcome, row && deviceOf(row).properties.name), iso(at));
    const status = "error" in outcome ? "error" : "success";
    events.push({
      event_type: `action_attempt.${action_type}.${status === "error" ? "failed" : "succeeded"}`,
      occurred_at: iso(at),
      ...device,
      payload: { action_attempt_id: command.action_attempt_id, action_type: action_type.toUpperCase(), status },
    });
    await appendEvents(database, tx, workspace.workspace_id, events);
  });
}

function proven({ device_id, locked }: LockCommand, outcome: End, at: number): LockReport | undefined {
  if ("proof" in outcome) return { device_id, at, locked, online: true, source: outcome.proof === "state" ? "report" : "assumed" };
  return outcome.error.fault === "unreachable" ? { device_id, at, online: false, source: "report" } : undefined;
}

async function stateAfterDoubt({ drivers }: Services, driver: string, op: Op): Promise<LockReport | undefined> {
  try {
    return await drivers.named(driver).readState(op);
  } catch {
    return undefined;
  }
}

function outcomeOf(outcome: End, name: string | undefined): Outcome {
  if ("error" in outcome) return { error: faultError(outcome.error.fault, name) };
  return { result: { was_confirmed_by_device: outcome.proof === "state" } };
}
