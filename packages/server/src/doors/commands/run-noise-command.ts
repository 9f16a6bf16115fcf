// Runs a command to a noise sensor. A threshold is saved only after its sensor has stored it.
import type { Query, Tx } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import type { NoiseThreshold } from "../../base/db/noise-threshold.ts";
import type { DoorServices } from "../door-services.ts";
import { askDriver } from "./ask-driver.ts";
import { DriverError, type LockProof } from "../../driver/driver.ts";
import { endCommand } from "./end-command.ts";
import { commandError } from "../../driver/fault-errors.ts";
import type { NoiseChange, NoiseCommand } from "./noise-commands.ts";

export async function runNoiseCommand(services: DoorServices, job: Job): Promise<void> {
  const command = job.payload as NoiseCommand;
  // The threshold cannot change meanwhile: only commands of this sensor's lane change it, and they run one at a time.
  const wanted = await wantedBy(services.database.query, command);
  const asked = await askDriver<LockProof>(services, job, {
    ask(driver, op) {
      if ("delete" in command) return driver.noise?.clear(command.delete, op);
      return wanted && driver.noise?.write(wanted, op);
    },
    async obstacle() {
      return wanted || "delete" in command ? undefined : new DriverError("gone", "The threshold was deleted.");
    },
  });
  if (!asked) return;
  await endCommand(services, job, asked, {
    async done(_, { tx }) {
      await keep(tx, asked.workspace.workspace_id, command, wanted);
      return wanted ? { noise_threshold: wanted } : {};
    },
    why: "update" in command && !wanted ? () => takenAway : commandError,
  });
}

const takenAway = {
  type: "noise_threshold_not_found",
  message: "The threshold was deleted before it could be changed.",
};

/** Threshold after the change; `undefined` if it is to be deleted, or is gone already. */
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
  const hasLevel =
    change.update.noise_threshold_decibels !== undefined || change.update.noise_threshold_nrs !== undefined;
  const level = {
    ...(noise_threshold_decibels !== undefined && { noise_threshold_decibels }),
    ...(noise_threshold_nrs !== undefined && { noise_threshold_nrs }),
  };
  return { ...kept, ...(hasLevel ? {} : level), ...change.update };
}

async function keep(
  tx: Tx,
  workspace_id: string,
  change: NoiseChange,
  wanted: NoiseThreshold | undefined,
): Promise<void> {
  if ("delete" in change)
    await tx.deleteFrom("noise_thresholds").where("noise_threshold_id", "=", change.delete).execute();
  if (!wanted) return;
  const { noise_threshold_id, device_id } = wanted;
  const body = JSON.stringify(wanted);
  if ("create" in change)
    await tx
      .insertInto("noise_thresholds")
      .values({ noise_threshold_id, workspace_id, device_id, created_at: change.created_at, body })
      .execute();
  else
    await tx
      .updateTable("noise_thresholds")
      .set({ body })
      .where("noise_threshold_id", "=", noise_threshold_id)
      .execute();
}
