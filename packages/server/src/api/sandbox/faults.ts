import type { sandbox } from "@mortise/contract";
import type { ExpressionBuilder } from "kysely";
import { climateCommandLane } from "../../doors/commands/climate-commands.ts";
import { climateJobKind } from "../../doors/climate/wake.ts";
import { inOrder } from "../../base/jobs/jobs.ts";
import { deviceLane } from "../../base/jobs/lanes.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import type { Schema } from "../../base/db/schema.ts";
import { requireAnyDevice } from "../../doors/access/device-access.ts";
import { lockLane } from "../../base/jobs/lock-command-job.ts";
import { noiseLane } from "../../doors/commands/noise-commands.ts";
import { clearFaults, setFault } from "../../hubs/sandbox/faults.ts";

export const faults = {
  async set(context, { device_id, fault, times }) {
    const scope = { workspace_id: context.workspace.workspace_id, device_id: await known(context, device_id) };
    await setFault(context.database.query, scope, fault, times);
    return {};
  },
  async clear(context, input) {
    const { database, workspace } = context;
    const { workspace_id } = workspace;
    const device_id = await known(context, input.device_id);
    await database.transaction(async (tx) => {
      await clearFaults(tx, { workspace_id, device_id });
      const ofAll = tx.selectFrom("jobs").select("job_id").where("workspace_id", "=", workspace_id);
      const held = device_id === undefined ? ofAll.where(inAnyLane) : ofAll.where("lane", "in", lanesOf(device_id));
      const freed = tx.updateTable("jobs").set({ run_at: context.clock.now() });
      await freed.where("job_id", "in", inOrder(tx, held)).execute();
      await tx.notify("jobs", "");
    });
    return {};
  },
} satisfies Handlers<typeof sandbox.faults>;

/** Job lanes in which a device's commands wait while the fault `hold` is set. */
const lanesOf = (device_id: string) => [
  lockLane(device_id),
  deviceLane(climateJobKind, device_id),
  climateCommandLane(device_id),
  noiseLane(device_id),
];

/** Matches jobs in these lanes of all devices. */
const inAnyLane = (eb: ExpressionBuilder<Schema, "jobs">) =>
  eb.or(lanesOf("%").map((pattern) => eb("lane", "like", pattern)));

async function known(context: CallContext, device_id: string | undefined): Promise<string | undefined> {
  return device_id === undefined ? undefined : (await requireAnyDevice(context, device_id)).device_id;
}
