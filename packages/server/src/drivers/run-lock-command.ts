// What comes of a command to a bolt: proof ends the attempt, a fault ends it with words people understand.
import { endAttempt, type Outcome } from "../action-attempts.ts";
import { iso } from "../clock.ts";
import { lockDeviceRow, deviceOf } from "../db/devices.ts";
import { appendEvents, type NewEvent } from "../events.ts";
import type { Job } from "../db/job.ts";
import { finishJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import { type Asked, askDriver, deadlineMs, opOf } from "./ask-driver.ts";
import { applyReport } from "./device-reports.ts";
import { type LockProof, type LockReport, type Op } from "./driver.ts";
import type { LockCommand } from "./lock-commands.ts";
import { commandError } from "./fault-errors.ts";
import { pingLater } from "./ping.ts";

export async function runLockCommand(services: Services, job: Job): Promise<void> {
  const { locked } = job.payload as LockCommand;
  const asked = await askDriver(services, job, (driver, op) => driver.setLocked(locked, op));
  if (asked) await end(services, job, asked);
}

async function end(services: Services, job: Job, { workspace, device, driver, outcome }: Asked<LockProof>): Promise<void> {
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

type End = Asked<LockProof>["outcome"];

function proven({ device_id, locked }: LockCommand, outcome: End, at: number): LockReport | undefined {
  if ("proof" in outcome) return { device_id, at, locked, online: true, source: outcome.proof.proof === "state" ? "report" : "assumed" };
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
  if ("error" in outcome) return { error: commandError(outcome.error, name) };
  return { result: { was_confirmed_by_device: outcome.proof.proof === "state" } };
}
