// A lock has not answered by the deadline of its command, or nobody knows what it did: the attempt ends in an error,
// and stays so. What the lock says later is a report like any other (reports/device-events.ts): it changes the device,
// and no attempt.
import { type DriverError, type LockProof, type LockReport } from "../drivers/driver.ts";
import { commandDeadlineMs, opOf } from "../drivers/op.ts";
import type { Services } from "../services.ts";
import type { Asked } from "./ask-driver.ts";

export const isInDoubt = (outcome: { proof: LockProof } | { error: DriverError }): boolean =>
  "error" in outcome && outcome.error.applied === "unknown";

/**
 * Reads the lock once, so that at least its device says the truth; undefined: it does not answer. `now`: workspace
 * time.
 */
export async function readAfterDeadline(
  { drivers }: Services,
  { device, driver }: Asked<LockProof>,
  op_id: string,
  now: number,
): Promise<LockReport | undefined> {
  try {
    return await drivers
      .of({ ...device, driver })
      .readState(opOf(device, { op_id, now, deadline: now + commandDeadlineMs }));
  } catch {
    return undefined;
  }
}
