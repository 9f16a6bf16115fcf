// Ends a command: its attempt gets a result or an error, and what is known of its device now is saved, all in one transaction.
import { endAttempt } from "../action-attempts.ts";
import { iso } from "../clock.ts";
import type { Query } from "../db/database.ts";
import { lockDeviceRow } from "../db/devices.ts";
import type { Job } from "../db/job.ts";
import type { DeviceRow } from "../db/schema.ts";
import { appendEvents, type NewEvent } from "../events.ts";
import { finishJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import type { Asked, DeviceCommand } from "./ask-driver.ts";
import { applyReport } from "./device-reports.ts";
import type { DriverError, LockReport } from "./driver.ts";
import { commandError } from "./fault-errors.ts";
import { pingLater } from "./ping.ts";

export interface Scene {
  tx: Query;
  /** Locked until the transaction ends; `undefined`: the device is gone. */
  row: DeviceRow | undefined;
  /** Workspace time. */
  now: number;
}

export interface Ending<Proof> {
  /** What is known of the device now. @default {@link offline} */
  report?: LockReport | undefined;
  /** Saves what was done; resolves to the `result` of the attempt. */
  done: (proof: Proof, scene: Scene) => Promise<Record<string, unknown>>;
  /** The `error` of the attempt. @default {@link commandError} */
  why?: (error: DriverError, name?: string) => { type: string; message: string };
  /** Events to append beside those of the report. */
  events?: readonly NewEvent[];
}

export async function endCommand<Proof>(services: Services, job: Job, asked: Asked<Proof>, ending: Ending<Proof>): Promise<void> {
  const { database, clock } = services;
  const { workspace, device, outcome } = asked;
  const { action_attempt_id } = job.payload as DeviceCommand;
  const now = clock.now() + workspace.clock_offset_ms;
  const { done, why = commandError, events = [], report = offline(asked, now) } = ending;
  await database.transaction(async (tx) => {
    await finishJob(tx, job);
    const row = await lockDeviceRow(database, tx, device.device_id);
    const reported = row && report ? await applyReport(database, tx, row, report, { by: "remote" }) : [];
    if (row && report?.online === false) await pingLater(database, tx, row, clock.now());
    const end = "proof" in outcome ? { result: await done(outcome.proof, { tx, row, now }) } : { error: why(outcome.error, row?.name) };
    await endAttempt(tx, action_attempt_id, end, iso(now));
    await appendEvents(database, tx, workspace.workspace_id, [...reported, ...events]);
  });
}

/** The report on a device that could not be reached; undefined for any other outcome. */
function offline({ device: { device_id }, outcome }: Asked<unknown>, at: number): LockReport | undefined {
  const isUnreachable = "error" in outcome && outcome.error.fault === "unreachable";
  return isUnreachable ? { device_id, at, online: false, source: "report" } : undefined;
}
