// What comes of a command to a noise sensor. The platform tells of a threshold once its sensor keeps it, and no sooner.
import { endAttempt, type Outcome } from "../action-attempts.ts";
import { iso } from "../clock.ts";
import type { Query } from "../db/database.ts";
import { deviceOf, lockDeviceRow } from "../db/devices.ts";
import { appendEvents } from "../events.ts";
import type { Job } from "../db/job.ts";
import { finishJob } from "../jobs/jobs.ts";
import type { NoiseThreshold } from "../devices/noise.ts";
import type { Services } from "../services.ts";
import { askDriver } from "./ask-driver.ts";
import { applyReport } from "./device-reports.ts";
import { DriverError, type Fault } from "./driver.ts";
import { faultError } from "./fault-errors.ts";
import type { NoiseChange, NoiseCommand } from "./noise-commands.ts";
import { pingLater } from "./ping.ts";

export async function runNoiseCommand(services: Services, job: Job): Promise<void> {
  const { database, clock } = services;
  const command = job.payload as NoiseCommand;
  // Its lane lets nothing else change the thresholds of this sensor meanwhile.
  const wanted = await wantedBy(database.query, command);
  const asked = await askDriver(services, job, (driver, op) => {
    if ("delete" in command) return driver.clearNoiseThreshold?.(command.delete, op);
    if (!wanted) throw new DriverError("gone", "The threshold has been taken away.");
    return driver.writeNoiseThreshold?.(wanted, op);
  });
  if (!asked) return;
  const { workspace, device, outcome } = asked;
  const now = clock.now() + workspace.clock_offset_ms;
  await database.transaction(async (tx) => {
    await finishJob(tx, job);
    const row = await lockDeviceRow(database, tx, device.device_id);
    if ("proof" in outcome) await keep(tx, workspace.workspace_id, command, wanted);
    const isUnreachable = "error" in outcome && outcome.error.fault === "unreachable";
    const events =
      row && isUnreachable ? await applyReport(tx, row, { ...device, at: now, online: false, source: "report" }, { by: "remote" }) : [];
    if (row && isUnreachable) await pingLater(database, tx, row, clock.now());
    const why = (fault: Fault) => ("update" in command && !wanted ? takenAway : faultError(fault, row && deviceOf(row).properties.name));
    const end: Outcome = "proof" in outcome ? { result: wanted ? { noise_threshold: wanted } : {} } : { error: why(outcome.error.fault) };
    await endAttempt(tx, command.action_attempt_id, end, iso(now));
    await appendEvents(database, tx, workspace.workspace_id, events);
  });
}

const takenAway = { type: "noise_threshold_not_found", message: "The threshold was taken away before it could be changed." };

/** The threshold as it is to be; undefined when it is to be gone, or is. */
async function wantedBy(query: Query, change: NoiseChange): Promise<NoiseThreshold | undefined> {
  if ("create" in change) return change.create;
  if ("delete" in change) return undefined;
  const { noise_threshold_id } = change.update;
  const row = await query
    .selectFrom("noise_thresholds")
    .select("body")
    .where("noise_threshold_id", "=", noise_threshold_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { noise_threshold_decibels, noise_threshold_nrs, ...kept } = JSON.parse(row.body) as NoiseThreshold;
  const hasLevel = change.update.noise_threshold_decibels !== undefined || change.update.noise_threshold_nrs !== undefined;
  const level = {
    ...(noise_threshold_decibels !== undefined && { noise_threshold_decibels }),
    ...(noise_threshold_nrs !== undefined && { noise_threshold_nrs }),
  };
  return { ...kept, ...(hasLevel ? {} : level), ...change.update };
}

async function keep(tx: Query, workspace_id: string, change: NoiseChange, wanted: NoiseThreshold | undefined): Promise<void> {
  if ("delete" in change) await tx.deleteFrom("noise_thresholds").where("noise_threshold_id", "=", change.delete).execute();
  if (!wanted) return;
  const { noise_threshold_id, device_id } = wanted;
  const body = JSON.stringify(wanted);
  if ("create" in change)
    await tx
      .insertInto("noise_thresholds")
      .values({ noise_threshold_id, workspace_id, device_id, created_at: change.created_at, body })
      .execute();
  else await tx.updateTable("noise_thresholds").set({ body }).where("noise_threshold_id", "=", noise_threshold_id).execute();
}
