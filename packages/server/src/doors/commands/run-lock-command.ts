// Runs a command to a bolt. A proof ends its attempt with success, a fault ends it with a message for people.
import { iso } from "../../base/clock.ts";
import type { Job } from "../../base/db/job.ts";
import type { DoorServices } from "../door-services.ts";
import { type Asked, askDriver, putToSleep } from "./ask-driver.ts";
import { DriverError, type LockProof, type LockReport } from "../../driver/driver.ts";
import { commandDeadlineMs, opOf } from "../../driver/op.ts";
import type { NewEvent } from "../events/events.ts";
import { endCommand } from "./end-command.ts";
import { lockError } from "../../driver/fault-errors.ts";
import { findOut, mostReads, readEveryMs } from "./find-out.ts";
import type { LockCommand } from "./lock-commands.ts";
import { isSuperseded, takeEqual, waitingBehind } from "./waiting-lock-commands.ts";
import { toServerTime, workspaceNow } from "../../base/workspace-time.ts";

type AskedLock = Asked<LockProof>;

export async function runLockCommand(services: DoorServices, job: Job): Promise<void> {
  const command = job.payload as LockCommand;
  const asked = await askDriver<LockProof>(services, job, {
    ask: (driver, op) => driver.bolt?.setLocked(command.locked, op),
    async obstacle() {
      if (!isSuperseded(command, await waitingBehind(services.database.query, job))) return undefined;
      return new DriverError("superseded", "A newer command wants the opposite.");
    },
  });
  if (!asked) return;
  const error = "error" in asked.outcome ? asked.outcome.error : undefined;
  if (error?.applied === "unknown") await endDoubt(services, job, asked, error);
  else await end(services, job, asked, proven(services, command, asked));
}

/**
 * Reads the lock until it confirms the command, at most {@link mostReads} times before the deadline. After a timeout at
 * the deadline the lock is read once, only to update its device: the attempt fails whatever the lock reports.
 */
async function endDoubt(services: DoorServices, job: Job, asked: AskedLock, error: DriverError): Promise<void> {
  const command = job.payload as LockCommand;
  const { workspace, device, deadline } = asked;
  const now = workspaceNow(services.clock, asked.workspace);
  const op = opOf(device, { op_id: command.action_attempt_id, now, deadline: now + commandDeadlineMs });
  const { report, outcome } = await findOut(
    services.drivers.of({ ...device, driver: asked.driver }),
    command.locked,
    op,
  );
  if (error.fault === "timeout" && now >= deadline) return end(services, job, asked, report);
  const reads = (command.reads ?? 0) + 1;
  const again_at = now + readEveryMs;
  const isOpen = outcome === undefined || ("error" in outcome && outcome.error.fault === "unreachable");
  if (isOpen && reads < mostReads && again_at < deadline)
    return putToSleep(services, job, toServerTime(again_at, workspace), { ...command, deadline, reads });
  return end(services, job, { ...asked, outcome: outcome ?? asked.outcome }, report);
}

async function end(services: DoorServices, job: Job, asked: AskedLock, report: LockReport | undefined): Promise<void> {
  const command = job.payload as LockCommand;
  await endCommand(services, job, asked, {
    report,
    // A bolt in another position than the command's was moved by somebody unknown.
    by: report?.locked === command.locked ? "remote" : "unknown",
    done: async ({ proof }) => ({ was_confirmed_by_device: proof === "state" }),
    why: (error, name) => lockError(error, { locked: command.locked, read: report?.locked }, name),
    together: async (tx) => takeEqual(tx, command, await waitingBehind(tx, job)),
    event: attemptEvent(asked, command, workspaceNow(services.clock, asked.workspace)),
  });
}

const attemptEvent =
  ({ device, outcome }: AskedLock, { locked }: LockCommand, at: number) =>
  (action_attempt_id: string): NewEvent => {
    const action_type = locked ? "lock_door" : "unlock_door";
    const [status, verb] = "error" in outcome ? ["error", "failed"] : ["success", "succeeded"];
    return {
      event_type: `action_attempt.${action_type}.${verb}`,
      occurred_at: iso(at),
      device_id: device.device_id,
      connected_account_id: device.connected_account_id,
      payload: { action_attempt_id, action_type: action_type.toUpperCase(), status },
    };
  };

function proven(services: DoorServices, { device_id, locked }: LockCommand, asked: AskedLock): LockReport | undefined {
  if ("error" in asked.outcome) return undefined;
  const source = asked.outcome.proof.proof === "state" ? "report" : "assumed";
  return { device_id, at: workspaceNow(services.clock, asked.workspace), locked, online: true, source };
}
