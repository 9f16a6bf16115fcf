// What comes of a command to a bolt: proof ends the attempt, a fault ends it with words people understand.
import { iso } from "../clock.ts";
import type { Job } from "../db/job.ts";
import type { Services } from "../services.ts";
import { isInDoubt, readAfterDeadline } from "./after-deadline.ts";
import { type Asked, askDriver } from "./ask-driver.ts";
import { DriverError, type LockProof, type LockReport } from "../drivers/driver.ts";
import type { NewEvent } from "../events/events.ts";
import { endCommand } from "./end-command.ts";
import { lockError } from "../drivers/fault-errors.ts";
import type { LockCommand } from "./lock-commands.ts";
import { isSuperseded, takeEqual, waitingBehind } from "./waiting-lock-commands.ts";

export async function runLockCommand(services: Services, job: Job): Promise<void> {
  const command = job.payload as LockCommand;
  const asked = await askDriver(services, job, async (driver, op) => {
    const isBegun = command.deadline !== undefined;
    if (!isBegun && isSuperseded(command, await waitingBehind(services.database.query, job)))
      throw new DriverError("superseded", "A newer command wants the opposite.");
    return driver.bolt?.setLocked(command.locked, op);
  });
  if (asked) await end(services, job, asked);
}

async function end(services: Services, job: Job, asked: Asked<LockProof>): Promise<void> {
  const { workspace, outcome } = asked;
  const command = job.payload as LockCommand;
  const { action_attempt_id } = command;
  const at = services.clock.now() + workspace.clock_offset_ms;
  const report = isInDoubt(outcome)
    ? await readAfterDeadline(services, asked, action_attempt_id, at)
    : proven(command, outcome, at);
  await endCommand(services, job, asked, {
    report,
    done: async ({ proof }) => ({ was_confirmed_by_device: proof === "state" }),
    why: lockError,
    together: async (tx) => takeEqual(tx, command, await waitingBehind(tx, job)),
    event: attemptEvent(asked, command, at),
  });
}

const attemptEvent =
  ({ device, outcome }: Asked<LockProof>, { locked }: LockCommand, at: number) =>
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

const proven = (
  { device_id, locked }: LockCommand,
  outcome: Asked<LockProof>["outcome"],
  at: number,
): LockReport | undefined =>
  "proof" in outcome
    ? { device_id, at, locked, online: true, source: outcome.proof.proof === "state" ? "report" : "assumed" }
    : undefined;
