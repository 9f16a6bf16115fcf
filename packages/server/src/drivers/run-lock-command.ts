// What comes of a command to a bolt: proof ends the attempt, a fault ends it with words people understand.
import { iso } from "../clock.ts";
import type { Job } from "../db/job.ts";
import type { Services } from "../services.ts";
import { type Asked, askDriver, deadlineMs, opOf } from "./ask-driver.ts";
import type { LockProof, LockReport, Op } from "./driver.ts";
import { endCommand } from "./end-command.ts";
import { lockError } from "./fault-errors.ts";
import type { LockCommand } from "./lock-commands.ts";

export async function runLockCommand(services: Services, job: Job): Promise<void> {
  const { locked } = job.payload as LockCommand;
  const asked = await askDriver(services, job, (driver, op) => driver.setLocked(locked, op));
  if (asked) await end(services, job, asked);
}

async function end(services: Services, job: Job, asked: Asked<LockProof>): Promise<void> {
  const { workspace, device, driver, outcome } = asked;
  const command = job.payload as LockCommand;
  const { action_attempt_id } = command;
  const at = services.clock.now() + workspace.clock_offset_ms;
  const action_type = command.locked ? "lock_door" : "unlock_door";
  const [status, verb] = "error" in outcome ? ["error", "failed"] : ["success", "succeeded"];
  const event = {
    event_type: `action_attempt.${action_type}.${verb}`,
    occurred_at: iso(at),
    ...device,
    payload: { action_attempt_id, action_type: action_type.toUpperCase(), status },
  };
  // What the bolt did is unknown: read the lock, so that at least its device says the truth.
  const isDoubtful = "error" in outcome && outcome.error.applied === "unknown";
  const report = isDoubtful
    ? await stateAfterDoubt(services, driver, opOf(command, workspace, at, at + deadlineMs))
    : proven(command, outcome, at);
  await endCommand(services, job, asked, {
    report,
    done: async ({ proof }) => ({ was_confirmed_by_device: proof === "state" }),
    why: lockError,
    events: [event],
  });
}

const proven = ({ device_id, locked }: LockCommand, outcome: Asked<LockProof>["outcome"], at: number): LockReport | undefined =>
  "proof" in outcome ? { device_id, at, locked, online: true, source: outcome.proof.proof === "state" ? "report" : "assumed" } : undefined;

async function stateAfterDoubt({ drivers }: Services, driver: string, op: Op): Promise<LockReport | undefined> {
  try {
    return await drivers.named(driver).readState(op);
  } catch {
    return undefined;
  }
}
