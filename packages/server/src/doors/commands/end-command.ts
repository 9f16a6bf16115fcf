// Ends a command: stores the attempt's result or error and the device's new state, in one transaction.
import { askersOf, endAttempt } from "../action-attempts.ts";
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import { lockAccountRow } from "../../base/db/connected-accounts.ts";
import type { Tx } from "../../base/db/database.ts";
import { lockDeviceRow, type LockedDevice } from "../../base/db/devices.ts";
import type { Job } from "../../base/db/job.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { setAccountConnected } from "../accounts/connected-account-state.ts";
import { appendEvents, type NewEvent } from "../events/events.ts";
import { finishJob } from "../../base/jobs/jobs.ts";
import type { DoorServices } from "../door-services.ts";
import type { Asked, DeviceCommand } from "./ask-driver.ts";
import { applyReport, type Cause } from "../reports/device-reports.ts";
import type { DriverError, LockReport } from "../../driver/driver.ts";
import { commandError } from "../../driver/fault-errors.ts";
import { applyConsequences } from "../consequences/consequences.ts";
import { workspaceNow } from "../../base/workspace-time.ts";

interface Scene {
  tx: Tx;
  /** The device's row; `undefined` if the device is gone. */
  row: LockedDevice | undefined;
  now: WorkspaceTime;
}

interface Ending<Proof> {
  /** Current state of the device. @default {@link learned} */
  report?: LockReport | undefined;
  /** Cause of the movement, if `report` contains one. @default "remote" */
  by?: Cause["by"];
  /** Saves the change. Resolves to the attempt's `result`. */
  done: (proof: Proof, scene: Scene) => Promise<Record<string, unknown>>;
  /** Makes the attempt's `error`. @default {@link commandError} */
  why?: (error: DriverError, name?: string) => { type: string; message: string };
  /** Takes waiting commands with the same target, so that they end with this one. */
  together?: (tx: Tx) => Promise<readonly DeviceCommand[]>;
  /** Makes the event of an attempt's end. */
  event?: (action_attempt_id: string) => NewEvent;
}

export async function endCommand<Proof>(
  services: DoorServices,
  job: Job,
  asked: Asked<Proof>,
  ending: Ending<Proof>,
): Promise<void> {
  const { database, clock } = services;
  const { workspace, device, outcome } = asked;
  const { action_attempt_id } = job.payload as DeviceCommand;
  const now = workspaceNow(clock, workspace);
  const { done, why = commandError, report = learned(asked, now), by = "remote" } = ending;
  const { together = async () => [], event } = ending;
  await database.transaction(async (tx) => {
    if ("error" in outcome && outcome.error.fault === "auth") await signedOut(tx, device, now);
    // The device's row is locked before the job, in the same order as everywhere, so that no deadlock can arise.
    const row = await lockDeviceRow(tx, device.device_id);
    await finishJob(tx, job);
    const told = row && (await afterSilence(tx, row, asked, report, now));
    const ids = [action_attempt_id, ...(await together(tx)).map((other) => other.action_attempt_id)];
    const askers = await askersOf(tx, ids);
    const asked_by = by === "remote" ? askers.get(action_attempt_id) : undefined;
    const reported = row && told ? await applyReport(tx, row, told, { by, asked_by }) : [];
    if (row && told?.online === false) await applyConsequences(tx, "unanswered", [row], { now: clock.now() });
    const end =
      "proof" in outcome
        ? { result: await done(outcome.proof, { tx, row, now }) }
        : { error: why(outcome.error, row?.name) };
    for (const id of ids) await endAttempt(tx, id, end, iso(now));
    const ends = event ? ids.map((id) => Object.assign(event(id), { asked_by: askers.get(id) })) : [];
    await appendEvents(tx, workspace.workspace_id, [...reported, ...ends]);
  });
  services.metrics.command(asked.driver, job.kind, "error" in outcome ? outcome.error.fault : "success");
}

/** Marks an account disconnected, because its system refused the secret. */
async function signedOut(tx: Tx, { workspace_id, connected_account_id }: DeviceRow, at: number): Promise<void> {
  await holdWorkspace(tx, workspace_id);
  const row = await lockAccountRow(tx, connected_account_id);
  if (row) await setAccountConnected(tx, { row, connected: false, at });
}

/** Unanswered commands in a row after which a device counts as out of reach. */
const silencesUntilOffline = 2;

async function afterSilence(
  tx: Tx,
  { device_id, silences }: DeviceRow,
  { outcome }: Asked<unknown>,
  report: LockReport | undefined,
  at: number,
): Promise<LockReport | undefined> {
  const isSilent =
    report === undefined &&
    "error" in outcome &&
    outcome.error.fault === "timeout" &&
    outcome.error.applied === "unknown";
  const next = isSilent ? silences + 1 : 0;
  if (next !== silences)
    await tx.updateTable("devices").set({ silences: next }).where("device_id", "=", device_id).execute();
  return isSilent && next >= silencesUntilOffline ? { device_id, at, online: false, source: "report" } : report;
}

/** State of the device that follows from a failure: out of reach, or jammed. */
function learned({ device: { device_id }, outcome }: Asked<unknown>, at: number): LockReport | undefined {
  const fault = "error" in outcome ? outcome.error.fault : undefined;
  if (fault === "unreachable") return { device_id, at, online: false, source: "report" };
  return fault === "jammed" ? { device_id, at, jammed: true, source: "report" } : undefined;
}
